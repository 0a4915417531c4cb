// Create an account: a vendor of the platform names vendor and code, any other business its name (RTE-005, AUT-002, Q14).
import { useState } from 'react'
import { account } from '#app/account'
import { addressOf } from '#contract/routes'
import { deployment } from '#deployment'
import { registerMistakes, type RegisterForm as Values } from '#domain/account-form'
import { m } from '#messages'
import { registrationWords } from '#text/account-words'
import { Button, ButtonLink } from '#ui/Button'
import { TextField } from '#ui/TextField'
import { Done } from './account/Done.tsx'
import { NewAccount } from './account/NewAccount.tsx'
import { useForm } from './account/use-form.ts'
import { useMobile } from './account/use-mobile.ts'

const empty: Values = {
  email: '',
  vendorName: '',
  vendorCode: '',
  businessName: '',
  mobile: '',
  password: '',
  terms: false,
  privacy: false,
}

export function RegisterForm({ prefix }: { prefix: string }) {
  const { country, settings } = deployment()
  const platform = settings.registrationType === 'PV'
  const [created, setCreated] = useState(false)
  const mobile = useMobile(country.code)
  const { form, values, set, mistake, submit, busy, refusal } = useForm(
    empty,
    all => registerMistakes(all, settings.registrationType, mobile.isPossible),
    async all => {
      const problem = await account.register({
        email_address: all.email.trim(),
        password: all.password,
        mobile_number: mobile.international(all.mobile),
        country: country.code,
        terms_accepted: true,
        ...(platform
          ? { vendor_name: all.vendorName.trim(), vendor_code: all.vendorCode.trim() }
          : { business_name: all.businessName.trim() }),
      })
      setCreated(!problem)
      return problem && registrationWords(problem)
    },
    { name: 'register', prepare: mobile.load },
  )
  const text = (key: 'vendorName' | 'vendorCode' | 'businessName' | 'mobile' | 'email') => ({
    name: key,
    value: values[key],
    onChange: (value: string) => set(key, value),
    error: mistake(key),
  })

  if (created)
    return (
      <Done title={m.account_registered_title()} text={m.account_registered_text({ email: values.email.trim() })}>
        <ButtonLink kind="primary" large wide href={addressOf(prefix, '/connect')}>
          {m.account_log_in()}
        </ButtonLink>
      </Done>
    )
  return (
    <>
      <form ref={form} className="stack" method="post" onSubmit={submit} noValidate>
        <TextField
          {...text('email')}
          kind="email"
          label={m.account_email()}
          autoComplete="username"
          error={mistake('email', m.account_email_missing())}
        />
        {platform ? (
          <>
            <TextField {...text('vendorName')} label={m.account_vendor_name()} autoComplete="organization" />
            <TextField
              {...text('vendorCode')}
              label={m.account_vendor_code()}
              hint={m.account_vendor_code_hint()}
              autoComplete="off"
            />
          </>
        ) : (
          <TextField {...text('businessName')} label={m.account_business_name()} autoComplete="organization" />
        )}
        <TextField
          {...text('mobile')}
          kind="phone"
          onFocus={() => void mobile.load()}
          label={m.account_mobile()}
          autoComplete="tel"
          placeholder={settings.phonePrefix}
        />
        <NewAccount {...{ prefix, values, set, mistake, refusal }} />
        <Button type="submit" kind="primary" large wide pending={busy}>
          {m.account_register()}
        </Button>
      </form>
      <p className="tail">
        {m.account_have_one()}{' '}
        <a className="link" href={addressOf(prefix, '/connect')}>
          {m.account_log_in()}
        </a>
      </p>
      {settings.links.registration && (
        <p className="tail">
          {m.account_partner_text()}{' '}
          <a className="link" href={settings.links.registration}>
            {m.portal_partner()}
          </a>
        </p>
      )}
    </>
  )
}
