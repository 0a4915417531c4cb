// Reads one message of the inlang message format: its placeholders, its inputs, and its plural forms.
// Format: a text with {placeholders}, or a list of one { declarations, selectors, match }; \{ \} and \\ are plain characters.
import type { JSONPath } from 'jsonc-parser'

/** A selector that counts: `local countPlural = count: plural type=ordinal`. */
type Plural = { selector: string; input: string; type: Intl.PluralRuleType; categories: ReadonlySet<string> }

/** What is wrong with a message; `path` is inside the message. */
type Fault = { path: JSONPath; what: string; piece?: string }

/** A message as the checks need it. `texts` are all variants with their path inside the message. */
export type ParsedMessage = {
  texts: { path: JSONPath; text: string; placeholders: ReadonlySet<string> }[]
  /** Names that the message is called with. */
  inputs: ReadonlySet<string>
  plurals: Plural[]
  faults: Fault[]
}

const NAME = '[A-Za-z_][A-Za-z0-9_]*'
const INPUT = new RegExp(`^input (${NAME})$`)
const LOCAL = new RegExp(
  `^local (${NAME})\\s*=\\s*(${NAME})(?:\\s*:\\s*([A-Za-z]+)((?:\\s+[A-Za-z]+\\s*=\\s*\\S+)*))?$`,
)

/** Reads the value of one message key; mistakes are returned in `faults`. */
export function parseMessage(value: unknown): ParsedMessage {
  if (typeof value === 'string') return parseText(value)
  const variants = Array.isArray(value) && value.length === 1 ? value[0] : undefined
  if (!isVariants(variants)) {
    const what = 'This is neither a text nor a list of one object with declarations, selectors and match'
    return { texts: [], inputs: new Set(), plurals: [], faults: [{ path: [], what }] }
  }
  return parseVariants(variants)
}

