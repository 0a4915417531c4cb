// What a reader can do with a request. Each action is one event of the flow.
import { asciiDigits } from '#contract/foreign-data.ts'
import type { Spot } from '#features/addresses/places.ts'
import type { Clock, Uuid } from '#platform/ports.ts'
import type {
  CardDetails,
  CardEncryptionKey,
  CardKind,
  CardSecret,
  GeolocatorAddress,
  OriginAddressCreation,
} from '#schema/wire.ts'
import { type CardEntry, type CardSummary, cardDigits, cardExpiry, cardSummary } from './card.ts'
import type { RequestEvent, RequestState } from './flow-state.ts'
import type { Offer, RequestForm } from './form.ts'
import { foundPlace, type KnownCustomer, savedChoice } from './prefill.ts'

export type RequestActions = {
  /** StartFlow: begins again with the stored draft; with a new request where the order that was to be edited cannot be. */
  restart(): void
  /** GoBackToOriginAddressDetails. */
  goBackToOrigin(): void
  /** Deletes the draft (REQ-102). */
  clear(): void
  change(changes: Partial<RequestForm>): void
  /** "Confirm" on the warning about a high item value (FEE-012). */
  confirmValue(): void

  typeOrigin(text: string): void
  chooseOrigin(address: GeolocatorAddress): void
  moveOriginPin(spot: Spot): void
  editOrigin(changes: Partial<OriginAddressCreation>): void
  /** Saves where riders collect, and continues. */
  confirmOrigin(): void

  typeDestination(text: string): void
  chooseDestination(address: GeolocatorAddress): void
  /** A suggestion was chosen there, and its place is being fetched; or it will not come. */
  awaitPlace(of: 'origin' | 'destination'): void
  missPlace(of: 'origin' | 'destination'): void
  chooseSaved(saved: KnownCustomer): void
  movePin(spot: Spot): void
  /** "Deliver here": confirms the text or the moved pin. */
  proceed(): void

  /** Shows what a message or a shop system would fill in. */
  offer(offer: Offer): void
  takeOffer(): void
  declineOffer(): void

  typeVoucher(text: string): void
  applyVoucher(): void
  removeVoucher(): void

  /** From the order details to the payment. */
  finishDetails(): void
  goBackToDetails(): void
  /** The submission; ignored while one is pending. */
  submit(): void
  acceptNewFee(): void
  declineNewFee(): void
  /** Repeats the same submission if its outcome is unknown. */
  tryAgain(): void
  giveUp(): void

  selectSavedCard(kind: CardKind, instrumentId: string): void
  selectNewCard(kind: CardKind): void
  /** The contents of the card form; they are never part of the state. */
  enterCard(kind: CardKind, entry: CardEntry): void
  changeCardOptions(options: { save?: boolean; nameOnCard?: string }): void
}

type Means = {
  dispatch(event: RequestEvent): void
  clock: Clock
  uuid: Uuid
  vault: CardVault
  begin(place: { vendorId: string; editOrderId?: string }): void
  state(): RequestState
}

/** To read such an order again would not help. */
const NOT_TO_EDIT: ReadonlySet<string> = new Set(['order_not_editable', 'order_not_found'])

