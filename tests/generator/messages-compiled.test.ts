// What the compiled messages say, from catalogues of three languages in a folder of their own.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileMessages, emitMessages, writeMessageTypes } from '#generator/emit/messages.ts'
import { ROOT } from '../../scripts/root.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'messages-'))
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  mkdirSync(join(root, 'src'))
  writeFileSync(join(root, 'src', 'english-texts.ts'), readFileSync(join(ROOT, 'src', 'english-texts.ts'), 'utf8'))
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const english = { ok: 'OK', 'auth.late': 'Too late, {name}', left: '{count} left' }
const catalogues = (ar: object, en: object = english) =>
  new Map([
    ['en', JSON.stringify(en)],
    ['ar', JSON.stringify(ar)],
    ['sv', JSON.stringify({ ok: 'Okej', 'auth.late': 'För sent, {name}', left: '{count} kvar' })],
  ])
const compiled = (file: string) => join(root, '.generated', 'messages', file)

type Messages = Record<string, (inputs?: object, options?: { locale?: string }) => string>
let run = 0
/** As a process that starts now would read them. */
async function messages(): Promise<Messages> {
  const fresh = join(root, '.generated', `run-${++run}`)
  mkdirSync(join(fresh, 'a'), { recursive: true })
  const source = (name: string) => readFileSync(compiled(name), 'utf8')
  mkdirSync(join(fresh, 'messages'))
  for (const name of ['messages.js', 'runtime.js', 'registry.js']) writeFileSync(join(fresh, name), source(name))
  for (const name of readdirSync(compiled('messages')))
    writeFileSync(join(fresh, 'messages', name), source(join('messages', name)))
  return (await import(pathToFileURL(join(fresh, 'messages.js')).href)).m
}

test('[GEN-009] every language has its texts; one that is missing is the English one, set apart', async () => {
  await compileMessages(root, catalogues({ ok: 'حسنًا' }))
  const m = await messages()
  expect(m['ok']?.()).toBe('OK')
  expect(m['ok']?.({}, { locale: 'ar' })).toBe('حسنًا')
  expect(m['auth.late']?.({ name: 'Ada' }, { locale: 'sv' })).toBe('För sent, Ada')
  expect(m['auth.late']?.({ name: 'Ada' }, { locale: 'ar' })).toBe('\u2066Too late, Ada\u2069')
})

test('[I18-005] a module for the browser holds the wanted messages of one language', async () => {
  await compileMessages(root, catalogues({ ok: 'حسنًا' }))
  const named = new Map([
    ['ok', 'aa'],
    ['auth.late', 'ab'],
  ])
  const modules = await emitMessages(root, catalogues({ ok: 'حسنًا' }), named)
  const swedish = String(modules.get('sv')?.portal.artefact.contents)
  expect(swedish).toContain('För sent')
  // Each function is written in its place: a name for it would be a quarter of the module.
  expect(swedish).toMatch(/\{aa:\(\)=>"Okej",ab:\w+=>`För sent, /)
  expect(swedish).not.toMatch(/kvar|Too late|MutationObserver/)
  // What is in English on a page of another language is marked there.
  expect(String(modules.get('ar')?.portal.artefact.contents)).toMatch(
    /MutationObserver[\s\S]*Too late|Too late[\s\S]*MutationObserver/,
  )
})

test('[I18-005] pages that use few messages have a module with these alone', async () => {
  await compileMessages(root, catalogues({ ok: 'حسنًا' }))
  const named = new Map([
    ['ok', 'aa'],
    ['auth.late', 'ab'],
  ])
  const parts = { entrance: new Set(['ok']), order: new Set<string>(), screen: new Set(['auth.late']) }
  const swedish = (await emitMessages(root, catalogues({ ok: 'حسنًا' }), named, parts)).get('sv')
  expect(String(swedish?.entrance.artefact.contents)).toMatch(/\{aa:\(\)=>"Okej"\}/)
  expect(String(swedish?.order.artefact.contents)).not.toMatch(/Okej|För sent/)
  expect(String(swedish?.portal.artefact.contents)).toContain('För sent')
  expect(swedish?.entrance.href).toMatch(/^\/_assets\/messages-entrance\.sv\.\w{8}\.js$/)
})

test('a changed text is compiled again, and no other language', async () => {
  const languages = () => readdirSync(compiled('messages')).filter(name => /^\w+\.\w+\.js$/.test(name))
  await compileMessages(root, catalogues({ ok: 'حسنًا' }))
  const before = languages()
  await compileMessages(root, catalogues({ ok: 'موافق' }))
  const after = languages()
  expect(after).toHaveLength(3)
  expect(after.filter(name => !before.includes(name))).toEqual([expect.stringMatching(/^ar\./)])
  expect((await messages())['ok']?.({}, { locale: 'ar' })).toBe('موافق')

  await compileMessages(root, catalogues({ ok: 'موافق' }, { ...english, more: 'More' }))
  expect((await messages())['more']?.({}, { locale: 'sv' })).toBe('\u2066More\u2069')
})

test('types are written again when a message or what it is given changes, and not when its words do', async () => {
  const types = () => statSync(compiled('messages/_index.d.ts')).mtimeMs
  await writeMessageTypes(root, JSON.stringify(english))
  const before = types()
  await writeMessageTypes(root, JSON.stringify({ ...english, ok: 'Fine' }))
  expect(types()).toBe(before)
  await writeMessageTypes(root, JSON.stringify({ ...english, ok: 'Fine, {name}' }))
  const written = readFileSync(compiled('messages/_index.d.ts'), 'utf8')
  const [, name] = /(\w+) as "ok"/.exec(written) ?? []
  expect(written).toContain(`declare const ${name}: Message<{ name: NonNullable<unknown> }>`)
})
