// The form of a collection point: its contents, and where they come from (COL-005).
import { asciiDigits } from '#features/formats/written-in.ts'
import type { Phones } from '#features/phones/phones.ts'
import type { GeolocatorAddress, Vendor } from '#schema/wire.ts'

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
  /** Missing until an address is selected: a text alone is no place (COL-011). */
  location?: OutletLocation
  isEditMode: boolean
  /** Number of the collection point that is edited; '' for a new one. */
  vendorId: string
}

/** Vendors that a collection point can belong to. */
export const parentsOf = (vendors: readonly Vendor[]): Vendor[] => vendors.filter(vendor => vendor.is_parent)

/**
 * A new collection point. It belongs to the only parent there is, or to the one that is wanted; otherwise it is asked for
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

/** An existing collection point, to be edited. */
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

/** A place of the geolocator, as the form holds it. */
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

/** What the phone field keeps of what is typed or pasted: digits, of any script, and + (COL-010). */
export const onlyPhone = (text: string): string => asciiDigits(text).replace(/[^0-9+]/g, '')

/** Changes of the address field: what is typed is no place any more (COL-011). */
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

/** Slots are added freely, up to what the server takes (COL-015). */
export const OWNERS_MAX = 50

export const withOwnerAdded = (form: OutletForm): OutletForm =>
  form.owners.length < OWNERS_MAX ? { ...form, owners: [...form.owners, ''] } : form

/** The first slot stays (COL-015). */
export const withOwnerRemoved = (form: OutletForm, slot: number): OutletForm =>
  slot === 0 ? form : { ...form, owners: form.owners.filter((_, index) => index !== slot) }

type Given<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> }

/** Without what is missing or empty. */
export function given<Values extends Record<string, string | undefined>>(values: Values): Given<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Given<Values>
}

// What must be right before a collection point is saved, in the order of the form (COL-007 to COL-012).

export type OutletProblem =
  | { code: 'outlet_parent_missing' }
  | { code: 'outlet_id_missing' }
  | { code: 'outlet_name_missing' }
  | { code: 'outlet_address_missing' }
  | { code: 'outlet_phone_missing' }
  | { code: 'outlet_phone_invalid' }
  | { code: 'outlet_email_invalid' }
  /** The pin was moved to a place whose address nobody knows. */
  | { code: 'outlet_place_unknown' }

/** Fields that something can be wrong with; owners are named by their slot. */
export type OutletField = 'parentVendorId' | 'clientVendorId' | 'name' | 'location' | 'phone' | `owners.${number}`

export type OutletProblems = Partial<Record<OutletField, OutletProblem>>

/** The simple pattern of an e-mail address: something before and after one @, and a dot in what follows (COL-012). */
const SIMPLE_EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

type Check = (form: OutletForm, phones: Pick<Phones, 'isPossible'>) => OutletProblems

const isBlank = (text: string): boolean => text.trim() === ''

const checks: readonly Check[] = [
  ({ parentVendorId }) => (isBlank(parentVendorId) ? { parentVendorId: { code: 'outlet_parent_missing' } } : {}),
  ({ clientVendorId }) => (isBlank(clientVendorId) ? { clientVendorId: { code: 'outlet_id_missing' } } : {}),
  ({ name }) => (isBlank(name) ? { name: { code: 'outlet_name_missing' } } : {}),
  ({ location }) => (location ? {} : { location: { code: 'outlet_address_missing' } }),
  ({ phone }, phones) => {
    if (isBlank(phone)) return { phone: { code: 'outlet_phone_missing' } }
    return phones.isPossible(phone) ? {} : { phone: { code: 'outlet_phone_invalid' } }
  },
  ({ owners }) =>
    Object.fromEntries(
      owners.flatMap((email, slot) =>
        isBlank(email) || SIMPLE_EMAIL.test(email.trim())
          ? []
          : [[`owners.${slot}`, { code: 'outlet_email_invalid' as const }]],
      ),
    ),
]

/** Everything that is wrong, by field, the fields in the order of the form; empty when it can be saved. */
export const outletProblems = (form: OutletForm, phones: Pick<Phones, 'isPossible'>): OutletProblems =>
  Object.assign({}, ...checks.map(check => check(form, phones)))

/** Editing a field clears what was said of it, and of nothing else (COL-016). */
export function withoutProblem(problems: OutletProblems, field: OutletField): OutletProblems {
  const { [field]: _, ...rest } = problems
  return rest
}

/** A slot is gone: what was said of the ones after it moves up with them. */
export function withoutOwnerSlot(problems: OutletProblems, slot: number): OutletProblems {
  const moved = Object.entries(problems).flatMap(([field, problem]) => {
    const at = /^owners\.(\d+)$/.exec(field)?.[1]
    if (at === undefined || Number(at) < slot) return [[field, problem]]
    return Number(at) === slot ? [] : [[`owners.${Number(at) - 1}`, problem]]
  })
  return Object.fromEntries(moved)
}
