// What the project reads of other tools' inner forms, held against the installed versions. When a version here is refused, read the
// file named with it, see whether its reading still holds, and then write the new version down.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placesOnly, standaloneCode } from '#generator/adapters/ajv-standalone.ts'
import { messageFunctions, messageInputs } from '#generator/adapters/paraglide.ts'
import { WIDGET_STYLE_HASH } from '#generator/adapters/react-aria-style.ts'
import { namedIn } from '#generator/adapters/vite-assets.ts'
import { closeTempDir, openTempDir } from '#generator/temp-dir.ts'
import { ROOT } from '../../scripts/root.ts'
import { ISLAND_STYLES, tidyIslands } from '../../src/astro-markup.ts'

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

  test('writes two scripts before the first island, which become one', async () => {
    const scriptIn = (file: string) => /`([\s\S]*)`/.exec(installed(`astro/dist/runtime/${file}`))?.[1]
    const [client, island] = [scriptIn('client/load.prebuilt.js'), scriptIn('server/astro-island.prebuilt.js')]
    expect(client && island).toBeTruthy()
    expect(tidyIslands(`<script>${client}</script><script>${island}</script>`)).toBe(
      `<script>${client}${island}</script>`,
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
  const english = JSON.stringify({
    ok: 'OK',
    'auth.late': 'Too late, {name}',
    rows: [
      {
        declarations: ['input count', 'local many = count: plural'],
        selectors: ['many'],
        match: { 'many=one': '{count} row', 'many=other': '{count} rows' },
      },
    ],
  })
  const polish = JSON.stringify({
    ok: 'Dobrze',
    'auth.late': 'Za późno, {name}',
    rows: [
      {
        declarations: ['input count', 'local many = count: plural'],
        selectors: ['many'],
        match: {
          'many=one': '{count} wiersz',
          'many=few': '{count} wiersze',
          'many=many': '{count} wierszy',
          'many=other': '{count} wiersza',
        },
      },
    ],
  })
  const catalogues = new Map([
    ['en', english],
    ['pl', polish],
  ])

  test('makes the functions that Paraglide itself writes for these catalogues', async () => {
    const { registry, functions } = await messageFunctions(catalogues)
    const written = await writtenByParaglide('en', catalogues)
    expect(registry).toBe(written('registry.js'))
    for (const [locale, own] of functions) {
      const theirs = plain(written(join('messages', `${locale}.js`)))
      expect([...own.keys()].sort()).toEqual(['auth.late', 'ok', 'rows'])
      for (const code of own.values()) expect(theirs, code).toContain(` = ${plain(code)}`)
    }
  })

  test('makes each message a function of its own', async () => {
    const { functions } = await messageFunctions(catalogues)
    const code = functions.get('pl')?.get('auth.late') ?? ''
    expect(new Function(`return (${code})`)()({ name: 'Ada' })).toBe('Za późno, Ada')
  })

  test('says what each message is given', async () => {
    expect([...(await messageInputs('en', english))]).toEqual([
      ['ok', []],
      ['auth.late', ['name']],
      ['rows', ['count']],
    ])
  })

  /** Without types, which are comments. */
  const plain = (code: string): string => code.replace(/\/\*\* @type .*? \*\/ ?/g, '')

  /** Paraglide's own way, through its database. */
  async function writtenByParaglide(base: string, catalogues: ReadonlyMap<string, string>) {
    const folder = openTempDir(join(ROOT, '.generated', 'compiling'))
    try {
      // The plugin is named by a path below the project's folder, as its loader demands.
      symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
      for (const name of ['project.inlang', 'messages']) mkdirSync(join(folder, name))
      const settings = {
        baseLocale: base,
        locales: [...catalogues.keys()],
        modules: ['./node_modules/@inlang/plugin-message-format/dist/index.js'],
        'plugin.inlang.messageFormat': { pathPattern: './messages/{locale}.json' },
      }
      writeFileSync(join(folder, 'project.inlang', 'settings.json'), JSON.stringify(settings))
      for (const [locale, text] of catalogues) writeFileSync(join(folder, 'messages', `${locale}.json`), text)
      const { compile } = await import('@inlang/paraglide-js')
      await compile({
        project: join(folder, 'project.inlang'),
        outdir: join(folder, 'out'),
        outputStructure: 'locale-modules',
        strategy: ['baseLocale'],
        disableAsyncLocalStorage: true,
        includeEslintDisableComment: false,
      })
      const files = new Map(
        readdirSync(join(folder, 'out'), { recursive: true, encoding: 'utf8' })
          .filter(name => name.endsWith('.js'))
          .map(name => [name, readFileSync(join(folder, 'out', name), 'utf8')]),
      )
      return (name: string) => files.get(name) ?? ''
    } finally {
      closeTempDir(folder)
    }
  }
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
