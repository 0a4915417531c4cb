// The validator's findings in our own words.
import type { ErrorObject } from 'ajv/dist/2020.js'
import type { JSONPath } from 'jsonc-parser'
import type { Finding } from '../load/locate.ts'
import { didYouMean, listed } from '../nearest.ts'

/** A finding and its position, relative to the validator's error. */
export type Sentence = Finding & { at: 'value' | 'key'; below: JSONPath }

/** The description of the schema that a reference leads to. */
export type Describe = (reference: string) => string | undefined

type Schema = {
  description?: string
  properties?: Record<string, Schema>
  $ref?: string
  enum?: unknown[]
  pattern?: string
  contains?: { const?: unknown }
}

const FORMS: [pattern: string, words: string, example: string][] = [
  ['^#[0-9A-Fa-f]{6}$', 'a colour as #RRGGBB', '#7A1FA2'],
  ['^[a-z0-9-]+\\.svg$', 'the name of an SVG file in small letters', 'logo.svg'],
  ['^[a-z0-9-]+\\.(webp|avif|jpg)$', 'the name of a picture in small letters', 'hero.webp'],
  ['^[a-z0-9-]+\\.woff2$', 'the name of a WOFF2 file in small letters', 'headings.woff2'],
  ['^[a-z][a-z0-9-]{0,29}$', 'a name in small letters, digits and hyphens', 'small-shops'],
  ['^(https://|mailto:|tel:)', 'an address that begins with https://, mailto: or tel:', 'mailto:help@host.example'],
  ['^AIza[0-9A-Za-z_-]{35}$', 'a key of Google with 39 letters, which begins with "AIza"', 'AIza…'],
  ['^[A-Z_]+$', 'capital letters and underscores only', 'HUNGER_STATION'],
  [
    '^[\\u0020-\\u007E\\u00A0-\\u02BA\\u0386\\u0388-\\u038A\\u038C\\u038E-\\u03A1\\u03A3-\\u03CE\\u0400-\\u045F\\u1E00-\\u1E9F\\u1EA0-\\u1EFF\\u2010-\\u2027\\u20AC\\u2122]*$',
    'a name in Latin, Greek or Cyrillic letters',
    'Café Rider',
  ],
  ['^[A-Z]{3}$', 'three capital letters', 'NOK'],
  ['^\\+[1-9][0-9]{0,3}$', 'a plus sign and the digits of a country', '+47'],
  ['^[A-Za-z0-9._+-]+@[A-Za-z0-9.-]+$', 'a mail address', 'accessibility@riders.example'],
  ['^pk\\.', 'a public token, which begins with "pk."', 'pk.eyJ1…'],
  ['^([a-z0-9.-]|\\{country\\})+(:[0-9]+)?$', 'a host, with a port if need be', 'pay.example'],
]

const ADDRESSES: Record<string, string> = {
  '^https://': 'https://',
  '^https?://': 'https:// or http://',
  '^wss?://': 'wss:// or ws://',
}

const COMPARED: Record<string, string> = { '<=': 'at most', '>=': 'at least', '<': 'less than', '>': 'more than' }

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object in braces',
  array: 'a list in brackets',
}

const CURES: Record<string, string> = {
  string: 'Write it in double quotes.',
  number: 'Write digits without quotes, such as 1.5.',
  integer: 'Write digits without quotes, such as 15.',
  boolean: 'Write one of these words without quotes.',
  object: 'Write it as { "key": … }.',
  array: 'Write it as [ … ].',
}

