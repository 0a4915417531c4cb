// How long the sandbox takes to suggest addresses for what somebody types: beginnings of real streets in five scripts, some mistyped.
import { autocomplete } from '#sandbox/city/autocomplete.ts'
import { randomOf } from '#sandbox/city/random.ts'
import { cityOf } from '../sandbox/cities.ts'
import { print, rounded } from './figure.ts'

const QUERIES = 400
const COUNTRIES = [
  ['NO', 'nb-NO'],
  ['AE', 'ar'],
  ['TH', 'th'],
  ['JP', 'ja'],
  ['GR', 'el'],
] as const

const times: number[] = []
let empty = 0
for (const [country, language] of COUNTRIES) {
  const city = cityOf(country)
  const random = randomOf(1)
  for (let count = 0; count < QUERIES; count++) {
    const street = city.streets[Math.floor(random() * city.streets.length)]
    if (!street) throw new Error(`${country} has no streets`)
    const name = random() < 0.5 ? (street.name.local ?? street.name.latin) : street.name.latin
    const letters = [...name]
    const typed = letters.slice(0, 3 + Math.floor(random() * letters.length))
    // One in five has a letter twice, as hurried fingers type it.
    if (random() < 0.2) typed.splice(2, 0, typed[1] ?? '')
    const query = `${typed.join('')}${random() < 0.3 ? ` ${1 + Math.floor(random() * street.lastNumber)}` : ''}`
    const started = performance.now()
    const found = autocomplete(city, { query, language, limit: 10 })
    times.push(performance.now() - started)
    if (found.length === 0) empty += 1
  }
}
times.sort((one, other) => one - other)
print({
  name: `sandbox: 95% of ${times.length} address searches within`,
  value: rounded(times[Math.floor(times.length * 0.95)] ?? Number.NaN, 2),
  unit: 'ms',
  limit: { most: 10 },
})
print({ name: 'sandbox: slowest address search', value: rounded(times.at(-1) ?? Number.NaN, 2), unit: 'ms' })
print({ name: 'sandbox: address searches without an answer', value: empty, unit: '', limit: { most: QUERIES } })
