// The request of a rider as a store: runs what domain/request/flow.ts asks for, through ports (REQ-*).
import { atom, computed, type ReadableAtom } from 'nanostores'
import { step } from '#domain/request/flow'
import { checkedOf, isPressed } from '#domain/request/flow-checks'
import type { RequestCommand, RequestEvent } from '#domain/request/flow-events'
import { initialRequest } from '#domain/request/flow-start'
import type { RequestFacts, RequestState } from '#domain/request/flow-state'
import type { RequestNotice } from '#domain/request/problems'
import { doneSections, type Section } from '#domain/request/sections'
import { type RequestView, viewOf } from '#domain/request/view'
import type { Clock, Exclusive, Send, Storage, Uuid } from '#ports'
import type { Vendor } from '#schema/wire'
import { type RequestActions, requestActions } from './actions.ts'
import { type AskPorts, createAsk } from './ask.ts'
import { createCardVault, type EncryptCard } from './card-vault.ts'
import { createDrafts } from './drafts.ts'
import { createFeeClock, type FeeClock } from './fee-clock.ts'
import { rememberGuestOrder } from './guest-orders.ts'

/** How often it is looked whether the vendor is there, in milliseconds (REQ-013). */
export const VENDOR_POLL_MS = 200

export type RequestPorts = Pick<AskPorts, 'parameters' | 'language'> & {
  send: Send
  storage: Storage
  clock: Clock
  uuid: Uuid
  exclusive: Exclusive
  encryptCard: EncryptCard
  /** The facts of this moment: flags and who is here may change. */
  facts(): RequestFacts
  /** The vendor with this id; `waiting` while the vendors are on their way, undefined when there is none. */
  vendor(id: string): Vendor | 'waiting' | undefined
  notify(notice: RequestNotice): void
  measure(name: 'order_details' | 'payment_details', milliseconds: number): void
  /** Opens the page of a bank in place of this one, which asks about the payment of an order (Q50). */
  follow(url: string, order: { orderId: string; vendorId: string }): void
  openTracking(vendorId: string): void
  /** The vendor has a location now; whoever holds the vendors reads them again. */
  vendorChanged(vendorId: string): void
}

export type RequestPlace = { vendorId: string; editOrderId?: string }

export type RequestStore = RequestActions & {
  $state: ReadableAtom<RequestState>
  $view: ReadableAtom<RequestView>
  /** Sections in which nothing is missing (REQ-004). */
  $done: ReadableAtom<readonly Section[]>
  /** Seconds for which the fee still holds; undefined when nobody knows (REQ-104). */
  $feeSecondsLeft: FeeClock['$secondsLeft']
  /** Entering the screen, or choosing another vendor: cancels what was under way and begins anew (REQ-012). */
  show(place: RequestPlace): void
  /** Leaving the screen; the answer of `show` and this are the only beginnings and ends. */
  leave(): void
  /** The session ended: by itself it leaves the drafts, logging out does not (REQ-102). */
  reset(options: { keepDraft: boolean }): void
}

type CommandOf<Do extends RequestCommand['do']> = Extract<RequestCommand, { do: Do }>

