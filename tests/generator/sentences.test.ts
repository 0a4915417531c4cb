// What is told about each error that the schemas can give.
import type { ErrorObject } from 'ajv'
import { expect, test } from 'vitest'
import { quoted, sentenceOf } from '#generator/check/sentences.ts'

const PURPOSE = 'Prices are counted with it. More about that.'

type Given = Partial<ErrorObject> & { keyword: string }

const told = (
  error: Given,
  schema = 'country',
  describe: (reference: string) => string | undefined = () => undefined,
) =>
  sentenceOf(
    { instancePath: '', schemaPath: '', params: {}, parentSchema: { description: PURPOSE }, ...error },
    schema,
    describe,
  )

const pattern = (text: string, data: unknown): Given => ({ keyword: 'pattern', params: { pattern: text }, data })

test.each<[string, Given, string, string, string | undefined]>([
  [
    'a text',
    { keyword: 'type', params: { type: 'string' }, data: 5 },
    'CFG015',
    'This must be a text, not 5',
    'Write it in double quotes.',
  ],
  [
    'a number',
    { keyword: 'type', params: { type: 'number' }, data: '5' },
    'CFG015',
    'This must be a number, not "5"',
    'Write digits without quotes, such as 1.5.',
  ],
  [
    'a whole number',
    { keyword: 'type', params: { type: 'integer' }, data: null },
    'CFG015',
    'This must be a whole number, not null',
    'Write digits without quotes, such as 15.',
  ],
  [
    'yes or no',
    { keyword: 'type', params: { type: 'boolean' }, data: 'true' },
    'CFG015',
    'This must be true or false, not "true"',
    'Write one of these words without quotes.',
  ],
  [
    'an object',
    { keyword: 'type', params: { type: 'object' }, data: [] },
    'CFG015',
    'This must be an object in braces, not a list in brackets',
    'Write it as { "key": … }.',
  ],
  [
    'a list',
    { keyword: 'type', params: { type: 'array' }, data: {} },
    'CFG015',
    'This must be a list in brackets, not an object in braces',
    'Write it as [ … ].',
  ],
  [
    'another type',
    { keyword: 'type', params: { type: 'null' }, data: 1 },
    'CFG015',
    'This must be null, not 1',
    undefined,
  ],
  [
    'at least',
    { keyword: 'minimum', params: { comparison: '>=', limit: 1 }, data: 0 },
    'CFG016',
    '0 is out of range; it must be at least 1',
    'Write a number that is at least 1.',
  ],
  [
    'more than',
    { keyword: 'exclusiveMinimum', params: { comparison: '>', limit: 0 }, data: 0 },
    'CFG016',
    '0 is out of range; it must be more than 0',
    'Write a number that is more than 0.',
  ],
  [
    'at most',
    { keyword: 'maximum', params: { comparison: '<=', limit: 9 }, data: 10 },
    'CFG016',
    '10 is out of range; it must be at most 9',
    'Write a number that is at most 9.',
  ],
  [
    'less than',
    { keyword: 'exclusiveMaximum', params: { comparison: '<', limit: 9 }, data: 9 },
    'CFG016',
    '9 is out of range; it must be less than 9',
    'Write a number that is less than 9.',
  ],
  [
    'one letter',
    { keyword: 'minLength', params: { limit: 1 }, data: '' },
    'CFG017',
    '"" is too short; at least one letter is needed',
    'Write more.',
  ],
  [
    'two letters',
    { keyword: 'minLength', params: { limit: 2 }, data: 'a' },
    'CFG017',
    '"a" is too short; at least 2 letters are needed',
    'Write more.',
  ],
  [
    'few letters',
    { keyword: 'maxLength', params: { limit: 2 }, data: 'abc' },
    'CFG017',
    'The text has 3 letters; at most 2 fit',
    'Write it shorter.',
  ],
  [
    'a day',
    { keyword: 'format', params: { format: 'date' }, data: 'soon' },
    'CFG019',
    '"soon" is not a day',
    'Write it as "2026-01-31".',
  ],
  [
    'an address',
    { keyword: 'format', params: { format: 'uri' }, data: 'here' },
    'CFG019',
    '"here" is not an address',
    'Write it in full, such as "https://host.example/path".',
  ],
  [
    'the form of an address',
    { keyword: 'format', params: { format: 'uri-template' }, data: '{' },
    'CFG019',
    '"{" is not an address',
    'Write it in full, such as "https://host.example/path".',
  ],
  [
    'a time',
    { keyword: 'format', params: { format: 'date-time' }, data: 'now' },
    'CFG019',
    '"now" is not a date with time',
    'Write it as "2026-01-31T08:00:00+01:00".',
  ],
  [
    'one entry',
    { keyword: 'minItems', params: { limit: 1 }, data: [] },
    'CFG018',
    'At least one entry must stand here',
    'Add what is missing.',
  ],
  [
    'two entries of an object',
    { keyword: 'minProperties', params: { limit: 2 }, data: {} },
    'CFG018',
    'At least 2 entries must stand here',
    'Add what is missing.',
  ],
  [
    'few entries',
    { keyword: 'maxItems', params: { limit: 1 }, data: [1, 2] },
    'CFG018',
    'At most one entry may stand here',
    'Remove some.',
  ],
  [
    'something else',
    { keyword: 'multipleOf', data: 1 },
    'CFG015',
    'This does not have the form that the schema asks for',
    undefined,
  ],
  [
    'a choice',
    { keyword: 'enum', params: { allowedValues: ['PAID', 'COD'] }, data: 'PIAD' },
    'CFG011',
    '"PIAD" is not accepted here',
    'Did you mean "PAID"?',
  ],
  [
    'a choice like none',
    { keyword: 'enum', params: { allowedValues: ['PAID', 'COD'] }, data: { toString: 1 } },
    'CFG011',
    '{"toString":1} is not accepted here',
    'Accepted are PAID, COD.',
  ],
  [
    'a colour',
    pattern('^#[0-9A-Fa-f]{6}$', 'red'),
    'CFG017',
    '"red" is not a colour as #RRGGBB',
    'Write it like "#7A1FA2".',
  ],
  [
    'a drawing',
    pattern('^[a-z0-9-]+\\.svg$', 'A.svg'),
    'CFG017',
    '"A.svg" is not the name of an SVG file in small letters',
    'Write it like "logo.svg".',
  ],
  [
    'a picture',
    pattern('^[a-z0-9-]+\\.(webp|avif|jpg)$', 'a.png'),
    'CFG017',
    '"a.png" is not the name of a picture in small letters',
    'Write it like "hero.webp".',
  ],
  [
    'a typeface',
    pattern('^[a-z0-9-]+\\.woff2$', 'a.ttf'),
    'CFG017',
    '"a.ttf" is not the name of a WOFF2 file in small letters',
    'Write it like "headings.woff2".',
  ],
  [
    'a code',
    pattern('^[A-Z_]+$', 'north'),
    'CFG017',
    '"north" is not capital letters and underscores only',
    'Write it like "HUNGER_STATION".',
  ],
  ['a currency', pattern('^[A-Z]{3}$', 'nok'), 'CFG017', '"nok" is not three capital letters', 'Write it like "NOK".'],
  [
    'a prefix',
    pattern('^\\+[1-9][0-9]{0,3}$', '47'),
    'CFG017',
    '"47" is not a plus sign and the digits of a country',
    'Write it like "+47".',
  ],
  [
    'a contact',
    pattern('^[A-Za-z0-9._+-]+@[A-Za-z0-9.-]+$', 'us'),
    'CFG017',
    '"us" is not a mail address',
    'Write it like "accessibility@riders.example".',
  ],
  [
    'a token',
    pattern('^pk\\.', 'sk.1'),
    'CFG017',
    '"sk.1" is not a public token, which begins with "pk."',
    'Write it like "pk.eyJ1…".',
  ],
  [
    'a host',
    pattern('^([a-z0-9.-]|\\{country\\})+(:[0-9]+)?$', 'a/b'),
    'CFG017',
    '"a/b" is not a host, with a port if need be',
    'Write it like "pay.example".',
  ],
  ['another form', pattern('^x$', 'y'), 'CFG017', '"y" does not have the form ^x$', undefined],
  [
    'an origin',
    pattern('^https?://[a-z0-9.:{}-]*\\{country\\}[a-z0-9.:{}-]*$', 'https://a'),
    'CFG019',
    '"https://a" is not an origin with {country} in it',
    'Write it as "https://{country}.host.example", without a path.',
  ],
  [
    'a link',
    pattern('^https://', 'a'),
    'CFG019',
    '"a" does not begin with https://',
    'Write it in full, such as "https://host.example/path".',
  ],
  [
    'a link of any kind',
    pattern('^https?://', 'a'),
    'CFG019',
    '"a" does not begin with https:// or http://',
    'Write it in full, such as "https://host.example/path".',
  ],
  [
    'a socket',
    pattern('^wss?://', 'a'),
    'CFG019',
    '"a" does not begin with wss:// or ws://',
    'Write it in full, such as "wss://host.example/path".',
  ],
])('[CFG-101] what must be %s', (_name, error, code, what, hint) => {
  expect(told(error)).toEqual({ code, what, why: 'Prices are counted with it.', hint, at: 'value', below: [] })
})

