// What changes between two builds of a brand's sites, in words for its owner: equal changes of several countries once.
import type { Inputs } from '../load/inputs.ts'
import { stringAt, valueAt } from '../load/locate.ts'
import type { Change } from './changes.ts'
import type { PairDiff } from './index.ts'
import { withoutMoved } from './messages.ts'

/** What is read on a page before and after; of a text that is new or gone only one of them. */
export type PageWords = { page: string; before?: string; after?: string }

/** A change in one country, as a line under a heading. */
type Line = { heading: string; text: string; country: string }

const HEADINGS = ['Sites', 'Texts', 'Settings', 'Features', 'Colours and measures', 'Pages', 'Other files']

/**
 * @param pairs the differences of one brand's pairs
 * @param inputs for names of countries and descriptions of settings
 * @param words of the pages that changed, by pair
 * @returns lines of Markdown
 */
export function changelogOf(
  pairs: readonly PairDiff[],
  inputs: Inputs,
  words: ReadonlyMap<string, readonly PageWords[]> = new Map(),
): string[] {
  const lines = pairs.flatMap(pair => linesOf(pair, inputs, words.get(pair.pair) ?? []))
  if (lines.length === 0) return ['Nothing that visitors see changes.']
  return HEADINGS.flatMap(heading => {
    const own = lines.filter(line => line.heading === heading)
    if (own.length === 0) return []
    const items = [...Map.groupBy(own, ({ text }) => text)].map(([text, same]) => {
      const countries = same.map(({ country }) => country)
      const where = countries.length === pairs.length && pairs.length > 1 ? 'all countries' : countries.join(', ')
      return `- ${text} (${where})`
    })
    return [`## ${heading}`, '', ...items, '']
  })
}

function linesOf(diff: PairDiff, inputs: Inputs, words: readonly PageWords[]): Line[] {
  const code = diff.pair.slice(-2)
  const country = stringAt(inputs.countries.get(code), ['names', 'en']) ?? code
  const line = (heading: string, text: string): Line => ({ heading, text, country })
  if (diff.state === 'added') return [line('Sites', 'A new site')]
  if (diff.state === 'removed') return [line('Sites', 'The site is no longer built')]
  const isFlag = ({ key }: Change) => key.startsWith('flags.')
  const named = (kind: Change['kind'], what: string) => {
    const addresses = diff.pages.filter(page => page.kind === kind).map(({ key }) => addressOfPage(key))
    return addresses.length === 0 ? [] : [line('Pages', `${what}: ${listedShort(addresses)}`)]
  }
  return [
    ...withoutRenamed(diff.messages).map(change => line('Texts', textChange(change))),
    ...textsOnPages(words).map(text => line('Texts', text)),
    ...diff.settings.filter(change => !isFlag(change)).map(change => line('Settings', settingChange(change, inputs))),
    ...diff.settings.filter(isFlag).map(change => line('Features', featureChange(change))),
    ...diff.tokens.map(({ key, before = 'nothing', after = 'nothing' }) =>
      line('Colours and measures', `\`${key}\`: from ${before} to ${after}`),
    ),
    ...named('added', 'New'),
    ...named('removed', 'Gone'),
    ...named('changed', 'Changed'),
    ...(diff.files.length > 0 ? [line('Other files', `${diff.files.length} changed`)] : []),
  ]
}

const addressOfPage = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$/, '')}`

const NAMED_AT_MOST = 6

function listedShort(names: readonly string[]): string {
  const more = names.length - NAMED_AT_MOST
  return more > 0 ? `${names.slice(0, NAMED_AT_MOST).join(', ')} and ${more} more` : names.join(', ')
}

/** Equal texts of several pages once. */
function textsOnPages(words: readonly PageWords[]): string[] {
  const same = Map.groupBy(words, ({ before, after }) => JSON.stringify([before ?? '', after ?? '']))
  return [...same.values()].map(texts => {
    const [{ before, after } = {}] = texts
    const where = listedShort(texts.map(({ page }) => addressOfPage(page)))
    if (before === undefined) return `${where}, new: "${after}"`
    return after === undefined ? `${where}, gone: "${before}"` : `${where}: "${before}" becomes "${after}"`
  })
}

/** A text that another message has now is no news for the owner of a brand. */
function withoutRenamed(changes: readonly Change[]): Change[] {
  const isChanged = ({ kind }: Change) => kind === 'changed'
  return [...changes.filter(isChanged), ...withoutMoved(changes.filter(change => !isChanged(change)))]
}

function textChange({ key, before, after }: Change): string {
  const [locale = ''] = key.split(': ')
  const language = new Intl.DisplayNames(['en-GB'], { type: 'language' }).of(locale) ?? locale
  if (before === undefined) return `${language}, new: ${after}`
  if (after === undefined) return `${language}, gone: ${before}`
  return `${language}: ${before} becomes ${after}`
}

function settingChange({ key, before, after }: Change, inputs: Inputs): string {
  const path = key.split('.')
  const about = path[0] === 'settings' ? descriptionOf(inputs, path.slice(1)) : undefined
  const values = `from ${worded(before)} to ${worded(after)}`
  return about === undefined ? `\`${key}\`: ${values}` : `${about} (\`${path.slice(1).join('.')}\`): ${values}`
}

const featureChange = ({ key, after }: Change): string =>
  `${key.slice('flags.'.length)}: ${after === 'true' ? 'now on' : after === 'false' ? 'now off' : 'no longer known'}`

/** A value as the manifest has it, without the marks of JSON. */
function worded(value: string | undefined): string {
  return value === undefined ? 'nothing' : inWords(JSON.parse(value))
}

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(inWords).join(', ') || 'an empty list'
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = Object.entries(value).map(([name, part]) => `${name}: ${inWords(part)}`)
  return `(${parts.join('; ')})`
}

/** The first sentence of what the schema says of a setting, without the ids of clauses. */
function descriptionOf(inputs: Inputs, path: readonly string[]): string | undefined {
  let file = 'settings'
  let at: string[] = []
  const follow = () => {
    const reference = stringAt(inputs.schemas.get(file), [...at, '$ref'])
    if (reference === undefined) return
    const [name = '', pointer = ''] = reference.split('#')
    if (name !== '') file = name.replace('.schema.json', '')
    at = pointer.split('/').filter(step => step !== '')
  }
  for (const key of path) {
    follow()
    at = [...at, 'properties', key]
    if (valueAt(inputs.schemas.get(file), at) === undefined) return undefined
  }
  const own = stringAt(inputs.schemas.get(file), [...at, 'description'])
  if (own === undefined) follow()
  const text = own ?? stringAt(inputs.schemas.get(file), [...at, 'description'])
  return text?.replace(/\s*\([^)]*[A-Z]{3}-\d+[^)]*\)/g, '').replace(/[.!?](?: .*)?$/s, '')
}
