// What the project reads of other tools' inner forms, held against the installed versions. When a version here is refused, read the
// file named with it, see whether its reading still holds, and then write the new version down.
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placesOnly, standaloneCode } from '#generator/adapters/ajv-standalone.ts'
import { messageFunctions, messageTypes } from '#generator/adapters/paraglide.ts'
import { WIDGET_STYLE_HASH } from '#generator/adapters/react-aria-style.ts'
import { namedIn } from '#generator/adapters/vite-assets.ts'
import { ROOT } from '../../scripts/steps.ts'
import { ISLAND_STYLES } from '../../src/astro-markup.ts'

const installed = (path: string): string => readFileSync(join(ROOT, 'node_modules', path), 'utf8')

test.each([
  ['astro', '7.3.4', 'generator/adapters/astro-*.ts, src/astro-markup.ts, src/scripts/portal-head.ts'],
  ['@astrojs/react', '7.0.0', 'reactIslands in astro.config.mjs, islands/page/island-client.tsx'],
  ['vite', '8.3.8', 'generator/adapters/vite-assets.ts, generator/adapters/astro-modules.ts'],
  ['@inlang/paraglide-js', '2.23.2', 'generator/adapters/paraglide.ts'],
  ['@inlang/plugin-message-format', '4.4.4', 'generator/adapters/paraglide.ts'],
  ['ajv', '8.20.0', 'generator/adapters/ajv-standalone.ts'],
  ['react-aria', '3.53.1', 'generator/adapters/react-aria-style.ts, wordsOfWidgets in astro.config.mjs'],
])('%s is at %s, the version that was read', (name, version, readers) => {
  expect(JSON.parse(installed(`${name}/package.json`)).version, `look at ${readers}`).toBe(version)
})

