// Vendors and their outlets: how they are named, found and chosen.
import { inOneLine } from '#features/formats/written-in.ts'
import { GUEST_VENDOR_ID } from '#features/session/session.ts'
import type { UserRole, Vendor } from '#schema/wire.ts'

/** Something that is fetched: pending, failed, or ready. */
export type Loaded<Value, Problem> =
  | { state: 'loading' }
  | { state: 'failed'; problem: Problem }
  | { state: 'ready'; value: Value }

/** The list of vendors while none are known. */
export const noVendors: readonly Vendor[] = []

/** "name - id", as the branch selector lists it (NAV-005). */
export const vendorLabel = ({ vendor_id, vendor_information: { name } }: Vendor): string => `${name} - ${vendor_id}`

/** Where riders collect, in one line; undefined while the vendor has no address (ROL-003). @param language the page's by default */
export function addressLine({ vendor_information: { location } }: Vendor, language?: string): string | undefined {
  if (location.address_text) return location.address_text
  const street = [location.street, location.street_number].filter(Boolean).join(' ')
  const city = [location.postal_code, location.city].filter(Boolean).join(' ')
  return inOneLine([street, city], language) || undefined
}

/** What comes between a business's name and the place of an outlet. */
const SEPARATORS = /^[\s,:|·–—-]+/

/**
 * Names by number, each without the words that all of them begin with: next to one another they say where, not whose. A name that
 * consists of those words stays whole.
 */
export function distinctNames(vendors: readonly Vendor[]): ReadonlyMap<string, string> {
  const all = vendors.map(({ vendor_id, vendor_information: { name } }) => ({
    vendor_id,
    name,
    words: name.split(' '),
  }))
  const [first = [], ...others] = all.map(({ words }) => words)
  const differs = first.findIndex((word, at) => others.some(words => words[at] !== word))
  const shared = others.length === 0 ? 0 : differs === -1 ? first.length : differs
  return new Map(
    all.map(({ vendor_id, name, words }) => [vendor_id, words.slice(shared).join(' ').replace(SEPARATORS, '') || name]),
  )
}

/** Parents, each followed by its outlets, then the rest; by name within each. */
export function inOrder(vendors: readonly Vendor[]): Vendor[] {
  const byName = [...vendors].sort((a, b) => a.vendor_information.name.localeCompare(b.vendor_information.name))
  const parents = byName.filter(vendor => vendor.is_parent)
  const outletsOf = (id: string) => byName.filter(vendor => !vendor.is_parent && vendor.parent_vendor_id === id)
  const families = parents.flatMap(parent => [parent, ...outletsOf(parent.vendor_id)])
  const placed = new Set(families)
  return [...families, ...byName.filter(vendor => !placed.has(vendor))]
}

/** Vendors whose name or a number contains every word of the text. */
export function matching(vendors: readonly Vendor[], text: string): Vendor[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return vendors.filter(vendor => {
    const haystack = `${vendorLabel(vendor)} ${vendor.client_vendor_id ?? ''}`.toLowerCase()
    return words.every(word => haystack.includes(word))
  })
}

/** The vendor with this ID, if it is the user's own (RTE-101); without an ID the first parent, else the first. */
export function chosenVendor(vendors: readonly Vendor[], id: string | undefined): Vendor | undefined {
  return id === undefined ? inOrder(vendors)[0] : vendors.find(vendor => vendor.vendor_id === id)
}

/** Whether the user has a vendor with outlets (COL-021). */
export const hasParent = (vendors: readonly Vendor[]): boolean => vendors.some(vendor => vendor.is_parent)

export type OutletToggle = { shown: boolean; usable: boolean; on: boolean }

/**
 * The all-outlets toggle: shown if the country offers it and there is a parent (Q75), disabled on the request page and
 * for a vendor that is not a parent (COL-021).
 */
export function outletToggle(context: {
  vendors: readonly Vendor[]
  chosen: Vendor | undefined
  offered: boolean
  wanted: boolean
  requesting: boolean
}): OutletToggle {
  const shown = context.offered && hasParent(context.vendors)
  const usable = shown && !context.requesting && context.chosen?.is_parent === true
  return { shown, usable, on: usable && context.wanted }
}

/** The vendor of a guest: named guest, without a location (GST-003, Q53). @param currency ISO 4217 */
export const guestVendor = (vendor_id: string | undefined, currency: string): Vendor => ({
  vendor_id: vendor_id ?? GUEST_VENDOR_ID,
  is_active: true,
  is_registered: false,
  is_parent: false,
  estimation_pick_up_time: 0,
  flags: { payment_methods: {} },
  vendor_information: { name: 'guest', owners: [], contact: { phone: '' }, currency, location: {} },
})

/** IDs with this prefix are never edited (COL-018, Q74). */
const FIXED_ID = /^[ab]-/

/** Who may add collection points, and who may edit this one: the role, the flag, and for editing its ID (COL-018). */
export const mayAddOutlet = (context: { roles: readonly UserRole[]; flag: boolean }): boolean =>
  context.flag && context.roles.includes('outlet-management')

export const mayEditOutlet = (vendorId: string, context: { roles: readonly UserRole[]; flag: boolean }): boolean =>
  mayAddOutlet(context) && !FIXED_ID.test(vendorId)

/** A collection point that was added and cannot be used yet (COL-101); one that was switched off does not count. */
export const isPending = ({ is_active, is_registered }: Pick<Vendor, 'is_active' | 'is_registered'>): boolean =>
  !is_active && !is_registered
