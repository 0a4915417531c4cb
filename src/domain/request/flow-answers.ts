// What the server says to a press, and what it means for the reader (Q37, Q43, Q50, Q88, PAY-009, PAY-102).
import { type CallProblem, isUnauthorized } from '#domain/problems'
import type { EventOf, Stepped } from './flow-events.ts'
import { feeToPay } from './flow-fee.ts'
import { checkHours } from './flow-hours.ts'
import { placed } from './flow-placing.ts'
import { FEE_RETRY_MS, type PayStage, placing, renew, unsure } from './flow-press.ts'
import type { Press, Purpose, RequestFacts, RequestState } from './flow-state.ts'
import { isDecisive, type RequestProblem } from './problems.ts'
import { recentFrom } from './recent.ts'
import { allowedRedirect } from './redirect.ts'

/** Taken. A payer who must go to the bank first is sent to hosts of the deployment only (PAY-009, PAY-102). */
export function pressAnswered(state: RequestState, event: EventOf<'pressAnswered'>, facts: RequestFacts): Stepped {
  const { stage } = state
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || stage.placing.at !== 'sending' || stage.placing.run !== event.run)
    return [state, []]
  const { orderId, redirectUrl, fresh } = event
  const [done, commands] = placed(state, orderId, fresh, facts)
  if (redirectUrl === undefined) return [done, commands]
  const url = allowedRedirect(redirectUrl, facts.redirectHosts)
  // The order stands unpaid, and ends by itself; the draft stays for another try.
  if (url === undefined) {
    const { sent: _, ...rest } = placing(state, stage, { at: 'idle' })
    return [
      {
        ...rest,
        key: fresh,
        placed: [...state.placed, orderId],
        card: { state: 'closed' },
        problem: { problem: { code: 'payment_not_followed' } },
      },
      [{ do: 'forgetCard' }, { do: 'keepDraft' }],
    ]
  }
  const kept = commands.filter(command => command.do !== 'notify' && command.do !== 'openTracking')
  return [done, [...kept, { do: 'follow', url, orderId, vendorId: stage.vendor.vendor_id }]]
}

/** Refused, or nobody knows. */
export function pressRefused(state: RequestState, event: EventOf<'pressRefused'>, facts: RequestFacts): Stepped {
  const { stage } = state
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || stage.placing.at !== 'sending' || stage.placing.run !== event.run)
    return [state, []]
  const { press, renewals } = stage.placing
  const { problem, fresh } = event
  if (isDecisive(problem)) {
    const { sent: _, ...rest } = state
    const purpose: Purpose = press.what === 'pay' ? 'confirm' : 'order'
    const [next, commands] = refused({ ...rest, key: fresh }, stage, problem, { purpose, renewals, press })
    return [next, [{ do: 'keepDraft' }, ...commands]]
  }
  if (isUnauthorized(problem))
    return [{ ...placing(state, stage, { at: 'idle' }), problem: { problem: { code: 'session_ended' } } }, []]
  // Setting the same values twice is harmless: no order can come of it.
  if (press.what === 'update')
    return [{ ...placing(state, stage, { at: 'idle' }), problem: { problem: { code: 'order_not_updated' } } }, []]
  const reused = problem.code === 'refused' && problem.message === 'IdempotencyKeyReused'
  // A guest has no list of orders, and a payment sent again answers where the bank waits.
  if (facts.guest || (press.what === 'pay' && !reused)) return unsure(state, stage, press, false)
  return lookFor(state, stage, press, reused ? 'reused' : 'lost')
}

function lookFor(state: RequestState, stage: PayStage, press: Press, after: 'lost' | 'reused'): Stepped {
  const run = state.run + 1
  const since = state.sent ? recentFrom(state.sent) : press.since
  return [
    { ...placing(state, stage, { at: 'looking', run, press, after }), run },
    [{ do: 'lookUp', run, vendorId: stage.vendor.vendor_id, from: since }],
  ]
}

/** An intent that was not made (PAY-011); what is wrong with its order is told like at a press. */
export function intentFailed(state: RequestState, event: EventOf<'intentFailed'>): Stepped {
  const { stage } = state
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || stage.placing.at !== 'preparing' || stage.placing.run !== event.run)
    return [state, []]
  const { renewals } = stage.placing
  return refused(state, stage, event.problem, { purpose: 'intent', renewals })
}

const fieldProblems: Readonly<Record<string, RequestProblem>> = {
  NotDeliverable: { problem: { code: 'undeliverable_on_submit' } },
  InvalidVatNumber: { at: 'vat', problem: { code: 'vat_invalid' } },
  InvalidPickupTime: { at: 'collectAt', problem: { code: 'time_gone' } },
  PaymentMethodNotAvailable: { problem: { code: 'payment_method_gone' } },
  CardRefused: { problem: { code: 'card_refused' } },
  OrderNotEditable: { problem: { code: 'order_not_editable' } },
}

type Circumstances = { purpose: Purpose; renewals: number; press?: Press }

/** What a refusal means: mend it by itself, send the reader to the field, or say that it failed. */
function refused(state: RequestState, stage: PayStage, problem: CallProblem, about: Circumstances): Stepped {
  const message = problem.code === 'refused' ? problem.message : ''
  const idle = placing(state, stage, { at: 'idle' })
  switch (message) {
    case 'SignatureExpired':
    case 'SignatureInvalid':
      return renew(state, stage, about.purpose, about.renewals, FEE_RETRY_MS)
    case 'ServiceClosed':
      // The hours say since when, and when it opens again; everything that was filled in stays.
      return checkHours(idle, stage.vendor, stage.from)
    case 'VoucherNotAvailable':
      return [
        { ...withoutVoucher(idle, stage), problem: { at: 'voucher', problem: { code: 'voucher_not_available' } } },
        [],
      ]
    case 'PaymentExpired':
      return [
        { ...idle, card: { state: 'closed' }, problem: { problem: { code: 'payment_expired' } } },
        [{ do: 'forgetCard' }],
      ]
    case 'PaymentMethodNotAvailable':
      return [{ ...idle, problem: { problem: { code: 'payment_method_gone' } } }, [{ do: 'loadParameters' }]]
  }
  const known = fieldProblems[message]
  if (known) return [{ ...idle, problem: known }, []]
  return [{ ...idle, problem: { problem: { code: failureOf(about) } } }, []]
}

function failureOf({ purpose, press }: Circumstances) {
  if (purpose === 'intent') return 'payment_intent_failed'
  return press?.what === 'update' ? 'order_not_updated' : 'order_not_created'
}

function withoutVoucher(state: RequestState, stage: PayStage): RequestState {
  const voucher = { typed: state.voucher.typed }
  const { fee } = stage
  if (fee.state !== 'ready') return { ...state, voucher }
  const before = feeToPay(fee).fee
  const changed = before !== fee.full.fee && { before }
  const next = {
    ...stage,
    placing: { at: 'idle' as const },
    fee: { state: 'ready' as const, full: fee.full, ...changed },
  }
  return { ...state, voucher, stage: next }
}
