// What a message may be, and what is told about each that is none.
import { expect, test } from 'vitest'
import { parseMessage } from '#generator/check/message-format.ts'

const match = { 'form=one': '{count} rider', 'form=other': '{count} riders' }
const plural = { declarations: ['input count', 'local form = count: plural'], selectors: ['form'], match }

test.each([
  ['nothing', null],
  ['a number', 5],
  ['an empty list', []],
  ['two objects', [plural, plural]],
  ['an object alone', plural],
  ['a text in a list', ['Hello']],
  ['nothing in a list', [null]],
  ['a key more', [{ ...plural, more: true }]],
  ['declarations that are a text', [{ ...plural, declarations: 'input count' }]],
  ['a declaration that is a number', [{ ...plural, declarations: [1, 'input count'] }]],
  ['no selectors', [{ declarations: [], match }]],
  ['a selector that is a number', [{ ...plural, selectors: ['form', 1] }]],
  ['a match that is a text', [{ ...plural, match: 'form=one' }]],
  ['a match that is nothing', [{ ...plural, match: null }]],
  ['a match that is a list', [{ ...plural, match: ['a'] }]],
  ['a match without a variant', [{ ...plural, match: {} }]],
  ['a variant that is a number', [{ ...plural, match: { ...match, 'form=two': 2 } }]],
])('[GEN-113] %s is no message', (_name, value) => {
  expect(parseMessage(value)).toEqual({
    texts: [],
    inputs: new Set(),
    plurals: [],
    faults: [
      { path: [], what: 'This is neither a text nor a list of one object with declarations, selectors and match' },
    ],
  })
})

const faultsOf = (value: unknown) =>
  parseMessage(value).faults.map(({ path, what, piece }) => [path.join('.'), what, piece])

test.each([
  ['Hello {name', 'A "{" is never closed; write "\\\\{" for a plain brace', '{'],
  ['Hello name}', 'A "}" closes nothing; write "\\\\}" for a plain brace', '}'],
  ['Hello {}', '"{}" is not a placeholder; a name of letters and digits must stand in it', '{}'],
  ['Hello {a b}', '"{a b}" is not a placeholder; a name of letters and digits must stand in it', '{a b}'],
  ['Hello {1a}', '"{1a}" is not a placeholder; a name of letters and digits must stand in it', '{1a}'],
  ['{#b}Hello {name}', '"{#b}" has no end; write "{/b}" after it', '{#b}'],
  ['Hello{/b} {name}', '"{/b}" ends nothing; write "{#b}" before it', '{/b}'],
  ['{/b}Hello{#b/}', '"{/b}" ends nothing; write "{#b}" before it', '{/b}'],
])('[GEN-113] the text %j is told', (text, what, piece) => {
  expect(faultsOf(text)).toEqual([['', what, piece]])
})

test('[GEN-113] a text without a fault has its placeholders, marks of parts among them', () => {
  expect(parseMessage('{#b}Hello{/b} {name}, {#icon/} \\{plain\\} \\')).toEqual({
    texts: [
      {
        path: [],
        text: '{#b}Hello{/b} {name}, {#icon/} \\{plain\\} \\',
        placeholders: new Set(['#b', '/b', 'name', '#icon/']),
      },
    ],
    inputs: new Set(['name']),
    plurals: [],
    faults: [],
  })
})

test.each([
  ['plural', 'cardinal'],
  ['plural type=cardinal', 'cardinal'],
  ['plural type=ordinal', 'ordinal'],
  ['plural  type  =  ordinal', 'ordinal'],
] as const)('[GEN-113] a form chosen by %s', (chosen, type) => {
  const message = parseMessage([{ ...plural, declarations: ['input count', `local form = count: ${chosen}`] }])
  expect(message.faults).toEqual([])
  expect(message.inputs).toEqual(new Set(['count']))
  expect(message.plurals).toEqual([{ selector: 'form', input: 'count', type, categories: new Set(['one', 'other']) }])
  expect(message.texts.map(({ path, text }) => [path.join('.'), text])).toEqual([
    ['0.match.form=one', '{count} rider'],
    ['0.match.form=other', '{count} riders'],
  ])
})

test('[GEN-113] a form chosen by an input itself, and by two in any order', () => {
  const byInput = { declarations: ['input kind'], selectors: ['kind'], match: { 'kind=a': 'A', 'kind=*': '{kind}' } }
  expect(parseMessage([byInput])).toMatchObject({ inputs: new Set(['kind']), plurals: [], faults: [] })
  const byTwo = {
    declarations: ['input kind', 'input count', 'local form = count: plural'],
    selectors: ['kind', 'form'],
    match: { 'kind=a, form=one': 'A {count}', 'form=other,kind=*': '{count}' },
  }
  const { faults, plurals } = parseMessage([byTwo])
  expect(faults).toEqual([])
  expect(plurals.map(({ categories }) => categories)).toEqual([new Set(['one', 'other'])])
})