test('[CFG-101] what a value is for is said by its schema, or in general', () => {
  expect(told({ keyword: 'minItems', params: { limit: 1 }, parentSchema: {} })?.why).toBe(
    'Other parts of the build rely on this form',
  )
})

test('[CFG-101] of two equal entries the second is named', () => {
  const error = { keyword: 'uniqueItems', params: { i: 2, j: 0 }, data: ['NO', 'SG', 'NO'] }
  expect(told(error)).toMatchObject({ code: 'CFG018', what: '"NO" stands in the list twice', below: [2] })
})

test.each([
  ['brand', 'brand file'],
  ['country', 'country file'],
  ['pair', "pair's file"],
  ['messages', 'message file'],
  ['glossary', 'term of a glossary'],
])('[CFG-101] a key that a %s does not know', (schema, kind) => {
  const parentSchema = { properties: { currency: {}, timezone: {} } }
  const unknown = (additionalProperty: string) =>
    told({ keyword: 'additionalProperties', params: { additionalProperty }, parentSchema }, schema)
  const said = unknown('curency')
  expect(said).toMatchObject({ code: 'CFG010', hint: 'Did you mean "currency"?', at: 'key', below: ['curency'] })
  expect(said?.what).toBe(`"curency" is not a key that a ${kind} has here`)
  expect(unknown('weather')?.hint).toBe('Known keys are currency, timezone.')
})

