// What a reader can do with a request. Each action is one event of the flow.
import type { CardEntry } from '#domain/request/card'
import type { RequestEvent } from '#domain/request/flow-events'
import type { RequestState } from '#domain/request/flow-state'
import type { RequestForm } from '#domain/request/form'
import type { Spot } from '#domain/request/places'
import { foundPlace, savedChoice } from '#domain/request/prefill'
import type { Clock, Uuid } from '#ports'
import type { CardKind, GeolocatorAddress, OriginAddressCreation, SavedAddress } from '#schema/wire'
import type { CardVault } from './card-vault.ts'

export type RequestActions = {
  /** StartFlow: begins again with the draft that is kept. */
  restart(): void
  /** GoBackToOriginAddressDetails. */
  goBackToOrigin(): void
  /** Throws the draft away (REQ-102). */
  clear(): void
  change(changes: Partial<RequestForm>): void
  /** "Confirm" at the warning about a high item value (FEE-012). */
  confirmValue(): void

  typeOrigin(text: string): void
  chooseOrigin(address: GeolocatorAddress): void
  moveOriginPin(spot: Spot): void
  editOrigin(changes: Partial<OriginAddressCreation>): void
  /** Saves where riders collect and goes on. */
  confirmOrigin(): void

  typeDestination(text: string): void
  chooseDestination(address: GeolocatorAddress): void
  chooseSaved(saved: SavedAddress): void
  movePin(spot: Spot): void
  /** "Deliver here": confirms the text or the moved pin. */
  proceed(): void

  typeVoucher(text: string): void
  applyVoucher(): void
  removeVoucher(): void

  /** From the order details to the payment. */
  finishDetails(): void
  goBackToDetails(): void
  /** The press. Pressed again while it is under way, it does nothing. */
  submit(): void
  acceptNewFee(): void
  declineNewFee(): void
  /** The same press again, after nobody could say what became of it. */
  tryAgain(): void
  giveUp(): void

  selectSavedCard(kind: CardKind, instrumentId: string): void
  selectNewCard(kind: CardKind): void
  /** What stands in the card form; it goes into no state. */
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

export function requestActions({ dispatch, clock, uuid, vault, begin, state }: Means): RequestActions {
  return {
    restart() {
      const { vendorId, editOrderId } = state()
      if (vendorId !== undefined) begin({ vendorId, ...(editOrderId !== undefined && { editOrderId }) })
    },
    goBackToOrigin: () => dispatch({ type: 'wentBackToOriginDetails', now: clock.now() }),
    clear: () => dispatch({ type: 'draftCleared', now: clock.now(), fresh: uuid() }),
    change: changes => dispatch({ type: 'formChanged', changes, now: clock.now() }),
    confirmValue: () => dispatch({ type: 'valueConfirmed' }),
    typeOrigin: text => dispatch({ type: 'originTyped', text }),
    chooseOrigin: address => dispatch({ type: 'originChosen', address }),
    moveOriginPin: spot => dispatch({ type: 'originPinMoved', spot }),
    editOrigin: changes => dispatch({ type: 'originEdited', changes }),
    confirmOrigin: () => dispatch({ type: 'originConfirmed' }),
    typeDestination: text => dispatch({ type: 'destinationTyped', text }),
    chooseDestination: address => dispatch({ type: 'destinationChosen', place: foundPlace(address) }),
    chooseSaved(saved) {
      const { changes, place } = savedChoice(saved)
      dispatch({ type: 'destinationChosen', place, changes })
    },
    movePin: spot => dispatch({ type: 'pinMoved', spot }),
    proceed: () => dispatch({ type: 'proceeded' }),
    typeVoucher: text => dispatch({ type: 'voucherTyped', text }),
    applyVoucher: () => dispatch({ type: 'voucherApplied', now: clock.now() }),
    removeVoucher: () => dispatch({ type: 'voucherRemoved' }),
    finishDetails: () => dispatch({ type: 'detailsDone', now: clock.now() }),
    goBackToDetails: () => dispatch({ type: 'wentBackToDetails' }),
    submit: () => dispatch({ type: 'submitted', now: clock.now() }),
    acceptNewFee: () => dispatch({ type: 'newFeeAccepted', now: clock.now() }),
    declineNewFee: () => dispatch({ type: 'newFeeDeclined' }),
    tryAgain: () => dispatch({ type: 'triedAgain' }),
    giveUp: () => dispatch({ type: 'pressGivenUp' }),
    selectSavedCard: (kind, instrumentId) => dispatch({ type: 'cardSelected', kind, instrumentId }),
    selectNewCard: kind => dispatch({ type: 'cardSelected', kind }),
    enterCard: (kind, entry) => dispatch({ type: 'cardEntered', kind, facts: vault.enter(kind, entry, clock.now()) }),
    changeCardOptions: options => dispatch({ type: 'cardOptionsChanged', ...options }),
  }
}