const NOT_DECLARED = '"count" is not declared before this'

test.each<[string, readonly string[], readonly (string | undefined)[][]]>([
  ['an input twice', ['input count', 'input count'], [['0.declarations.1', '"count" is declared twice', undefined]]],
  [
    'a local as an input',
    ['input count', 'local form = count', 'input form'],
    [['0.declarations.2', '"form" is declared twice', undefined]],
  ],
  [
    'an input as a local',
    ['input count', 'local count = count: plural'],
    [['0.declarations.1', '"count" is declared twice', undefined]],
  ],
  [
    'something else',
    ['count'],
    [['0.declarations.0', 'This is neither "input name" nor "local name = input: plural"', undefined]],
  ],
  ['a local without its input', ['local form = count: plural'], [['0.declarations.0', NOT_DECLARED, undefined]]],
  [
    'an input after its local',
    ['local form = count: plural', 'input count'],
    [['0.declarations.0', NOT_DECLARED, undefined]],
  ],
  [
    'another way to choose',
    ['input count', 'local form = count: number'],
    [['0.declarations.1', '"number" is not a way to choose; write "plural"', 'number']],
  ],
  [
    'another kind of plural',
    ['input count', 'local form = count: plural type=other'],
    [['0.declarations.1', '"type=other" is no option of a plural; write "type=ordinal", or nothing', undefined]],
  ],
  [
    'an option more',
    ['input count', 'local form = count: plural type=ordinal x=y'],
    [['0.declarations.1', '"type=ordinal x=y" is no option of a plural; write "type=ordinal", or nothing', undefined]],
  ],
  [
    'an option before it',
    ['input count', 'local form = count: plural a=b type=ordinal'],
    [['0.declarations.1', '"a=b type=ordinal" is no option of a plural; write "type=ordinal", or nothing', undefined]],
  ],
])('[GEN-113] declared: %s', (_name, declarations, faults) => {
  expect(faultsOf([{ ...plural, declarations }])).toEqual(faults)
})

test.each<[string, object, readonly (string | undefined)[][]]>([
  [
    'a selector that is not declared',
    { selectors: ['form', 'kind'], match: { 'form=one,kind=a': '{count}' } },
    [['0.selectors.1', 'The selector "kind" is not declared', undefined]],
  ],
  [
    'a variant without a choice',
    { match: { form: '{count}' } },
    [['0.match.form', '"form" does not choose by form=…', undefined]],
  ],
  [
    'a variant with an empty choice',
    { match: { ...match, 'form=': '{count}' } },
    [['0.match.form=', '"form=" does not choose by form=…', undefined]],
  ],
  [
    'a variant with a choice of choices',
    { match: { ...match, 'form=a=b': '{count}' } },
    [['0.match.form=a=b', '"form=a=b" does not choose by form=…', undefined]],
  ],
  [
    'a variant of another selector',
    { match: { ...match, 'kind=a': '{count}' } },
    [['0.match.kind=a', '"kind=a" does not choose by form=…', undefined]],
  ],
  [
    'a variant with half of the selectors',
    {
      declarations: [...plural.declarations, 'input kind'],
      selectors: ['form', 'kind'],
      match: { 'form=one': '{count}' },
    },
    [['0.match.form=one', '"form=one" does not choose by form=…, kind=…', undefined]],
  ],
  [
    'a variant without any selector',
    { selectors: [], match: { 'form=one': '{count}' } },
    [['0.match.form=one', '"form=one" does not choose by a selector', undefined]],
  ],
  [
    'a variant without words',
    { match: { ...match, 'form=two': '' } },
    [['0.match.form=two', 'The text of this variant is empty', undefined]],
  ],
  [
    'a brace in a variant',
    { match: { ...match, 'form=two': '{count} {' } },
    [['0.match.form=two', 'A "{" is never closed; write "\\\\{" for a plain brace', '{']],
  ],
  [
    'a placeholder that is not declared',
    { match: { ...match, 'form=two': '{#b}{form} {cuont}{/b}' } },
    [['0.match.form=two', 'The placeholder {cuont} is not declared', '{cuont}']],
  ],
])('[GEN-113] chosen: %s', (_name, part, faults) => {
  expect(faultsOf([{ ...plural, ...part }])).toEqual(faults)
})
