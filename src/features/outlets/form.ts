// The form of a collection point: its fields and how they are filled (COL-005), what is sent for it, and what a rider will see of it (COL-006, COL-101).
import { asciiDigits } from '#contract/foreign-data.ts'
import { isBlank, isLonger } from '#contract/sent-characters.ts'
import { inOneLine } from '#features/formats/written-in.ts'
import type { Phones } from '#features/phones/phones.ts'
import type { GeolocatorAddress, Outlet, Vendor } from '#schema/wire.ts'

export type OutletLocation = {
  formatted_address: string
  latitude: number
  longitude: number
  city?: string
  countryCode?: string
  zipcode?: string
  street?: string
  streetNumber?: string
}

export type OutletForm = {
  parentVendorId: string
  clientVendorId: string
  name: string
  unitNo: string
  building: string
  phone: string
  riderInstructions: string
  /** E-mail addresses; the first slot is always there (COL-015). */
  owners: readonly string[]
  /** The text in the address field. */
  addressQuery: string
  /** Missing until an address is selected: text alone is not a place (COL-011). */
  location?: OutletLocation
  isEditMode: boolean
  /** ID of the collection point that is edited; '' for a new one. */
  vendorId: string
}

/** Vendors that a collection point can belong to. */
export const parentsOf = (vendors: readonly Vendor[]): Vendor[] => vendors.filter(vendor => vendor.is_parent)

/**
 * A new collection point. Its parent is the only one there is, or the wanted one; otherwise the reader chooses
 * (COL-013).
 */
export function newOutlet(vendors: readonly Vendor[], wanted?: string): OutletForm {
  const parents = parentsOf(vendors)
  const parent =
    parents.find(({ vendor_id }) => vendor_id === wanted) ?? (parents.length === 1 ? parents[0] : undefined)
  return {
    parentVendorId: parent?.vendor_id ?? '',
    clientVendorId: '',
    name: '',
    unitNo: '',
    building: '',
    phone: '',
    riderInstructions: '',
    owners: [''],
    addressQuery: '',
    isEditMode: false,
    vendorId: '',
  }
}

/** An existing collection point, for editing. */
export function outletOf(vendor: Vendor): OutletForm {
  const { name, owners, contact, location } = vendor.vendor_information
  const { latitude, longitude, address_text: address = '' } = location
  const located = latitude !== undefined && longitude !== undefined && address !== ''
  return {
    parentVendorId: vendor.parent_vendor_id ?? '',
    clientVendorId: vendor.client_vendor_id ?? '',
    name,
    unitNo: location.unit ?? '',
    building: location.building ?? '',
    phone: onlyPhone(contact.phone),
    riderInstructions: location.rider_instructions ?? '',
    owners: owners.length > 0 ? owners : [''],
    addressQuery: address,
    ...(located && {
      location: {
        formatted_address: address,
        latitude,
        longitude,
        ...given({
          city: location.city,
          countryCode: location.country_code,
          zipcode: location.postal_code,
          street: location.street,
          streetNumber: location.street_number,
        }),
      },
    }),
    isEditMode: true,
    vendorId: vendor.vendor_id,
  }
}

/** A place of the geolocator, as the form stores it. */
export const locationOf = (address: GeolocatorAddress): OutletLocation => ({
  formatted_address: address.formatted_address,
  latitude: address.latitude,
  longitude: address.longitude,
  ...given({
    city: address.city,
    countryCode: address.country_code,
    zipcode: address.zipcode,
    street: address.street,
    streetNumber: address.number,
  }),
})

/** What the phone field keeps of its input: digits of any script, and + (COL-010). */
export const onlyPhone = (text: string): string => asciiDigits(text).replace(/[^0-9+]/g, '')

/** Changes of the address field: typing removes the place (COL-011). */
export function withAddressText(form: OutletForm, addressQuery: string): OutletForm {
  const { location, ...rest } = form
  const stays = location !== undefined && location.formatted_address === addressQuery
  return { ...rest, addressQuery, ...(stays && { location }) }
}

export const withLocation = (form: OutletForm, location: OutletLocation): OutletForm => ({
  ...form,
  addressQuery: location.formatted_address,
  location,
})

export const withOwner = (form: OutletForm, slot: number, email: string): OutletForm => ({
  ...form,
  owners: form.owners.map((owner, index) => (index === slot ? email : owner)),
})

/** Slots are added up to the server's limit (COL-015). */
export const OWNERS_MAX = 50

export const withOwnerAdded = (form: OutletForm): OutletForm =>
  form.owners.length < OWNERS_MAX ? { ...form, owners: [...form.owners, ''] } : form

/** The first slot stays (COL-015). */
export const withOwnerRemoved = (form: OutletForm, slot: number): OutletForm =>
  slot === 0 ? form : { ...form, owners: form.owners.filter((_, index) => index !== slot) }

type Given<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> }

/** Without missing or empty fields. */
export function given<Values extends Record<string, string | undefined>>(values: Values): Given<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Given<Values>
}

// The checks before a collection point is saved, in the order of the form (COL-007 to COL-012).

export type OutletProblem =
  | { code: 'outlet_parent_missing' }
  | { code: 'outlet_id_missing' }
  | { code: 'outlet_name_missing' }
  | { code: 'outlet_address_missing' }
  | { code: 'outlet_phone_missing' }
  | { code: 'outlet_phone_invalid' }
  | { code: 'outlet_email_invalid' }
  /** The pin was moved to a place without a known address. */
  | { code: 'outlet_place_unknown' }
  | { code: 'outlet_text_too_long'; limit: number }

