import { deployment } from '#deployment'
import { m } from '#messages'
import { Alert } from './Alert.tsx'
import { Consents } from './Consents.tsx'
import { NewPassword } from './passwords.tsx'

type Values = { password: string; terms: boolean; privacy: boolean }

type Props = {
  prefix: string
  values: Values
  set(...change: { [Name in keyof Values]: [name: Name, value: Values[Name]] }[keyof Values]): void
  mistake(name: keyof Values, missing?: string): string | undefined
  refusal: string | undefined
}

/** How every form of a new account ends: its password, both agreements, and what the server said to it (AUT-002, AUT-003). */
export function NewAccount({ prefix, values, set, mistake, refusal }: Props) {
  return (
    <>
      <NewPassword
        name="new-password"
        label={m.account_password()}
        value={values.password}
        onChange={password => set('password', password)}
        error={mistake('password')}
      />
      <Consents
        prefix={prefix}
        privacyHref={deployment().settings.links.privacy}
        values={values}
        onTerms={terms => set('terms', terms)}
        onPrivacy={privacy => set('privacy', privacy)}
        termsMistake={mistake('terms', m.account_terms_missing())}
        privacyMistake={mistake('privacy', m.account_privacy_missing())}
      />
      <Alert text={refusal} />
    </>
  )
}
