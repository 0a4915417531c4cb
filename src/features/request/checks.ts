// The checks of a request, in the order in which they are made; the first failure counts (REQ-046).
import { isBlank, isLonger } from '#contract/sent-characters.ts'
import { emailMistake } from '#features/account/form.ts'
import { type AddressInput, NOTES_MAX_BYTES, STREET_MAX_BYTES, spotOf, utf8Bytes } from '#features/addresses/places.ts'
import type { Phones } from '#features/phones/phones.ts'
import type { MoneySpelling } from '#features/pricing/money.ts'
import type { OriginAddressCreation, Vendor } from '#schema/wire.ts'
import { collectAt, type RequestField, type RequestForm, vatProblem } from './form.ts'
import { amountProblem, minimumProblem, type ValueRules, valueLimit } from './item-value.ts'
import type { PaymentChoice } from './payment-choices.ts'
import type { FieldFault, RequestProblem } from './problems.ts'
import type { Hours } from './service-hours.ts'
import { isSlotOpen } from './service-hours.ts'

export const DESCRIPTION_MAX_CHARACTERS = 200
export const NAME_MAX_CHARACTERS = 200
/** Of the unit and of the building: with the longest street they fit into the 600 characters of an address. */
const DOOR_MAX_CHARACTERS = 170
/** The same of a collection point. */
const ORIGIN_UNIT_MAX_CHARACTERS = 64
const ORIGIN_BUILDING_MAX_CHARACTERS = 128

export type Checked = {
  vendor: Vendor | undefined
  form: RequestForm
  destination: AddressInput
  origin: OriginAddressCreation
  /** An existing order is edited: its customer cannot be changed (Q32). */
  editing: boolean
  /** Its address was changed, too. */
  addressEdited: boolean
  guest: boolean
  vatOffered: boolean
  laterOffered: boolean
  choices: readonly PaymentChoice[]
  choice: PaymentChoice | undefined
  /** orderItemValueExceedLimit; -1 for none. */
  limit: number
  rules: ValueRules & { unitNumberRequired: boolean }
  /** How amounts are written. */
  spelling: MoneySpelling
  zone: string
  hours: Hours | undefined
  phones: Phones
  /** Unix milliseconds. */
  now: number
}

type Check = (request: Checked) => FieldFault | undefined

const vendorPresent: Check = ({ vendor }) =>
  vendor === undefined ? { at: 'vendor', problem: { code: 'vendor_missing' } } : undefined

const unitGiven: Check = ({ form, rules, editing, addressEdited }) =>
  rules.unitNumberRequired && isBlank(form.unit) && (!editing || addressEdited)
    ? { at: 'unit', problem: { code: 'unit_missing' } }
    : undefined

const nameGiven: Check = ({ form, editing }) => {
  if (editing) return undefined
  if (isBlank(form.name)) return { at: 'name', problem: { code: 'name_missing' } }
  // Any decimal digit of any script (Q25).
  return /\p{Nd}/u.test(form.name) ? { at: 'name', problem: { code: 'name_invalid' } } : undefined
}

const phonePossible: Check = ({ form, editing, phones }) => {
  if (editing) return undefined
  if (isBlank(form.phone)) return { at: 'phone', problem: { code: 'phone_missing' } }
  return phones.isPossible(form.phone) ? undefined : { at: 'phone', problem: { code: 'phone_invalid' } }
}

const descriptionShort: Check = ({ form }) =>
  isLonger(form.description.trim(), DESCRIPTION_MAX_CHARACTERS)
    ? { at: 'description', problem: { code: 'description_too_long', limit: DESCRIPTION_MAX_CHARACTERS } }
    : undefined

const addressGiven: Check = ({ destination }) =>
  isBlank(destination.query) ? { at: 'destination', problem: { code: 'address_missing' } } : undefined

const coordinatesKnown: Check = ({ destination }) =>
  destination.place === undefined ? { at: 'destination', problem: { code: 'address_not_located' } } : undefined

const amountGiven: Check = ({ form, spelling, rules }) => {
  const problem = amountProblem(form.amount, spelling, rules)
  return problem && { at: 'amount', problem }
}

const minimumReached: Check = ({ form, spelling, rules }) => {
  const problem = minimumProblem(form.amount, spelling, rules)
  return problem && { at: 'amount', problem }
}

const paymentSelected: Check = ({ choice, choices }) => {
  if (choices.length === 0) return { at: 'payment', problem: { code: 'payment_none_offered' } }
  return choice === undefined ? { at: 'payment', problem: { code: 'payment_not_selected' } } : undefined
}

const streetShort: Check = ({ destination }) =>
  utf8Bytes(destination.place?.text ?? '') > STREET_MAX_BYTES
    ? { at: 'destination', problem: { code: 'street_too_long', limit: STREET_MAX_BYTES } }
    : undefined

const notesShort: Check = ({ form }) =>
  utf8Bytes(form.notes.trim()) > NOTES_MAX_BYTES
    ? { at: 'notes', problem: { code: 'notes_too_long', limit: NOTES_MAX_BYTES } }
    : undefined

const textShort =
  (at: 'name' | 'unit' | 'building' | 'senderName', limit: number, isSent: (request: Checked) => boolean): Check =>
  request =>
    isSent(request) && isLonger(request.form[at].trim(), limit)
      ? { at, problem: { code: 'text_too_long', limit } }
      : undefined

