// Log in, or go on as a guest (RTE-006, AUT-001, AUT-013 to AUT-017).
import { useEffect, useState } from 'react'
import { storage } from '#app/services.ts'
import { session } from '#app/session.ts'
import { countryParameters } from '#app/vendors.ts'
import { addressOf } from '#contract/routes.ts'
import { loginMistakes } from '#features/account/form.ts'
import { loginWords } from '#features/account/text.ts'
import { m } from '#messages'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Alert, keepTyped, Password, useBusy, useForm, withoutStorage } from './account-form.tsx'

export function LoginForm({ prefix }: { prefix: string }) {
  const [resetRequired, setResetRequired] = useState(false)
  const { form, values, set, mistake, submit, busy, refusal } = useForm(
    { email: '', password: '' },
    loginMistakes,
    async ({ email, password }) => {
      const problem = await session.login(email.trim(), password)
      setResetRequired(problem?.code === 'login_failed' && problem.failure === 'PasswordResetRequiredException')
      return problem && loginWords(problem)
    },
    { name: 'login', leaves: true },
  )
  const [entering, setEntering] = useBusy()
  // Whoever goes in as a guest does not log in meanwhile: the later of the two calls alone would be answered.
  const logIn: typeof submit = async event => (entering ? event.preventDefault() : submit(event))
  const resetHref = addressOf(prefix, '/forgot-password')
  const keepEmail = () => keepTyped('reset', { email: values.email })
  const places = useAskedPlaces()
  return (
    <>
      {places && <p className="lead">{m.account_send_from_to(places)}</p>}
      <form ref={form} className="stack" method="dialog" action="about:blank" onSubmit={logIn} noValidate>
        <TextField
          kind="email"
          label={m.account_email()}
          name="email"
          autoComplete="username"
          value={values.email}
          onChange={email => set('email', email)}
          error={mistake('email', m.account_email_missing())}
        />
        <Password
          label={m.account_password()}
          name="password"
          autoComplete="current-password"
          value={values.password}
          onChange={password => set('password', password)}
          error={mistake('password', m.account_password_missing())}
          aside={
            <a className="link" href={resetHref} onClick={keepEmail}>
              {m.account_forgot()}
            </a>
          }
        />
        <Alert text={refusal}>
          {resetRequired && (
            <a className="link" href={resetHref} onClick={keepEmail}>
              {m.account_reset_title()}
            </a>
          )}
        </Alert>
        <Button type="submit" kind="primary" large wide pending={busy} aria-disabled={entering || undefined}>
          {m.account_log_in()}
        </Button>
      </form>
      <GuestEntry isLoggingIn={busy} busy={entering} onBusy={setEntering} />
      <p className="tail needs-sign-up">
        {m.account_new_here()}{' '}
        <a className="link" href={addressOf(prefix, '/register')}>
          {m.account_create()}
        </a>
      </p>
    </>
  )
}

/** The two addresses that somebody typed on the landing page, while they wait for a login (LND-105). */
function useAskedPlaces(): { from: string; to: string } | undefined {
  const [places, setPlaces] = useState<{ from: string; to: string }>()
  useEffect(() => {
    const [, query = ''] = (storage.read('asked-page') ?? '').split('?')
    const asked = new URLSearchParams(query)
    const [from, to] = [asked.get('from'), asked.get('to')]
    if (from && to) setPlaces({ from, to })
  }, [])
  return places
}

/** What is known of paying online: `unknown` when nobody could say, which the submission then asks again. */
type Payable = 'asked' | 'yes' | 'no' | 'unknown'

const asked = async (): Promise<Payable> => {
  const on = await countryParameters.read('onlinePaymentActivated')
  if (on === undefined) return 'unknown'
  return on ? 'yes' : 'no'
}

type GuestEntryProps = { isLoggingIn: boolean; busy: boolean; onBusy(busy: boolean): void }

/**
 * "Continue as guest" (GST-001): a guest pays online or not at all, so it is offered only where that is on (GST-007, Q49).
 * The style sheet hides it while the flag is off.
 */
function GuestEntry({ isLoggingIn, busy, onBusy }: GuestEntryProps) {
  const [refusal, setRefusal] = useState<string>()
  const [payable, setPayable] = useState<Payable>('asked')
  useEffect(() => void asked().then(setPayable), [])

  async function enter(): Promise<void> {
    if (isLoggingIn) return
    setRefusal(withoutStorage())
    if (withoutStorage() !== undefined) return
    onBusy(true)
    const now = payable === 'yes' ? payable : await asked()
    // The button that was pressed stays: it has the focus.
    if (now === 'no') setRefusal(m.payment_none_offered())
    else setPayable(now)
    if (now === 'unknown') setRefusal(loginWords({ code: 'login_offline' }))
    const problem = now === 'yes' ? await session.continueAsGuest() : undefined
    if (problem) setRefusal(loginWords(problem))
    // A second press before the next page is there would begin a second session.
    onBusy(now === 'yes' && problem === undefined)
  }

  if (payable === 'no') return null
  return (
    <div className={payable === 'asked' ? 'stack needs-guests awaited' : 'stack needs-guests'}>
      <p className="or">{m.account_or()}</p>
      <Button large wide pending={busy} aria-disabled={isLoggingIn || undefined} onClick={enter}>
        {m.account_guest()}
      </Button>
      <Alert text={refusal} />
    </div>
  )
}