/** @returns a request that has not begun */
export function createRequest(ports: RequestPorts): RequestStore {
  const { clock, uuid, facts } = ports
  const $state = atom<RequestState>(initialRequest(''))
  const drafts = createDrafts(ports)
  const vault = createCardVault(ports.encryptCard)
  const ask = createAsk({ ...ports, minimumEtaMinutes: facts().minimumEtaMinutes })
  const fee = createFeeClock(clock, () => dispatch({ type: 'feeLapsed', now: clock.now() }))
  let stopWaiting = () => {}
  let stopListening = () => {}

  function dispatch(event: RequestEvent): void {
    const before = $state.get()
    const [state, commands] = step(before, event, facts())
    $state.set(state)
    // However a card form was closed, what stood in it is forgotten (Q100).
    if (before.card.state === 'open' && state.card.state === 'closed') vault.forget()
    fee.watch(state)
    // Each wish finds the function of its own name.
    for (const command of commands) perform[command.do](command as never)
  }

  const dispatchLater = async (answer: Promise<RequestEvent | undefined>): Promise<void> => {
    const event = await answer
    if (event) dispatch(event)
  }

  const later =
    <Do extends keyof typeof ask & RequestCommand['do']>(name: Do) =>
    (command: CommandOf<Do>) =>
      void dispatchLater(ask[name](command as never))

  /** How each wish of the flow is carried out. */
  const perform: { [Do in RequestCommand['do']]: (command: CommandOf<Do>) => void } = {
    waitForVendor: ({ run, vendorId }) => waitForVendor(run, vendorId),
    readOrder: later('readOrder'),
    loadParameters: later('loadParameters'),
    loadHours: later('loadHours'),
    saveOrigin: later('saveOrigin'),
    reverse: later('reverse'),
    checkArea: later('checkArea'),
    estimate: later('estimate'),
    fetchFee: command => {
      clock.after(command.waitMs, () => void dispatchLater(ask.fetchFee(command)))
    },
    validateVoucher: later('validateVoucher'),
    readVoucher: later('readVoucher'),
    // Two tabs with the same draft press one after the other, so that the second finds what the first one did.
    send: ({ run, press }) =>
      void dispatchLater(ports.exclusive(`request-${$state.get().vendorId}`, () => ask.press(run, press))),
    lookUp: later('lookUp'),
    openWallet: later('openWallet'),
    openIntent: later('openIntent'),
    encryptCard: command => void dispatchLater(seal(command)),
    forgetCard: () => vault.forget(),
    keepDraft: () => keepDraft(),
    notify: ({ notice }) => ports.notify(notice),
    measure: ({ name, milliseconds }) => ports.measure(name, milliseconds),
    rememberGuestOrder: ({ orderId, vendorId }) =>
      rememberGuestOrder(ports.storage, { order_id: orderId, vendor_id: vendorId }),
    follow: ({ url, ...order }) => ports.follow(url, order),
    openTracking: ({ vendorId }) => ports.openTracking(vendorId),
    originChanged: ({ vendorId }) => ports.vendorChanged(vendorId),
  }

  /** Looks every 200 ms, and at once, whether the vendor is there (REQ-013). */
  function waitForVendor(run: number, vendorId: string): void {
    stopWaiting()
    const vendor = ports.vendor(vendorId)
    if (vendor === 'waiting') stopWaiting = clock.after(VENDOR_POLL_MS, () => waitForVendor(run, vendorId))
    else dispatch(vendor ? { type: 'vendorArrived', run, vendor } : { type: 'vendorFailed', run })
  }

  async function seal({ run, kind, key, holderName, save }: CommandOf<'encryptCard'>) {
    const details = await vault.seal(kind, key, { holderName, save }, clock.now()).catch(() => undefined)
    return details ? ({ type: 'cardEncrypted', run, details } as const) : ({ type: 'cardNotEncrypted', run } as const)
  }

  /** An edited order is kept by the server; only new requests are drafts. */
  function keepDraft(): void {
    const { vendorId, editOrderId, form, destination, origin, voucher, key, sent, placed } = $state.get()
    if (vendorId === undefined || editOrderId !== undefined) return
    drafts.write(vendorId, { form, destination, origin, voucherCode: voucher.typed, key, sent, placed })
  }

  function begin({ vendorId, editOrderId }: RequestPlace): void {
    const draft = drafts.read(vendorId)
    dispatch({
      type: 'started',
      vendorId,
      ...(editOrderId !== undefined && { editOrderId }),
      ...(draft && { draft }),
      now: clock.now(),
      fresh: uuid(),
    })
  }

  /** Another tab placed this request, was refused, or goes on with it: this one follows (REQ-105). */
  function follow(): void {
    const state = $state.get()
    const { vendorId, editOrderId, stage } = state
    if (vendorId === undefined || editOrderId !== undefined || stage.step === 'ENDED' || isPressed(state)) return
    const draft = drafts.read(vendorId)
    if (draft && draft.key !== state.key) begin({ vendorId })
  }

  function leave(): void {
    stopWaiting()
    stopListening()
    stopListening = () => {}
    dispatch({ type: 'cancelled' })
  }

  const actions = requestActions({ dispatch, clock, uuid, vault, begin, state: () => $state.get() })
  return {
    ...actions,
    $state,
    $view: computed($state, state => viewOf(state, facts(), clock.now())),
    $done: computed($state, state => doneSections(checkedOf(state, facts(), clock.now()), state.problem?.at)),
    $feeSecondsLeft: fee.$secondsLeft,
    show(place) {
      leave()
      $state.set({ ...initialRequest(facts().country), run: $state.get().run, parameters: $state.get().parameters })
      stopListening = drafts.onChange(follow)
      begin(place)
    },
    leave,
    reset({ keepDraft: keep }) {
      leave()
      if (!keep) drafts.clear()
      $state.set({ ...initialRequest(facts().country), run: $state.get().run })
    },
  }
}
