// Imports translations: compared with the project, checked like every message, and either all accepted or none.
import { check } from '../check/index.ts'
import { recorded, staleKeys, unrecordedKeys, withRecord } from '../check/translated-from.ts'
import { hasErrors } from '../diagnostics.ts'
import { withCatalogues } from '../load/catalogues.ts'
import type { Inputs } from '../load/inputs.ts'
import { type Finding, problemAtOffset } from '../load/locate.ts'
import { locales, normalLocale } from '../load/schemas.ts'
import type { Problem } from '../model.ts'
import { didYouMean, listed } from '../nearest.ts'
import type { RecordedPlace } from './place-record.ts'
import { type IncomingFile, type IncomingUnit, markupFound, twice } from './translation-file.ts'
import { type Unit, unitsOf } from './units.ts'
import { type Change, withChanges } from './write-messages.ts'

/** The result for a locale: IDs of changed units, and messages that are up to date with English again. */
export type TakenLocale = { locale: string; changed: string[]; renewed: string[] }

/** Path to text of the files to write; empty if a problem is an error. */
export type TakenOver = { problems: Problem[]; writes: ReadonlyMap<string, string>; taken: readonly TakenLocale[] }

/**
 * Compares files of translations with the project and makes its message files from them.
 *
 * @param unfinished also accepts changed texts that are marked as unfinished (`fuzzy`, `needs-…`)
 * @param rooms places of messages, with the room that was measured there
 */
export function takeOver(
  inputs: Inputs,
  files: readonly IncomingFile[],
  { unfinished = false, rooms = new Map() }: { unfinished?: boolean; rooms?: Rooms } = {},
): TakenOver {
  const problems = files.flatMap(file => file.problems)
  const byLocale = new Map<string, Accepted[]>()
  for (const file of files.filter(one => !hasErrors(one.problems))) {
    const locale = localeOf(inputs, file, problems)
    if (locale === undefined) continue
    const before = byLocale.get(locale) ?? []
    byLocale.set(locale, [...before, ...accepted(inputs, locale, file, { unfinished, rooms, before, problems })])
  }
  const made = [...byLocale].map(([locale, given]) => {
    const changes = given.filter(({ text, unit }) => text !== unit.target).sort((a, b) => a.order - b.order)
    const text = changes.length === 0 ? undefined : withChanges(inputs, locale, changes)
    return { locale, given, changes, text }
  })
  const texts = new Map(made.flatMap(({ locale, text }) => (text === undefined ? [] : [[locale, text] as const])))
  const next = withCatalogues(inputs, texts)
  if (!hasErrors(problems) && texts.size > 0)
    problems.push(...atTheirUnits(check(next), new Map(made.map(({ locale, changes }) => [locale, changes]))))
  if (hasErrors(problems)) return { problems, writes: new Map(), taken: [] }
  const taken = made.map(({ locale, given, changes }) => ({
    locale,
    changed: changes.map(({ unit }) => unit.id),
    renewed: renewedKeys(next, locale, given),
  }))
  const writes = new Map([...texts].map(([locale, text]) => [`content/messages/${locale}.json`, text]))
  const record = recordAfter(next, taken)
  if (record !== undefined) writes.set('content/messages/translated-from.json', record)
  return { problems, writes, taken }
}

/** A unit of the project with its text from the file. */
type Accepted = Change & { order: number; file: IncomingFile; incoming: IncomingUnit }

