// What the page for editing texts may read, change and write.
import { expect, test } from 'vitest'
import { check } from '#generator/check/index.ts'
import { editableOf, faultsOf, filesWith, mayAsk } from '#generator/dev/editor.ts'
import { fixture, inputsOf } from '../generator/faults/fixture.ts'

const own = { host: '127.0.0.1:4321', origin: 'http://127.0.0.1:4321', 'content-type': 'application/json' }

test('only this machine and the page itself may ask', () => {
  expect(mayAsk('GET', { host: own.host })).toBe(true)
  expect(mayAsk('GET', { host: 'sg.localhost:4321', 'sec-fetch-site': 'none' })).toBe(true)
  expect(mayAsk('POST', own)).toBe(true)
  expect(mayAsk('POST', { ...own, host: 'localhost:4321', origin: 'http://localhost:4321' })).toBe(true)
})

test.each([
  ['a name that leads here from elsewhere', 'GET', { host: 'evil.example:4321' }],
  ['no name', 'GET', {}],
  ['a name that only begins like ours', 'GET', { host: '127.0.0.1.evil.example' }],
  ['a page of another site', 'GET', { host: own.host, 'sec-fetch-site': 'cross-site' }],
  ['another page of this machine', 'POST', { ...own, origin: 'http://127.0.0.1:8080' }],
  ['a page without an origin', 'POST', { ...own, origin: 'null' }],
  ['no page at all', 'POST', { host: own.host, 'content-type': own['content-type'] }],
  ['a form', 'POST', { ...own, 'content-type': 'text/plain' }],
  ['another method', 'PUT', own],
])('%s is refused', (_who, method, headers) => {
  expect(mayAsk(method, headers)).toBe(false)
})

test('texts are those of the inputs, and nothing else is reached by a path', () => {
  const inputs = inputsOf(fixture())
  expect(editableOf(inputs, 'content/legal/terms/en.md')).toMatchObject({ locale: 'en' })
  expect(editableOf(inputs, 'content/messages/ar.json#riders_near[form=one]')?.unit?.key).toBe('riders_near')
  for (const id of [
    'content/faq/payment/xx.md',
    'content/faq/../../package.json',
    'content/messages/ar.json',
    'content/messages/../../package.json#name',
    'content/messages/ar.json#__proto__',
    'brands/talabat/brand.json',
    'package.json',
    '',
  ])
    expect(editableOf(inputs, id), id).toBeUndefined()
})

test('a changed message changes its own text in the file and nothing else', () => {
  const inputs = inputsOf(fixture())
  const id = 'content/messages/ar.json#riders_near[form=one]'
  const { text = '' } = editableOf(inputs, id) ?? {}
  const before = inputs.messages.get('ar')?.text
  const files = filesWith(
    inputs,
    new Map([
      [id, `${text}!`],
      ['content/messages/ar.json#gone', 'x'],
    ]),
  )
  expect([...files]).toEqual([
    [
      'content/messages/ar.json',
      before?.replace(`"form=one": ${JSON.stringify(text)}`, `"form=one": ${JSON.stringify(`${text}!`)}`),
    ],
  ])
  expect(before).not.toBe(files.get('content/messages/ar.json'))
})

test('the faults of a text are those that validate finds in it, with their lines', () => {
  const files = fixture()
  const path = 'content/faq/payment/en.md'
  files.set(path, `${files.get(path)}\nIt costs <b>12</b>.\n`)
  const inputs = inputsOf(files)
  const problems = check(inputs)
  const editable = editableOf(inputs, path)
  const faults = editable ? faultsOf(problems, editable) : []
  expect(faults.map(({ code }) => code)).toEqual(problems.filter(({ file }) => file === path).map(({ code }) => code))
  expect(faults.map(({ code }) => code)).toContain('CNT006')
  const lines = String(files.get(path)).split('\n').length - 1
  expect(new Set(faults.filter(({ code }) => code === 'CNT006').map(({ line }) => line))).toEqual(new Set([lines]))
  const other = editableOf(inputs, 'content/legal/terms/en.md')
  expect(other && faultsOf(problems, other)).toEqual([])
})
