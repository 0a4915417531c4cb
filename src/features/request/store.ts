// The request of a rider as a store: carries out the commands of flow.ts through ports (REQ-*).
import { atom, computed, type ReadableAtom } from 'nanostores'
import { provesNothingMade } from '#contract/refusals.ts'
import { spotOf } from '#features/addresses/places.ts'
import { createMachine } from '#features/machine/store.ts'
import type { Clock, Exclusive, Send, Storage, Uuid } from '#platform/ports.ts'
import type { Vendor } from '#schema/wire.ts'
import { createCardVault, type EncryptCard, type RequestActions, requestActions } from './actions-store.ts'
import { initialRequest } from './begin.ts'
import { type CommandPorts, createCommands } from './commands-store.ts'
import type { Draft } from './draft.ts'
import { createDrafts, rememberGuestOrder } from './drafts-store.ts'
import { step } from './flow.ts'
import { feeToPay, isFilling, isRenewable } from './flow-fee.ts'
import type { RequestCommand, RequestContext, RequestEvent, RequestState } from './flow-state.ts'
import { afterPlaced, PLACED_MAX, storeDraft } from './prefill.ts'
import type { RequestNotice } from './problems.ts'
import { findPlaced, joinedSent, printOf, recentFrom, type Sent } from './recent.ts'
import { checkedOf, isCardBegun, isSubmitting, isUnsaved } from './selectors.ts'
import { doneSections, type RequestView, type Section, viewOf } from './view.ts'

/** How long nobody types in another tab before this one takes over what was typed there, in milliseconds. */
const FOLLOW_AFTER_MS = 1000

const MINUTE_MS = 60_000

/** How often the store checks whether the vendor has arrived, in milliseconds (REQ-013). */
export const VENDOR_POLL_MS = 200

export type RequestPorts = Pick<CommandPorts, 'parameters' | 'language'> & {
  send: Send
  storage: Storage
  clock: Clock
  uuid: Uuid
  exclusive: Exclusive
  encryptCard: EncryptCard
  /** The current context: flags and session may change, and what is shown follows them. */
  $context: ReadableAtom<RequestContext>
  /** The vendor with this ID; `waiting` while the vendors are being fetched, undefined if there is none. */
  vendor(id: string): Vendor | 'waiting' | undefined
  /** @param isElsewhere whoever it is for has left the form, and stays where they went */
  notify(notice: RequestNotice, isElsewhere?: boolean): void
  measure(name: 'order_details' | 'payment_details', milliseconds: number): void
  /** Replaces this page with the bank's, which confirms the payment of an order (Q50). */
  follow(url: string, order: { orderId: string; vendorId: string }, isElsewhere?: boolean): void
  /** Opens the order on the tracking screen of its branch. */
  openTracking(order: { vendorId: string; orderId: string }): void
  /** The vendor has a location now, so the list of vendors is fetched again. */
  vendorChanged(vendorId: string): void
  /** The place is not that of a suggestion any more: the field shows this text, and what it was fetching is not wanted. */
  placed(of: 'origin' | 'destination', text: string): void
}

/** By these somebody confirms what is on the screen. */
const CONFIRMATIONS = new Set<RequestEvent['type']>(['submitted', 'valueConfirmed', 'originConfirmed'])

/** By these something else than a suggestion decides the place. */
const REPLACEMENTS = new Set<RequestEvent['type']>(['pinMoved', 'originPinMoved', 'draftCleared', 'started'])

export type RequestPlace = { vendorId: string; editOrderId?: string }