function localeOf(inputs: Inputs, { file, locale }: IncomingFile, problems: Problem[]): string | undefined {
  const all = locales(inputs).filter(tag => !tag.includes('_') && tag !== 'en')
  const sameTag = (tag: string) => (one: string) => one.toLowerCase() === normalLocale(tag).toLowerCase()
  const found = all.find(sameTag(locale.tag))
  const why = 'The texts would become those of another language'
  const refuse = (what: string, hint: string): undefined => {
    problems.push(problemAtOffset(file, locale.offset, 1, [], { code: 'TRN003', what, why, hint }))
  }
  if (found === undefined) {
    const what =
      locale.tag === '' ? 'The file does not say its language' : `"${locale.tag}" is not a language to translate to`
    return refuse(what, didYouMean(locale.tag, all) ?? `Languages are ${listed(all, 40)}.`)
  }
  const name =
    file.path
      .split(/[/\\]/)
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? ''
  const named = all.find(sameTag(name))
  return named === undefined || named === found
    ? found
    : refuse(
        `The file is named after "${named}" and says that it is "${found}"`,
        'Correct the name or the language in it.',
      )
}

type Rooms = ReadonlyMap<string, RecordedPlace>

type Options = { unfinished: boolean; rooms: Rooms; before: readonly Accepted[]; problems: Problem[] }

function accepted(
  inputs: Inputs,
  locale: string,
  file: IncomingFile,
  { unfinished, rooms, before, problems }: Options,
): Accepted[] {
  const units = new Map(unitsOf(inputs, locale).map((unit, order) => [unit.id, { unit, order }]))
  const seen = new Set(before.map(({ unit }) => unit.id))
  return file.units.flatMap((incoming): Accepted[] => {
    const known = units.get(incoming.id)
    const finding = seen.has(incoming.id) ? twice(incoming.id) : faultOf(incoming, known?.unit, [...units.keys()])
    seen.add(incoming.id)
    if (finding) {
      const at = finding.code === 'TRN009' ? placeOf(file.file.text, incoming, CONTROL) : incoming
      problems.push(problemAtOffset(file.file, at.offset, at.length, [incoming.id], finding))
    }
    if (!known || finding || incoming.target === '') return []
    const { unit, order } = known
    if (!incoming.isFinished && !unfinished) {
      if (incoming.target !== unit.target)
        problems.push(problemAtOffset(file.file, incoming.offset, incoming.length, [incoming.id], leftOut))
      return []
    }
    const long = incoming.target === unit.target ? undefined : tooLong(incoming.target, unit, rooms.get(unit.key))
    if (long) problems.push(problemAtOffset(file.file, incoming.offset, incoming.length, [incoming.id], long))
    return [{ unit, order, text: incoming.target, file, incoming }]
  })
}

/** Characters that no text of a page has; U+FFFD stands for a letter that some program could not decode. */
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029\uFEFF\uFFFD\uFFFE\uFFFF]/u

