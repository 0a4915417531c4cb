// Paying by card: wallet, intent, choice of a card, encryption, confirmation (PAY-004 to PAY-013, Q48, Q50, Q100).
import type { PlaceOrder } from '#schema/wire.ts'
import { type CardProblem, holderProblem } from './card.ts'
import { feeToPay, fetchAgain } from './flow-fee.ts'
import type {
  CardPayment,
  EventOf,
  Placing,
  Purpose,
  RequestContext,
  RequestState,
  Stage,
  Stepped,
  Submission,
} from './flow-state.ts'
import { confirmBody, orderBody } from './payloads.ts'
import { usableKinds } from './payment-choices.ts'
import { type FieldFault, orderUnsure, withoutProblem, withoutProblemAt } from './problems.ts'
import { printOf, withPrint } from './recent.ts'
import { partsOf } from './selectors.ts'

type OpenPayment = Extract<CardPayment, { state: 'open' }>

/** The wallet of the payment (API-044). */
function openWallet(state: RequestState, stage: PayStage, renewals: number): Stepped {
  const run = state.run + 1
  return [
    { ...placing(state, stage, { at: 'opening', run, renewals }), run },
    [{ do: 'openWallet', run, vendorId: stage.vendor.vendor_id }],
  ]
}

export function walletOpened(state: RequestState, event: EventOf<'walletOpened'>, context: RequestContext): Stepped {
  const { stage } = state
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || stage.placing.at !== 'opening' || stage.placing.run !== event.run)
    return [state, []]
  const parts = partsOf(state, context)
  if (!parts || stage.fee.state !== 'ready') return [placing(state, stage, { at: 'idle' }), []]
  const run = state.run + 1
  const { wallet } = event
  const { renewals } = stage.placing
  const order = orderBody({ ...parts, fee: feeToPay(stage.fee) })
  const input = { wallet_id: wallet.id, bearer_token: wallet.token, vendor_id: parts.vendorId, order }
  return [
    { ...placing(state, stage, { at: 'preparing', run, renewals, wallet }), run },
    [{ do: 'openIntent', run, input }],
  ]
}

/** PAY-010. */
export function walletFailed(state: RequestState, { run }: EventOf<'walletFailed'>): Stepped {
  const { stage } = state
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || stage.placing.at !== 'opening' || stage.placing.run !== run)
    return [state, []]
  return [{ ...placing(state, stage, { at: 'idle' }), problem: { problem: { code: 'payment_failed_to_start' } } }, []]
}

/** Card kinds and saved cards have arrived; without any, payment is not possible (PAY-013). */
export function intentOpened(state: RequestState, event: EventOf<'intentOpened'>, context: RequestContext): Stepped {
  const { stage } = state
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || stage.placing.at !== 'preparing' || stage.placing.run !== event.run)
    return [state, []]
  const { intentId } = event
  const usable = usableKinds(stage.vendor.flags.payment_methods, context.flags)
  const methods = event.methods.filter(({ name }) => usable.includes(name))
  const idle = placing(state, stage, { at: 'idle' })
  const [first] = methods
  if (!first) return [{ ...idle, problem: { at: 'payment', problem: { code: 'payment_none_offered' } } }, []]
  const saved = methods.some(({ payment_instruments }) => payment_instruments.length > 0)
  const card: OpenPayment = {
    state: 'open',
    wallet: stage.placing.wallet,
    intentId,
    methods,
    selection: saved ? 'NOT_SET' : 'NEW',
    kind: first.name,
    save: false,
    nameOnCard: '',
    cards: {},
  }
  return [{ ...idle, card }, []]
}

const ofCard = (...problems: readonly CardProblem[]): FieldFault[] => problems.map(problem => ({ at: 'card', problem }))

/** A form that nobody has typed into. */
const emptyCard: readonly CardProblem[] = [{ code: 'card_number' }, { code: 'card_expiry' }, { code: 'card_code' }]

/** Why the chosen card cannot be used, in the order of its form; none if it can (PAY-008, REQ-109). */
export function cardFaults(card: OpenPayment): FieldFault[] {
  if (card.selection === 'NOT_SET') return ofCard({ code: 'card_not_chosen' })
  if (card.selection === 'EXISTING') {
    const cards = card.methods.flatMap(({ payment_instruments }) => payment_instruments)
    const isOffered = cards.some(({ payment_instrument_id: id }) => id === card.selectedCard)
    return isOffered ? [] : ofCard({ code: 'card_not_chosen' })
  }
  const ofHolder = holderProblem(card.nameOnCard)
  return ofCard(...(card.cards[card.kind]?.problems ?? emptyCard), ...(ofHolder ? [ofHolder] : []))
}

/** Begins the payment, then confirms with a saved card at once, or has a new one encrypted first. @param since unix seconds */
export function payByCard(
  state: RequestState,
  stage: PayStage,
  order: PlaceOrder,
  since: number,
  renewals: number,
): Stepped {
  const { card } = state
  if (card.state !== 'open') return openWallet(state, stage, renewals)
  const faults = cardFaults(card)
  const [problem] = faults
  if (problem) return [{ ...placing(state, stage, { at: 'idle' }), problem, faults }, []]
  if (card.selection === 'EXISTING') {
    const method = card.methods.find(({ payment_instruments }) =>
      payment_instruments.some(({ payment_instrument_id: id }) => id === card.selectedCard),
    )
    const body = confirmBody(order, { token: card.wallet.token, intentId: card.intentId }, method?.name ?? card.kind, {
      instrumentId: card.selectedCard ?? '',
    })
    return send(state, stage, { what: 'pay', key: state.key, since, body }, renewals)
  }
  const key = card.methods.find(({ name }) => name === card.kind)?.encryption_key
  if (!key)
    return [{ ...placing(state, stage, { at: 'idle' }), problem: { problem: { code: 'payment_method_gone' } } }, []]
  const run = state.run + 1
  const { kind, save } = card
  return [
    { ...placing(state, stage, { at: 'encrypting', run, order, since, renewals }), run },
    [{ do: 'encryptCard', run, kind, key, holderName: card.nameOnCard.trim(), save }],
  ]
}