/** The placeholders of a text in order, with mistakes in its braces. */
function placeholdersOf(text: string): { names: Set<string>; faults: Omit<Fault, 'path'>[] } {
  const names = new Set<string>()
  const faults: Omit<Fault, 'path'>[] = []
  const open: string[] = []
  for (let i = 0; i < text.length; i += 1) {
    if (text[i] === '\\') i += 1
    else if (text[i] === '}') faults.push({ what: 'A "}" closes nothing; write "\\\\}" for a plain brace', piece: '}' })
    else if (text[i] === '{') {
      const end = text.indexOf('}', i)
      const inside = end === -1 ? undefined : text.slice(i + 1, end)
      if (inside === undefined)
        faults.push({ what: 'A "{" is never closed; write "\\\\{" for a plain brace', piece: '{' })
      else if (new RegExp(`^(?:${NAME}|#${NAME}/?|/${NAME})$`).test(inside)) {
        names.add(inside)
        if (/^#.*[^/]$/.test(inside)) open.push(inside.slice(1))
        else if (inside.startsWith('/') && open.at(-1) === inside.slice(1)) open.pop()
        else if (inside.startsWith('/'))
          faults.push({
            what: `"{${inside}}" ends nothing; write "{#${inside.slice(1)}}" before it`,
            piece: `{${inside}}`,
          })
      } else
        faults.push({
          what: `"{${inside}}" is not a placeholder; a name of letters and digits must stand in it`,
          piece: `{${inside}}`,
        })
      i = end === -1 ? text.length : end
    }
  }
  for (const name of open)
    faults.push({ what: `"{#${name}}" has no end; write "{/${name}}" after it`, piece: `{#${name}}` })
  return { names, faults }
}

function parseText(text: string): ParsedMessage {
  const { names, faults } = placeholdersOf(text)
  const inputs = new Set([...names].filter(name => !/[#/]/.test(name)))
  return {
    texts: [{ path: [], text, placeholders: names }],
    inputs,
    plurals: [],
    faults: faults.map(f => ({ path: [], ...f })),
  }
}

type Variants = { declarations: string[]; selectors: string[]; match: Record<string, string> }

function isVariants(value: unknown): value is Variants {
  if (typeof value !== 'object' || value === null) return false
  const { declarations, selectors, match, ...rest } = value as Partial<Variants>
  const areTexts = (list: unknown) => Array.isArray(list) && list.every(item => typeof item === 'string')
  if (Object.keys(rest).length > 0 || !areTexts(declarations) || !areTexts(selectors)) return false
  if (typeof match !== 'object' || match === null || Array.isArray(match)) return false
  return Object.keys(match).length > 0 && areTexts(Object.values(match))
}

function parseVariants({ declarations, selectors, match }: Variants): ParsedMessage {
  const faults: Fault[] = []
  const inputs = new Set<string>()
  const locals = new Map<string, { input: string; plural: boolean; ordinal: boolean }>()
  declarations.forEach((text, i) => {
    const path = [0, 'declarations', i]
    const input = INPUT.exec(text)?.[1]
    const [, local, from, formatter, options = ''] = LOCAL.exec(text) ?? []
    const name = input ?? local
    if (name !== undefined && (inputs.has(name) || locals.has(name)))
      faults.push({ path, what: `"${name}" is declared twice` })
    if (input !== undefined) inputs.add(input)
    else if (local === undefined || from === undefined) {
      faults.push({ path, what: 'This is neither "input name" nor "local name = input: plural"' })
    } else if (faults.length === 0 && !inputs.has(from) && !locals.has(from)) {
      faults.push({ path, what: `"${from}" is not declared before this` })
    } else if (formatter !== undefined && formatter !== 'plural') {
      const what = `"${formatter}" is not a way to choose; write "plural"`
      faults.push({ path, what, piece: formatter })
    } else if (options !== '' && !/^\s+type\s*=\s*(?:cardinal|ordinal)$/.test(options)) {
      faults.push({ path, what: `"${options.trim()}" is no option of a plural; write "type=ordinal", or nothing` })
    } else
      locals.set(local, { input: from, plural: formatter === 'plural', ordinal: /type\s*=\s*ordinal/.test(options) })
  })
  // After an unreadable declaration it is unknown what is declared.
  const isReadable = faults.length === 0
  selectors.forEach((name, i) => {
    if (!isReadable || inputs.has(name) || locals.has(name)) return
    faults.push({ path: [0, 'selectors', i], what: `The selector "${name}" is not declared` })
  })
  const chosen = new Map(selectors.map(name => [name, new Set<string>()]))
  const texts = Object.entries(match).map(([key, text]) => {
    const path = [0, 'match', key]
    const parts = key.split(',').map(part => part.trim().split('='))
    const names = parts.map(([name]) => name ?? '')
    if (
      parts.some(part => part.length !== 2 || !part[1]) ||
      [...names].sort().join() !== [...selectors].sort().join()
    ) {
      faults.push({
        path,
        what: `"${key}" does not choose by ${selectors.map(name => `${name}=…`).join(', ') || 'a selector'}`,
      })
    }
    for (const [name = '', choice = ''] of parts) chosen.get(name)?.add(choice)
    if (text === '') faults.push({ path, what: 'The text of this variant is empty' })
    const found = placeholdersOf(text)
    faults.push(...found.faults.map(fault => ({ path, ...fault })))
    for (const name of found.names) {
      if (!isReadable || /[#/]/.test(name) || inputs.has(name) || locals.has(name)) continue
      faults.push({ path, what: `The placeholder {${name}} is not declared`, piece: `{${name}}` })
    }
    return { path, text, placeholders: found.names }
  })
  const plurals = selectors.flatMap((selector): Plural[] => {
    const local = locals.get(selector)
    if (!local?.plural) return []
    const type = local.ordinal ? 'ordinal' : 'cardinal'
    return [{ selector, input: local.input, type, categories: chosen.get(selector) ?? new Set() }]
  })
  return { texts, inputs, plurals, faults }
}
