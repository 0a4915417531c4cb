// Message files: complete, with the placeholders of the English ones and the plural forms of their language (GEN-113).
import { isDeepStrictEqual } from 'node:util'
import { lastResults } from '../cache/last-result.ts'
import type { Inputs, JsonFile } from '../load/inputs.ts'
import { keysAt, problemAt, problemAtKey, problemInside, problemOfFile, stringsAt, valueAt } from '../load/locate.ts'
import { locales } from '../load/schemas.ts'
import type { Problem } from '../model.ts'
import { didYouMean } from '../nearest.ts'
import { type ParsedMessage, parseMessage } from './message-format.ts'
import { checkPlaceholders } from './placeholders.ts'
import { checkPlurals } from './plurals.ts'
import { staleKeys } from './translated-from.ts'

/** The state of one locale, for the table of `messages status`. */
export type MessageStatus = {
  locale: string
  total: number
  translated: number
  missing: string[]
  same: string[]
  extra: string[]
  /** English has changed since. */
  stale: string[]
}

const ENGLISH = 'en'

const problemsOf = lastResults<Problem[]>('messages')

/** All mistakes of all message files, compared with English. */
export function checkMessages(inputs: Inputs): Problem[] {
  const english = inputs.messages.get(ENGLISH)
  if (!english) {
    const what = 'The English messages are missing'
    const why = 'They say which messages there are, and every page falls back to them'
    return inputs.messages.size === 0 && inputs.content.length === 0
      ? []
      : [problemOfFile('content/messages/en.json', { code: 'MSG010', what, why, hint: 'Add the file.' })]
  }
  // That the English file is no object, or does not parse, is reported; every text of every language would be one too many.
  if (!isObject(english.value)) return []
  if (messageKeys(english).length === 0) return [problemAt(english, [], noMessage)]
  const measure = parsed(english)
  return [
    ...messageFiles(inputs).flatMap(([locale, file]) =>
      problemsOf(locale, [file, english, inputs.sameAsEnglish, inputs.translatedFrom], () =>
        checkOne(inputs, locale, file, measure),
      ),
    ),
    ...checkAllowances(inputs, english),
  ]
}

/** The files of messages by locale; of a locale that is not accepted, the name of its file is the problem and not what is in it. */
export function messageFiles(inputs: Inputs): [locale: string, file: JsonFile][] {
  const accepted = locales(inputs)
  return [...inputs.messages].filter(([locale]) => accepted.length === 0 || accepted.includes(locale))
}

/** Counts per locale: missing and extra keys, texts equal to English without an allowance, and stale ones. */
export function messageStatus(inputs: Inputs): MessageStatus[] {
  const english = inputs.messages.get(ENGLISH)
  const keys = messageKeys(english)
  return [...inputs.messages]
    .filter(([locale]) => locale !== ENGLISH)
    .map(([locale, file]) => {
      const own = messageKeys(file)
      const missing = keys.filter(key => !own.includes(key))
      const same = english ? identical(inputs, locale, file, english) : []
      const extra = own.filter(key => !keys.includes(key))
      return {
        locale,
        total: keys.length,
        translated: keys.length - missing.length - same.length,
        missing,
        same,
        extra,
        stale: staleKeys(inputs, locale),
      }
    })
}

function messageKeys(file: JsonFile | undefined): string[] {
  return keysAt(file, []).filter(key => key !== '$schema')
}

function parsed(file: JsonFile): Map<string, ParsedMessage> {
  return new Map(messageKeys(file).map(key => [key, parseMessage(valueAt(file, [key]))]))
}

