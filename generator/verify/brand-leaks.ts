// No file of a pair's folder may reveal another brand: no name, no colour, no host, no file (GEN-105, Q105).

import { position } from '../adapters/html.ts'
import { contentHash } from '../cache/content-hash.ts'
import { escapeRegex } from '../emit/hosting/plan.ts'
import type { Problem } from '../model.ts'
import type { BrandMarks } from './brand-marks.ts'

const TEXT = /\.(html|js|mjs|css|json|txt|xml|svg|webmanifest|conf)$|\/(_headers|_redirects|Caddyfile)$/

/** `hashes`: of each file's contents, by its path. `known`: files that were checked in an earlier run. */
export type BrandLeakCheck = (
  pair: string,
  brandId: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  hashes?: Readonly<Record<string, string>>,
  known?: ReadonlySet<string>,
) => Problem[]

/**
 * Makes the check for one run. Files shared by many pairs are read once.
 *
 * @param brands all brands with their drawings and every file made from these
 */
export function brandLeakCheck(brands: readonly BrandMarks[]): BrandLeakCheck {
  const foreign = new Map(brands.map(own => [own.id, signsOf(brands.filter(brand => brand !== own))]))
  const owners = new Map<string, Set<string>>()
  for (const brand of brands)
    for (const hash of brand.files.map(contentHash)) owners.set(hash, (owners.get(hash) ?? new Set()).add(brand.id))
  const clean = new Set<string>()

  return (pair, brandId, files, hashes = {}, known = new Set()) => {
    const problems: Problem[] = []
    const signs = foreign.get(brandId)
    for (const [path, contents] of files) {
      if (known.has(path)) continue
      const hash = hashes[path] ?? contentHash(contents)
      const owner = owners.get(hash)
      if (owner && !owner.has(brandId))
        problems.push(problem(pair, path, `this file belongs to the brand ${[...owner].join(' and ')}`))
      const seen = typeof contents !== 'string' && `${brandId} ${hash}`
      if (!signs || (seen && clean.has(seen)) || !TEXT.test(`/${path}`)) continue
      const text = typeof contents === 'string' ? contents : Buffer.from(contents).toString('utf8')
      const match = signs.rough.test(text) ? signs.exact.exec(text) : undefined
      if (match) problems.push(problem(pair, path, `"${match[0]}" gives another brand away`, text, match.index))
      else if (seen) clean.add(seen)
    }
    return problems
  }
}

/** `rough` finds everything that `exact` finds, three times as fast: it ignores the surrounding letters. */
type Signs = { rough: RegExp; exact: RegExp }

// Hosts contain the ID. A name inside a longer word is another word; the letter of a line break in a script, as in "\nFoody", is none.
function signsOf(brands: readonly BrandMarks[]): Signs | undefined {
  if (brands.length === 0) return undefined
  const names = new Set(brands.flatMap(({ id, code, name }) => [id, code, name]).map(word => word.toLowerCase()))
  const anyName = [...names].map(asWritten).join('|')
  const anyColour = brands.map(brand => brand.primary).join('|')
  return {
    rough: new RegExp(`${anyName}|${anyColour}`, 'i'),
    exact: new RegExp(
      `(?:(?<![a-z])|(?<=(?<!\\\\)\\\\[bfnrt]))(?:${anyName})(?![a-z])|(?:${anyColour})(?![0-9a-f])`,
      'i',
    ),
  }
}

/** Pages write some signs of a name in another way than its file. */
const asWritten = (name: string): string =>
  escapeRegex(name).replaceAll('&', '&(?:amp;|#38;)?').replaceAll("'", "(?:'|&#39;|&#x27;|&apos;)")

function problem(pair: string, path: string, what: string, text?: string, index = 0): Problem {
  const { line, column } = text === undefined ? { line: 1, column: 1 } : position(text, index)
  return {
    code: 'OUT007',
    severity: 'error',
    file: `${pair}/${path}`,
    line,
    column,
    endLine: line,
    endColumn: column,
    path: '',
    what,
    why: 'A site carries nothing of another brand',
    hint: 'Take it out of the source of this file, or make it a value of the brand.',
  }
}
