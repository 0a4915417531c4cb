import { expect, test } from 'vitest'
import { checkCities } from '#generator/check/cities.ts'
import { fixture, inputsOf, plant } from './faults/fixture.ts'
import { NO } from './faults/planting.ts'

type Places = readonly (readonly [latitude: unknown, longitude: unknown])[]

/** The problems of a country with these cities. */
function problemsOf(timezone: string | undefined, places: Places) {
  const files = fixture()
  const cities = places.map(([latitude, longitude]) => ({ name: { en: 'X', 'nb-NO': 'X' }, latitude, longitude }))
  const country = JSON.parse(String(files.get(NO)))
  return checkCities(inputsOf(plant(files, NO, JSON.stringify({ ...country, timezone, cities }, null, 2))))
}

const OSLO = 'Europe/Oslo'

/** The last column: the positions of the cities that are reported. */
const CASES: [name: string, timezone: string | undefined, places: Places, reported: number[]][] = [
  [
    'cities where they are',
    OSLO,
    [
      [59.9, 10.7],
      [60.4, 5.3],
      [63.4, 10.4],
    ],
    [],
  ],
  [
    'one of three exchanged',
    undefined,
    [
      [59.9, 10.7],
      [60.4, 5.3],
      [10.4, 63.4],
    ],
    [2],
  ],
  [
    'two of four exchanged: the time zone decides which',
    OSLO,
    [
      [59.9, 10.7],
      [5.3, 60.4],
      [63.4, 10.4],
      [5.7, 58.9],
    ],
    [1, 3],
  ],
  [
    'one of two exchanged: the time zone decides which',
    OSLO,
    [
      [59.9, 10.7],
      [5.3, 60.4],
    ],
    [1],
  ],
  [
    'one of two exchanged, without a time zone',
    undefined,
    [
      [59.9, 10.7],
      [5.3, 60.4],
    ],
    [],
  ],
  ['the only city exchanged', OSLO, [[10.7, 59.9]], [0]],
  ['the only city exchanged, without a time zone', undefined, [[10.7, 59.9]], []],
  ['the only city exchanged, in a time zone that is none', 'Europe/Osloo', [[10.7, 59.9]], []],
  [
    'as near to the others either way',
    OSLO,
    [
      [10, 20],
      [15, 15],
      [15, 15],
    ],
    [],
  ],
  [
    'near to one of the others, far from another',
    OSLO,
    [
      [60, 10],
      [60.1, 10.2],
      [-10, 55],
    ],
    [2],
  ],
  [
    'two numbers that are much the same',
    undefined,
    [
      [10, 5.1],
      [10.1, 5.2],
      [5.1, 10],
    ],
    [],
  ],
  [
    'two numbers five degrees apart',
    undefined,
    [
      [10, 5],
      [10.1, 5.2],
      [5, 10],
    ],
    [2],
  ],
  ['both numbers within what the time zone allows', OSLO, [[20, 39]], []],
  ['25 degrees from the sun of the time zone', OSLO, [[20, 40]], []],
  ['exchanged, and then 25 degrees from it', OSLO, [[40, 60]], []],
  ['far from the time zone either way', OSLO, [[50, 60]], []],
  ['far to the west, where clocks are an hour ahead in summer', 'America/Santiago', [[-45.6, -72.1]], []],
  ['exchanged in the west', 'America/Santiago', [[-70.6, -33.4]], [0]],
  ['exchanged where clocks are half an hour off', 'Asia/Kolkata', [[85, 50]], [0]],
  ['at the end of the longitudes that could be latitudes', OSLO, [[10, 90]], [0]],
  ['a longitude that could be no latitude', OSLO, [[10, 100]], []],
  ['a pole', 'Asia/Dhaka', [[90, 10]], [0]],
  ['beyond a pole', 'Asia/Bangkok', [[100.5, 13.7]], []],
  ['a latitude that is a text', OSLO, [['10', 60]], []],
  ['a longitude that is a text', OSLO, [[10, '60']], []],
  ['two texts', OSLO, [['10', '60']], []],
]

test.each(CASES)(
  '[CFG-101] %s: exchanged coordinates are reported where they are',
  (_name, timezone, places, reported) => {
    expect(problemsOf(timezone, places).map(({ path }) => path)).toEqual(
      reported.map(city => `cities.${city}.latitude`),
    )
  },
)

test('[CFG-101] exchanged coordinates are named, with what to write', () => {
  expect(problemsOf(OSLO, [[10.7, 59.9]])).toMatchObject([
    {
      code: 'CFG046',
      what: 'Latitude 10.7 and longitude 59.9 look exchanged',
      why: 'The map would begin in another country',
      hint: 'Write "latitude": 59.9, "longitude": 10.7.',
    },
  ])
})

test('[CFG-101] cities that are no list are the business of the schema', () => {
  const files = fixture()
  const country = JSON.parse(String(files.get(NO)))
  expect(checkCities(inputsOf(plant(files, NO, JSON.stringify({ ...country, cities: {} }))))).toEqual([])
})
