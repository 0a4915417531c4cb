// The draft of a request and its documented shape (REQ-009, REQ-101, REQ-105).

import type { AddressInput } from '#features/addresses/places.ts'
import type { OrderDraft, OriginAddressCreation } from '#schema/wire.ts'
import { emptyForm, type RequestForm } from './form.ts'
import { requestedMethod } from './payment-choices.ts'
import type { Sent } from './recent.ts'

/** Numbers of orders placed last, which a later submission cannot have made. */
export const PLACED_MAX = 20

export type Draft = {
  form: RequestForm
  destination: AddressInput
  origin: OriginAddressCreation | undefined
  voucherCode: string
  /** Idempotency-Key of the next submission: the same until the server has said yes or no to it (Q88). */
  key: string
  /** A submission with this key was sent and nothing is known of it yet. */
  sent: Sent | undefined
  placed: readonly string[]
}

/** The documented payload of a draft (REQ-009). */
export function orderDraft(form: RequestForm, destination: AddressInput): OrderDraft {
  const { place } = destination
  return {
    ...(place?.city && { destinationCity: place.city }),
    destinationName: form.name,
    destinationPhoneNumber: form.phone,
    ...(place && { destinationLongitude: place.longitude, destinationLatitude: place.latitude }),
    destinationTextAddress: place?.text ?? destination.query,
    destinationUnitNumber: form.unit,
    destinationBuilding: form.building,
    riderNotes: form.notes,
    orderAmount: form.amount,
    orderDescription: form.description,
    ...(form.payment && { paymentMethod: requestedMethod[form.payment] }),
    vat_number: form.vat,
    ...(form.time === 'later' && form.collectAt !== undefined && { preordered_for: form.collectAt }),
  }
}

/** What is left of a draft once its order was placed: who sends and from where (REQ-101), and a new key. */
export const afterPlaced = ({ form, origin, placed }: Draft, orderId: string, key: string): Draft => ({
  form: {
    ...emptyForm,
    senderName: form.senderName,
    senderEmail: form.senderEmail,
    senderPhone: form.senderPhone,
  },
  destination: { query: '' },
  origin,
  voucherCode: '',
  key,
  sent: undefined,
  placed: [...placed, orderId].slice(-PLACED_MAX),
})

/**
 * The draft of "Request again" (REQ-103). A submission of the draft before whose fate nobody knows keeps its key, so that the
 * server recognises it.
 */
export const draftLike = (
  filled: Pick<Draft, 'form' | 'destination'>,
  before: Draft | undefined,
  fresh: string,
): Draft => ({
  ...filled,
  origin: before?.origin,
  voucherCode: '',
  key: before?.sent ? before.key : fresh,
  sent: before?.sent,
  placed: before?.placed ?? [],
})