test('[CFG-101] a name of a key that may not be is told once', () => {
  expect(told({ keyword: 'propertyNames' })).toBeUndefined()
  expect(told({ keyword: 'pattern', propertyName: 'all right' })).toMatchObject({
    code: 'CFG010',
    at: 'key',
    below: ['all right'],
  })
  const locale = { keyword: 'enum', propertyName: 'nb', params: { allowedValues: ['nb-NO', 'en'] } }
  expect(told(locale)).toEqual({
    code: 'CFG011',
    what: '"nb" is not an accepted locale',
    why: 'Texts under it would never be shown',
    hint: 'Did you mean "nb-NO"?',
    at: 'key',
    below: ['nb'],
  })
  expect(told({ ...locale, propertyName: 'tlh' })?.hint).toBe('Accepted are nb-NO, en.')
})

test('[CFG-101] a missing key is told with what it is for, also where another schema says it', () => {
  const missing = (properties?: object) =>
    told(
      {
        keyword: 'required',
        params: { missingProperty: 'currency' },
        parentSchema: { ...(properties && { properties }) },
      },
      'country',
      reference => (reference === 'other.schema.json' ? 'From elsewhere! Really.' : undefined),
    )
  expect(missing({ currency: { description: PURPOSE } })).toEqual({
    code: 'CFG014',
    what: 'The key "currency" is missing',
    why: 'Prices are counted with it.',
    hint: 'Add "currency" here.',
    at: 'value',
    below: ['currency'],
  })
  expect(missing({ currency: { $ref: 'other.schema.json' } })?.why).toBe('From elsewhere!')
  for (const none of [undefined, {}, { currency: {} }])
    expect(missing(none)?.why).toBe('There is no default for it, so the site could not be built')
})

test('[CFG-101] a long value is shortened', () => {
  expect(quoted('a'.repeat(58))).toBe(`"${'a'.repeat(58)}"`)
  expect(quoted('a'.repeat(59))).toBe(`"${'a'.repeat(56)}…"`)
  expect(quoted(undefined)).toBe('nothing')
})
