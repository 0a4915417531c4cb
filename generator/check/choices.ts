// Settings that depend on each other: a banner's times, a map provider and its token, the links that every site shows.

import type { Problem } from '../model.ts'
import { isNoAddress } from './servers.ts'
import type { SettingsReader } from './traced-settings.ts'

/** Banner with "from" after "to" (NTC-005), mapbox without a token, links that are no addresses, missing registration or privacy link (CFG-003, GEN-013). */
export function checkChoices({ string, value, keys, problem }: SettingsReader): Problem[] {
  const problems: Problem[] = []
  const from = Date.parse(string('contactCentreBanner', 'from') ?? '')
  const to = Date.parse(string('contactCentreBanner', 'to') ?? '')
  // An unreadable time compares as neither; the schema checks its form.
  if (from >= to) {
    const finding = { code: 'CFG032', what: 'The banner ends before it begins', why: 'It would never be shown' }
    problems.push(problem(['contactCentreBanner', 'to'], { ...finding, hint: 'Set "to" after "from".' }))
  }
  if (string('map', 'provider') === 'mapbox' && string('map', 'mapboxToken') === undefined) {
    const finding = { code: 'CFG033', what: 'mapbox needs a token', why: 'Without one it draws an empty map' }
    problems.push(problem(['map', 'provider'], { ...finding, hint: 'Set map.mapboxToken, or choose maplibre.' }))
  }
  for (const link of keys('links')) {
    const address = string('links', link)
    if (address === undefined || !isNoAddress(address)) continue
    const finding = { code: 'CFG019', what: `"${address}" is not an address`, why: 'Nobody could follow the link' }
    const hint = 'Write it in full, such as "https://host.example/path".'
    problems.push(problem(['links', link], { ...finding, hint }))
  }
  for (const link of ['registration', 'privacy']) {
    if (value('links') === undefined || value('links', link) !== undefined) continue
    const finding = { code: 'CFG014', what: `The key "${link}" is missing`, why: 'Every page links to it' }
    const found = problem(['links'], { ...finding, hint: `Add "${link}" here.` })
    problems.push({ ...found, path: `links.${link}` })
  }
  return problems
}