export type RequestStore = RequestActions & {
  $state: ReadableAtom<RequestState>
  $view: ReadableAtom<RequestView>
  /** Complete sections (REQ-004). */
  $done: ReadableAtom<readonly Section[]>
  /** Seconds for which the fee is valid; undefined if that is not known (REQ-104). */
  $feeSecondsLeft: FeeClock['$secondsLeft']
  /** Something was typed that would be lost with the page (NTC-101). */
  isUnsaved(): boolean
  /** Something was typed that is kept nowhere when the session ends by itself (SES-101). */
  losesAtEnd(): boolean
  /** The screen was opened, or another vendor chosen: cancels pending calls and begins again (REQ-012). */
  show(place: RequestPlace): void
  /** The screen is left; only `show` and this begin and end a flow. */
  leave(): void
  /** The session ended: expiry keeps the drafts, logging out does not (REQ-102). */
  reset(options: { keepDraft: boolean }): void
}

type FollowedDraft = Draft & { vendorId: string }
type CommandOf<Do extends RequestCommand['do']> = Extract<RequestCommand, { do: Do }>

/** @returns a request that has not started */
export function createRequest(ports: RequestPorts): RequestStore {
  const { clock, uuid, $context } = ports
  const drafts = createDrafts({ ...ports, isGuest: () => $context.get().guest })
  const vault = createCardVault(ports.encryptCard)
  const calls = createCommands({ ...ports, minimumEtaMinutes: $context.get().minimumEtaMinutes })
  const fee = createFeeClock(clock, () => dispatch({ type: 'feeLapsed', now: clock.now() }))
  /** What is shown of times follows the clock. */
  const $minute = atom(0)
  let stopClock = () => {}
  let stopWaiting = () => {}
  let stopListening = () => {}
  let stopFollowing = () => {}
  /** Another tab has changed the draft, and this one has not taken that over yet. */
  let isBehind = false
  /** The contents that were last taken over from another tab: once each, since two tabs may complete them differently. */
  let followed: string | undefined
  /** The contents that this tab has stored or read last. */
  let synced: string | undefined
  /** The key that was this tab's then: another stored one is of another tab. */
  let syncedKey: string | undefined
  /** The step that is carried out began during a submission. */
  let wasSubmitting = false
  /** What was being sent when its screen was left, by its run. */
  const left = new Map<number, RequestState>()

  const later = async (answer: Promise<RequestEvent | undefined>): Promise<void> => {
    const event = await answer
    if (event) dispatch(event)
  }

  const { $state, dispatch, reset } = createMachine<RequestState, RequestEvent, RequestCommand>({
    initial: initialRequest(''),
    step: (state, event) => step(state, event, $context.get()),
    stepped(state, before, { type }) {
      wasSubmitting = isSubmitting(before)
      // However a card form was closed, its contents are forgotten (Q100).
      if (before.card.state === 'open' && state.card.state === 'closed') vault.forget()
      fee.watch(state)
      // From here on it is in the form, and what is left in the form is given up.
      if (state.edited && !before.edited) drafts.forgetChange()
      if (before.locating && !state.locating && REPLACEMENTS.has(type)) endSearch(before.locating, state)
    },
    // Changes by another tab are applied once this one is idle.
    performed(state, before) {
      if (isSubmitting(before) && !isSubmitting(state)) follow()
    },
    perform: {
      waitForVendor: ({ run, vendorId }) => waitForVendor(run, vendorId),
      readOrder: command => {
        clock.after(command.waitMs, () => void later(calls.readOrder(command)))
      },
      loadParameters: () => void later(calls.loadParameters()),
      loadHours: command => void later(calls.loadHours(command)),
      saveOrigin: command => void later(calls.saveOrigin(command)),
      reverse: command => void later(calls.reverse(command)),
      checkArea: command => void later(calls.checkArea(command)),
      estimate: command => void later(calls.estimate(command)),
      fetchFee: command => {
        clock.after(command.waitMs, () => void later(calls.fetchFee(command)))
      },
      validateVoucher: command => void later(calls.validateVoucher(command)),
      readVoucher: command => void later(calls.readVoucher(command)),
      send: command => void sendExclusively(command),
      // An order that is still being sent is there only after its answer.
      lookUp: command => void ports.exclusive(lockOf(command), () => later(calls.lookUp(command))),
      openWallet: command => void later(calls.openWallet(command)),
      openIntent: command => void later(calls.openIntent(command)),
      encryptCard: command => void later(seal(command)),
      forgetCard: () => vault.forget(),
      keepDraft: () => keepDraft(),
      notify: ({ notice }) => ports.notify(notice),
      measure: ({ name, milliseconds }) => ports.measure(name, milliseconds),
      rememberGuestOrder: command => rememberOrder(command),
      follow: ({ url, ...order }) => ports.follow(url, order),
      openTracking: ({ vendorId, orderId }) => ports.openTracking({ vendorId, orderId }),
      originChanged: ({ vendorId }) => ports.vendorChanged(vendorId),
    },
  })

  const rememberOrder = ({ orderId, vendorId }: { orderId: string; vendorId: string }): void =>
    rememberGuestOrder(ports.storage, { order_id: orderId, vendor_id: vendorId })

  $context.listen(({ flagsAwaited }, before) => {
    if (before?.flagsAwaited && !flagsAwaited) dispatch({ type: 'flagsArrived', now: clock.now() })
  })

  const endSearch = (of: 'origin' | 'destination', { origin, destination }: RequestState): void =>
    ports.placed(of, of === 'origin' ? origin.addressQuery : destination.query)

  function followClock(): void {
    const now = clock.now()
    $minute.set(Math.floor(now / MINUTE_MS))
    stopClock = clock.after(MINUTE_MS - (now % MINUTE_MS), followClock)
  }

  /** Checks at once and then every 200 ms whether the vendor has arrived (REQ-013). */
  function waitForVendor(run: number, vendorId: string): void {
    stopWaiting()
    const vendor = ports.vendor(vendorId)
    if (vendor === 'waiting') stopWaiting = clock.after(VENDOR_POLL_MS, () => waitForVendor(run, vendorId))
    else dispatch(vendor ? { type: 'vendorArrived', run, vendor } : { type: 'vendorFailed', run })
  }

  /**
   * Tabs with the same draft send one after the other, and each outcome is stored before the next one's turn. A
   * key that another tab has replaced is replaced here too, after checking whether that tab has placed the order (REQ-105, Q113).
   */
  function sendExclusively({ run, submission }: CommandOf<'send'>): Promise<void> {
    const { vendorId = '' } = $state.get()
    return ports.exclusive(lockOf({ vendorId }), async () => {
      const { sent: own, placed } = $state.get()
      if (!isSending(run)) return
      if (submission.what === 'update' || !own) return answered(run, await calls.submission(run, submission))
      const draft = drafts.read(vendorId)
      // A guest has no list of orders: only the key protects against a second order.
      const { guest } = $context.get()
      const stored = draft?.key === submission.usedUp ? undefined : draft?.key
      const key = guest ? submission.key : (stored ?? submission.key)
      const sent = { ...joinedSent(own, draft?.sent, key), at: clock.now() }
      if (key !== own.key) {
        const others = draft?.placed.filter(id => !placed.includes(id)) ?? []
        const made = await findMadeOrder(run, sent, others)
        if (made) return dispatch(made)
        // Nobody has seen here that the form was ordered already: another order takes another press.
        if (others.length > 0) {
          begin({ vendorId })
          return ports.notify({ code: 'placed_before' })
        }
        if (!isSending(run)) return
      }
      dispatch({ type: 'submissionSent', run, sent })
      const answer = await calls.submission(run, { ...submission, key })
      // This refusal is about the present call; the outcome of the previous one is not known yet.
      const isRefused = answer.type === 'submissionRefused' && provesNothingMade(answer.problem)
      const looksAgain = isRefused && !guest && draft?.sent && isSending(run)
      answered(run, (looksAgain && (await findMadeOrder(run, sent))) || answer)
    })
  }

  /** Whoever has left the form meanwhile stays where they went, and is told there that the order was placed. */
  function answered(run: number, answer: RequestEvent): void {
    const sending = left.get(run)
    left.delete(run)
    const now = $state.get()
    // Where the form is open again, it looks for the order itself.
    const isLookedFor = now.recovering !== undefined && now.vendorId === sending?.vendorId
    if (!sending || isLookedFor || answer.type !== 'submissionAnswered') {
      dispatch(answer)
      return
    }
    const [ended, commands] = step(sending, answer, $context.get())
    for (const command of commands) {
      if (command.do === 'keepDraft') finishDraft(sending, ended)
      if (command.do === 'rememberGuestOrder') rememberOrder(command)
      if (command.do === 'notify') ports.notify(command.notice, true)
      if (command.do === 'follow') ports.follow(command.url, command, true)
    }
  }

  /** What was typed since stays. A guest may have come back to the form, which begins again then. */
  function finishDraft(sending: RequestState, ended: RequestState): void {
    const { vendorId = '' } = sending
    const stored = drafts.read(vendorId)
    if (stored?.key !== sending.key) return
    const own = draftIn(ended)
    const isUnchanged = contentsOf(stored) === contentsOf(draftIn(sending))
    drafts.write(vendorId, isUnchanged ? own : withOutcome(stored, own))
    follow()
  }

  /** Nobody has left the form, or logged out, since this submission was sent. */
  function isSending(run: number): boolean {
    const { stage } = $state.get()
    return stage.step === 'FILL_PAYMENT_DETAILS' && stage.placing.at === 'sending' && stage.placing.run === run
  }

  /** What is known of a submission that another call may have turned into an order; undefined for none. */
  async function findMadeOrder(
    run: number,
    sent: Sent,
    others: readonly string[] = [],
  ): Promise<RequestEvent | undefined> {
    const { vendorId = '', placed } = $state.get()
    const unknown: RequestEvent = { type: 'submissionRefused', run, problem: { code: 'no_answer' }, newKey: uuid() }
    // The order of another tab may be older than the submission of this one.
    const other = await calls.findAmong(others, vendorId, sent)
    if (other === 'unknown') return unknown
    const looked = other ? undefined : await calls.lookUp({ do: 'lookUp', run, vendorId, from: recentFrom(sent) })
    if (looked?.type === 'lookUpFailed') return unknown
    const found = other ?? (looked?.type === 'lookedUp' ? findPlaced(looked.orders, sent, placed) : undefined)
    return found && { type: 'submissionAnswered', run, orderId: found.order_id, newKey: uuid(), print: printOf(found) }
  }

  async function seal({ run, kind, key, holderName, save }: CommandOf<'encryptCard'>) {
    const details = await vault.seal(kind, key, { holderName, save }, clock.now()).catch(() => undefined)
    return details ? ({ type: 'cardEncrypted', run, details } as const) : ({ type: 'cardNotEncrypted', run } as const)
  }

  /** The server stores an edited order; only new requests are drafts. */
  function keepDraft(): void {
    const state = $state.get()
    const { vendorId, editOrderId } = state
    if (vendorId === undefined || editOrderId !== undefined) return
    const own = draftIn(state)
    const stored = drafts.read(vendorId)
    // What was typed in another tab during a submission of this one is not part of it, and is kept; so is what this tab has not taken
    // over yet, when an answer to it comes.
    if ((wasSubmitting || isBehind) && stored && contentsOf(stored) !== synced) {
      drafts.write(vendorId, withOutcome(stored, own))
      return
    }
    synced = contentsOf(own)
    drafts.write(vendorId, stored ? beside(own, stored) : own)
    syncedKey = own.key
  }

  /** What is filled in was written as a draft, and the browser had no room for it. */
  function isDraftRefused(): boolean {
    const state = $state.get()
    const isNew = state.vendorId !== undefined && state.editOrderId === undefined && state.stage.step !== 'ENDED'
    return isNew && !ports.storage.outlives('request-drafts') && !isBlank(draftIn(state))
  }

  /** Keeps what was changed in an order, for after a session that ended by itself; answers whether there was room (REQ-104). */
  function keepChange(): boolean {
    const state = $state.get()
    if (!state.edited || !isUnsaved(state, $context.get())) return true
    drafts.keepChange(state.edited.order_id, { ...draftIn(state), addressEdited: state.addressEdited })
    return ports.storage.outlives('changed-order')
  }

  /** What another tab has sent or placed with this form is not forgotten by typing in this one. */
  function beside(own: Draft, stored: Draft): Draft {
    const placed = [...new Set([...stored.placed, ...own.placed])].slice(-PLACED_MAX)
    if (stored.key === own.key) {
      const sent = own.sent ? joinedSent(own.sent, stored.sent, own.key) : stored.sent
      return { ...own, placed, sent }
    }
    const isReplaced = syncedKey === undefined || own.key === syncedKey
    return isReplaced ? { ...own, placed, key: stored.key, sent: stored.sent } : { ...own, placed }
  }

  /** @param told what the reader was told of the same contents, and is still to see: now, or once no order is found */
  function begin(
    { vendorId, editOrderId }: RequestPlace,
    { problem, failedBefore }: Pick<RequestState, 'problem' | 'failedBefore'> = {},
  ): void {
    const draft = drafts.read(vendorId)
    synced = draft && contentsOf(draft)
    syncedKey = draft?.key
    const change = editOrderId === undefined ? undefined : drafts.readChange(editOrderId)
    dispatch({
      type: 'started',
      vendorId,
      ...(editOrderId !== undefined && { editOrderId }),
      ...(change && { change }),
      ...(draft && { draft }),
      ...(problem && { problem }),
      ...(failedBefore && { failedBefore }),
      now: clock.now(),
      newKey: uuid(),
    })
  }

  /** Another tab placed this request, was refused, or changed it: this tab adopts that (REQ-102, REQ-105). */
  function follow(): void {
    stopFollowing()
    const state = $state.get()
    const draft = draftToFollow(state)
    const isSame = draft && contentsOf(draft) === contentsOf(draftIn(state))
    const isMade = draft?.placed.some(id => !state.placed.includes(id))
    if (draft && draft.key !== state.key) {
      begin({ vendorId: draft.vendorId }, isSame && !isMade && state.problem ? { problem: state.problem } : {})
      if (isMade && !isBlank(draft)) ports.notify({ code: 'placed_before' })
    } else if (draft?.sent && (!state.sent || draft.sent.at !== state.sent.at) && state.problem) {
      // What failed here is being ordered by another tab: it is looked for once that tab has its answer.
      begin({ vendorId: draft.vendorId }, isSame ? { failedBefore: state.problem } : {})
    } else if (draft) followLater()
  }

  function followLater(): void {
    isBehind = true
    const stop = clock.after(FOLLOW_AFTER_MS, followContents)
    stopFollowing = () => {
      isBehind = false
      stop()
    }
  }

  function followContents(): void {
    isBehind = false
    const state = $state.get()
    const draft = draftAhead(state)
    if (!draft) return
    // What is being asked for here comes first.
    if (takesInput(state)) takeOver(draft)
    else followLater()
  }

  /** What was typed in another tab of the same draft; undefined if that is here already, or was. */
  function draftAhead(state: RequestState): FollowedDraft | undefined {
    const draft = draftToFollow(state)
    if (!draft || draft.key !== state.key) return undefined
    const contents = contentsOf(draft)
    return contents === followed || contents === contentsOf(draftIn(state)) ? undefined : draft
  }

  function takeOver(draft: FollowedDraft): void {
    followed = contentsOf(draft)
    begin({ vendorId: draft.vendorId })
  }

  /** The stored draft of the request that is being filled in here. */
  function draftToFollow(state: RequestState): FollowedDraft | undefined {
    const { vendorId, editOrderId, stage } = state
    if (vendorId === undefined || editOrderId !== undefined || stage.step === 'ENDED' || isSubmitting(state)) return
    const draft = drafts.read(vendorId)
    return draft && { ...draft, vendorId }
  }

  function leave(): void {
    stopClock()
    stopWaiting()
    stopFollowing()
    stopListening()
    stopListening = () => {}
    const state = $state.get()
    const { stage } = state
    if (stage.step === 'FILL_PAYMENT_DETAILS' && stage.placing.at === 'sending') left.set(stage.placing.run, state)
    dispatch({ type: 'cancelled' })
  }

  /** What is done here is done to what the other tab has typed, and does not overwrite it; only what was shown is confirmed. */
  function dispatchAction(event: RequestEvent): void {
    const state = $state.get()
    const draft = isBehind ? draftAhead(state) : undefined
    if (isBehind) stopFollowing()
    // Beginning again would lose a pin that is being moved, or the card that is being entered.
    if (draft && isOtherForm(state, draft)) dispatch({ type: 'formChanged', changes: draft.form, now: clock.now() })
    else if (draft) takeOver(draft)
    if (!draft || !CONFIRMATIONS.has(event.type)) dispatch(event)
    else ports.notify({ code: 'changed_elsewhere' })
  }

  const actions = requestActions({ dispatch: dispatchAction, clock, uuid, vault, begin, state: () => $state.get() })
  return {
    ...actions,
    $state,
    $view: computed([$state, $context, $minute], (state, context) => viewOf(state, context, clock.now())),
    $done: computed([$state, $context, $minute], (state, context) =>
      doneSections(checkedOf(state, context, clock.now()), state.problem?.at),
    ),
    $feeSecondsLeft: fee.$secondsLeft,
    isUnsaved: () => isUnsaved($state.get(), $context.get()) || isDraftRefused(),
    losesAtEnd() {
      const isChangeKept = keepChange()
      // The session may go on: until it ends, whoever leaves the order gives it up.
      if ($state.get().edited) drafts.forgetChange()
      return !isChangeKept || isCardBegun($state.get()) || isDraftRefused()
    },
    show(place) {
      leave()
      drafts.takePassed()
      const { locating } = $state.get()
      reset({ ...initialRequest($context.get().country), run: $state.get().run, parameters: $state.get().parameters })
      stopListening = drafts.onChange(follow)
      followClock()
      begin(place)
      if (locating) endSearch(locating, $state.get())
    },
    leave,
    reset({ keepDraft: keep }) {
      if (keep) keepChange()
      else drafts.clear()
      leave()
      left.clear()
      reset({ ...initialRequest($context.get().country), run: $state.get().run })
    },
  }
}

