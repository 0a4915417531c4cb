// Who can log in to a demonstration, and the vendors they act for.

import type { CountryCode } from '#schema/config.ts'
import { hashPasswordNow } from '../passwords.ts'
import type { Site } from '../site.ts'
import { saveCard } from '../store/cards.ts'
import { newUserId, type StoredUser, writeUser } from '../store/users.ts'
import { grantVendor, plainVendor, type StoredVendor, writeVendor } from '../store/vendors.ts'
import { shopNames } from './names.ts'
import { examplePhone } from './phones.ts'
import { demoStreets } from './places.ts'

/** The password of every demo user. */
export const DEMO_PASSWORD = 'Sandbox!2026'
export const OUTLETS = 6

export type DemoLogin = { who: string; email: string; password: string }

const emailOf = (name: string, code: CountryCode): string => `${name}@${code.toLowerCase()}.sandbox.example`

/** The vendor user accounts of a country, for people to try. */
export const demoLogins = (code: CountryCode): DemoLogin[] =>
  [
    ['parent vendor with six outlets', 'parent'],
    ['single vendor', 'single'],
    ['vendor without location', 'nolocation'],
  ].map(([who = '', name = '']) => ({ who, email: emailOf(name, code), password: DEMO_PASSWORD }))

/** Ids of the demo vendors. The last outlet belongs to the platform and cannot be edited (Q74). */
export const demoVendorIds = (code: CountryCode) => {
  const prefix = code.toLowerCase()
  return {
    parent: `${prefix}1000`,
    outlets: Array.from({ length: OUTLETS }, (_, index) =>
      index === OUTLETS - 1 ? `b-${prefix}1006` : `${prefix}${1001 + index}`,
    ),
    single: `${prefix}2000`,
    noLocation: `${prefix}3000`,
  }
}

let demoHash: string | undefined

/** Fills in users and vendors. Returns the vendors that have a location. */
export function seedUsers(site: Site): StoredVendor[] {
  // Hashing is slow on purpose; everybody may know this password, so one hash in a process is enough.
  demoHash ??= hashPasswordNow(DEMO_PASSWORD)
  const password = demoHash
  const ids = demoVendorIds(site.code)
  const user = (name: string, roles: StoredUser['roles'] = [], state: StoredUser['state'] = 'confirmed') => {
    const made = { id: newUserId(), email: emailOf(name, site.code), password, name, roles, state }
    writeUser(site, made)
    return made
  }
  const parent = user('parent', ['outlet-management'])
  const single = user('single')
  const noLocation = user('nolocation')
  user('unconfirmed', [], 'unconfirmed')
  user('reset', [], 'reset')

  const [parentName = '', ...shops] = shopNames(site)
  const addresses = demoStreets(site, OUTLETS + 2)
  const located: StoredVendor[] = []
  const add = (vendor: StoredVendor, owner: StoredUser, index: number | undefined, phone: number) => {
    const address = index === undefined ? undefined : addresses[index]
    vendor.vendor_information.owners = [owner.email]
    vendor.vendor_information.contact.phone = examplePhone(site, phone)
    if (address) vendor.vendor_information.location = address
    vendor.estimation_pick_up_time = index === undefined || index % 3 === 0 ? 0 : 8 + index
    writeVendor(site, vendor)
    grantVendor(site, owner.id, vendor.vendor_id)
    if (address) located.push(vendor)
  }
  add({ ...plainVendor(site, ids.parent, parentName), is_parent: true }, parent, 0, 800)
  for (const [index, id] of ids.outlets.entries()) {
    const city = addresses[index + 1]?.street ?? String(index + 1)
    const outlet = plainVendor(site, id, `${parentName} ${city}`)
    add(
      { ...outlet, parent_vendor_id: ids.parent, client_vendor_id: `shop-${index + 1}` },
      parent,
      index + 1,
      801 + index,
    )
  }
  add(plainVendor(site, ids.single, shops[0] ?? parentName), single, OUTLETS + 1, 810)
  add(plainVendor(site, ids.noLocation, shops[1] ?? parentName), noLocation, undefined, 811)
  seedCards(site, [parent, single])
  return located
}

function seedCards(site: Site, users: readonly StoredUser[]): void {
  const year = new Date(site.clock.now()).getUTCFullYear() + 3
  for (const { id, name } of users)
    for (const kind of ['cybersource_creditcard', 'generic_creditcard'] as const) {
      const card = { kind, holderName: `Demo ${name}`, month: 8, year }
      saveCard(site, `user ${id}`, { ...card, lastDigits: '1111', scheme: 'visa', behaviour: 'paid' })
      saveCard(site, `user ${id}`, { ...card, lastDigits: '1096', scheme: 'mastercard', behaviour: 'challenge' })
    }
}
