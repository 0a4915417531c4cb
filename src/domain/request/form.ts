// What is filled in on the request screen besides the two addresses (REQ-004, REQ-005, REQ-009).
import type { PaymentChoice } from './payment-choices.ts'

/** Parcel types that the portal names; only food asks for a cold bag (Q101). */
export const parcelTypes = ['parcels', 'food', 'documents', 'gifts'] as const
export type ParcelType = (typeof parcelTypes)[number]

/** ASAP and within 60 minutes are instant; Later is scheduled (REQ-006, REQ-007, Q24). */
export type DeliveryTime = 'asap' | 'within' | 'later'

export type RequestForm = {
  name: string
  phone: string
  unit: string
  building: string
  notes: string
  description: string
  /** Value of the items, as typed. */
  amount: string
  /** The value, as typed, that was confirmed although it is above the limit (Q30). */
  confirmedAmount?: string
  parcel: ParcelType
  coldBag: boolean
  /** The rider must check the receiver's age (Q31). */
  ageCheck: boolean
  time: DeliveryTime
  /** Unix seconds, for Later. */
  collectAt?: number
  payment?: PaymentChoice
  vat: string
  /** Who sends: guests only (GST-004). */
  senderName: string
  senderEmail: string
  senderPhone: string
}

export const emptyForm: RequestForm = {
  name: '',
  phone: '',
  unit: '',
  building: '',
  notes: '',
  description: '',
  amount: '',
  parcel: 'parcels',
  coldBag: false,
  ageCheck: false,
  time: 'asap',
  vat: '',
  senderName: '',
  senderEmail: '',
  senderPhone: '',
}

/** Everything that a problem can be shown at. */
export type RequestField =
  | keyof Omit<RequestForm, 'confirmedAmount' | 'time' | 'coldBag' | 'ageCheck' | 'parcel'>
  | 'vendor'
  | 'origin'
  | 'originNotes'
  | 'destination'
  | 'voucher'
  | 'card'

/** cold_bag_needed: never unless the parcel is food (Q101). */
export const coldBagNeeded = ({ parcel, coldBag }: RequestForm): boolean => parcel === 'food' && coldBag

/** preordered_for; undefined for an instant order (Q24). */
export const collectAt = ({ time, collectAt: at }: RequestForm): number | undefined =>
  time === 'later' ? at : undefined

/** A change, with what follows from it: another amount is not confirmed any more (Q30). */
export function changedForm(form: RequestForm, changes: Partial<RequestForm>): RequestForm {
  const next = { ...form, ...changes }
  const { confirmedAmount, ...rest } = next
  return confirmedAmount === undefined || confirmedAmount === next.amount ? next : rest
}
