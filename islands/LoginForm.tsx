// Log in, or go on as a guest (RTE-006, AUT-001, AUT-013 to AUT-017).
import { session } from '#app/session'
import { addressOf } from '#contract/routes'
import { loginMistakes } from '#domain/account-form'
import { m } from '#messages'
import { loginWords } from '#text/account-words'
import { Button } from '#ui/Button'
import { TextField } from '#ui/TextField'
import { Alert } from './account/Alert.tsx'
import { GuestDoor } from './account/GuestDoor.tsx'
import { Password } from './account/passwords.tsx'
import { useForm } from './account/use-form.ts'

export function LoginForm({ prefix }: { prefix: string }) {
  const { form, values, set, mistake, submit, busy, refusal } = useForm(
    { email: '', password: '' },
    loginMistakes,
    async ({ email, password }) => {
      const problem = await session.login(email.trim(), password)
      return problem && loginWords(problem)
    },
    { name: 'login' },
  )
  return (
    <>
      <form ref={form} className="stack" method="post" onSubmit={submit} noValidate>
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
            <a className="link" href={addressOf(prefix, '/forgot-password')}>
              {m.account_forgot()}
            </a>
          }
        />
        <Alert text={refusal} />
        <Button type="submit" kind="primary" large wide pending={busy}>
          {m.account_log_in()}
        </Button>
      </form>
      <GuestDoor />
      <p className="tail needs-sign-up">
        {m.account_new_here()}{' '}
        <a className="link" href={addressOf(prefix, '/register')}>
          {m.account_create()}
        </a>
      </p>
    </>
  )
}
