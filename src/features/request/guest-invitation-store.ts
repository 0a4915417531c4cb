// The invitation after a guest's first order: an account by adding a password (GST-002, Q52).
import { atom, type ReadableAtom } from 'nanostores'
import { createAccount } from '#features/account/store.ts'
import type { RegistrationProblem } from '#features/session/account-problems.ts'
import type { Send, Storage, Uuid } from '#platform/ports.ts'
import type { FlatSender, Order, Sender } from '#schema/wire.ts'
import { paymentOutcome } from './payment-redirect.ts'

export type GuestInvitationStore = {
  /** The invited guest; null for none. */
  $invited: ReadableAtom<FlatSender | null>
  /** Follows the guest's orders until the one that triggers the invitation is paid; returns a function that stops this. */
  start(): () => void
  /** Creates the account; returns why that failed, or undefined, and then the invitation is not shown again. */
  accept(password: string): Promise<RegistrationProblem | undefined>
  /** "Not now", or after success: it is not shown for this order again. */
  close(): void
  /** After a logout: whoever was invited is not here any more. */
  reset(): void
}

export type GuestInvitationPorts = {
  send: Send
  uuid: Uuid
  storage: Storage
  country: string
  /** The orders on the tracking screen, by their number. */
  $orders: ReadableAtom<ReadonlyMap<string, Order>>
}

/** @returns the invitation of this device's guest */
export function createGuestInvitation(ports: GuestInvitationPorts): GuestInvitationStore {
  const { storage, country, $orders } = ports
  const $invited = atom<FlatSender | null>(null)
  const account = createAccount(ports)

  function look(orders: ReadonlyMap<string, Order>): void {
    const invitation = storage.read('guest-invitation')
    const order = invitation && !invitation.answered ? orders.get(invitation.order_id) : undefined
    if (!order?.sender || $invited.get()) return
    // One that was paid and cancelled is no successful order (Q52).
    const outcome = order.status === 'CANCELLED' ? 'failed' : paymentOutcome(order.status)
    if (outcome === 'paid') $invited.set(flatSender(order.sender))
    // The next order then counts as the first one.
    if (outcome === 'failed') storage.remove('guest-invitation')
  }

  function answered(): void {
    const invitation = storage.read('guest-invitation')
    if (invitation) storage.write('guest-invitation', { ...invitation, answered: true })
  }

  return {
    $invited,
    start: () => $orders.subscribe(look),
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
      // Stored at once: after a reload, the new account is not invited again.
      if (!problem) answered()
      return problem
    },
    close() {
      answered()
      $invited.set(null)
    },
    reset: () => $invited.set(null),
  }
}

// The sender of a guest's order, in the two shapes that the API uses (GST-004, Q51).

/** The sender as it is stored: always flat. */
export function flatSender(sender: Sender | FlatSender): FlatSender {
  const { location, name, email, phone_number: phone } = sender
  return {
    location,
    name,
    email: typeof email === 'string' ? email : email.email,
    phone_number: typeof phone === 'string' ? phone : phone.phone,
  }
}