/** The form waits for input: nothing is being fetched that it needs first, and no card is being entered. */
const takesInput = ({ stage, locating, card }: RequestState): boolean =>
  (isFilling(stage) && card.state === 'closed') ||
  (stage.step === 'ASK_FOR_DESTINATION_ADDRESS' && stage.reversing === undefined && locating !== 'destination')

/** Only the form of the draft is another one; a place that is being looked up here is newer than its place. */
const isOtherForm = (state: RequestState, draft: Draft): boolean => {
  const here = draftIn(state)
  const isPlaceComing =
    state.locating !== undefined || ('reversing' in state.stage && state.stage.reversing !== undefined)
  return (
    JSON.stringify([draft.sent, draft.placed]) === JSON.stringify([here.sent, here.placed]) &&
    (isPlaceComing || contentsOf({ ...draft, form: here.form }) === contentsOf(here))
  )
}

const draftIn = ({ form, destination, origin, voucher, key, sent, placed }: RequestState): Draft => ({
  form,
  destination,
  origin,
  // The field for another code is empty while one lowers the fee.
  voucherCode: voucher.typed || (voucher.applied?.code ?? ''),
  key,
  sent,
  placed,
})

/** What was typed elsewhere, with what has become of the submission of this tab. */
const withOutcome = (stored: Draft, { key, sent, placed }: Draft): Draft => ({ ...stored, key, sent, placed })