function faultOf(incoming: IncomingUnit, unit: Unit | undefined, ids: readonly string[]): Finding | undefined {
  const { id, source, target, isFinished } = incoming
  if (!unit) {
    const why = 'Nothing in the portal would show it'
    const hint = didYouMean(id, ids) ?? 'Export anew: the message may be gone, or the plural form not used.'
    return { code: 'TRN004', what: `There is no unit "${id}"`, why, hint }
  }
  if (source !== unit.source) {
    const what = `The English text is ${JSON.stringify(unit.source)} in the project, not ${JSON.stringify(source)}`
    const why = 'A translation of another text would tell readers something else'
    const hint = 'Export anew and translate there; English is changed in content/messages/en.json.'
    return { code: 'TRN005', what, why, hint }
  }
  if (target === '' && unit.target !== undefined && isFinished)
    return { code: 'TRN007', what: 'The translation is empty', why: 'Readers would see nothing', hint: EMPTY_CURE }
  const tag = TAG.exec(target)?.[0]
  if (tag !== undefined) return markupFound(tag)
  const char = CONTROL.exec(target)?.[0]
  if (char === undefined) return undefined
  const number = (char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  const why = 'Pages show it as nothing or as a box, and a line break is lost'
  return { code: 'TRN009', what: `The control character U+${number} is in the text`, why, hint: 'Remove it.' }
}

/** A tag that was typed; no English text has one. */
const TAG = /<\/?[a-z][^<>]*>/i

/** A text for which there is too little room. What fits was measured with English, values filled in. */
function tooLong(text: string, { source }: Unit, place: RecordedPlace | undefined): Finding | undefined {
  const { lines, fitting } = place ?? {}
  const width = widthOf(text)
  if (fitting === undefined || width <= Math.max(fitting, widthOf(source))) return undefined
  return {
    code: 'TRN011',
    severity: 'warning',
    what: `The text has ${width} characters, and there is room for about ${fitting} in ${lines === 1 ? 'one line' : `${lines} lines`}`,
    why: 'It takes another line, or is cut off there',
    hint: 'Say it shorter, or look at it on the page in a narrow window.',
  }
}

/** Characters as wide as Latin ones: Chinese and Japanese ones are two, marks above and below none. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, char) => sum + (NO_WIDTH.test(char) ? 0 : FULL_WIDTH.test(char) ? 2 : 1), 0)

const NO_WIDTH = /[\p{Mn}\p{Cf}]/u
const FULL_WIDTH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFF60]/u

const EMPTY_CURE = 'Write it, or remove the unit from the file.'

const leftOut: Finding = {
  code: 'TRN010',
  severity: 'warning',
  what: 'This changed but is marked as unfinished',
  why: 'It was not taken over',
  hint: 'Mark it as finished, or import with --unfinished.',
}

/** The position of a character in a unit, or of the unit if the file encodes it differently. */
function placeOf(text: string, { offset, length }: IncomingUnit, pattern: RegExp): { offset: number; length: number } {
  const within = text.slice(offset, offset + length).replace(/\n/g, ' ')
  const at = pattern.exec(within)
  return at ? { offset: offset + at.index, length: 1 } : { offset, length }
}

/** Problems of the changed texts at their positions in the translation files; problems of other texts existed before. */
function atTheirUnits(problems: readonly Problem[], changes: ReadonlyMap<string, readonly Accepted[]>): Problem[] {
  return problems.flatMap(problem => {
    const locale = /^content\/messages\/(.+)\.json$/.exec(problem.file)?.[1] ?? ''
    const given = changes.get(locale) ?? []
    const exact = given.find(({ unit }) => unit.path.join('.') === problem.path)
    const near = exact ?? given.find(({ unit }) => `${unit.path.join('.')}.`.startsWith(`${problem.path}.`))
    const same = near ?? given.find(({ unit }) => problem.path.startsWith(`${unit.key}.`))
    // This import itself resolves stale translations.
    if (!same || problem.code === 'MSG012') return []
    const { severity, code, what, why, hint } = problem
    const { file, incoming } = same
    return [
      problemAtOffset(file.file, incoming.offset, incoming.length, [incoming.id], { severity, code, what, why, hint }),
    ]
  })
}

/** Stale messages whose texts all came back changed or confirmed: somebody has compared them with the present English. */
function renewedKeys(inputs: Inputs, locale: string, given: readonly Accepted[]): string[] {
  const finished = new Set(
    given.filter(({ incoming, text, unit }) => incoming.isConfirmed || text !== unit.target).map(({ unit }) => unit.id),
  )
  const units = unitsOf(inputs, locale)
  return staleKeys(inputs, locale).filter(key =>
    units.filter(unit => unit.key === key).every(({ id }) => finished.has(id)),
  )
}

/** The record of English texts and their translations, if something in it changes: a text that is translated now is in it from now on. */
function recordAfter(inputs: Inputs, taken: readonly TakenLocale[]): string | undefined {
  const fresh = new Set(unrecordedKeys(inputs))
  const isFresh = taken.some(({ changed }) => changed.some(id => fresh.has(id.replace(/\[.*/, ''))))
  let text = inputs.translatedFrom?.value !== undefined && isFresh ? recorded(inputs) : undefined
  let current = text === undefined ? inputs : withRecord(inputs, text)
  for (const { locale, renewed } of taken) {
    if (renewed.length === 0) continue
    text = recorded(current, { locale, keys: renewed })
    current = withRecord(current, text)
  }
  return text
}
