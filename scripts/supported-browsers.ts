// The browsers that the project supports (package.json, `browserslist`), and what MDN's browser-compat-data says that they lack.
import type { BrowserName, CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data/types'
import packageJson from '../package.json' with { type: 'json' }

/** How browser-compat-data names the browsers of a browserslist. */
const NAMES: Readonly<Record<string, BrowserName>> = { ios_saf: 'safari_ios' }

type Browser = { browser: BrowserName; version: string }

const named = (entries: readonly string[]): readonly Browser[] =>
  entries.map(entry => {
    const [name = '', version = ''] = entry.split(' ')
    return { browser: NAMES[name] ?? (name as BrowserName), version }
  })

export const supported = named(packageJson.browserslist)
/** Those of the beginning of 2018, in which public pages stay readable. */
export const of2018 = named(['chrome 64', 'edge 16', 'firefox 58', 'safari 11', 'ios_saf 11'])

/** A feature that some of the browsers lack: its name in browser-compat-data and those browsers. */
export type Lack = { feature: string; browsers: string[] }

const isAtMost = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map(version => version.replace('≤', '').split('.').map(Number))
  for (let place = 0; place < Math.max(a?.length ?? 0, b?.length ?? 0); place++) {
    const difference = (a?.[place] ?? 0) - (b?.[place] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return true
}

const holds = (statement: SimpleSupportStatement, version: string): boolean =>
  typeof statement.version_added === 'string' &&
  statement.version_added !== 'preview' &&
  isAtMost(statement.version_added, version) &&
  !(typeof statement.version_removed === 'string' && isAtMost(statement.version_removed, version)) &&
  !statement.flags &&
  !statement.prefix &&
  !statement.alternative_name

/** Which of these browsers lack a feature; none where nothing is known of it. */
export function lacking(compat: CompatStatement | undefined, browsers: readonly Browser[] = supported): string[] {
  if (!compat) return []
  return browsers
    .filter(({ browser, version }) => {
      const statement = compat.support[browser]
      if (!statement) return false
      return ![statement].flat().some(one => holds(one as SimpleSupportStatement, version))
    })
    .map(({ browser, version }) => `${browser} ${version}`)
}
