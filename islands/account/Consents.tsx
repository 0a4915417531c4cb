import { addressOf } from '#contract/routes'
import { m } from '#messages'
import { around } from '#text/around'
import { Checkbox } from '#ui/Checkbox'

type Props = {
  prefix: string
  privacyHref: string | undefined
  values: { terms: boolean; privacy: boolean }
  onTerms(agreed: boolean): void
  onPrivacy(agreed: boolean): void
  termsMistake: string | undefined
  privacyMistake: string | undefined
}

/** Both agreements that an account needs (AUT-003). The texts open beside the form, so that nothing typed is lost. */
export function Consents({ prefix, privacyHref, values, onTerms, onPrivacy, termsMistake, privacyMistake }: Props) {
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
