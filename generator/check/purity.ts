// No file that others share may name a brand, and no brand's file another one: every site is made from them (GEN-105).
import type { JSONPath, Node } from 'jsonc-parser'
import { getNodePath } from 'jsonc-parser'
import type { Inputs, JsonFile } from '#generator/inputs'
import { problemAtOffset, stringAt } from '#generator/locate'
import type { Problem } from '#generator/model'
import { brandIds } from '#generator/schemas'

type Name = { brand: string; word: string; pattern: RegExp }

/** Brand names in country files and messages, and names of other brands in a brand's own files. */
export function checkPurity(inputs: Inputs): Problem[] {
  const listed = brandIds(inputs)
  const names = brandNames(inputs, listed)
  const shared = [...inputs.countries.values()].flatMap(file => found(file, names, 'CFG035'))
  const texts = [...inputs.messages.values()].flatMap(file => found(file, names, 'MSG007'))
  const own = [...inputs.brands.values()]
    .filter(({ id }) => listed.includes(id))
    .flatMap(brand => {
      const foreign = names.filter(name => name.brand !== brand.id)
      return [brand.file, ...brand.pairs.values()].flatMap(file => (file ? found(file, foreign, 'CFG035') : []))
    })
  return [...shared, ...texts, ...own]
}

function brandNames(inputs: Inputs, listed: readonly string[]): Name[] {
  // A folder that is not listed is no brand yet; its name may be a slip of a real one.
  return [...inputs.brands.values()]
    .filter(({ id }) => listed.includes(id))
    .flatMap(({ id, file }) => {
      const words = new Set([id, stringAt(file, ['name']), stringAt(file, ['code'])].map(word => word?.toLowerCase()))
      return [...words].flatMap(word => (word ? [{ brand: id, word, pattern: wholeWord(word) }] : []))
    })
}

// Whole words only; a name of two words may be written with a space, a hyphen, an underscore or nothing between them.
function wholeWord(word: string): RegExp {
  const parts = word.split(/[\s_-]+/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}])${parts.join('[\\s_-]?')}(?![\\p{L}\\p{N}])`, 'iu')
}

function found(file: JsonFile, names: readonly Name[], code: string): Problem[] {
  const problems: Problem[] = []
  // Most files name no brand at all: one look at the whole is a tenth of the work of one at each of its texts.
  const named = names.filter(({ pattern }) => pattern.test(file.text))
  if (named.length === 0) return []
  visit(file.tree, node => {
    const raw = file.text.slice(node.offset, node.offset + node.length)
    // What is part of a longer name (foody in "foody-market") is told once, by the longest.
    const hits = named.flatMap(name => {
      const match = name.pattern.exec(raw)
      return match ? [{ name, index: match.index, length: match[0].length }] : []
    })
    const longest = hits.sort((a, b) => b.length - a.length)[0]
    if (!longest) return
    const path: JSONPath = getNodePath(node)
    // A wrong id is told as such.
    if (path.length === 1 && path[0] === 'id') return
    const what = `This names the brand ${longest.name.brand}`
    const why = 'The file goes into the sites of other brands, where no foreign name may stand'
    const hint = code === 'MSG007' ? 'Use a placeholder, such as {brand}.' : `Say it in brands/${longest.name.brand}/.`
    problems.push(problemAtOffset(file, node.offset + longest.index, longest.length, path, { code, what, why, hint }))
  })
  return problems
}

function visit(node: Node | undefined, each: (node: Node) => void): void {
  if (!node) return
  if (node.type === 'string') each(node)
  if (node.type === 'property') visit(node.children?.[1], each)
  else for (const child of node.children ?? []) visit(child, each)
}
