// Coordinates of cities: the map of a country starts there, and the two numbers are easily swapped.
import type { Configuration, JsonFile } from '../load/inputs.ts'
import { problemAt, stringAt, valueAt } from '../load/locate.ts'
import type { Problem } from '../model.ts'

type Point = { latitude: number; longitude: number }

/** If the two numbers differ by less than this, a swap cannot be detected. */
const LEAST_DIFFERENCE_DEGREES = 5

/** Cities that would be nearer to the rest of their country with latitude and longitude swapped. */
export function checkCities(inputs: Configuration): Problem[] {
  return [...inputs.countries.values()].flatMap(file => {
    const cities = citiesOf(file)
    const known = cities.filter(city => city !== undefined)
    const meridian = known.length > 0 ? meridianOf(stringAt(file, ['timezone'])) : undefined
    return cities.flatMap((city, index) => {
      if (city === undefined || Math.abs(city.latitude - city.longitude) < LEAST_DIFFERENCE_DEGREES) return []
      if (!isExchangedAmong(city, known) && !isExchangedInZone(city, meridian)) return []
      const finding = {
        code: 'CFG046',
        what: `Latitude ${city.latitude} and longitude ${city.longitude} look exchanged`,
        why: 'The map would begin in another country',
        hint: `Write "latitude": ${city.longitude}, "longitude": ${city.latitude}.`,
      }
      return [problemAt(file, ['cities', index, 'latitude'], finding)]
    })
  })
}

function citiesOf(file: JsonFile): (Point | undefined)[] {
  const cities = valueAt(file, ['cities'])
  if (!Array.isArray(cities)) return []
  return cities.map((_, index) => {
    const [latitude, longitude] = ['latitude', 'longitude'].map(key => valueAt(file, ['cities', index, key]))
    // The schema reports anything that is not a number, and latitudes beyond a pole.
    if (typeof latitude !== 'number' || typeof longitude !== 'number' || Math.abs(longitude) > 90) return undefined
    return Math.abs(latitude) > 90 ? undefined : { latitude, longitude }
  })
}

const exchanged = ({ latitude, longitude }: Point): Point => ({ latitude: longitude, longitude: latitude })

/** Whether most cities are nearer to this one once it is exchanged. Where half of them are, the time zone decides. */
function isExchangedAmong(city: Point, cities: readonly Point[]): boolean {
  const distance = (from: Point, to: Point) => Math.hypot(from.latitude - to.latitude, from.longitude - to.longitude)
  const nearer = cities.filter(other => other !== city && distance(exchanged(city), other) < distance(city, other))
  return nearer.length > cities.length / 2
}

/** The largest difference between clock and sun in the countries served; an hour is 15 degrees. */
const ZONE_TOLERANCE_DEGREES = 25

function isExchangedInZone(city: Point, meridian: number | undefined): boolean {
  if (meridian === undefined) return false
  const away = ({ longitude }: Point) => Math.abs(longitude - meridian)
  return away(city) > ZONE_TOLERANCE_DEGREES && away(exchanged(city)) < ZONE_TOLERANCE_DEGREES
}

/** The longitude at which a zone's standard time matches the sun; undefined for an unknown zone. */
function meridianOf(zone: string | undefined): number | undefined {
  if (zone === undefined) return undefined
  try {
    // January and July: the smaller offset is the standard time of both hemispheres.
    const hours = [0, 6].map(month => offsetHours(zone, new Date(Date.UTC(2026, month, 15))))
    return Math.min(...hours) * 15
  } catch {
    return undefined // A zone that is none is reported as such.
  }
}

function offsetHours(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(text) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60)
}
