import { addressOf } from '#contract/routes.ts'
import { deployment } from '#deployment'
import { around } from '#features/formats/written-in.ts'
import { m } from '#messages'
import { Checkbox } from '#ui/Choices.tsx'
import { Alert, NewPassword } from './account-form.tsx'

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

type ConsentsProps = {
  prefix: string
  privacyHref: string | undefined
  values: { terms: boolean; privacy: boolean }
  onTerms(agreed: boolean): void
  onPrivacy(agreed: boolean): void
  termsMistake: string | undefined
  privacyMistake: string | undefined
}

/** Both agreements that an account needs (AUT-003). The texts open next to the form, so that nothing typed is lost. */
function Consents({ prefix, privacyHref, values, onTerms, onPrivacy, termsMistake, privacyMistake }: ConsentsProps) {
  const [termsBefore, termsAfter] = around(link => m.account_terms_accept({ link }))
  const [privacyBefore, privacyAfter] = around(link => m.account_privacy_accept({ link }))
  return (
    <div className="stack">
      <Checkbox name="terms" checked={values.terms} onChange={onTerms} error={termsMistake}>
        {termsBefore}
        <a className="link" href={addressOf(prefix, '/termsandconditions')} target="_blank" rel="noopener">
          {m.account_terms()}
        </a>
        {termsAfter}
      </Checkbox>
      <Checkbox name="privacy" checked={values.privacy} onChange={onPrivacy} error={privacyMistake}>
        {privacyBefore}
        {privacyHref ? (
          <a className="link" href={privacyHref} target="_blank" rel="noopener noreferrer">
            {m.account_privacy()}
          </a>
        ) : (
          m.account_privacy()
        )}
        {privacyAfter}
      </Checkbox>
    </div>
  )
}
