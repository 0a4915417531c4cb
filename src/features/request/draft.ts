// The draft of a request, and what of a kept one is believed (REQ-101, REQ-102, REQ-105). Every page reads what the browser keeps, so
// how a draft is written and filled in again is in ./prefill.ts, which the screen alone loads.
import { isRecord } from '#contract/foreign-data.ts'
import type { AddressInput, LocationType } from '#features/addresses/places.ts'
import type { OrderDraft, OriginAddressCreation } from '#schema/wire.ts'
import { type DeliveryTime, type ParcelType, parcelTypes, type RequestForm, requestedMethod } from './form.ts'
import type { PaymentChoice } from './payment-choices.ts'
import type { Print, Sent } from './recent.ts'

export type Draft = {
  form: RequestForm
  destination: AddressInput
  origin: OriginAddressCreation | undefined
  voucherCode: string
  /** Idempotency-Key of the next submission: unchanged until the server has accepted or refused it (Q88). */
  key: string
  /** A submission with this key was sent and its outcome is unknown. */
  sent: Sent | undefined
  placed: readonly string[]
}

// Drafts as the browser keeps them, per vendor, and how they are read back (REQ-102).

/** How long an unchanged draft is kept, in milliseconds; it contains personal data. */
export const DRAFT_KEPT_MS = 7 * 24 * 3_600_000
/** The maximum number of vendors with a draft; the oldest is deleted first. */
export const DRAFTS_MAX = 20
/** A stored draft: the documented payload, and what else the screen knows. */
export type StoredDraft = {
  version: 1
  /** Unix milliseconds of the last change. */
  changedAt: number
  key: string
  order: OrderDraft
  choice?: PaymentChoice
  parcel: ParcelType
  coldBag: boolean
  ageCheck: boolean
  time: DeliveryTime
  confirmedAmount?: string
  locationType?: LocationType
  savedId?: string
  moved?: boolean
  voucherCode: string
  sender: { name: string; email: string; phone: string }
  origin?: OriginAddressCreation
  sent?: Sent
  placed: string[]
}

/** What was changed in an order when the session ended. */
export type StoredChange = { orderId: string; addressEdited: boolean; draft: StoredDraft }

/** The draft of a form that opens on the next page, where the device has no room for it. */
export type PassedDraft = { vendorId: string; draft: StoredDraft }

/** Drafts by vendor ID. */
export type StoredDrafts = Record<string, StoredDraft>

declare module '#platform/stored.ts' {
  interface StoredValues {
    /** Requests that are being filled in, by vendor (REQ-102). They outlive an expired session. */
    'request-drafts': StoredDrafts
    /** "Request again" on a device without room: the form that this tab opens is filled in all the same (REQ-103). */
    'passed-draft': PassedDraft
    /** What was changed in an order and not saved when the session ended by itself (SES-101), until it is opened again. */
    'changed-order': StoredChange
  }
}

/** The drafts including this one; old ones and those above the limit are dropped (REQ-102). @param now unix milliseconds */
export function withDraft(all: StoredDrafts, vendorId: string, draft: StoredDraft, now: number): StoredDrafts {
  const others = Object.entries(all).filter(([id, { changedAt }]) => id !== vendorId && now - changedAt < DRAFT_KEPT_MS)
  const newest = others.sort(([, one], [, other]) => other.changedAt - one.changedAt).slice(0, DRAFTS_MAX - 1)
  return Object.fromEntries([[vendorId, draft], ...newest])
}

type Data = Record<string, unknown>
const isText = (data: unknown): data is string => typeof data === 'string'
const isOptional = (fits: (data: unknown) => boolean, data: unknown): boolean => data === undefined || fits(data)
const isDegrees = (most: number) => (data: unknown) => typeof data === 'number' && Math.abs(data) <= most
const isOneOf = (values: readonly string[]) => (data: unknown) => isText(data) && values.includes(data)
const isOn = (data: unknown): boolean => typeof data === 'boolean'
const isWhole = (most: number) => (data: unknown) =>
  Number.isSafeInteger(data) && 0 <= Number(data) && Number(data) <= most
/** The last second of the year 9999, as in `UnixSeconds` of the calls. */
const LAST_SECOND = 253_402_300_799
const isSecond = isWhole(LAST_SECOND)
const isMillisecond = isWhole(LAST_SECOND * 1000)
const allTexts = (data: Data, names: readonly string[]): boolean => names.every(name => isText(data[name]))

const isPrint = (data: unknown): data is Print =>
  isRecord(data) && allTexts(data, ['name', 'phone', 'address', 'description']) && Number.isFinite(data['amount'])

const isOrder = (data: unknown): boolean =>
  isRecord(data) &&
  allTexts(data, [
    'destinationName',
    'destinationPhoneNumber',
    'destinationTextAddress',
    'orderAmount',
    'orderDescription',
  ]) &&
  ['destinationCity', 'destinationUnitNumber', 'destinationBuilding', 'riderNotes', 'vat_number'].every(name =>
    isOptional(isText, data[name]),
  ) &&
  isOptional(isDegrees(90), data['destinationLatitude']) &&
  isOptional(isDegrees(180), data['destinationLongitude']) &&
  isOptional(isSecond, data['preordered_for'])

const isOrigin = (data: unknown): boolean =>
  isRecord(data) &&
  allTexts(data, [
    'street_address',
    'addressQuery',
    'building',
    'city',
    'countryCode',
    'postalCode',
    'unit',
    'notes',
  ]) &&
  isOptional(isDegrees(90), data['latitude']) &&
  isOptional(isDegrees(180), data['longitude'])

const choices = Object.keys(requestedMethod)

const isDraft = (data: unknown): data is StoredDraft =>
  isRecord(data) &&
  data['version'] === 1 &&
  isMillisecond(data['changedAt']) &&
  allTexts(data, ['key', 'voucherCode']) &&
  /^[\x21-\x7e]{8,128}$/.test(String(data['key'])) &&
  isOrder(data['order']) &&
  isOptional(isOneOf(choices), data['choice']) &&
  isOneOf(parcelTypes)(data['parcel']) &&
  isOn(data['coldBag']) &&
  isOn(data['ageCheck']) &&
  isOneOf(['asap', 'within', 'later'])(data['time']) &&
  isOptional(isText, data['confirmedAmount']) &&
  isOptional(isOneOf(['typed', 'saved', 'cursor']), data['locationType']) &&
  isOptional(isText, data['savedId']) &&
  isOptional(isOn, data['moved']) &&
  isRecord(data['sender']) &&
  allTexts(data['sender'], ['name', 'email', 'phone']) &&
  isOptional(isOrigin, data['origin']) &&
  isOptional(
    sent =>
      isRecord(sent) &&
      isSecond(sent['since']) &&
      isOptional(isText, sent['key']) &&
      isOptional(isMillisecond, sent['at']) &&
      Array.isArray(sent['prints']) &&
      sent['prints'].every(isPrint),
    data['sent'],
  ) &&
  Array.isArray(data['placed']) &&
  data['placed'].every(isText)

export const isStoredChange = (data: unknown): data is StoredChange =>
  isRecord(data) && isText(data['orderId']) && isOn(data['addressEdited']) && isDraft(data['draft'])

export const isPassedDraft = (data: unknown): data is PassedDraft =>
  isRecord(data) && isText(data['vendorId']) && isDraft(data['draft'])

/** Reads stored drafts: complete ones only, and no unknown fields. */
export const isStoredDrafts = (data: unknown): data is StoredDrafts =>
  isRecord(data) && Object.values(data).every(isDraft)