export function cardEncrypted(state: RequestState, { run, details }: EventOf<'cardEncrypted'>): Stepped {
  const { stage, card } = state
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || stage.placing.at !== 'encrypting' || stage.placing.run !== run)
    return [state, []]
  // The form of the card stays open meanwhile.
  if (card.state !== 'open') return [state, []]
  const { order, since, renewals } = stage.placing
  const body = confirmBody(order, { token: card.wallet.token, intentId: card.intentId }, card.kind, { details })
  return send(state, stage, { what: 'pay', key: state.key, since, body }, renewals)
}

export function cardNotEncrypted(state: RequestState, { run }: EventOf<'cardNotEncrypted'>): Stepped {
  const { stage } = state
  if (stage.step !== 'FILL_PAYMENT_DETAILS' || stage.placing.at !== 'encrypting' || stage.placing.run !== run)
    return [state, []]
  return [{ ...placing(state, stage, { at: 'idle' }), problem: { problem: { code: 'payment_failed_to_start' } } }, []]
}

/** Changes of the card form, unless a submission is pending. */
function change(state: RequestState, changes: Partial<OpenPayment>): Stepped {
  const { card, stage } = state
  if (card.state !== 'open') return [state, []]
  if (stage.step === 'FILL_PAYMENT_DETAILS' && stage.placing.at !== 'idle') return [state, []]
  const changed = { ...card, ...changes }
  const { faults = [], ...rest } = withoutProblemAt(state, 'card')
  // The other fields of the card's form stay marked while they are wrong.
  const wrong = new Set(cardFaults(changed).map(({ problem }) => problem.code))
  const left = state.faults?.filter(({ at, problem }) => at === 'card' && wrong.has(problem.code)) ?? []
  const marked = [...faults, ...left]
  return [{ ...rest, ...(marked.length > 0 && { faults: marked }), card: changed }, []]
}

/** A saved card, or a new one of a kind (PAY-005). */
export function cardSelected(state: RequestState, { kind, instrumentId }: EventOf<'cardSelected'>): Stepped {
  return instrumentId === undefined
    ? change(state, { selection: 'NEW', kind })
    : change(state, { selection: 'EXISTING', kind, selectedCard: instrumentId })
}

export function cardEntered(state: RequestState, { kind, entered }: EventOf<'cardEntered'>): Stepped {
  const { card } = state
  return card.state === 'open' ? change(state, { cards: { ...card.cards, [kind]: entered } }) : [state, []]
}

export const cardOptionsChanged = (state: RequestState, event: EventOf<'cardOptionsChanged'>): Stepped =>
  change(state, {
    ...(event.save !== undefined && { save: event.save }),
    ...(event.nameOnCard !== undefined && { nameOnCard: event.nameOnCard }),
  })

// The stages of a submission: sent, waiting for a new fee, or with an unknown outcome (REQ-105, FEE-002, Q43, Q88).

/** How often a fee is renewed within one submission before it counts as a failed price. */
const RENEWALS_MAX = 3

export type PayStage = Extract<Stage, { step: 'FILL_PAYMENT_DETAILS' }>

/** The same payment stage with another activity. */
export const placing = (state: RequestState, stage: PayStage, at: Placing): RequestState => ({
  ...state,
  stage: { ...stage, placing: at },
})

/** A new fee, 1 s after the signature expired or at once when there is none (FEE-002). */
export function renew(
  state: RequestState,
  stage: PayStage,
  purpose: Purpose,
  renewals: number,
  waitMs: number,
): Stepped {
  const idle = placing(state, stage, { at: 'idle' })
  if (renewals >= RENEWALS_MAX) return [{ ...idle, problem: { problem: { code: 'price_failed_on_submit' } } }, []]
  const held = stage.fee.state === 'ready' ? feeToPay(stage.fee).fee : undefined
  const at: Placing = { at: 'renewing', purpose, renewals: renewals + 1, ...(held !== undefined && { held }) }
  return fetchAgain(placing(state, stage, at), { ...stage, placing: at }, waitMs)
}

/**
 * Sends a submission. If its key replaces another one, the recent orders are checked first:
 * another tab may have placed the order meanwhile (REQ-105).
 */
export function send(state: RequestState, stage: PayStage, submission: Submission, renewals: number): Stepped {
  const run = state.run + 1
  const next = placing(withoutProblem(state), stage, { at: 'sending', run, submission, renewals })
  if (submission.what === 'update') return [{ ...next, run }, [{ do: 'send', run, submission }]]
  const order = submission.what === 'place' ? submission.body : submission.body.order
  const sent = withPrint(state.sent, submission.since, printOf(order), submission.key)
  return [{ ...next, run, sent }, [{ do: 'send', run, submission }]]
}

export const unsure = (state: RequestState, stage: PayStage, submission: Submission, looked: boolean): Stepped => [
  {
    ...placing(state, stage, { at: 'unsure', submission, looked }),
    problem: orderUnsure(looked),
  },
  [],
]