describe('astro', () => {
  const runtime = (file: string) => installed(`astro/dist/runtime/server/${file}`)

  test('writes one style element before the first island, with these words', async () => {
    expect(runtime('astro-island-styles.js')).toContain(
      `"${ISLAND_STYLES.replace('<style>', '').replace('</style>', '')}"`,
    )
  })

  test('writes the attributes of an island in the order in which they are read', () => {
    const hydration = runtime('hydration.js')
    const written = [
      'uid: astroId',
      'props["component-url"]',
      'props["renderer-url"]',
      'props["ssr"]',
      'props["client"]',
    ]
    const places = written.map(text => hydration.indexOf(text))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(runtime('render/component.js')).toContain('renderElement("astro-island", island')
  })

  test('loads the parts of an island by a method that can be replaced', () => {
    for (const file of ['astro-island.prebuilt.js', 'astro-island.prebuilt-dev.js'])
      expect(runtime(file).match(/importWithRetry\(/g)?.length).toBeGreaterThan(2)
  })

  test('finds the client of an island by its attributes and calls it with component, properties and slots', () => {
    expect(runtime('astro-island.js')).toMatch(
      /this\.hydrator\(this\);[\s\S]*await hydrator\(this\.Component, props, slots, \{/,
    )
  })

  test('names the pages of a bundle in one map of the entry', () => {
    const pages = installed('astro/dist/vite-plugin-pages/pages.js')
    expect(pages).toContain(['_page', '{i}'].join('$'))
    expect(pages).toContain('const pageMap = new Map([')
    expect(installed('astro/dist/manifest/serialized.js')).toContain('const _manifest = _deserializeManifest((')
  })

  test('exports the app that an adapter renders with', () => {
    expect(JSON.parse(installed('astro/package.json')).exports['./app/entrypoint']).toBeTypeOf('string')
  })
})

test('@astrojs/react hands over its renderer where another client can be named', () => {
  expect(installed('@astrojs/react/dist/index.js')).toContain('addRenderer(getRenderer(versionConfig))')
})

describe('vite', () => {
  let work: string
  beforeAll(() => {
    work = mkdtempSync(join(tmpdir(), 'vite-assets-'))
  })
  afterAll(() => rmSync(work, { recursive: true, force: true }))

  test('names other files of a bundle in a form that is found', async () => {
    const files = {
      'page.js': "import { shared } from './shared.js'; console.log(shared, () => import('./late.js'))",
      'other.js': "import { shared } from './shared.js'; console.log(shared, 2)",
      'shared.js': 'export const shared = Math.random()',
      'late.js': "import './late.css'; export const now = Date.now()",
      'late.css': 'p { background: url(./dot.svg) }',
      'dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(join(work, name), text)
    await build({
      root: work,
      configFile: false,
      logLevel: 'silent',
      build: {
        assetsDir: '_assets',
        assetsInlineLimit: 0,
        rolldownOptions: { input: { page: join(work, 'page.js'), other: join(work, 'other.js') } },
      },
    })
    const folder = join(work, 'dist', '_assets')
    const named = (start: RegExp): string[] => {
      const name = readdirSync(folder).find(file => start.test(file)) ?? ''
      return namedIn(`/_assets/${name}`, readFileSync(join(folder, name), 'utf8')).map(address =>
        address.replace(/-[\w-]{8}\./, '.'),
      )
    }
    expect(new Set(named(/^page/))).toEqual(new Set(['/_assets/shared.js', '/_assets/late.js', '/_assets/late.css']))
    expect(named(/^other/)).toEqual(['/_assets/shared.js'])
    expect(named(/^late.*css$/)).toEqual(['/_assets/dot.svg'])
  })
})

describe('paraglide', () => {
  const catalogue = JSON.stringify({ ok: 'OK', 'auth.late': 'Too late, {name}' })

  test('writes each message as a function of its own, which is found under its key', async () => {
    const swedish = JSON.stringify({ ok: 'Okej', 'auth.late': 'För sent, {name}' })
    const { registry, functions } = await messageFunctions(
      ROOT,
      'en',
      new Map([
        ['en', catalogue],
        ['sv', swedish],
      ]),
    )
    expect([...functions.keys()].sort()).toEqual(['en', 'sv'])
    expect([...(functions.get('sv')?.keys() ?? [])].sort()).toEqual(['auth.late', 'ok'])
    const code = functions.get('sv')?.get('auth.late') ?? ''
    expect(new Function(`return (${code})`)()({ name: 'Ada' })).toBe('För sent, Ada')
    expect(registry).toContain('export ')
  })

  test('writes types that name what each message is given', async () => {
    const types = await messageTypes(ROOT, 'en', catalogue)
    expect(Object.values(types).every(text => text.length > 0)).toBe(true)
    expect(types[join('messages', '_index.d.ts')]).toContain('name: ')
  })
})

describe('ajv', () => {
  const schema = { $id: 'x', type: 'object', required: ['a'], properties: { a: { type: 'string', maxLength: 1 } } }
  const codeOf = (shorten: (source: string) => string) =>
    standaloneCode(
      new Ajv2020({ messages: false, schemas: [schema], code: { source: true, esm: true, lines: true } }),
      { isX: 'x' },
      shorten,
    )
  const load = async (code: string) =>
    (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      isX: ((data: unknown) => boolean) & { errors?: unknown[] }
    }

  test('writes validators that need nothing at run time and count characters', async () => {
    const { isX } = await load(codeOf(source => source))
    expect(isX({ a: '🛵' })).toBe(true)
    expect(isX({ a: '🛵🛵' })).toBe(false)
    expect(isX.errors).toEqual([expect.objectContaining({ instancePath: '/a', keyword: 'maxLength' })])
  })

  test('writes findings of which all but the place can be taken out', async () => {
    const { isX } = await load(codeOf(placesOnly))
    expect(isX({ a: 1 })).toBe(false)
    expect(isX.errors).toEqual([{ instancePath: '/a' }])
  })
})

describe('react-aria', () => {
  test('[CST-101] the policy allows the style that keeps the page still behind a dialog, as the library writes it', () => {
    const source = installed('react-aria/dist/private/overlays/usePreventScroll.mjs')
    const texts = [...source.matchAll(/textContent = `([^`]+)`\.trim\(\)/g)].map(([, text]) => text?.trim() ?? '')
    const hashes = texts.map(text => `sha256-${createHash('sha256').update(text).digest('base64')}`)
    expect(hashes).toEqual([WIDGET_STYLE_HASH])
  })

  test('keeps its own translations in files that can be left out by their names', () => {
    const config = readFileSync(join(ROOT, 'astro.config.mjs'), 'utf8')
    expect(config).toContain('private\\/intl\\/')
    const names = readdirSync(join(ROOT, 'node_modules/react-aria/dist/private/intl'), {
      recursive: true,
      encoding: 'utf8',
    })
    expect(names.some(name => /[\\/]de-DE\.mjs$/.test(name))).toBe(true)
  })
})