/** The problem for one error of the validator, or undefined if another error describes it better. */
export function sentenceOf(error: ErrorObject, schemaName: string, describe: Describe): Sentence | undefined {
  if (error.propertyName !== undefined) return wrongName(error.propertyName, error)
  const parent = (error.parentSchema ?? {}) as Schema
  const purpose = firstSentence(parent.description) ?? 'Other parts of the build rely on this form'
  const value = (code: string, what: string, hint?: string): Sentence => ({
    code,
    what,
    why: purpose,
    hint,
    at: 'value',
    below: [],
  })
  const { params } = error
  switch (error.keyword) {
    case 'additionalProperties':
      return unknownKey(String(params.additionalProperty), Object.keys(parent.properties ?? {}), schemaName)
    case 'propertyNames':
      // The error of the name itself reports it.
      return undefined
    case 'const':
      // The error of the list that lacks it reports it; the version of a file has a check of its own.
      return undefined
    case 'required':
      return missing(String(params.missingProperty), parent, describe)
    case 'enum': {
      const accepted = (params.allowedValues as unknown[]).map(String)
      // An object may have a `toString` of its own.
      const given = typeof error.data === 'object' ? '' : String(error.data)
      const hint = didYouMean(given, accepted) ?? `Accepted are ${listed(accepted, 40)}.`
      return value('CFG011', `${quoted(error.data)} is not accepted here`, hint)
    }
    case 'type':
      return value(
        'CFG015',
        `This must be ${KINDS[String(params.type)] ?? String(params.type)}, not ${kindOf(error.data)}`,
        CURES[String(params.type)],
      )
    case 'minimum':
    case 'exclusiveMinimum':
    case 'maximum':
    case 'exclusiveMaximum':
      return value(
        'CFG016',
        `${quoted(error.data)} is out of range; it must be ${COMPARED[String(params.comparison)]} ${params.limit}`,
        `Write a number that is ${COMPARED[String(params.comparison)]} ${params.limit}.`,
      )
    case 'minLength':
      return value(
        'CFG017',
        `${quoted(error.data)} is too short; at least ${letters(params.limit)} needed`,
        'Write more.',
      )
    case 'maxLength':
      return value(
        'CFG017',
        `The text has ${String(error.data).length} letters; at most ${params.limit} fit`,
        'Write it shorter.',
      )
    case 'pattern':
      return ofPattern(error, purpose)
    case 'format':
      if (params.format === 'date')
        return value('CFG019', `${quoted(error.data)} is not a day`, 'Write it as "2026-01-31".')
      return params.format === 'uri' || params.format === 'uri-template'
        ? value(
            'CFG019',
            `${quoted(error.data)} is not an address`,
            'Write it in full, such as "https://host.example/path".',
          )
        : value('CFG019', `${quoted(error.data)} is not a date with time`, 'Write it as "2026-01-31T08:00:00+01:00".')
    case 'minItems':
    case 'minProperties':
      return value('CFG018', `At least ${counted(params.limit)} must stand here`, 'Add what is missing.')
    case 'maxItems':
      return value('CFG018', `At most ${counted(params.limit)} may stand here`, 'Remove some.')
    case 'contains':
      return value('CFG018', `${quoted(parent.contains?.const)} must stand in the list`, 'Add it.')
    case 'uniqueItems': {
      const second = Math.max(Number(params.i), Number(params.j))
      const item = Array.isArray(error.data) ? error.data[second] : undefined
      return { ...value('CFG018', `${quoted(item)} stands in the list twice`, 'Remove one of them.'), below: [second] }
    }
    default:
      return value('CFG015', 'This does not have the form that the schema asks for')
  }
}

/** A value for a sentence: quoted, and shortened if it is long. */
export function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text
}

function unknownKey(key: string, known: string[], schemaName: string): Sentence {
  const kind = {
    brand: 'brand file',
    country: 'country file',
    pair: "pair's file",
    messages: 'message file',
    glossary: 'term of a glossary',
  }[schemaName]
  return {
    code: 'CFG010',
    what: `"${key}" is not a key that a ${kind} has here`,
    why: 'A key that nobody reads would be a slip without a word',
    hint: didYouMean(key, known) ?? `Known keys are ${listed(known, 30)}.`,
    at: 'key',
    below: [key],
  }
}

function wrongName(key: string, error: ErrorObject): Sentence {
  if (error.keyword !== 'enum') {
    const what = `"${key}" is not the key of a message`
    const why = 'Each key becomes the name of a function: a letter first, then letters, digits, dots or underscores'
    return { code: 'CFG010', what, why, hint: 'Write it in these characters.', at: 'key', below: [key] }
  }
  const accepted = (error.params.allowedValues as unknown[]).map(String)
  return {
    code: 'CFG011',
    what: `"${key}" is not an accepted locale`,
    why: 'Texts under it would never be shown',
    hint: didYouMean(key, accepted) ?? `Accepted are ${listed(accepted, 40)}.`,
    at: 'key',
    below: [key],
  }
}

function missing(key: string, parent: Schema, describe: Describe): Sentence {
  const schema = parent.properties?.[key]
  const purpose = firstSentence(schema?.description ?? (schema?.$ref && describe(schema.$ref)))
  const why = purpose ?? 'There is no default for it, so the site could not be built'
  return {
    code: 'CFG014',
    what: `The key "${key}" is missing`,
    why,
    hint: `Add "${key}" here.`,
    at: 'value',
    below: [key],
  }
}

function ofPattern(error: ErrorObject, why: string): Sentence {
  const pattern = String(error.params.pattern)
  const start = ADDRESSES[pattern]
  if (start) {
    const what = `${quoted(error.data)} does not begin with ${start}`
    const hint = `Write it in full, such as "${start.split(' ')[0]}host.example/path".`
    return { code: 'CFG019', what, why, hint, at: 'value', below: [] }
  }
  const form = FORMS.find(([known]) => known === pattern)
  if (!form && pattern.includes('{country')) {
    const what = `${quoted(error.data)} is not an origin with {country} in it`
    const hint = 'Write it as "https://{country}.host.example", without a path.'
    return { code: 'CFG019', what, why, hint, at: 'value', below: [] }
  }
  const what = form
    ? `${quoted(error.data)} is not ${form[1]}`
    : `${quoted(error.data)} does not have the form ${pattern}`
  return { code: 'CFG017', what, why, hint: form && `Write it like "${form[2]}".`, at: 'value', below: [] }
}

function firstSentence(text: string | undefined): string | undefined {
  return text?.replace(/(?<=[.!?]) .*$/s, '')
}

function kindOf(value: unknown): string {
  if (value === null || typeof value !== 'object') return quoted(value)
  return KINDS[Array.isArray(value) ? 'array' : typeof value] ?? 'something else'
}

function counted(limit: unknown): string {
  return limit === 1 ? 'one entry' : `${String(limit)} entries`
}

function letters(limit: unknown): string {
  return limit === 1 ? 'one letter is' : `${String(limit)} letters are`
}
