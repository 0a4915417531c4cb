// The question about a changed fee, for its dialog alone.
import { m } from '#messages'
import type { Money } from './text.ts'

/** "The delivery fee is now: … Are you ok?" with the new fee, and the old one if there was one (FEE-003, REQ-104). */
export const newFeeWords = (fee: { amount: number; before?: number }, money: Money) => ({
  question: m.request_fee_now({ fee: money(fee.amount) }),
  before: fee.before === undefined ? undefined : m.request_fee_was({ fee: money(fee.before) }),
})