export function requestActions({ dispatch, clock, uuid, vault, begin, state }: Means): RequestActions {
  return {
    restart() {
      const { vendorId, editOrderId, problem, stage } = state()
      const isOver = stage.step === 'ENDED' && problem !== undefined && NOT_TO_EDIT.has(problem.problem.code)
      if (vendorId !== undefined) begin({ vendorId, ...(editOrderId !== undefined && !isOver && { editOrderId }) })
    },
    goBackToOrigin: () => dispatch({ type: 'wentBackToOriginDetails', now: clock.now() }),
    clear: () => dispatch({ type: 'draftCleared', now: clock.now(), newKey: uuid() }),
    change: changes => dispatch({ type: 'formChanged', changes, now: clock.now() }),
    confirmValue: () => dispatch({ type: 'valueConfirmed' }),
    typeOrigin: text => dispatch({ type: 'originTyped', text }),
    chooseOrigin: address => dispatch({ type: 'originChosen', address }),
    moveOriginPin: spot => dispatch({ type: 'originPinMoved', spot }),
    editOrigin: changes => dispatch({ type: 'originEdited', changes }),
    confirmOrigin: () => dispatch({ type: 'originConfirmed' }),
    typeDestination: text => dispatch({ type: 'destinationTyped', text }),
    chooseDestination: address => dispatch({ type: 'destinationChosen', place: foundPlace(address) }),
    awaitPlace: of => dispatch({ type: 'placeAwaited', of }),
    missPlace: of => dispatch({ type: 'placeMissed', of }),
    chooseSaved(saved) {
      const { changes, place } = savedChoice(saved)
      dispatch({ type: 'destinationChosen', place, changes })
    },
    movePin: spot => dispatch({ type: 'pinMoved', spot }),
    proceed: () => dispatch({ type: 'proceeded' }),
    offer: offer => dispatch({ type: 'offered', offer }),
    takeOffer: () => dispatch({ type: 'offerTaken' }),
    declineOffer: () => dispatch({ type: 'offerDeclined' }),
    typeVoucher: text => dispatch({ type: 'voucherTyped', text }),
    applyVoucher: () => dispatch({ type: 'voucherApplied', now: clock.now() }),
    removeVoucher: () => dispatch({ type: 'voucherRemoved' }),
    finishDetails: () => dispatch({ type: 'detailsDone', now: clock.now() }),
    goBackToDetails: () => dispatch({ type: 'wentBackToDetails' }),
    submit: () => dispatch({ type: 'submitted', now: clock.now() }),
    acceptNewFee: () => dispatch({ type: 'newFeeAccepted', now: clock.now() }),
    declineNewFee: () => dispatch({ type: 'newFeeDeclined' }),
    tryAgain: () => dispatch({ type: 'triedAgain' }),
    giveUp: () => dispatch({ type: 'submissionGivenUp' }),
    selectSavedCard: (kind, instrumentId) => dispatch({ type: 'cardSelected', kind, instrumentId }),
    selectNewCard: kind => dispatch({ type: 'cardSelected', kind }),
    enterCard: (kind, entry) => dispatch({ type: 'cardEntered', kind, entered: vault.enter(kind, entry, clock.now()) }),
    changeCardOptions: options => dispatch({ type: 'cardOptionsChanged', ...options }),
  }
}

// The only place that holds the contents of a card form, while the form is open (Q100, PAY-101).

/** Encrypts a card so that only the holder of the private key can read it. */
export type EncryptCard = (kind: CardKind, key: CardEncryptionKey, secret: CardSecret) => Promise<string>

type CardVault = {
  /** Takes the contents of the form of one kind; returns what others may know of them. @param now unix milliseconds */
  enter(kind: CardKind, entry: CardEntry, now: number): CardSummary
  /** Details to send; undefined without a valid card of this kind. */
  seal(
    kind: CardKind,
    key: CardEncryptionKey,
    about: { holderName: string; save: boolean },
    now: number,
  ): Promise<CardDetails | undefined>
  forget(): void
}

/** @returns an empty vault; its contents cannot be read from outside */
export function createCardVault(encrypt: EncryptCard): CardVault {
  const entries = new Map<CardKind, CardEntry>()
  return {
    enter(kind, entry, now) {
      entries.set(kind, { ...entry })
      return cardSummary(entry, now)
    },
    async seal(kind, key, { holderName, save }, now) {
      const entry = entries.get(kind)
      const expiry = entry && cardExpiry(entry)
      if (!entry || !expiry) return undefined
      const { isValid, lastDigits, bin, scheme } = cardSummary(entry, now)
      if (!isValid) return undefined
      const encrypted = await encrypt(kind, key, {
        card_number: cardDigits(entry.number),
        expiry_month: String(expiry.month).padStart(2, '0'),
        expiry_year: String(expiry.year),
        security_code: asciiDigits(entry.code).trim(),
      })
      return {
        save_card: save,
        holder_name: holderName,
        encrypted_card_data: encrypted,
        card_last_digits: lastDigits,
        bin,
        scheme,
      }
    },
    forget: () => entries.clear(),
  }
}
