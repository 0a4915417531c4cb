import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/root.ts'
import cities from '../../src/components/illustrations/cities.json' with { type: 'json' }

const countries = globSync('countries/*.json', { cwd: ROOT }).map(file => basename(file, '.json'))

test('[LND-104] the hero has the streets of the cities of 32 countries', () => {
  expect(Object.keys(cities)).toHaveLength(32)
  expect(countries).toEqual(expect.arrayContaining(Object.keys(cities)))
})

test.each(Object.entries(cities))('the way through %s leads from the ring past the rider to the pin', (_, city) => {
  // Where the style sheet places the three.
  const sheet = readFileSync(join(ROOT, 'src/styles/tonal.css'), 'utf8')
  const places = ['collect', 'moving', 'deliver'].map(name => {
    const [, top, start] =
      new RegExp(`\\.${name} \\{\\s+inset-block-start: ([\\d.]+)%;\\s+inset-inline-start: ([\\d.]+)%`).exec(sheet) ?? []
    return `${Math.round(Number(start) * 16)} ${Math.round(Number(top) * 6.4)}`
  })
  expect(city.begun).toMatch(new RegExp(`^M${places[0]}.*L${places[1]}$`))
  expect(city.gone).toMatch(new RegExp(`^M${places[1]}.*L${places[2]}$`))
  // As light as the quarter that is drawn for a country without a city.
  expect(Object.values(city).join('').length).toBeLessThan(7500)
})

test.each(Object.entries(cities))('the way through %s is calm, and the pin hides none of it', (_, { begun, gone }) => {
  const numbers = `${begun} ${gone}`.match(/-?\d+/g)?.map(Number) ?? []
  const points = numbers.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: numbers[at + 1] ?? 0 }] : []))
  const corners = points.filter(({ x, y }, at) => x !== points[at - 1]?.x || y !== points[at - 1]?.y)
  const degrees = corners
    .slice(1)
    .map(({ x, y }, at) => (Math.atan2(y - (corners[at]?.y ?? y), x - (corners[at]?.x ?? x)) * 180) / Math.PI)
  const turns = degrees.slice(1).map((leg, at) => 180 - Math.abs(180 - Math.abs(leg - (degrees[at] ?? leg))))
  expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeLessThan(360)
  // It comes from the side or from below: above its point the pin is as wide as it is.
  const last = degrees.at(-1) ?? 0
  expect(Math.sin((last * Math.PI) / 180)).toBeLessThan(Math.sin((45 * Math.PI) / 180))
})