/** What somebody has typed and chosen, to compare it. */
const contentsOf = (draft: Draft): string =>
  JSON.stringify(storeDraft({ ...draft, key: '', sent: undefined, placed: [] }, 0))

/** Nothing is filled in but what stays after an order (REQ-101). */
const isBlank = (draft: Draft): boolean => contentsOf(draft) === contentsOf(afterPlaced(draft, '', ''))

/** Requests of one vendor are sent one after the other, in all tabs. */
const lockOf = ({ vendorId }: { vendorId: string }): string => `request-${vendorId}`

/**
 * Begins the flow for the vendor that is chosen, and anew whenever that is another one, or has moved (REQ-012, Q10).
 * @param named the vendor that the address names  @param editOrderId the order that is edited
 * @returns what ends it
 */
export function followVendor(
  { show }: Pick<RequestStore, 'show'>,
  $chosen: ReadableAtom<Vendor | undefined>,
  { named, editOrderId }: { named: string | undefined; editOrderId: string | undefined },
): () => void {
  let shown: string | undefined
  let from: string | undefined
  let edited = editOrderId
  const follow = (vendorId: string | undefined, place?: string) => {
    // A branch that moved while its request is open: what was worked out for the old place no longer applies.
    const moved = from !== undefined && place !== undefined && place !== from
    from = place ?? from
    if (vendorId === undefined || (vendorId === shown && !moved)) return
    // An order belongs to the vendor that the address names, also when that has moved.
    if (shown !== undefined && vendorId !== shown) edited = undefined
    show({ vendorId, ...(edited && { editOrderId: edited }) })
    shown = vendorId
  }
  follow(named)
  return $chosen.subscribe(vendor => follow(vendor?.vendor_id, vendor && placeOf(vendor)))
}

