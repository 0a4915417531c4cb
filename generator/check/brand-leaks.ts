// No shared file may name a brand, and no brand's file another brand: every site is made from them (GEN-105).
import type { JSONPath } from 'jsonc-parser'
import { getNodePath } from 'jsonc-parser'
import type { Inputs, JsonFile, TextFile } from '../load/inputs.ts'
import { problemAt, problemAtOffset, stringAt, visitTexts } from '../load/locate.ts'
import { brandIds } from '../load/schemas.ts'
import type { Problem } from '../model.ts'
import { CONTENT_CODES } from './content/codes.ts'

/** `key` is its place in brand.json. */
type Name = { brand: string; key: string; word: string; pattern: RegExp }

/** A name found in more places than this is an everyday word. */
const PLACES_MAX = 50

/** A place that names a brand. */
type Hit = { name: Name; problem: Problem }

/** Brand names in country files, messages and texts, and names of other brands in a brand's own files and drawings. */
export function checkBrandLeaks(inputs: Inputs): Problem[] {
  const listed = brandIds(inputs)
  const names = namesOfOne(brandNames(inputs, listed))
  const shared = [...inputs.countries.values()].flatMap(file => found(file, names, 'CFG035'))
  const texts = [
    ...[...inputs.messages.values()].flatMap(file => found(file, names, 'MSG007')),
    ...inputs.content.flatMap(file => foundInText(file, names, 'CNT022')),
  ]
  const own = [...inputs.brands.values()]
    .filter(({ id }) => listed.includes(id))
    .flatMap(brand => {
      const foreign = names.filter(name => name.brand !== brand.id)
      return [
        ...[brand.file, ...brand.pairs.values()].flatMap(file => (file ? found(file, foreign, 'CFG035') : [])),
        ...[...brand.drawings.values()].flatMap(file => foundInText(file, foreign, 'AST009')),
      ]
    })
  const hits = [...shared, ...texts, ...own]
  return [...Map.groupBy(hits, ({ name }) => name)].flatMap(([name, places]) => oneIfCommon(inputs, name, places))
}

/** Very many places are one mistake, made in brand.json. */
function oneIfCommon(inputs: Inputs, name: Name, places: readonly Hit[]): Problem[] {
  const file = inputs.brands.get(name.brand)?.file
  if (places.length <= PLACES_MAX || !file) return places.map(({ problem }) => problem)
  const what = `"${name.word}" is in ${places.length} places of files that brands share`
  const why = 'A name that is a word of every day cannot be told from the words of other brands'
  const hint = 'Give the brand another name, or its full one.'
  return [problemAt(file, [name.key], { code: 'CFG035', what, why, hint })]
}

function brandNames(inputs: Inputs, listed: readonly string[]): Name[] {
  // A folder that is not listed is not a brand; its name may be a typo of one.
  return [...inputs.brands.values()]
    .filter(({ id }) => listed.includes(id))
    .flatMap(({ id, file }) => {
      const words = new Map(
        ['id', 'name', 'code'].map(key => [(key === 'id' ? id : stringAt(file, [key]))?.toLowerCase(), key]),
      )
      // A name of white space alone is reported as blank.
      return [...words].flatMap(([word, key]) =>
        word?.trim() ? [{ brand: id, key, word, pattern: wholeWord(word.trim()) }] : [],
      )
    })
}

/** Without those that two brands share, which is reported as such: everything of the one would name the other. */
function namesOfOne(names: readonly Name[]): Name[] {
  const isShared = ({ brand, pattern }: Name) =>
    names.some(other => other.brand !== brand && other.pattern.source === pattern.source)
  return names.filter(name => !isShared(name))
}

// Whole words only; two words may be joined by a space, a hyphen, an underscore or nothing.
function wholeWord(word: string): RegExp {
  const parts = word.split(/[\s_-]+/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}])${parts.join('[\\s_-]?')}(?![\\p{L}\\p{N}])`, 'iu')
}

function found(file: JsonFile, names: readonly Name[], code: string): Hit[] {
  const hits: Hit[] = []
  // Most files name no brand: testing the whole file first takes a tenth of the time.
  const text = withoutBreaks(file.text)
  const named = names.filter(({ pattern }) => pattern.test(text))
  if (named.length === 0) return []
  visitTexts(file.tree, node => {
    const raw = text.slice(node.offset, node.offset + node.length)
    // Part of a longer name (foody in "foody-market") is reported once, by the longest.
    const matches = named.flatMap(name => {
      const match = name.pattern.exec(raw)
      return match ? [{ name, index: match.index, length: match[0].length }] : []
    })
    const longest = matches.sort((a, b) => b.length - a.length)[0]
    if (!longest) return
    const path: JSONPath = getNodePath(node)
    // A wrong ID is reported as such.
    if (path.length === 1 && path[0] === 'id') return
    const what = `This names the brand ${longest.name.brand}`
    const why = 'The file goes into the sites of other brands, where no foreign name may stand'
    const hint = code === 'MSG007' ? 'Use a placeholder, such as {brand}.' : `Say it in brands/${longest.name.brand}/.`
    const problem = problemAtOffset(file, node.offset + longest.index, longest.length, path, { code, what, why, hint })
    hits.push({ name: longest.name, problem })
  })
  return hits
}

/** As long as before: the letter of a line break in a JSON text, as in "\nFoody", is none of the word that follows. */
const withoutBreaks = (json: string): string =>
  json.replace(/\\(?:u[\da-f]{4}|.)/gi, one => (/^\\[bfnrt]/.test(one) ? '  ' : one))

/** The first name in a text or a drawing; once it is removed, the next one is found. */
function foundInText(file: TextFile, names: readonly Name[], code: 'CNT022' | 'AST009'): Hit[] {
  return names.flatMap(name => {
    const match = name.pattern.exec(file.text)
    if (!match) return []
    const what = `This names the brand ${name.brand}`
    const { why, cure: hint } = code === 'CNT022' ? CONTENT_CODES.CNT022 : OF_DRAWING
    return [{ name, problem: problemAtOffset(file, match.index, match[0].length, [], { code, what, why, hint }) }]
  })
}

const OF_DRAWING = { why: 'The drawing is in every page of another brand', cure: 'Take the name out.' }
