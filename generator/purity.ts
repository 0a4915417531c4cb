// Nothing of another brand may stand in a pair's folder: no name, no colour, no host, no file (GEN-105, Q105).
import { createHash } from 'node:crypto'
import { escapeRegex } from '#generator/emit/hosting/plan'
import type { Problem } from '#generator/model'
import { position } from '#generator/page'

/** What gives a brand away. */
export type BrandMarks = {
  id: string
  code: string
  name: string
  primary: string
  files: readonly (string | Uint8Array)[]
}

const TEXT = /\.(html|js|mjs|css|json|txt|xml|svg|webmanifest|conf)$|\/(_headers|_redirects|Caddyfile)$/

export type PurityCheck = (pair: string, brandId: string, files: ReadonlyMap<string, string | Uint8Array>) => Problem[]

/**
 * Makes the check for one run. Files that are the same in many pairs are read once.
 *
 * @param brands all brands with their drawings and every file made from these
 */
export function purityCheck(brands: readonly BrandMarks[]): PurityCheck {
  const foreign = new Map(brands.map(own => [own.id, signsOf(brands.filter(brand => brand !== own))]))
  const owners = new Map<string, Set<string>>()
  for (const brand of brands)
    for (const file of brand.files) owners.set(sha(file), (owners.get(sha(file)) ?? new Set()).add(brand.id))
  const clean = new Set<string>()

  return (pair, brandId, files) => {
    const problems: Problem[] = []
    const signs = foreign.get(brandId)
    for (const [path, contents] of files) {
      const shared = typeof contents === 'string' ? undefined : sha(contents)
      const owner = owners.get(shared ?? sha(contents))
      if (owner && !owner.has(brandId))
        problems.push(problem(pair, path, `this file belongs to the brand ${[...owner].join(' and ')}`))
      const seen = shared && `${brandId} ${shared}`
      if (!signs || (seen && clean.has(seen)) || !TEXT.test(`/${path}`)) continue
      const text = typeof contents === 'string' ? contents : Buffer.from(contents).toString('utf8')
      const match = signs.exec(text)
      if (match) problems.push(problem(pair, path, `"${match[0]}" gives another brand away`, text, match.index))
      else if (seen) clean.add(seen)
    }
    return problems
  }
}

// Hosts carry the id. A name inside a longer word of letters is another word.
function signsOf(brands: readonly BrandMarks[]): RegExp | undefined {
  if (brands.length === 0) return undefined
  const names = new Set(brands.flatMap(({ id, code, name }) => [id, code, name]).map(word => word.toLowerCase()))
  const colours = brands.map(brand => brand.primary)
  return new RegExp(
    `(?<![a-z])(?:${[...names].map(escapeRegex).join('|')})(?![a-z])|(?:${colours.join('|')})(?![0-9a-f])`,
    'i',
  )
}

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

const hashes = new WeakMap<Uint8Array, string>()

function sha(contents: string | Uint8Array): string {
  if (typeof contents === 'string') return createHash('sha256').update(contents).digest('hex')
  const known = hashes.get(contents)
  if (known) return known
  const hash = createHash('sha256').update(contents).digest('hex')
  hashes.set(contents, hash)
  return hash
}
