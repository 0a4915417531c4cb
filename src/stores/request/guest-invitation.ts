// The invitation after a guest's first order: an account by adding a password (GST-002, Q52).
import { atom, type ReadableAtom } from 'nanostores'
import type { RegistrationProblem } from '#domain/account-problems'
import { flatSender } from '#domain/request/guest'
import type { Send, Storage } from '#ports'
import type { FlatSender } from '#schema/wire'
import { createAccount } from '../account.ts'

export type GuestInvitationStore = {
  /** Who is invited; null while nobody is. */
  $invited: ReadableAtom<FlatSender | null>
  /** Reads who sent the order that the invitation is for; nothing happens when it was answered before. */
  look(): Promise<void>
  /** Creates the account; answers why not, or undefined, and then the invitation is over. */
  accept(password: string): Promise<RegistrationProblem | undefined>
  /** "Not now": it is not shown for this order again. */
  decline(): void
}

export type GuestInvitationPorts = { send: Send; storage: Storage; country: string }

/** @returns the invitation of this device's guest */
export function createGuestInvitation({ send, storage, country }: GuestInvitationPorts): GuestInvitationStore {
  const $invited = atom<FlatSender | null>(null)
  const account = createAccount({ send })

  function close(): void {
    const invitation = storage.read('guest-invitation')
    if (invitation) storage.write('guest-invitation', { ...invitation, answered: true })
    $invited.set(null)
  }

  return {
    $invited,
    async look() {
      const invitation = storage.read('guest-invitation')
      if (!invitation || invitation.answered) return
      const { order_id: orderId, vendor_id: vendorId } = invitation
      const answer = await send('readOrder', { query: { vendorId, orderId } })
      const sender = answer.state === 'answered' ? answer.value.result.sender : undefined
      if (sender) $invited.set(flatSender(sender))
    },
    async accept(password) {
      const sender = $invited.get()
      if (!sender) return undefined
      const problem = await account.register({
        email_address: sender.email,
        password,
        business_name: sender.name,
        mobile_number: sender.phone_number,
        country,
        terms_accepted: true,
      })
      if (!problem) close()
      return problem
    },
    decline: close,
  }
}
