import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { afterAll, describe, expect, test } from 'vitest'
import { createCity } from '#sandbox/city/create.ts'
import { crowMetres } from '#sandbox/city/geometry.ts'
import { allCountries, readCountry } from '#sandbox/countries.ts'
import { check } from '#sandbox/http/validate.ts'
import { nearFrom } from '#sandbox/live/journey.ts'
import { riderOf } from '#sandbox/live/riders.ts'
import { createSandbox } from '#sandbox/sandbox.ts'
import { personName, shopNames } from '#sandbox/seed/names.ts'
import { examplePhone } from '#sandbox/seed/phones.ts'
import { tariffOf } from '#sandbox/seed/tariffs.ts'
import { demoLogins, demoVendorIds } from '#sandbox/seed/users.ts'
import { readOrder } from '#sandbox/store/orders.ts'
import type { Country, CountryCode } from '#schema/config.ts'
import type { Order } from '#schema/wire.ts'
import { NOON } from './kit.ts'

const sandbox = createSandbox({ clock: { now: () => NOON } })
afterAll(() => sandbox.close())
const { db } = sandbox.sites.shared

test('every country has a tariff, names and a login to show', () => {
  for (const code of allCountries()) {
    const { base, perKm, step, distanceKm } = tariffOf(readCountry(code))
    expect([code, base > 0 && perKm > 0 && step > 0 && distanceKm > 0]).toEqual([code, true])
    expect(demoLogins(code)).toHaveLength(3)
  }
})

// Countries that have no file here: [code, currency, a name that may come out].
test.for([
  ['AT', 'EUR', 'Anna', 'Müller'],
  ['GB', 'GBP', 'Alex', 'Martin'],
  ['IS', 'ISK', 'Alex', 'Martin'],
] as const)(
  'a country that is new to the sandbox has streets, names, numbers and fees: %s',
  ([code, currency, ...name]) => {
    const { pricing: _, ...norway } = readCountry('NO')
    const cities: Country['cities'] = [{ name: { en: 'New Town' }, latitude: 48.2, longitude: 16.4 }]
    const country: Country = { ...norway, code: code as CountryCode, currency, cities }
    const city = createCity(country, 1)
    expect(city.streets.length).toBeGreaterThan(50)
    expect(city.places.map(place => place.name.latin)).toEqual(['New Town'])
    expect(personName(country, () => 0)).toBe(name.join(' '))
    expect(shopNames(country)).toHaveLength(7)
    expect(examplePhone(country, 7)).toMatch(/^\+\d{8,}$/)
    const { base, perKm, step } = tariffOf(country)
    const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    for (const amount of [base, perKm, step]) expect(amount * 10 ** maximumFractionDigits).toBeGreaterThanOrEqual(1)
  },
)

test('a price of the country file holds in the sandbox', () => {
  expect(tariffOf(readCountry('SG'))).toMatchObject({ base: 6, perKm: 1 })
  expect(tariffOf(readCountry('TH'))).toMatchObject({ base: 35, perKm: 7, perKmAfterKm: 1, distanceKm: 15 })
})

describe.each(['NO', 'SG', 'JP', 'EG', 'MM'] as const)('seed data of %s', code => {
  const orders = () => {
    sandbox.sites.open(code)
    return db
      .all<{ json: string }>('SELECT json FROM orders WHERE country = ?', code)
      .map(row => JSON.parse(row.json) as Order)
  }

  test('60 orders of now, at least one in every status, and 3,000 of the past; all fit their schema', () => {
    const all = orders()
    expect(all).toHaveLength(3060)
    expect(new Set(all.map(order => order.status)).size).toBe(23)
    expect(all.flatMap(order => check('Order', order))).toEqual([])
    expect(new Set(all.map(order => order.order_id)).size).toBe(3060)
    for (const { created_at, status_history } of all) {
      const times = [created_at, ...status_history.map(entry => entry.created_at)]
      expect(times).toEqual(times.toSorted((one, other) => one - other))
    }
  })

  test('a rider is where the status of the order says', () => {
    const site = sandbox.sites.open(code)
    const seen = new Set<string>()
    for (const { order_id } of orders()) {
      const stored = readOrder(site, order_id)
      const rider = stored && riderOf(site, stored)
      if (!stored?.journey || !rider) continue
      const { pickup, dropoff, toPickup, toDropoff } = stored.journey
      const { status } = stored.order
      seen.add(status)
      if (status === 'PICKED_UP') expect([order_id, crowMetres(rider, pickup) < 100]).toEqual([order_id, true])
      if (status === 'RETURN_INITIATED') expect([order_id, crowMetres(rider, dropoff) < 100]).toEqual([order_id, true])
      const leg = { NEAR_VENDOR: toPickup, NEAR_CUSTOMER: toDropoff }[status as string]
      if (leg) expect([order_id, nearFrom(leg, site.pace.speed) <= NOON]).toEqual([order_id, true])
    }
    expect([...seen]).toEqual(expect.arrayContaining(['NEAR_VENDOR', 'PICKED_UP', 'NEAR_CUSTOMER']))
  })

  test('telephone numbers have the length of the country, and belong to nobody', () => {
    for (const { customer } of orders().slice(0, 300)) {
      const number = parsePhoneNumberFromString(customer.phone_number, code)
      expect([customer.phone_number, number?.isPossible(), number?.isValid()]).toEqual([
        customer.phone_number,
        true,
        false,
      ])
      expect(customer.name).not.toMatch(/\p{Nd}/u)
    }
  })

  test('a parent with six outlets, a single vendor and one without location', () => {
    sandbox.sites.open(code)
    const ids = demoVendorIds(code)
    const rows = db.all<{ id: string; parent_id: string | null }>(
      'SELECT id, parent_id FROM vendors WHERE country = ?',
      code,
    )
    expect(rows.map(row => row.id).toSorted()).toEqual(
      [ids.parent, ...ids.outlets, ids.single, ids.noLocation].toSorted(),
    )
    expect(rows.filter(row => row.parent_id === ids.parent)).toHaveLength(6)
  })
})

test('after a reset the same country is filled again', () => {
  sandbox.control.reset()
  expect(db.get<{ n: number }>('SELECT count(*) AS n FROM orders')?.n).toBe(0)
  sandbox.sites.open('NO')
  expect(db.get<{ n: number }>('SELECT count(*) AS n FROM orders')?.n).toBe(3060)
})
