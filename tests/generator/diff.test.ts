import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { contentHash } from '#generator/cache/content-hash.ts'
import { diffAsText, diffBuilds } from '#generator/diff/index.ts'
import { driftOfFolder } from '#generator/drift/index.ts'
import { ENVELOPE } from '#generator/emit/release/index.ts'
import { planRelease } from '#generator/plan/index.ts'
import { shortNames } from '#generator/render/browser-messages.ts'
import { resolve } from '#generator/resolve/index.ts'
import { type Files, fixture, inputsOf, plant } from './faults/fixture.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const INPUTS = {
  ...Object.fromEntries([...inputsOf(fixture()).bytes].map(([path, bytes]) => [path, contentHash(bytes)])),
  program: 'this one',
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'diff-'))
  folders.push(folder)
  return folder
}

/** A folder of built pairs with real manifests; `settings` are resolved from the fixture, `more` is written into the manifest. */
function built(pairs: Record<string, Record<string, string>>, currency = 'NOK', more: object = {}): string {
  const folder = newFolder()
  const inputs = inputsOf(plant(fixture(), 'countries/NO.json', `"${currency}"`, '"NOK"'))
  for (const [pair, files] of Object.entries(pairs)) {
    const manifest = {
      version: 1,
      pair,
      files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, hash(text)])),
      inputs: { 'countries/NO.json': hash(currency) },
      settings: resolve(inputs, 'north', 'NO', 'prd').deployment,
      ...more,
    }
    for (const [path, text] of Object.entries({ ...files, 'manifest.json': JSON.stringify(manifest) })) {
      mkdirSync(dirname(join(folder, pair, path)), { recursive: true })
      writeFileSync(join(folder, pair, path), text)
    }
  }
  return folder
}

const site = {
  'index.html': '<p>Home</p>',
  'faq/index.html': '<p>FAQ</p>',
  'robots.txt': 'all',
  '_assets/theme.11111111.css': ':root {\n  --primary: #7A1FA2;\n  --shadow: none;\n}\n',
  '_assets/messages.en.aaaaaaaa.js':
    'const a=()=>"Hello",b=i=>"Order "+i.id,c=i=>i.count===1?"one rider":i.count+" riders";export const m={hi:a,order:b,near:c}',
}

test('[GEN-102] two equal builds differ in nothing', async () => {
  const diff = await diffBuilds(built({ 'north-NO': site }), built({ 'north-NO': site }))
  expect(diffAsText(diff)).toEqual(['1 pair: 0 changed, 0 added, 0 removed, 1 same.'])
})

test('[GEN-102] [GEN-120] a compressed form is no change of its own', async () => {
  const before = built({ 'north-NO': { ...site, 'index.html.br': 'a', 'index.html.gz': 'b' } })
  const after = built({
    'north-NO': { ...site, 'index.html': '<p>Welcome</p>', 'index.html.br': 'c', 'index.html.gz': 'd' },
  })
  expect(diffAsText(await diffBuilds(before, after)).slice(0, 3)).toEqual(['north-NO:', '  pages', '    ~ index.html'])
  expect(diffAsText(await diffBuilds(before, built({ 'north-NO': site })))).toHaveLength(1)
})

test('[GEN-102] settings, tokens, messages, pages and other files that changed are named with both values', async () => {
  const { '_assets/theme.11111111.css': sheet, '_assets/messages.en.aaaaaaaa.js': messages, ...rest } = site
  const changed = {
    ...rest,
    'index.html': '<p>Welcome</p>',
    'terms/index.html': '<p>Terms</p>',
    'robots.txt': 'none',
    '_assets/theme.22222222.css': sheet.replace('#7A1FA2', '#B00020'),
    '_assets/messages.en.bbbbbbbb.js': messages
      .replace('"Order', '"Your order')
      .replace('"one rider"', '"a rider"')
      .replace('hi:a,', ''),
  }
  const diff = await diffBuilds(built({ 'north-NO': site }), built({ 'north-NO': changed }, 'SEK'))
  expect(diffAsText(diff).join('\n')).toMatchInlineSnapshot(`
    "north-NO:
      settings
        ~ settings.currency: "NOK" -> "SEK"
      tokens
        ~ --primary: #7A1FA2 -> #B00020
      messages
        - en: hi: "Hello"
        ~ en: near: "# riders | one rider" -> "# riders | a rider"
        ~ en: order: "Order {id}" -> "Your order {id}"
      pages
        ~ index.html
        + terms/index.html
      files
        ~ robots.txt
      from countries/NO.json
    1 pair: 1 changed, 0 added, 0 removed, 0 same."
  `)
})

