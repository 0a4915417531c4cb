// The payment for which this tab went to the bank: its outcome is shown when the payer returns (PAY-009, Q50).

import { cancelledGroup } from '#features/orders/statuses.ts'
import type { Send, Storage } from '#platform/ports.ts'
import { allowedRedirect, paymentOutcome } from './payment-redirect.ts'
import type { RequestNotice } from './problems.ts'

export type OpenPayment = {
  /** The page is about to be left for the bank. */
  leave(order: { orderId: string; vendorId: string; url: string }): void
  /** The bank's page of a pending payment, on hosts of the deployment only; undefined if there is none. */
  bank(): string | undefined
  /** Fetches the outcome once, if there is such a payment; a pending one is checked again next time. */
  look(): Promise<void>
}

type Ports = { send: Send; storage: Storage; notify(notice: RequestNotice): void; redirectHosts(): readonly string[] }

/** @returns the payment of this tab; closing the bank's page and returning in any way are treated alike */
export function createOpenPayment({ send, storage, notify, redirectHosts }: Ports): OpenPayment {
  const notices = { paid: 'order_pushed', waiting: 'payment_waiting', failed: 'payment_not_made' } as const
  return {
    leave: ({ orderId, vendorId, url }) =>
      storage.write('open-payment', { order_id: orderId, vendor_id: vendorId, url }),
    bank() {
      const { url } = storage.read('open-payment') ?? {}
      return url === undefined ? undefined : allowedRedirect(url, redirectHosts())
    },
    async look() {
      const left = storage.read('open-payment')
      if (!left) return
      const { order_id: orderId, vendor_id: vendorId } = left
      const answer = await send('readOrder', { query: { vendorId, orderId } })
      // The outcome is unknown: the lists will show it.
      if (answer.state === 'failed') return
      // Notified already, or the session has ended meanwhile.
      if (storage.read('open-payment')?.order_id !== orderId) return
      const outcome = paymentOutcome(answer.value.result.status)
      if (outcome !== 'waiting') storage.remove('open-payment')
      // Paid for, and cancelled or failed since: no rider comes, and the lists say why.
      if (outcome === 'paid' && cancelledGroup.has(answer.value.result.status)) return
      notify({ code: notices[outcome], orderId })
    },
  }
}
