// What a row of a bulk file means: checked like an order, with the price of its delivery.

import type { BulkPaymentType, BulkRow, Customer, LatLng } from '#schema/wire.ts'
import { isPossible } from '../phones.ts'
import { RefusedCall } from '../refused-call.ts'
import { isDeliverable } from '../rules/area.ts'
import { feeFor, roadMetres, withAdded } from '../rules/fee.ts'
import { bytesOf, checkAmount, NOTES_MAX_BYTES } from '../rules/order-checks.ts'
import { requirePickupTime } from '../rules/schedule.ts'
import { tz } from '../rules/zone.ts'
import type { Site } from '../site.ts'
import { digest } from '../store/secrets.ts'
import { type Column, deliveryTypes, paymentTypes } from './columns.ts'
import type { RawRow } from './read.ts'

/** What is needed to place the order of a row. */
export type Draft = {
  customer: Customer
  amount: number
  description: string
  payment: BulkPaymentType
  preorderedFor?: number
  /** Where the fee was computed from; rows of an older sandbox lack it. */
  source?: LatLng
  destination: LatLng
  fee: number
}

export type CheckedRow = {
  row: BulkRow
  /** Missing for a row with an error. */
  draft?: Draft
  /** The same for the same content of a row. */
  fingerprint: string
}

/** What is wrong, where, and in words. */
type Fault = { column: Column; code: string; problem: string }

// What an order can hold, in characters and, for an address, in bytes.
const NAME_MAX = 200
const PHONE_MAX = 32
const ADDRESS_MAX_BYTES = 255
const DESCRIPTION_MAX = 200
const SHOWN_MAX = 300

const charactersOf = (text: string): number => [...text].length

/** A comma in a unit or a building would shift the parts of an address (Q39). */
const withoutCommas = (part: string): string => part.replaceAll(',', ' ').replace(/\s+/g, ' ').trim()

