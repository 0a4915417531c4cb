// The payment that this tab left for its bank: what became of it is told when the payer is back (PAY-009, Q50).
import { paymentOutcome } from '#domain/request/payment-outcome'
import type { RequestNotice } from '#domain/request/problems'
import type { Send, Storage } from '#ports'

export type OpenPayment = {
  /** The page is about to be left for the bank. */
  leave(order: { orderId: string; vendorId: string }): void
  /** Asks once what became of it, if a payment was left; one that still waits is asked about the next time too. */
  look(): Promise<void>
}

type Ports = { send: Send; storage: Storage; notify(notice: RequestNotice): void }

/** @returns the payment of this tab; closing the bank's page, coming back by the browser or by the bank are all alike */
export function createOpenPayment({ send, storage, notify }: Ports): OpenPayment {
  const notices = { paid: 'order_pushed', waiting: 'payment_waiting', failed: 'payment_not_made' } as const
  return {
    leave: ({ orderId, vendorId }) => storage.write('open-payment', { order_id: orderId, vendor_id: vendorId }),
    async look() {
      const left = storage.read('open-payment')
      if (!left) return
      const { order_id: orderId, vendor_id: vendorId } = left
      const answer = await send('readOrder', { query: { vendorId, orderId } })
      // Nobody knows: the lists will show it.
      if (answer.state === 'failed') return
      const outcome = paymentOutcome(answer.value.result.status)
      if (outcome !== 'waiting') storage.remove('open-payment')
      notify({ code: notices[outcome], orderId })
    },
  }
}
