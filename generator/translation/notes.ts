// Notes for translators: what must not be translated, which numbers a plural form is for, and where the portal shows the text.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { termsIn } from '../check/glossary.ts'
import { parseMessage } from '../check/message-format.ts'
import type { Inputs } from '../load/inputs.ts'
import { stringsAt } from '../load/locate.ts'
import type { RecordedPlace } from './place-record.ts'
import type { Unit } from './units.ts'

/** Folders with files that show messages. */
const SHOWING = ['src', 'islands']
const PLACES_MAX = 5
const SAMPLES_MAX = 5
/** In every language, categories repeat below this number; in some, fractions and millions have their own. */
const SAMPLES = [...Array(201).keys(), 1_000_000, 0.5, 1.5]

/**
 * A place in the code that shows a message: `islands/history/PastRows.tsx`, line 45.
 * @property statement the line on which the function or table around it begins
 */
export type Place = { file: string; line: number; statement: number }

/** Sentences for the translator of a unit, in English. */
export function notesOf(inputs: Inputs, locale: string, unit: Unit): string[] {
  const names = [...(parseMessage(unit.source).texts[0]?.placeholders ?? [])].map(name => `{${name}}`)
  const { category } = unit
  return [
    ...(names.length === 0 ? [] : [`Keep ${names.join(', ')} as written: the portal puts a value there.`]),
    ...(category
      ? [`For numbers such as ${samplesOf(locale, category).join(', ')} (plural form "${category.name}").`]
      : []),
    ...termsIn(inputs, locale, unit.source).map(({ english, say }) => `Glossary: ${english} = ${say}`),
    ...(unit.isStale ? ['The English text has changed since this was translated.'] : []),
    ...(stringsAt(inputs.sameAsEnglish, [locale]).includes(unit.key) ? ['This may be the same as in English.'] : []),
  ]
}

/** From here on a text has all the room that it needs. */
const ROOM_MAX_CHARACTERS = 300

/** What a picture tells about the place of a message, in English. */
export function placeNotes({ screen, kind, inPlaceOf, lines, fitting, window }: RecordedPlace): string[] {
  const head = kind === 'title' || kind === 'content'
  const where = head ? ' (in the head of the page: title of the tab, or for search engines)' : ''
  const attribute = kind === 'text' || head ? [] : [`Not a text on the page but its ${kind}.`]
  const room = fitting !== undefined && fitting < ROOM_MAX_CHARACTERS
  return [
    `Screen: ${screen}${where}`,
    ...(head ? [] : attribute),
    ...(inPlaceOf === undefined
      ? []
      : [`Photographed in the place of ${inPlaceOf}, which is shown there in other cases.`]),
    ...(room
      ? [
          `Room for about ${fitting} characters in ${lines === 1 ? 'one line' : `${lines} lines`}, in a window of ${window} px.`,
        ]
      : []),
  ]
}

/** Where the pages of a project show each message, by its key. */
export function placesOfMessages(root: string): Map<string, Place[]> {
  const places = new Map<string, Place[]>()
  for (const file of SHOWING.flatMap(folder => sourcesBelow(root, folder))) {
    let statement = 1
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .forEach((text, index) => {
        if (/^[a-z]/.test(text)) statement = index + 1
        for (const [, plain, quoted] of text.matchAll(/\bm(?:\.([A-Za-z]\w*)|\['([\w.]+)'\])/g)) {
          const key = plain ?? quoted ?? ''
          const known = places.get(key) ?? []
          if (known.length < PLACES_MAX) places.set(key, [...known, { file, line: index + 1, statement }])
        }
      })
  }
  return places
}

function sourcesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return sourcesBelow(root, path)
      return /\.(ts|tsx|astro)$/.test(entry.name) ? [path] : []
    })
}

function samplesOf(locale: string, { name, type }: NonNullable<Unit['category']>): number[] {
  const rules = new Intl.PluralRules(locale, { type })
  return SAMPLES.filter(number => rules.select(number) === (name === '*' ? 'other' : name)).slice(0, SAMPLES_MAX)
}