/** Where riders collect, as text to compare; undefined while the vendor has no address (Q33). */
function placeOf({ vendor_id, vendor_information: { location } }: Vendor): string | undefined {
  return spotOf(location) && JSON.stringify([vendor_id, location])
}

// The validity of the fee: counts down, and reports when the time is up (REQ-104).

const SECOND_MS = 1000

type FeeClock = {
  $secondsLeft: ReadableAtom<number | undefined>
  /** The state of the request changed. */
  watch(state: RequestState): void
}

/** Unix milliseconds until which the fee of a request is valid. */
function endOf({ stage }: RequestState): number | undefined {
  if (!isFilling(stage) || stage.fee.state !== 'ready') return undefined
  const { validUntil } = feeToPay(stage.fee)
  return validUntil === undefined ? undefined : validUntil * SECOND_MS
}

/** @param lapsed is called when the time of a fee is up, and again once such a fee can be renewed */
function createFeeClock(clock: Clock, lapsed: () => void): FeeClock {
  const $secondsLeft = atom<number | undefined>(undefined)
  let end: number | undefined
  /** The expiry of this fee was reported. */
  let isOver = false
  let stop = () => {}

  function tick(): void {
    if (end === undefined) return
    const left = Math.ceil((end - clock.now()) / SECOND_MS)
    $secondsLeft.set(Math.max(0, left))
    if (left > 0) {
      stop = clock.after(SECOND_MS, tick)
      return
    }
    isOver = true
    lapsed()
  }

  return {
    $secondsLeft,
    watch(state) {
      const next = endOf(state)
      if (next === end) {
        // While an order was being sent, its fee could not be renewed: now it can.
        if (isOver && isRenewable(state)) lapsed()
        return
      }
      stop()
      end = next
      isOver = false
      if (end === undefined) $secondsLeft.set(undefined)
      else tick()
    },
  }
}