/** Checks one row against the collection point at `source`; without one no fee can be computed. */
export function checkRow(site: Site, { number, cells }: RawRow, jobId: string, source: LatLng | undefined): CheckedRow {
  const faults: Fault[] = []
  const must = (fits: boolean, column: Column, code: string, problem: string) => {
    if (!fits) faults.push({ column, code, problem })
  }
  const { name = '', phone = '', unit = '', building = '', address = '', notes = '', description = '' } = cells
  must(name !== '', 'name', 'name_missing', 'Customer name is missing')
  must(!/\p{Nd}/u.test(name), 'name', 'name_invalid', 'Customer name must not contain digits')
  must(charactersOf(name) <= NAME_MAX, 'name', 'name_too_long', `Customer name has more than ${NAME_MAX} characters`)
  must(phone !== '', 'phone', 'phone_missing', 'Phone number is missing')
  const dialled = phone.length <= PHONE_MAX && /^[+0-9(][0-9 ()./-]*$/.test(phone) ? phone : ''
  must(
    phone === '' || (dialled !== '' && isPossible(site, dialled)),
    'phone',
    'phone_invalid',
    'Phone number is not possible',
  )
  must(unit !== '' || !site.country.rules?.unitNumberRequired, 'unit', 'unit_missing', 'Unit is missing')
  must(
    charactersOf(description) <= DESCRIPTION_MAX,
    'description',
    'description_too_long',
    `Item description has more than ${DESCRIPTION_MAX} characters`,
  )
  must(bytesOf(notes) <= NOTES_MAX_BYTES, 'notes', 'notes_too_long', 'Notes for the rider are too long')
  const amount = amountOf(site, cells.amount, faults)
  const payment = paymentTypes.find(type => type === (cells.payment ?? '').toUpperCase().replaceAll(' ', '_'))
  must(payment !== undefined, 'payment', 'payment_invalid', `Payment method must be one of ${paymentTypes.join(', ')}`)
  // A time without a delivery type can only mean one thing.
  const given = cells.delivery ?? (cells.scheduled === undefined ? 'instant' : 'scheduled')
  const delivery = deliveryTypes.find(type => type === given.toLowerCase())
  must(
    delivery !== undefined,
    'delivery',
    'delivery_invalid',
    `Delivery type must be one of ${deliveryTypes.join(', ')}`,
  )
  const preorderedFor = delivery === 'scheduled' ? momentOf(site, cells.scheduled, faults) : undefined
  const place = address === '' ? undefined : placeOf(site, address, source)
  const whole = [withoutCommas(unit), withoutCommas(building), address].join(', ')
  must(address !== '', 'address', 'address_missing', 'Drop-off address is missing')
  must(bytesOf(whole) <= ADDRESS_MAX_BYTES, 'address', 'address_too_long', 'Drop-off address is too long')
  must(address === '' || place !== undefined, 'address', 'address_not_found', 'Drop-off address was not found')
  must(source !== undefined, 'address', 'origin_not_located', 'The collection point has no location')
  const reachable = place && source && isDeliverable(site, source, place)
  must(!place || !source || reachable === true, 'address', 'not_deliverable', 'Unable to deliver to this address')
  const fee = place && source && reachable ? feeFor(site, roadMetres(site, source, place)) : undefined

  const row: BulkRow = {
    row_number: number,
    row_id: `${jobId}-${number}`,
    status: faults.length > 0 ? 'INVALID' : 'VALID',
    customer_name: name.slice(0, SHOWN_MAX),
    drop_off_address: address.slice(0, SHOWN_MAX),
    payment_method: payment ?? (cells.payment ?? '').slice(0, SHOWN_MAX),
    delivery_type: delivery ?? 'instant',
    ...(fee !== undefined && { delivery_fee: payment === 'CASH_ON_DELIVERY' ? withAdded(site, fee, payment) : fee }),
    ...(preorderedFor !== undefined && { scheduled_for: preorderedFor }),
    ...(faults.length > 0 && {
      error: faults.map(fault => fault.problem).join('. '),
      faults: faults.map(({ column, code }) => ({ column, code })),
    }),
  }
  const fingerprint = digest(
    JSON.stringify([
      name,
      phone,
      unit,
      building,
      address,
      notes,
      description,
      amount,
      payment,
      delivery,
      preorderedFor,
    ]),
  )
  if (faults.length > 0 || !source || !place || !payment || fee === undefined) return { row, fingerprint }
  const customer: Customer = {
    name,
    phone_number: dialled,
    location: {
      address: whole,
      latitude: place.lat,
      longitude: place.lng,
      ...(notes !== '' && { notes }),
    },
  }
  const draft: Draft = {
    customer,
    amount,
    description,
    payment,
    source,
    destination: place,
    fee,
    ...(preorderedFor !== undefined && { preorderedFor }),
  }
  return { row, fingerprint, draft }
}

/** The problem that a check raised, if it was one. */
function problemOf(check: () => void): string | undefined {
  try {
    check()
    return undefined
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error
    return error.facts.errors?.[0]?.message ?? error.message
  }
}

function amountOf(site: Site, text: string | undefined, faults: Fault[]): number {
  const amount = text === undefined ? 0 : Number(text.replaceAll(/[\s']/g, '').replace(',', '.'))
  const problem = Number.isFinite(amount) ? problemOf(() => checkAmount(site, amount, 'amount')) : 'is no number'
  if (problem) {
    const code = problem.includes('at least') ? 'amount_below_minimum' : 'amount_invalid'
    faults.push({ column: 'amount', code, problem: `Item value ${problem}` })
  }
  return Number.isFinite(amount) ? amount : 0
}

/** Whether a day and a time exist: 30 February and 24:30 would be taken for others. */
function isReal(text: string): boolean {
  const minute = text.slice(0, 16).replace(' ', 'T')
  const date = new Date(`${minute}Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(minute)
}

const MOMENT = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(:\d{2})?$/

/** Unix seconds of a time in the country's zone. */
function momentOf(site: Site, text: string | undefined, faults: Fault[]): number | undefined {
  const parts = MOMENT.exec(text ?? '')
    ?.slice(1, 6)
    .map(Number)
  const [year, month, day, hour, minute] = parts ?? []
  if (
    year === undefined ||
    month === undefined ||
    day === undefined ||
    hour === undefined ||
    minute === undefined ||
    !isReal(text ?? '')
  ) {
    faults.push({
      column: 'scheduled',
      code: 'time_format',
      problem: 'Scheduled time must look like 2026-01-31 18:30',
    })
    return undefined
  }
  const seconds = tz.fromWall(site.country.timezone, { year, month, day, hour, minute }) / 1000
  if (problemOf(() => requirePickupTime(site, seconds)))
    faults.push({ column: 'scheduled', code: 'time_gone', problem: 'Scheduled time is not possible' })
  return seconds
}

/** Where an address lies, by the best suggestion of the geolocator. */
function placeOf(site: Site, address: string, near: LatLng | undefined): LatLng | undefined {
  const point = near && { latitude: near.lat, longitude: near.lng }
  const [best] = site.geo.autocomplete({ query: address.slice(0, SHOWN_MAX), limit: 1, ...(point && { near: point }) })
  return best && { lat: best.address.latitude, lng: best.address.longitude }
}
