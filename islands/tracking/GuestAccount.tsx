// "Create an account by adding a password", once, after a guest's first paid order (GST-002, Q52).
import { useState } from 'react'
import { guestInvitation } from '#app/guest-invitation.ts'
import { addressOf } from '#contract/routes.ts'
import { isGoodPassword } from '#features/account/form.ts'
import { registrationWords } from '#features/account/text.ts'
import { useForm } from '#islands/account/account-form.tsx'
import { NewAccount } from '#islands/account/NewAccount.tsx'
import { m } from '#messages'
import type { FlatSender } from '#schema/wire.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

const empty = { password: '', terms: false, privacy: false }
type Values = typeof empty

const mistakesOf = ({ password, terms, privacy }: Values) => ({
  ...(!isGoodPassword(password) && { password: 'password_weak' as const }),
  ...(!terms && { terms: 'missing' as const }),
  ...(!privacy && { privacy: 'missing' as const }),
})

const FORM = 'guest-account'

/** @param prefix of the addresses of this language  @param sender who is invited */
export function GuestAccount({ prefix, sender }: { prefix: string; sender: FlatSender }) {
  const invitation = guestInvitation()
  const [created, setCreated] = useState(false)
  const { form, values, set, mistake, submit, busy, refusal } = useForm(empty, mistakesOf, async ({ password }) => {
    const problem = await invitation.accept(password)
    setCreated(!problem)
    return problem && registrationWords(problem)
  })
  const email = sender.email
  const close = () => invitation.close()
  if (created)
    return (
      <Dialog
        open
        onClose={close}
        title={m.account_registered_title()}
        footer={
          <>
            <Button onClick={close}>{m.guest_invite_stay()}</Button>
            <ButtonLink kind="primary" href={addressOf(prefix, '/connect')}>
              {m.account_log_in()}
            </ButtonLink>
          </>
        }
      >
        <p>{m.guest_invite_done({ email })}</p>
      </Dialog>
    )
  return (
    <Dialog
      open
      busy={busy}
      onClose={close}
      title={m.guest_invite_title()}
      footer={
        <>
          <Button onClick={close} disabled={busy}>
            {m.guest_invite_later()}
          </Button>
          <Button type="submit" form={FORM} kind="primary" pending={busy}>
            {m.guest_invite_create()}
          </Button>
        </>
      }
    >
      <p>{m.guest_invite_text({ email })}</p>
      <form id={FORM} ref={form} className="stack" method="dialog" action="about:blank" onSubmit={submit} noValidate>
        {/* For password managers: the user name of the password. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <NewAccount {...{ prefix, values, set, mistake, refusal }} />
      </form>
    </Dialog>
  )
}