/** A built pair whose scripts use these English messages, under the short names that a build gives them. */
function builtWith(messages: Record<string, string>, { named = true } = {}): string {
  const root = newFolder()
  for (const folder of ['islands', 'src']) mkdirSync(join(root, folder))
  writeFileSync(
    join(root, 'src', 'texts.ts'),
    Object.keys(messages)
      .map(key => `m.${key}()`)
      .join('\n'),
  )
  const names = shortNames(root, JSON.stringify(messages))
  const entries = Object.entries(messages).map(([key, text]) => `${names.get(key)}:()=>${JSON.stringify(text)}`)
  const code = `export const m={${entries.join(',')}}`
  const files = { ...site, [`_assets/messages.en.${hash(code).slice(0, 8)}.js`]: code }
  delete (files as Record<string, string>)['_assets/messages.en.aaaaaaaa.js']
  return built({ 'north-NO': files }, 'NOK', { inputs: INPUTS, ...(named && { messages: Object.fromEntries(names) }) })
}

/** The messages that `diff` names, and those that `plan` names. */
async function namedMessages(before: string, after: string) {
  const { pairs } = await diffBuilds(before, after)
  const { groups } = await planRelease(before, after, inputsOf(fixture()))
  return { diff: pairs.flatMap(({ messages }) => messages), plan: groups.filter(({ part }) => part === 'words') }
}

const texts = { greeting: 'Hello', order: 'Your order', ok: 'OK' }

test('[GEN-102] [GEN-115] a message that is new is the only one named, though the short names of others shift', async () => {
  const named = await namedMessages(builtWith(texts), builtWith({ cancel: 'Cancel', ...texts }))
  const added = { key: 'en: cancel', kind: 'added', after: '"Cancel"' }
  expect(named.diff).toEqual([added])
  expect(named.plan).toHaveLength(1)
  expect(named.plan[0]).toMatchObject(added)
})

test('[GEN-102] [GEN-115] two messages whose texts are exchanged are both named', async () => {
  const named = await namedMessages(builtWith(texts), builtWith({ ...texts, greeting: 'OK', ok: 'Hello' }))
  const exchanged = [
    { key: 'en: greeting', kind: 'changed', before: '"Hello"', after: '"OK"' },
    { key: 'en: ok', kind: 'changed', before: '"OK"', after: '"Hello"' },
  ]
  expect(named.diff).toEqual(exchanged)
  expect(named.plan).toHaveLength(2)
  expect(named.plan).toEqual(expect.arrayContaining(exchanged.map(change => expect.objectContaining(change))))
})

test('[GEN-102] of an older build without a list of names, texts that only moved are not named', async () => {
  const before = builtWith(texts, { named: false })
  const { diff } = await namedMessages(before, builtWith({ cancel: 'Cancel', ...texts }))
  expect(diff).toEqual([{ key: 'en: aa', kind: 'added', after: '"Cancel"' }])
})

test('[GEN-102] pairs that came or went are named', async () => {
  const diff = await diffBuilds(built({ 'north-NO': site }), built({ 'south-NO': site }))
  expect(diff.pairs.map(({ pair, state }) => [pair, state])).toEqual([
    ['north-NO', 'removed'],
    ['south-NO', 'added'],
  ])
})

test('[GEN-102] a released pair is compared with a new one, whatever its folder is called', async () => {
  const old = built({ '20260101T000000Z': site })
  const manifest = join(old, '20260101T000000Z', 'manifest.json')
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"20260101T000000Z"', '"north-NO"'))
  const fresh = built({ 'north-NO': { ...site, 'robots.txt': 'none' } })
  const { pairs } = await diffBuilds(join(old, '20260101T000000Z'), join(fresh, 'north-NO'))
  expect(pairs).toMatchObject([{ pair: 'north-NO', state: 'changed', files: [{ key: 'robots.txt', kind: 'changed' }] }])
})

