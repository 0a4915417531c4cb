// The English texts that translations were made from: a later change of English makes a translation stale (GEN-113).
// content/messages/translated-from.json holds a short hash per English text, and apart from that per locale those of the
// texts that this locale followed already while others have not.
import { createHash } from 'node:crypto'
import type { Inputs } from '../load/inputs.ts'
import { readJson } from '../load/json.ts'
import { keysAt, stringAt, valueAt } from '../load/locate.ts'

const ENGLISH = 'en'
const HASH_LETTERS = 8

const textKeys = (inputs: Inputs, locale: string): string[] =>
  keysAt(inputs.messages.get(locale), []).filter(key => key !== '$schema')

const followers = (inputs: Inputs): string[] => [...inputs.messages.keys()].filter(locale => locale !== ENGLISH)

function hashOf(inputs: Inputs, key: string): string {
  const text = valueAt(inputs.messages.get(ENGLISH), [key])
  return createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, HASH_LETTERS)
}

const madeFrom = (inputs: Inputs, locale: string, key: string): string | undefined =>
  stringAt(inputs.translatedFrom, ['renewed', locale, key]) ?? stringAt(inputs.translatedFrom, ['english', key])

/** Keys whose English text has changed since this locale was translated; none if that is not known. */
export function staleKeys(inputs: Inputs, locale: string): string[] {
  if (locale === ENGLISH) return []
  const own = new Set(textKeys(inputs, locale))
  return textKeys(inputs, ENGLISH).filter(key => {
    const from = madeFrom(inputs, locale, key)
    return own.has(key) && from !== undefined && from !== hashOf(inputs, key)
  })
}

/** English texts without a recorded translation state. */
export const unrecordedKeys = (inputs: Inputs): string[] =>
  textKeys(inputs, ENGLISH).filter(key => stringAt(inputs.translatedFrom, ['english', key]) === undefined)

/** Which locale now matches the English texts, and for which keys; all stale ones if no key is named. */
export type Renewal = { locale: string; keys: readonly string[] }

/**
 * The updated record, as text: new English texts are added, removed ones dropped, and what every locale
 * matches is recorded once for all.
 */
export function recorded(inputs: Inputs, renewal?: Renewal): string {
  const locales = followers(inputs)
  const renewedNow = (locale: string, key: string): boolean =>
    renewal?.locale === locale &&
    (renewal.keys.length === 0 ? staleKeys(inputs, locale).includes(key) : renewal.keys.includes(key))
  const english: Record<string, string> = {}
  const renewed: Record<string, Record<string, string>> = {}
  for (const key of textKeys(inputs, ENGLISH)) {
    const now = hashOf(inputs, key)
    const before = stringAt(inputs.translatedFrom, ['english', key]) ?? now
    const ahead = locales.filter(locale => renewedNow(locale, key) || madeFrom(inputs, locale, key) === now)
    const settled = before === now || ahead.length === locales.length
    english[key] = settled ? now : before
    if (settled) continue
    for (const locale of ahead) renewed[locale] = { ...renewed[locale], [key]: now }
  }
  return `${JSON.stringify({ english, renewed }, null, 2)}\n`
}

/** The inputs with another record. */
export const withRecord = (inputs: Inputs, text: string): Inputs => ({
  ...inputs,
  translatedFrom: readJson({ path: inputs.translatedFrom?.path ?? 'content/messages/translated-from.json', text }).file,
})

/**
 * The inputs after texts of messages were replaced, with the record that goes with them: a stale text that a locale changed follows the
 * English texts of now, and a text that English had not recorded yet is one of those that were there before.
 *
 * @returns `after` as it is where there is no record to carry on, or one of the files that it is made from does not parse
 */
export function withRecordAfter(before: Inputs, after: Inputs): Inputs {
  if (before.translatedFrom?.value === undefined || after.messages.get(ENGLISH)?.value === undefined) return after
  const kept = before.messages.get(ENGLISH)?.value === undefined ? before.translatedFrom.text : recorded(before)
  let current = withRecord(after, kept)
  current = withRecord(current, recorded(current))
  for (const locale of followers(current)) {
    const [old, own] = [before.messages.get(locale), current.messages.get(locale)]
    const keys = staleKeys(current, locale).filter(
      key => JSON.stringify(valueAt(old, [key])) !== JSON.stringify(valueAt(own, [key])),
    )
    if (keys.length > 0) current = withRecord(current, recorded(current, { locale, keys }))
  }
  return current
}