const isAddressSent = ({ editing, addressEdited }: Checked): boolean => !editing || addressEdited

const textsShort: readonly Check[] = [
  textShort('name', NAME_MAX_CHARACTERS, ({ editing }) => !editing),
  textShort('unit', DOOR_MAX_CHARACTERS, isAddressSent),
  textShort('building', DOOR_MAX_CHARACTERS, isAddressSent),
  textShort('senderName', NAME_MAX_CHARACTERS, ({ guest, editing }) => guest && !editing),
]

const timeOpen: Check = ({ form, editing, laterOffered, now, zone, hours }) => {
  if (form.time !== 'later' || editing) return undefined
  // It was chosen while it was offered: nobody's order leaves at another time than the one that they chose.
  if (!laterOffered) return { at: 'collectAt', problem: { code: 'time_gone' } }
  const slot = collectAt(form)
  if (slot === undefined) return { at: 'collectAt', problem: { code: 'time_missing' } }
  return isSlotOpen(slot, { now, zone, hours }) ? undefined : { at: 'collectAt', problem: { code: 'time_gone' } }
}

const vatRight: Check = ({ form, vatOffered, editing }) => {
  const problem = vatOffered && !editing ? vatProblem(form.vat) : undefined
  return problem && { at: 'vat', problem }
}

const senderNamed: Check = ({ form, guest, editing }) =>
  guest && !editing && isBlank(form.senderName)
    ? { at: 'senderName', problem: { code: 'sender_name_missing' } }
    : undefined

const senderEmailRight: Check = ({ form, guest, editing }) =>
  guest && !editing && emailMistake(form.senderEmail)
    ? { at: 'senderEmail', problem: { code: 'sender_email_invalid' } }
    : undefined

const senderPhonePossible: Check = ({ form, guest, editing, phones }) =>
  guest && !editing && !phones.isPossible(form.senderPhone)
    ? { at: 'senderPhone', problem: { code: 'sender_phone_invalid' } }
    : undefined

const originGiven: Check = ({ vendor, origin }) =>
  vendor && !spotOf(vendor.vendor_information.location) && !spotOf(origin)
    ? { at: 'origin', problem: { code: 'origin_missing' } }
    : undefined

const valueConfirmed: Check = ({ form, spelling, limit }) => {
  const { required, confirmed } = valueLimit(form.amount, spelling, limit, form.confirmedAmount)
  const { currency } = spelling
  return required && !confirmed ? { at: 'amount', problem: { code: 'item_value_exceeds', limit, currency } } : undefined
}

/** The documented checks in the documented order. */
export const documentedChecks: readonly Check[] = [
  vendorPresent,
  unitGiven,
  nameGiven,
  phonePossible,
  descriptionShort,
  addressGiven,
  coordinatesKnown,
  amountGiven,
  minimumReached,
  paymentSelected,
]

/** Further checks of the API; the warning about the value is last, since it can be confirmed. */
const furtherChecks: readonly Check[] = [
  streetShort,
  notesShort,
  ...textsShort,
  timeOpen,
  vatRight,
  senderNamed,
  senderEmailRight,
  senderPhonePossible,
  originGiven,
  valueConfirmed,
]

const detailChecks = documentedChecks.filter(check => check !== paymentSelected)

const first = (checks: readonly Check[], request: Checked): FieldFault | undefined => {
  for (const check of checks) {
    const problem = check(request)
    if (problem) return problem
  }
  return undefined
}

/** All mistakes in the order of the checks, at most one per field (REQ-109). */
export function faultsOf(request: Checked): FieldFault[] {
  const found = new Map<RequestField, FieldFault>()
  for (const check of [...documentedChecks, ...furtherChecks]) {
    const fault = check(request)
    if (fault && !found.has(fault.at)) found.set(fault.at, fault)
  }
  return [...found.values()]
}

/** Every field with a mistake. */
export const mistakes = (request: Checked): ReadonlySet<RequestField> => new Set(faultsOf(request).map(({ at }) => at))

/** The same for the step from the order details to the payment. */
export const detailsProblem = (request: Checked): RequestProblem | undefined => first(detailChecks, request)

/** What is wrong with an origin that is saved: coordinates, then notes, the street and the door (ADR-011 to ADR-013, REQ-109, Q40). */
export function originFaults(origin: OriginAddressCreation): FieldFault[] {
  if (!spotOf(origin))
    return [{ at: 'origin', problem: { code: isBlank(origin.addressQuery) ? 'origin_missing' : 'origin_not_located' } }]
  const faults: FieldFault[] = []
  if (utf8Bytes(origin.notes.trim()) > NOTES_MAX_BYTES)
    faults.push({ at: 'originNotes', problem: { code: 'notes_too_long', limit: NOTES_MAX_BYTES } })
  if (utf8Bytes(origin.street_address.trim()) > STREET_MAX_BYTES)
    faults.push({ at: 'origin', problem: { code: 'street_too_long', limit: STREET_MAX_BYTES } })
  const short = (at: RequestField, text: string, limit: number) => {
    if (isLonger(text.trim(), limit)) faults.push({ at, problem: { code: 'text_too_long', limit } })
  }
  short('originUnit', origin.unit, ORIGIN_UNIT_MAX_CHARACTERS)
  short('originBuilding', origin.building, ORIGIN_BUILDING_MAX_CHARACTERS)
  return faults
}
