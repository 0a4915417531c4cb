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
