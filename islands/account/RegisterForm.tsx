// Create an account: a vendor of the platform names vendor and code, any other business its name (RTE-005, AUT-002, Q14).
import { useMemo, useState } from 'react'
import { account } from '#app/session.ts'
import { addressOf } from '#contract/routes.ts'
import { deployment } from '#deployment'
import { isAboutANumber, plainMobile, registerMistakes, type RegisterForm as Values } from '#features/account/form.ts'
import { registrationWords } from '#features/account/text.ts'
import type { Phones } from '#features/phones/phones.ts'
import { m } from '#messages'
import { importWithRetry } from '#platform/import-with-retry.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Done, keepTyped, useForm } from './account-form.tsx'
import { NewAccount } from './NewAccount.tsx'

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
      const email = all.email.trim()
      const problem = await account.register({
        email_address: email,
        password: all.password,
        mobile_number: mobile.international(all.mobile),
        country: country.code,
        terms_accepted: true,
        ...(platform
          ? { vendor_name: all.vendorName.trim(), vendor_code: all.vendorCode.trim() }
          : { business_name: all.businessName.trim() }),
      })
      setCreated(!problem)
      // What was typed while it was sent is not the address of the account.
      if (!problem) set('email', email)
      if (!problem) keepTyped('login', { email })
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
      <form ref={form} className="stack" method="dialog" action="about:blank" onSubmit={submit} noValidate>
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

const RULES_WAIT_MS = 3000

/**
 * Mobile numbers by the world's own rules, which are loaded when a number is about to be typed or checked. Where they
 * cannot be loaded a number needs as many digits as numbers have, and the server decides.
 * @param country ISO code of the site
 */
function useMobile(country: string) {
  const [, setLoaded] = useState(false)
  return useMemo(() => {
    let phones: Phones | undefined
    let loading: Promise<void> | undefined
    return {
      load(): Promise<void> {
        loading ??= importWithRetry(() => import('#app/phones.ts')).then(
          ({ sitePhones }) => {
            phones = sitePhones(country)
            // What was found wrong, or not, is judged again.
            setLoaded(true)
          },
          () => {
            loading = undefined
          },
        )
        // A number that cannot be judged is left to the server: nobody waits for the rules for long.
        return Promise.race([loading, new Promise<void>(done => setTimeout(done, RULES_WAIT_MS))])
      },
      isPossible: (text: string): boolean => phones?.isPossible(text) ?? isAboutANumber(text),
      international: (text: string): string => phones?.international(text) ?? plainMobile(text),
    }
  }, [country])
}
