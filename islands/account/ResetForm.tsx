// A new password: first the address, then the code that was sent, the password and the same again (RTE-004, AUT-004).
import { account } from '#app/session.ts'
import { addressOf } from '#contract/routes.ts'
import { emailMistake, resetMistakes } from '#features/account/form.ts'
import { resetWords } from '#features/account/text.ts'
import { m } from '#messages'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { CodeField } from '#ui/CodeField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Alert, Done, keepTyped, NewPassword, Password, useForm } from './account-form.tsx'

type Step = 'address' | 'code' | 'done'

const empty = { step: 'address' as Step, email: '', code: '', password: '', repeated: '' }

export function ResetForm({ prefix }: { prefix: string }) {
  const { form, values, set, mistake, submit, busy, refusal, relax } = useForm(
    empty,
    all => (all.step === 'address' ? only('email', emailMistake(all.email)) : resetMistakes(all)),
    async all => {
      const email = all.email.trim()
      const asking = all.step === 'address'
      const problem = asking ? await account.sendCode(email) : await account.setPassword(email, all.code, all.password)
      // Into a field that is full nothing can be typed.
      if (!problem && asking) set('code', '')
      if (!problem) set('step', asking ? 'code' : 'done')
      // What was typed while it was sent is not the address that the code went to.
      if (!problem) set('email', email)
      if (!problem) relax()
      if (!problem && !asking) keepTyped('login', { email })
      return problem && resetWords(problem, asking ? 'code' : 'password')
    },
    { name: 'reset' },
  )
  const { step } = values
  const askAgain = () => {
    set('step', 'address')
    // The button goes with its step.
    form.current?.querySelector<HTMLElement>('[name=email]')?.focus()
  }
  const backToLogin = addressOf(prefix, '/connect')

  if (step === 'done')
    return (
      <Done title={m.account_reset_done_title()} text={m.account_reset_done_text()}>
        <ButtonLink kind="primary" large wide href={backToLogin}>
          {m.account_log_in()}
        </ButtonLink>
      </Done>
    )
  return (
    <>
      <form ref={form} className="stack" method="dialog" action="about:blank" onSubmit={submit} noValidate>
        {step === 'address' ? (
          <p className="lead">{m.account_reset_text()}</p>
        ) : (
          <p className="lead" role="status">
            {m.account_code_sent({ email: values.email.trim() })}
          </p>
        )}
        <TextField
          kind="email"
          label={m.account_email()}
          name="email"
          autoComplete="username"
          value={values.email}
          readOnly={step === 'code'}
          onChange={email => set('email', email)}
          error={mistake('email', m.account_email_missing())}
        />
        {step === 'code' && (
          <>
            <CodeField
              label={m.account_code()}
              hint={m.account_code_hint()}
              name="code"
              autoFocus
              value={values.code}
              onChange={code => set('code', code)}
              error={mistake('code')}
            />
            <NewPassword
              name="new-password"
              label={m.account_new_password()}
              value={values.password}
              onChange={password => set('password', password)}
              error={mistake('password')}
            />
            <Password
              name="repeated-password"
              label={m.account_repeat_password()}
              autoComplete="new-password"
              value={values.repeated}
              onChange={repeated => set('repeated', repeated)}
              error={mistake('repeated')}
            />
          </>
        )}
        <Alert text={refusal} />
        <Button type="submit" kind="primary" large wide pending={busy}>
          {step === 'address' ? m.account_send_code() : m.account_set_password()}
        </Button>
      </form>
      {step === 'code' && (
        <p className="tail">
          <button type="button" className="link" onClick={askAgain}>
            {m.account_code_again()}
          </button>
        </p>
      )}
      <p className="tail">
        <a className="link" href={backToLogin}>
          {m.account_back_to_login()}
        </a>
      </p>
    </>
  )
}

const only = <Field extends string, Value>(field: Field, value: Value | undefined) =>
  (value === undefined ? {} : { [field]: value }) as Partial<Record<Field, Value>>