test.each(['', '{"version":1,"fi', 'null', '[]'])(
  '[GEN-102] a manifest that is no whole one, %j, is named with what to do',
  async manifest => {
    const folder = newFolder()
    writeFileSync(join(folder, 'manifest.json'), manifest)
    const told = `${folder}/manifest.json is not the whole manifest of a pair. Build the pair again.`
    await expect(diffBuilds(folder, folder)).rejects.toThrow(told)
    expect(() => driftOfFolder(folder, folder)).toThrow(told)
  },
)

test('[GEN-115] a published pair whose manifest is no whole one is named, and not planned as a new one', async () => {
  const [published, fresh] = [built({ 'north-NO': site }), built({ 'north-NO': site }, 'NOK', { inputs: INPUTS })]
  writeFileSync(join(published, 'north-NO', 'manifest.json'), '{"version":1,"fi')
  await expect(planRelease(published, fresh, inputsOf(fixture()))).rejects.toThrow(
    `${published}/north-NO/manifest.json is not the whole manifest of a pair.`,
  )
  const { pairs } = await planRelease(join(published, 'not-yet'), fresh, inputsOf(fixture()))
  expect(pairs).toMatchObject([{ pair: 'north-NO', target: 'north-NO' }])
})

test('[GEN-115] a build is not planned when an input was changed since, or added, or removed', async () => {
  const fresh = built({ 'north-NO': site }, 'NOK', { inputs: INPUTS })
  const plan = (change: (files: Files) => void) => {
    const files = new Map(fixture())
    change(files)
    return planRelease('/not/yet', fresh, inputsOf(files))
  }
  const pairFile = 'brands/north/countries/NO.json'
  expect(fixture().has(pairFile)).toBe(false)
  await expect(plan(files => files.set('countries/NO.json', '{}'))).rejects.toThrow('another countries/NO.json')
  await expect(plan(files => files.set(pairFile, '{}'))).rejects.toThrow(`built without ${pairFile}`)
  await expect(plan(files => files.delete('brands/north/logo.svg'))).rejects.toThrow('another brands/north/logo.svg')
  // Of another brand.
  const elsewhere = plan(files => files.set('brands/elsewhere/countries/NO.json', '{}'))
  await expect(elsewhere).resolves.toMatchObject({ pairs: [{ pair: 'north-NO' }] })
})

test('[GEN-115] [GEN-118] of a release that was signed after it was published, its signature is planned', async () => {
  const [published, fresh] = [1, 2].map(() => built({ 'north-NO': site }, 'NOK', { inputs: INPUTS })) as [
    string,
    string,
  ]
  const plan = () => planRelease(published, fresh, inputsOf(fixture()))
  expect(await plan()).toMatchObject({ pairs: [], groups: [] })
  const sign = (folder: string, signature: string) => {
    mkdirSync(join(folder, 'north-NO', dirname(ENVELOPE)), { recursive: true })
    writeFileSync(join(folder, 'north-NO', ENVELOPE), signature)
  }
  sign(fresh, 'one')
  const { pairs, groups } = await plan()
  expect(pairs).toMatchObject([{ pair: 'north-NO', target: 'north-NO' }])
  expect(pairs[0]?.before).toBe(pairs[0]?.after)
  expect(groups).toMatchObject([{ part: 'files', key: ENVELOPE, kind: 'added', where: ['north-NO'] }])
  sign(published, 'other')
  expect((await plan()).groups).toMatchObject([{ key: ENVELOPE, kind: 'changed' }])
  sign(published, 'one')
  expect(await plan()).toMatchObject({ pairs: [], groups: [] })
})

test('[GEN-102] a folder without a built pair is refused', async () => {
  await expect(diffBuilds(built({}), built({ 'north-NO': site }))).rejects.toThrow('holds no built pair')
  await expect(diffBuilds('/no/such/folder', built({ 'north-NO': site }))).rejects.toThrow('holds no built pair')
})
