// What the page for editing texts may read, change and write.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, test } from 'vitest'
import { check } from '#generator/check/index.ts'
import { editableOf, faultsOf, filesWith, mayAsk, textEditor } from '#generator/dev/editor.ts'
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

describe('while what was written is saved', () => {
  const TERMS = 'content/legal/terms/en.md'
  let root = ''
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  /** The editor over files of its own; `meanwhile` is done while a save is being checked. */
  function open() {
    root = mkdtempSync(join(tmpdir(), 'editor-'))
    for (const [path, contents] of fixture()) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), contents)
    }
    const opened = {
      meanwhile: async (): Promise<unknown> => undefined,
      ask: (name: string, given: object): Promise<unknown> =>
        new Promise(done => {
          const body = Readable.from([Buffer.from(JSON.stringify(given))])
          const request = Object.assign(body, { method: 'POST', url: `/_content/${name}`, headers: own })
          const response = { writeHead() {}, end: (text: string) => done(JSON.parse(text)) }
          editor(request as unknown as IncomingMessage, response as unknown as ServerResponse)
        }),
      onDisk: () => readFileSync(join(root, TERMS), 'utf8'),
    }
    const editor = textEditor({
      ...{ root, brand: 'north', country: ['NO'], env: 'san', hosts: [] },
      async check() {
        await opened.meanwhile()
        return { problems: [], text: '', refused: false }
      },
    })
    return opened
  }

  test('what is typed meanwhile is neither written unchecked nor lost', async () => {
    const page = open()
    const [one, two] = [`${page.onDisk()}\nOne.\n`, `${page.onDisk()}\nTwo.\n`]
    await page.ask('draft', { id: TERMS, text: one })
    page.meanwhile = () => page.ask('draft', { id: TERMS, text: two })
    expect(await page.ask('save', {})).toMatchObject({ saved: [TERMS], refused: [], drafts: [TERMS] })
    expect(page.onDisk()).toBe(one)
    expect(await page.ask('texts', { ids: [TERMS] })).toMatchObject([{ id: TERMS, saved: one, text: two }])
    page.meanwhile = async () => undefined
    expect(await page.ask('save', {})).toMatchObject({ saved: [TERMS], refused: [], drafts: [] })
    expect(page.onDisk()).toBe(two)
  })

  test('a text that the file has meanwhile, such as that of a save which broke off before the end, is saved and asked about no more', async () => {
    const page = open()
    const text = `${page.onDisk()}\nOne.\n`
    await page.ask('draft', { id: TERMS, text })
    writeFileSync(join(root, TERMS), text)
    expect(await page.ask('save', {})).toMatchObject({ saved: [TERMS], refused: [], drafts: [] })
    expect(page.onDisk()).toBe(text)
  })

  test('a file that another program changes meanwhile is not overwritten', async () => {
    const page = open()
    await page.ask('draft', { id: TERMS, text: `${page.onDisk()}\nOne.\n` })
    const theirs = `${page.onDisk()}\nTheirs.\n`
    page.meanwhile = async () => writeFileSync(join(root, TERMS), theirs)
    expect(await page.ask('save', {})).toMatchObject({ saved: [], refused: [{ id: TERMS, why: 'changed' }] })
    expect(page.onDisk()).toBe(theirs)
  })

  test('a file of messages that does not parse is not replaced by one with nothing but the text that was written', async () => {
    const page = open()
    const path = 'content/messages/ar.json'
    const halfMerged = `<<<<<<< HEAD\n${readFileSync(join(root, path), 'utf8')}`
    writeFileSync(join(root, path), halfMerged)
    const id = `${path}#riders_near[form=one]`
    await page.ask('draft', { id, text: 'x' })
    expect(await page.ask('save', {})).toMatchObject({ saved: [], refused: [{ id, why: 'faulty' }], drafts: [id] })
    expect(readFileSync(join(root, path), 'utf8')).toBe(halfMerged)
  })

  test('a record of translations that does not parse is left as it is', async () => {
    const page = open()
    const path = 'content/messages/translated-from.json'
    const halfMerged = '<<<<<<< HEAD\n{ "english": {}, "renewed": {} }\n'
    writeFileSync(join(root, path), halfMerged)
    const id = 'content/messages/ar.json#riders_near[form=one]'
    await page.ask('draft', { id, text: 'x' })
    expect(await page.ask('save', {})).toMatchObject({ saved: [id], refused: [] })
    expect(readFileSync(join(root, path), 'utf8')).toBe(halfMerged)
  })
})