function checkOne(
  inputs: Inputs,
  locale: string,
  file: JsonFile,
  measure: ReadonlyMap<string, ParsedMessage>,
): Problem[] {
  // A file that cannot be parsed is reported already; its keys are not reported as missing too.
  if (!isObject(file.value)) return []
  const own = parsed(file)
  const problems = [...own].flatMap(([key, message]) => [
    ...message.faults.map(({ path, what, piece }) => {
      const finding = {
        code: 'MSG005',
        what,
        why: 'The message could not be compiled, or would show braces to readers',
        hint: cureOf(what),
      }
      return piece ? problemInside(file, [key, ...path], piece, finding) : problemAt(file, [key, ...path], finding)
    }),
    ...(valueAt(file, [key]) === '' ? [problemAt(file, [key], emptyText)] : []),
    ...checkPlurals(file, locale, key, message, measure.get(key)),
  ])
  const english = inputs.messages.get(ENGLISH)
  if (locale === ENGLISH || english?.value === undefined) return problems
  for (const [key, message] of own) {
    const model = measure.get(key)
    if (!model)
      problems.push(
        problemAtKey(
          file,
          [key],
          extraKey(
            key,
            [...measure.keys()].filter(known => !own.has(known)),
          ),
        ),
      )
    else if (message.faults.length === 0 && model.faults.length === 0)
      problems.push(...checkPlaceholders(file, key, message, model))
  }
  const missing = [...measure.keys()].filter(key => !own.has(key))
  problems.push(...missing.map(key => problemAt(file, [key], missingKey(key, english))))
  // From a list that does not parse, which is reported, nobody knows what may be the same.
  const isListReadable = inputs.sameAsEnglish === undefined || inputs.sameAsEnglish.value !== undefined
  for (const key of isListReadable ? identical(inputs, locale, file, english) : []) {
    const hint = `Translate it, or add "${key}" to "${locale}" in content/messages/same-as-english.json.`
    const finding = {
      code: 'MSG006',
      what: 'The text is the same as in English',
      why: 'It looks like a text not yet translated',
      hint,
    }
    problems.push(problemAt(file, [key], { ...finding, severity: 'warning' }))
  }
  for (const key of staleKeys(inputs, locale))
    problems.push(problemAt(file, [key], { ...leftBehind(locale, key), severity: 'warning' }))
  return problems
}

function cureOf(what: string): string {
  if (what.includes('empty')) return 'Write it, or remove the variant.'
  if (what.includes('not declared')) return 'Add its declaration, or remove it.'
  if (what.includes('twice')) return 'Remove one of them.'
  return 'Correct it; other messages with forms show how.'
}

const noMessage = {
  code: 'MSG010',
  what: 'There is no English message',
  why: 'They say which messages there are, and every page falls back to them',
  hint: 'Take the file of before.',
}

const emptyText = {
  code: 'MSG005',
  what: 'The text is empty',
  why: 'Readers would see nothing',
  hint: 'Write it, or remove the key.',
}

const leftBehind = (locale: string, key: string) => ({
  code: 'MSG012',
  what: 'The English text has changed since this was translated',
  why: 'Readers of the two languages may be told different things',
  hint: `Translate it anew, then run \`npm run portal -- messages renewed ${locale} ${key}\`.`,
})

function extraKey(key: string, candidates: string[]) {
  const why = 'Nothing shows a message that English does not have'
  return {
    code: 'MSG002',
    what: `English has no message "${key}"`,
    why,
    hint: didYouMean(key, candidates) ?? 'Remove it.',
  }
}

function missingKey(key: string, english: JsonFile) {
  const text = valueAt(english, [key])
  const why =
    typeof text === 'string' ? `Readers would see English: ${JSON.stringify(text)}` : 'Readers would see English'
  return { code: 'MSG001', what: `The message "${key}" is missing`, why, hint: `Add "${key}" here.` }
}

function identical(inputs: Inputs, locale: string, file: JsonFile, english: JsonFile): string[] {
  const allowed = stringsAt(inputs.sameAsEnglish, [locale])
  return messageKeys(file).filter(key => {
    const model = valueAt(english, [key])
    // Without letters (only placeholders, digits, signs) there is nothing to translate.
    const hasWords = /\p{L}/u.test(JSON.stringify(model ?? '').replace(/\{[^}]*\}/g, ''))
    return locale !== ENGLISH && hasWords && isDeepStrictEqual(model, valueAt(file, [key])) && !allowed.includes(key)
  })
}

function checkAllowances(inputs: Inputs, english: JsonFile): Problem[] {
  const list = inputs.sameAsEnglish
  if (list?.value === undefined || english.value === undefined) return []
  const why = 'The list only holds texts that are the same in both languages on purpose'
  const at = (path: (string | number)[], what: string, hint?: string) =>
    problemAt(list, path, { code: 'MSG008', severity: 'warning', what, why, hint })
  return keysAt(list, [])
    .filter(locale => locale !== '$schema')
    .flatMap(locale => {
      const file = inputs.messages.get(locale)
      if (!file)
        return [
          at(
            [locale],
            `There are no messages for "${locale}"`,
            didYouMean(locale, inputs.messages.keys()) ?? 'Remove it.',
          ),
        ]
      return stringsAt(list, [locale]).flatMap((key, i) => {
        if (!messageKeys(english).includes(key)) {
          return [
            at([locale, i], `English has no message "${key}"`, didYouMean(key, messageKeys(english)) ?? 'Remove it.'),
          ]
        }
        const own = valueAt(file, [key])
        return own === undefined || isDeepStrictEqual(valueAt(english, [key]), own)
          ? []
          : [at([locale, i], `"${key}" is translated by now`, 'Remove it.')]
      })
    })
}

/** Whether there is an object to read messages from. */
export function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
