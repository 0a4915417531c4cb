// What a guest or a payer who is back is told on the tracking screen (GST-002, Q50).
import { lazy, Suspense, useEffect } from 'react'
import { flags } from '#app/flags'
import { guestInvitation } from '#app/guest-invitation'
import { openPayment } from '#app/open-payment'
import { session } from '#app/session'
import { useLive } from '../shell/use-live.ts'

/** Few are invited: the dialog comes when it is needed. */
const GuestAccount = lazy(async () => ({ default: (await import('./GuestAccount.tsx')).GuestAccount }))

/** To be drawn in the browser only. */
export function GuestNews({ prefix }: { prefix: string }) {
  const { mode } = useLive(session.$session, session.$session.get())
  const invited = useLive(guestInvitation().$invited, null)
  const known = useLive(flags.$flags, flags.$flags.get())
  useEffect(() => guestInvitation().start(), [])
  useEffect(() => void openPayment.look(), [])
  if (mode !== 'GUEST' || !invited || known?.DeactivateSignUpButton) return null
  return (
    <Suspense>
      <GuestAccount prefix={prefix} sender={invited} />
    </Suspense>
  )
}
