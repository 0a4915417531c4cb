// Cancelling an order (TRK-025 to TRK-029, API-033).
import { atom, type ReadableAtom } from 'nanostores'
import { type CallProblem, isFinalRefusal } from '#contract/call-problem.ts'
import { provesNothingMade } from '#contract/refusals.ts'
import type { Send, Uuid } from '#platform/ports.ts'
import type { CancelReason, Order } from '#schema/wire.ts'
import { cancelNotice, type OrdersNotice } from './notices.ts'
import { completed } from './order.ts'

export type CancellingPorts = {
  send: Send
  uuid: Uuid
  notify(notice: OrdersNotice): void
  /** Receives the order as it is after the attempt. */
  apply(order: Order): void
}

export type CancellingStore = {
  /** Numbers of the orders that are being cancelled. */
  $busy: ReadableAtom<ReadonlySet<string>>
  /** Returns whether it was cancelled; a second call while the first is pending returns false and sends nothing. */
  cancel(order: Pick<Order, 'order_id' | 'vendor_id'>, reason: CancelReason): Promise<boolean>
  /** The session ended: what is still answered is shown to nobody (SES-007). */
  reset(): void
}

/** No answer, that of something on the way to the server, or that the same submission was still being carried out. */
const mayHaveCancelled = (problem: CallProblem): boolean =>
  !isFinalRefusal(problem) || (problem.code === 'refused' && problem.message === 'IdempotencyKeyInUse')

export function createCancelling({ send, uuid, notify, apply }: CancellingPorts): CancellingStore {
  const $busy = atom<ReadonlySet<string>>(new Set())
  /** A submission whose answer was lost is sent again with its key, so that the server carries it out once (Q88). */
  const keys = new Map<string, string>()
  let sessions = 0

  async function sendCancel({ order_id, vendor_id }: Pick<Order, 'order_id' | 'vendor_id'>, reason: CancelReason) {
    const submission = `${order_id} ${reason}`
    const key = keys.get(submission) ?? uuid()
    keys.set(submission, key)
    const answer = await send('cancelOrder', { input: { order_id, vendor_id, reason }, key })
    if (answer.state === 'answered' || provesNothingMade(answer.problem)) keys.delete(submission)
    return answer
  }

  /** The order as the server has it now; undefined without an answer. */
  async function readAgain({ order_id, vendor_id }: Pick<Order, 'order_id' | 'vendor_id'>) {
    const answer = await send('readOrder', { query: { orderId: order_id, vendorId: vendor_id } })
    return answer.state === 'failed' ? undefined : completed(answer.value.result)
  }

  return {
    $busy,
    async cancel(order, reason) {
      const id = order.order_id
      if ($busy.get().has(id)) return false
      const session = sessions
      $busy.set(new Set([...$busy.get(), id]))
      notify({ code: 'cancelling' })
      const answer = await sendCancel(order, reason)
      const now = await readAgain(order)
      if (session !== sessions) return false
      if (now) apply(now)
      $busy.set(new Set([...$busy.get()].filter(one => one !== id)))
      // The cancellation may have succeeded although nothing said so.
      if (answer.state === 'answered' || (mayHaveCancelled(answer.problem) && now?.status === 'CANCELLED')) return true
      notify(cancelNotice(answer.problem))
      return false
    },
    reset() {
      sessions += 1
      keys.clear()
      $busy.set(new Set())
    },
  }
}
