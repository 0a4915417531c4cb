// The invitation to a guest, for the tracking screen (GST-002).
import { deployment } from '#deployment'
import { createGuestInvitation, type GuestInvitationStore } from '#features/request/guest-invitation-store.ts'
import { orders } from './orders.ts'
import { atLogout, send, storage, uuid } from './services.ts'

let made: GuestInvitationStore | undefined

/** The invitation; made at the first call, which is made in the browser. */
export function guestInvitation(): GuestInvitationStore {
  made ??= createInvitation()
  return made
}

function createInvitation(): GuestInvitationStore {
  const invitation = createGuestInvitation({
    ...{ send, uuid, storage, country: deployment().country.code, $orders: orders.$orders },
  })
  atLogout(() => invitation.reset())
  return invitation
}
