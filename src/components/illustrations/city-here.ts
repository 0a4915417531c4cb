// The streets of the country's first city, and a way by them (scripts/build-cities.ts).
import { current } from '#site'
import cities from './cities.json' with { type: 'json' }

type City = Readonly<Record<'park' | 'water' | 'road' | 'street' | 'begun' | 'gone', string>>

/** Those of the page's country; undefined where nobody has drawn them. */
export const cityHere = (): City | undefined =>
  (cities as Readonly<Record<string, City>>)[current().deployment.country.code]

/** The way on the drawn quarter: as far as the rider, and on to the pin. */
const DRAWN = {
  begun: 'M1409 133L1426 198Q1433 226 1415 232c-56 20-123 64-173 77c-23 6-45 8-67 8',
  gone: 'M1175 317c-44 0-90-1-129 14c-53 19-120 79-174 110',
}

/** The way from the ring to the rider, and from there to the pin. */
export const wayHere = (): Pick<City, 'begun' | 'gone'> => cityHere() ?? DRAWN
