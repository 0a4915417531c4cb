// What changes between two builds of a brand's sites, in words for its owner: equal changes of several countries once.
import type { Inputs } from '../load/inputs.ts'
import { stringAt, valueAt } from '../load/locate.ts'
import type { Change } from './changes.ts'
import type { PairDiff } from './index.ts'
import { withoutMoved } from './messages.ts'

/** A change in one country, as a line under a heading. */
type Line = { heading: string; text: string; country: string }

const HEADINGS = ['Sites', 'Texts', 'Settings', 'Features', 'Colours and measures', 'Pages', 'Other files']

/**
 * @param pairs the differences of one brand's pairs
 * @param inputs for names of countries and descriptions of settings
 * @returns lines of Markdown
 */
export function changelogOf(pairs: readonly PairDiff[], inputs: Inputs): string[] {
  const lines = pairs.flatMap(pair => linesOf(pair, inputs))
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

function linesOf(diff: PairDiff, inputs: Inputs): Line[] {
  const code = diff.pair.slice(-2)
  const country = stringAt(inputs.countries.get(code), ['names', 'en']) ?? code
  const line = (heading: string, text: string): Line => ({ heading, text, country })
  if (diff.state === 'added') return [line('Sites', 'A new site')]
  if (diff.state === 'removed') return [line('Sites', 'The site is no longer built')]
  const isFlag = ({ key }: Change) => key.startsWith('flags.')
  const pages = (kind: Change['kind']) => diff.pages.filter(page => page.kind === kind).length
  const counted = (count: number, what: string) => (count === 1 ? `One page ${what}` : `${count} pages ${what}`)
  return [
    ...withoutRenamed(diff.messages).map(change => line('Texts', textChange(change))),
    ...diff.settings.filter(change => !isFlag(change)).map(change => line('Settings', settingChange(change, inputs))),
    ...diff.settings.filter(isFlag).map(change => line('Features', featureChange(change))),
    ...diff.tokens.map(({ key, before = 'nothing', after = 'nothing' }) =>
      line('Colours and measures', `\`${key}\`: from ${before} to ${after}`),
    ),
    ...(pages('added') > 0 ? [line('Pages', counted(pages('added'), 'new'))] : []),
    ...(pages('removed') > 0 ? [line('Pages', counted(pages('removed'), 'gone'))] : []),
    ...(pages('changed') > 0 ? [line('Pages', counted(pages('changed'), 'changed'))] : []),
    ...(diff.files.length > 0 ? [line('Other files', `${diff.files.length} changed`)] : []),
  ]
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
  if (value === undefined) return 'nothing'
  const parsed = JSON.parse(value) as unknown
  if (typeof parsed === 'boolean') return parsed ? 'yes' : 'no'
  return Array.isArray(parsed) ? parsed.map(String).join(', ') || 'an empty list' : String(parsed)
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
