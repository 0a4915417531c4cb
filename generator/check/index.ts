// All checks of all inputs in one run (CFG-101).

import { contentHash } from '../cache/content-hash.ts'
import { lastResults } from '../cache/last-result.ts'
import { sortProblems } from '../diagnostics.ts'
import type { Configuration, Inputs } from '../load/inputs.ts'
import type { Problem } from '../model.ts'
import { checkAudiences } from './audiences.ts'
import { checkBrandLeaks } from './brand-leaks.ts'
import { checkCities } from './cities.ts'
import { checkColours } from './colour.ts'
import { checkDrawings } from './drawings.ts'
import { checkEffective } from './effective.ts'
import { checkGlossary } from './glossary.ts'
import { checkHiddenCharacters } from './hidden-characters.ts'
import { checkIdentity } from './identity.ts'
import { checkMessages } from './messages.ts'
import { checkOverrides } from './overrides.ts'
import { checkOrigins } from './servers.ts'
import { checkShape } from './shape.ts'
import { checkTexts } from './texts.ts'
import { untranslatedAsWarnings } from './untranslated.ts'

/** Checks of brands, countries and schemas, which do not depend on texts. */
const OF_CONFIGURATION = [checkEffective, checkOverrides, checkOrigins, checkCities, checkDrawings, checkColours]

const configurationProblems = lastResults<Problem[]>('configuration')

// Codes that are dropped if another one is reported at the same position.
const GENERAL = new Set(['CFG017', 'CFG024'])

// What a brand's file names is not known while it has one of these: an unknown key, a missing one, a value of another kind.
const MISSHAPEN = ['CFG010', 'CFG014', 'CFG015']

// An unknown key, and the missing key that it may be a misspelling of.
const SLIPS: Record<string, string> = { CFG010: 'CFG014', MSG002: 'MSG001' }

/**
 * Every problem of the inputs, those of reading included, sorted by file and position. Throws nothing.
 *
 * @param strict whether a missing translation is an error, as it is before a site goes out; else it is a warning (Q114)
 */
export function check(inputs: Inputs, { strict = false }: { strict?: boolean } = {}): Problem[] {
  const found = [...inputs.problems, ...checkIdentity(inputs), ...checkShape(inputs)]
  // Without schemas the files cannot be checked.
  if (found.some(({ code }) => code === 'CFG038')) return sortProblems(found)
  found.push(
    ...ofConfiguration(inputs),
    ...checkAudiences(inputs),
    ...checkMessages(inputs),
    ...checkGlossary(inputs),
    ...checkBrandLeaks(inputs),
  )
  const hidden = checkHiddenCharacters(inputs)
  found.push(...checkTexts(inputs, [...found, ...hidden]))
  const problems = onePerCause(sortProblems([...withoutForms(found, hidden), ...hidden]))
  return strict ? problems : sortProblems(untranslatedAsWarnings(inputs, problems))
}

function ofConfiguration({ brands, countries, schemas }: Configuration): Problem[] {
  const files = [
    ...[...brands.values()].flatMap(({ id, file, drawings, pictures, pairs }) => [
      file,
      ...drawings.values(),
      ...[...pictures].map(([name, bytes]) => `${id} ${name} ${contentHash(bytes)}`),
      ...pairs.values(),
    ]),
    ...countries.values(),
    ...schemas.values(),
  ]
  return configurationProblems('', files, () => OF_CONFIGURATION.flatMap(one => one({ brands, countries, schemas })))
}

/** A text that is blank, or has hidden characters, has no form either: that is not told too. */
function withoutForms(problems: readonly Problem[], hidden: readonly Problem[]): Problem[] {
  const places = new Set(hidden.map(({ file, path }) => `${file} ${path}`))
  return problems.filter(({ code, file, path }) => code !== 'CFG017' || !places.has(`${file} ${path}`))
}

// One typing mistake is one problem, reported where it was made.
function onePerCause(problems: Problem[]): Problem[] {
  const exact = new Set(problems.filter(({ code }) => !GENERAL.has(code)).map(placeOf))
  const meant = new Set(problems.flatMap(meantBy))
  const ofKind = (...codes: string[]) => problems.filter(({ code }) => codes.includes(code))
  const otherKinds = new Set(ofKind('CFG015').map(({ file, path }) => `${file} ${path}`))
  const misshapen = new Set(ofKind(...MISSHAPEN).map(({ file }) => file))
  return problems.filter(problem => {
    const { code, file, path } = problem
    if (GENERAL.has(code) && exact.has(placeOf(problem))) return false
    // Of a value of another kind its keys are not missing too.
    if (code === 'CFG014' && otherKinds.has(`${file} ${path.split('.').slice(0, -1).join('.')}`)) return false
    if (code === 'AST008' && misshapen.has(brandFileOf(file))) return false
    return !meant.has(`${code} ${file} ${path}`)
  })
}

const brandFileOf = (file: string): string => `${file.split('/').slice(0, 2).join('/')}/brand.json`

function meantBy({ code, file, path, hint }: Problem): string[] {
  const missing = SLIPS[code]
  const key = /^Did you mean "(.+)"\?$/.exec(hint ?? '')?.[1]
  if (missing === undefined || key === undefined) return []
  const parent = path.split('.').slice(0, -1)
  return [`${missing} ${file} ${[...parent, key].join('.')}`]
}

function placeOf({ file, line, column }: Problem): string {
  return `${file}:${line}:${column}`
}
