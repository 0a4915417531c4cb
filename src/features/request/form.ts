// The fields of the request screen besides the two addresses (REQ-004, REQ-005, REQ-009).
import type { RequestedPaymentMethod } from '#schema/wire.ts'
import type { PaymentChoice } from './payment-choices.ts'

/** What each choice sends: after cash on pick-up nothing is collected at the drop-off (Q47). */
export const requestedMethod: Record<PaymentChoice, RequestedPaymentMethod> = {
  paid: 'paid',
  cash_on_delivery: 'cash_on_delivery',
  card_on_delivery: 'card_on_delivery',
  cash_on_pickup: 'paid',
  none: 'paid',
  card: 'paid',
}

/** The parcel types; only food needs a cold bag (Q101). */
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
  /** The sender: guests only (GST-004). */
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

/** Every field that can show a mistake. */
export type RequestField =
  | keyof Omit<RequestForm, 'confirmedAmount' | 'time' | 'coldBag' | 'ageCheck' | 'parcel'>
  | 'vendor'
  | 'origin'
  | 'originNotes'
  | 'originUnit'
  | 'originBuilding'
  | 'destination'
  | 'voucher'
  | 'card'

/** cold_bag_needed: never unless the parcel is food (Q101). */
export const coldBagNeeded = ({ parcel, coldBag }: RequestForm): boolean => parcel === 'food' && coldBag

/** preordered_for; undefined for an instant order (Q24). */
export const collectAt = ({ time, collectAt: at }: RequestForm): number | undefined =>
  time === 'later' ? at : undefined

/** A change and its consequences: another amount has to be confirmed again (Q30). */
export function changedForm(form: RequestForm, changes: Partial<RequestForm>): RequestForm {
  const next = { ...form, ...changes }
  const { confirmedAmount, ...rest } = next
  return confirmedAmount === undefined || confirmedAmount === next.amount ? next : rest
}

/** Fields that an address of the address book, a message or a shop system can fill in. */
export type OfferedFields = Partial<
  Pick<RequestForm, 'name' | 'phone' | 'unit' | 'building' | 'notes' | 'amount' | 'description'>
>

export type Offer = {
  from: 'saved' | 'message' | 'shop'
  changes: OfferedFields
  /** Text for the address field, which is searched once it is accepted. */
  address?: string
}

// VAT numbers (FEE-014 to FEE-016, Q45).

export const VAT_NUMBER_LENGTH = 8

export type VatProblem = { code: 'vat_length' } | { code: 'vat_invalid' }

/** Who may enter one: logged-in businesses, while the flag is on (FEE-014). */
export const isVatOffered = (flags: { PaymentVat: boolean }, guest: boolean): boolean => flags.PaymentVat && !guest

/** The number as it is sent; undefined without one. */
export const vatToSend = (typed: string): string | undefined => typed.trim() || undefined

/** The length is checked first, then the characters: letters and digits (FEE-015, FEE-016). Empty is valid. */
export function vatProblem(typed: string): VatProblem | undefined {
  const vat = vatToSend(typed)
  if (vat === undefined) return undefined
  if ([...vat].length !== VAT_NUMBER_LENGTH) return { code: 'vat_length' }
  return /^[A-Za-z0-9]+$/.test(vat) ? undefined : { code: 'vat_invalid' }
}
