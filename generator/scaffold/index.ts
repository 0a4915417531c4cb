// New brands and new countries: complete files that pass every check, from a few answers (CFG-105). Nothing is written here.
import { applyEdits, modify } from 'jsonc-parser'
import { zonesOf } from '../check/facts.ts'
import { check } from '../check/index.ts'
import { assemble } from '../load/assemble.ts'
import type { Inputs } from '../load/inputs.ts'
import { type Finding, problemOfFile } from '../load/locate.ts'
import { brandIds, countryCodes } from '../load/schemas.ts'
import type { Artefact, Problem } from '../model.ts'
import { type BrandAnswers, brandFiles } from './brand.ts'
import { type CountryAnswers, countryFiles } from './country.ts'
import type { Proposal } from './look.ts'

/** Files to write, by paths relative to the project's root, the problems of the project with these files, and what was chosen for them. */
export type Scaffold = { artefacts: Artefact[]; problems: Problem[]; proposals?: Proposal[] }

/**
 * The files of a new brand: brand.json with a proposed look, two drawings, and the list of IDs with one more line. If there is an
 * error among the problems, there are no artefacts. After writing, `npm run schema` updates the types.
 * @param logoSvg the text of its logo; without it a neutral one is drawn
 */
export function newBrand(inputs: Inputs, answers: BrandAnswers, logoSvg?: string): Scaffold {
  const { id } = answers
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    const what = `${JSON.stringify(id)} is not the id of a brand`
    return refused('brands', { code: 'CFG017', what, why: IN_ADDRESSES, hint: 'Write it like "hunger-station".' })
  }
  const isListed = brandIds(inputs).includes(id)
  if (inputs.brands.has(id))
    return refused(`brands/${id}/brand.json`, isListed ? alreadyThere(id) : unlisted(id, `brands/${id}`, 'brand-id'))
  const { artefacts, proposals } = brandFiles(inputs, answers, logoSvg)
  return { ...checked(inputs, [...artefacts, ...(isListed ? [] : [withId(inputs, 'brand-id', id)])]), proposals }
}

/** The files of a new country: its file, and the list of codes with one more line. See `newBrand`. */
export function newCountry(inputs: Inputs, answers: CountryAnswers): Scaffold {
  const { code } = answers
  if (!/^[A-Z]{2}$/.test(code) || isoCodeOf(code) !== code) {
    const what = `${JSON.stringify(code)} is not an ISO 3166-1 code`
    const meant = /^[A-Za-z]{2}$/.test(code) ? isoCodeOf(code) : undefined
    const hint = meant ? `Did you mean "${meant}"?` : 'Write two capital letters, like "NO".'
    return refused('countries', { code: 'CFG017', what, why: IN_ADDRESSES, hint })
  }
  const isListed = countryCodes(inputs).includes(code)
  const path = `countries/${code}.json`
  if (inputs.countries.has(code))
    return refused(path, isListed ? alreadyThere(code) : unlisted(code, path, 'country-code'))
  return checked(inputs, [
    ...countryFiles(inputs, answers),
    ...(isListed ? [] : [withId(inputs, 'country-code', code)]),
  ])
}

// The current code for an outdated one, such as GB for UK; groups (EU) and test codes (ZZ) have no time zone.
function isoCodeOf(code: string): string | undefined {
  const { region } = new Intl.Locale(`und-${code}`)
  return region !== undefined && zonesOf(region).length > 0 ? region : undefined
}

const IN_ADDRESSES = 'It stands in file names and addresses'

function alreadyThere(id: string): Finding {
  return {
    code: 'CFG043',
    what: `"${id}" is there already`,
    why: 'Its files would be overwritten',
    hint: 'Choose another, or edit its files.',
  }
}

/** The list is written last, so this is also what a power cut leaves. */
function unlisted(id: string, place: string, list: string): Finding {
  return {
    code: 'CFG043',
    what: `"${id}" has files, but is not in the list of schema/${list}.schema.json`,
    why: 'A run that was interrupted leaves that, and nothing is built of it',
    hint: `Remove ${place} and run this again, or add the id to the list.`,
  }
}

function refused(file: string, finding: Finding): Scaffold {
  return { artefacts: [], problems: [problemOfFile(file, finding)] }
}

// The checks run over the project with the new files; earlier problems are left out. What the new files make wrong may be in others:
// a message that has the name of the brand.
function checked(inputs: Inputs, artefacts: Artefact[]): Scaffold {
  const files = new Map<string, Uint8Array>(inputs.bytes)
  for (const { path, contents } of artefacts) {
    files.set(path, typeof contents === 'string' ? new TextEncoder().encode(contents) : contents)
  }
  const paths = new Set(artefacts.map(({ path }) => path))
  const before = new Set(check(inputs).map(problemKey))
  const problems = check(assemble([...files].map(([path, bytes]) => ({ path, bytes })))).filter(
    problem => paths.has(problem.file) || !before.has(problemKey(problem)),
  )
  return { artefacts: problems.some(({ severity }) => severity === 'error') ? [] : artefacts, problems }
}

const problemKey = ({ file, line, column, code, what }: Problem): string => [file, line, column, code, what].join('\0')

// Adds one line and changes no other character.
function withId(inputs: Inputs, list: 'brand-id' | 'country-code', id: string): Artefact {
  const schema = inputs.schemas.get(list)
  if (!schema?.tree) throw new Error(`schema/${list}.schema.json is not usable`)
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' }
  const edits = modify(schema.text, ['enum', -1], id, { isArrayInsertion: true, formattingOptions })
  return { path: schema.path, contents: applyEdits(schema.text, edits) }
}
