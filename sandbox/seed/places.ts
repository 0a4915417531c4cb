// Addresses for invented vendors and receivers: real houses of the sandbox's own streets.

import type { VendorLocation } from '#schema/wire.ts'
import { addressOfStreet } from '../city/addresses.ts'
import type { Address, Street } from '../city/model.ts'
import { randomOf, seedOf } from '../city/random.ts'
import { metresBetween } from '../rules/distance.ts'
import type { Site } from '../site.ts'

/** A house somewhere in town. */
export function houseIn(site: Site, random: () => number): Address {
  const { city } = site.geo
  const street = city.streets[Math.floor(random() * city.streets.length)] as Street
  const number = 1 + Math.floor(random() * street.lastNumber)
  return addressOfStreet(city, street, String(number), site.languages[0])
}

const tries = 60

/** A house at most so many metres from a point, as the crow flies; the nearest one found, if none is that near. */
export function houseNear(
  site: Site,
  at: { latitude: number; longitude: number },
  metres: number,
  random: () => number,
): Address {
  let best = houseIn(site, random)
  for (let count = 0; count < tries && metresBetween(best, at) > metres; count++) {
    const other = houseIn(site, random)
    if (metresBetween(other, at) < metresBetween(best, at)) best = other
  }
  return best
}

/** Locations of demo vendors: spread over the middle of the town, each on another street. */
export function demoStreets(site: Site, count: number): VendorLocation[] {
  const random = randomOf(seedOf(`${site.seed} ${site.code} vendors`))
  const taken = new Set<string>()
  const found: VendorLocation[] = []
  for (let index = 0; found.length < count && index < count * 50; index++) {
    const house = houseNear(site, site.geo.city.at, VENDORS_WITHIN_METRES, random)
    if (house.street === undefined || taken.has(house.street)) continue
    taken.add(house.street)
    found.push({
      address_text: house.formatted_address,
      country_code: site.code,
      latitude: house.latitude,
      longitude: house.longitude,
      street: house.street,
      ...(house.city !== undefined && { city: house.city }),
      ...(house.zipcode !== undefined && { postal_code: house.zipcode }),
      ...(house.number !== undefined && { street_number: house.number }),
    })
  }
  return found
}

const VENDORS_WITHIN_METRES = 2200