/** Characters that a text has at most; a longer one stays as it was pasted until somebody shortens it. */
const LENGTHS_MAX = { clientVendorId: 64, name: 200, unitNo: 64, building: 128, riderInstructions: 1000 } as const
const EMAIL_MAX_LENGTH = 254

/** Fields that can have a mistake; owners are named by their slot. */
export type OutletField = 'parentVendorId' | 'location' | 'phone' | keyof typeof LENGTHS_MAX | `owners.${number}`

export type OutletProblems = Partial<Record<OutletField, OutletProblem>>

/** The pattern of an e-mail address: text before and after one @, and a dot in the second part (COL-012). */
const SIMPLE_EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

const tooLong = (text: string, limit: number): OutletProblem | undefined =>
  isLonger(text.trim(), limit) ? { code: 'outlet_text_too_long', limit } : undefined

type Missing = 'outlet_parent_missing' | 'outlet_id_missing' | 'outlet_name_missing' | 'outlet_phone_missing'

const missing = (text: string, code: Missing): OutletProblem | undefined => (isBlank(text) ? { code } : undefined)

function emailProblem(email: string): OutletProblem | undefined {
  if (isBlank(email)) return undefined
  return SIMPLE_EMAIL.test(email.trim()) ? tooLong(email, EMAIL_MAX_LENGTH) : { code: 'outlet_email_invalid' }
}

/** All mistakes by field, in the order of the form; empty if it can be saved. */
export function outletProblems(form: OutletForm, phones: Pick<Phones, 'isPossible'>): OutletProblems {
  const short = (field: keyof typeof LENGTHS_MAX) => tooLong(form[field], LENGTHS_MAX[field])
  const problems: [OutletField, OutletProblem | undefined][] = [
    ['parentVendorId', missing(form.parentVendorId, 'outlet_parent_missing')],
    // One that was given before cannot be changed.
    [
      'clientVendorId',
      missing(form.clientVendorId, 'outlet_id_missing') ?? (form.isEditMode ? undefined : short('clientVendorId')),
    ],
    ['name', missing(form.name, 'outlet_name_missing') ?? short('name')],
    ['location', form.location ? undefined : { code: 'outlet_address_missing' }],
    ['unitNo', short('unitNo')],
    ['building', short('building')],
    [
      'phone',
      missing(form.phone, 'outlet_phone_missing') ??
        (phones.isPossible(form.phone) ? undefined : { code: 'outlet_phone_invalid' }),
    ],
    ['riderInstructions', short('riderInstructions')],
    ...form.owners.map((email, slot): [OutletField, OutletProblem | undefined] => [
      `owners.${slot}`,
      emailProblem(email),
    ]),
  ]
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined))
}

/** Editing a field clears its own mistake and no other (COL-016). */
export function withoutProblem(problems: OutletProblems, field: OutletField): OutletProblems {
  const { [field]: _, ...rest } = problems
  return rest
}

/** A slot was removed: the mistakes of later slots move up. */
export function withoutOwnerSlot(problems: OutletProblems, slot: number): OutletProblems {
  const moved = Object.entries(problems).flatMap(([field, problem]) => {
    const at = /^owners\.(\d+)$/.exec(field)?.[1]
    if (at === undefined || Number(at) < slot) return [[field, problem]]
    return Number(at) === slot ? [] : [[`owners.${Number(at) - 1}`, problem]]
  })
  return Object.fromEntries(moved)
}

/**
 * Body of POST /outlet and PUT /outlet/{id}; undefined while no address is selected.
 * @param country ISO code, for an address that names none
 */
export function outletPayload(form: OutletForm, country: string): Outlet | undefined {
  const { location } = form
  if (!location) return undefined
  return {
    parent_vendor_id: form.parentVendorId,
    name: form.name.trim(),
    address: location.formatted_address,
    latitude: location.latitude,
    longitude: location.longitude,
    phone_number: form.phone,
    users: form.owners.map(email => email.trim()).filter(email => email !== ''),
    country_code: location.countryCode ?? country,
    client_vendor_id: form.clientVendorId.trim(),
    ...given({
      rider_instructions: form.riderInstructions.trim(),
      city: location.city,
      unit: form.unitNo.trim(),
      building: form.building.trim(),
      street: location.street,
      postal_code: location.zipcode,
      street_number: location.streetNumber,
    }),
  }
}

export type RiderPreview = { name: string; address: string; inside: string; phone: string; instructions: string }

/** What the rider will read, with '' for empty fields; `inside` is unit and building (COL-101). @param language the page's by default */
export const riderPreview = (form: OutletForm, language?: string): RiderPreview => ({
  name: form.name.trim(),
  address: form.location?.formatted_address ?? '',
  inside: inOneLine([form.unitNo.trim(), form.building.trim()], language),
  phone: form.phone,
  instructions: form.riderInstructions.trim(),
})

export type OutletZoom = { latitude: number; longitude: number; zoom: number } | { zoom: number }

/** What the map of the form shows: its own place, else the parent's, else the world (ADR-008, Q42). */
export function outletView(form: OutletForm, parent: Vendor | undefined): OutletZoom {
  if (form.location) return { latitude: form.location.latitude, longitude: form.location.longitude, zoom: 17 }
  const { latitude, longitude } = parent?.vendor_information.location ?? {}
  return latitude === undefined || longitude === undefined ? { zoom: 2 } : { latitude, longitude, zoom: 12 }
}
