// One render, many sites: every page lives under /<brand>-<COUNTRY>/… here, and the generator cuts the result into one
// folder per pair. Builds and the dev server are started by `npm run portal`, which hands the sites' data over.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { build } from 'esbuild'
import { shortNames, withShortNames } from './generator/render/browser-messages.ts'
import packageJson from './package.json' with { type: 'json' }

// A filter spares a way from the bundler to the hook for each of two thousand modules that it has nothing to do with.

/** How islands come to life in the browser. */
const ISLAND_CLIENT = fileURLToPath(new URL('./islands/page/island-client.tsx', import.meta.url))

/** `import code from './x.ts?classic'`, or `?classic=es2015`. */
const CLASSIC = /^(.*)\?classic(?:=(es2015))?$/
/** The widgets are given their words in the page's language (src/ui/Dialog.tsx); their own translations stay out. */
const WIDGET_WORDS = {
  include: /\/react-aria(?:-components)?\/dist\/private\/intl\/.*\/[a-z]{2}-[A-Z]{2}\.mjs$/,
  exclude: /\/en-US\.mjs$/,
}

/** The oldest supported browsers as the bundler names them: `safari 16.4` is `safari16.4` (docs/browsers.md). */
const BROWSERS = packageJson.browserslist.map(name => name.replace('ios_saf', 'ios').replace(' ', ''))

/**
 * `Features.MediaRangeSyntax` of Lightning CSS. It would write `width <= 48em`, which Safari before 16.4 and Chromium before 104
 * do not know: a public page had the layout of a desktop on their phones.
 */
const MEDIA_RANGES = 128

export default defineConfig({
  // Pages are rendered by the generator in memory (generator/render/), and by the dev server when they are asked for.
  output: 'server',
  adapter: pagesInMemory(),
  trailingSlash: 'never',
  compressHTML: true,
  devToolbar: { enabled: false },
  build: { format: 'directory', assets: '_assets', concurrency: 8, inlineStylesheets: 'never' },
  integrations: [reactIslands()],
  vite: {
    // The largest chunk is the map's, which is loaded when a map comes into view; every page's weight has a test.
    build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 1800, target: BROWSERS, cssTarget: BROWSERS },
    css: { lightningcss: { include: MEDIA_RANGES } },
    // The messages stay outside the bundle: each page's import map names the file of its own language.
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: shellGroups() } } } },
      },
    },
    plugins: [
      { name: 'island-client-is-source', config: withIslandClientAsSource },
      {
        name: 'messages-of-the-page',
        applyToEnvironment: env => env.name === 'client',
        enforce: 'pre',
        resolveId: { filter: { id: /^#messages$/ }, handler: externalMessages },
      },
      {
        name: 'short-names-of-messages',
        apply: 'build',
        applyToEnvironment: env => env.name === 'client',
        enforce: 'pre',
        ...namingMessages(),
      },
      { name: 'classic-scripts', enforce: 'pre', load: { filter: { id: CLASSIC }, handler: classicScript } },
      {
        name: 'words-of-widgets',
        applyToEnvironment: env => env.name === 'client',
        load: { filter: { id: WIDGET_WORDS }, handler: () => 'export default undefined' },
      },
      { name: 'no-dangling-source-maps', generateBundle: withoutSourceMaps },
      {
        name: 'contract-without-its-explanations',
        applyToEnvironment: env => env.name === 'client',
        enforce: 'pre',
        transform: { filter: { id: /\/src\/contract\/calls\/[\w-]+\.ts$/ }, handler: withoutExplanations },
      },
    ],
  },
})

/** A server that is never started: what it exports renders pages for the generator (generator/render/index.ts). */
function pagesInMemory() {
  const adapter = {
    name: 'pages-in-memory',
    entrypointResolution: 'auto',
    serverEntrypoint: new URL('./generator/adapters/astro-page-app.ts', import.meta.url),
    supportedAstroFeatures: { serverOutput: 'stable', staticOutput: 'stable', sharpImageService: 'stable' },
  }
  return { name: adapter.name, hooks: { 'astro:config:done': ({ setAdapter }) => setAdapter(adapter) } }
}

/** React, with islands that come to life in a way of our own. */
function reactIslands() {
  const integration = react()
  const setUp = integration.hooks['astro:config:setup']
  const withOwnClient = options =>
    setUp({
      ...options,
      addRenderer: renderer => options.addRenderer({ ...renderer, clientEntrypoint: ISLAND_CLIENT }),
    })
  return { ...integration, hooks: { ...integration.hooks, 'astro:config:setup': withOwnClient } }
}

/**
 * Astro has the dev server bundle the client of every framework beforehand, as an installed package. Ours is a source like the
 * islands: it is served as it is, shares its modules with them, and an edit of it is seen.
 */
function withIslandClientAsSource({ optimizeDeps }) {
  if (optimizeDeps?.include) optimizeDeps.include = optimizeDeps.include.filter(id => id !== ISLAND_CLIENT)
}

const NOTICES = resolve('islands/notices/Notices.tsx')
/** Scripts of pages without islands: those of the screens are in components/portal. */
const pageOf = id => /^(?!.*\/components\/portal\/).*?([\w-]+)\.astro\?.*type=script/.exec(id)?.[1]

/**
 * What every page with islands loads is one file and not thirty: a phone asks for six at a time. What pages without
 * islands need of it stands apart, so that they stay small; the parts that most of them need are taken first, since a
 * part takes what it imports along.
 */
function shellGroups() {
  return [6, 5, 4, 3, 2, 1, 0].map(priority => ({
    priority,
    name(id, bundle) {
      const roots = rootsOf(id, bundle)
      const pages = new Set([...roots].map(pageOf).filter(page => page !== undefined))
      if (id === NOTICES || !roots.has(NOTICES) || pages.size !== priority) return null
      return ['shell', ...[...pages].sort()].join('-').toLowerCase()
    },
  }))
}

/** What is known of the modules of a bundle: asking the bundler takes long, and every group asks for every module. */
const known = new WeakMap()

function knownOf(bundle) {
  if (!known.has(bundle)) known.set(bundle, { importers: new Map(), roots: new Map() })
  return known.get(bundle)
}

/** The modules that import this one, and whether static imports begin at it. */
function importersOf(id, bundle) {
  const { importers: known } = knownOf(bundle)
  if (!known.has(id)) {
    const { isEntry, importers = [], dynamicImporters = [] } = bundle.getModuleInfo(id) ?? {}
    known.set(id, { importers, isRoot: isEntry || dynamicImporters.length > 0 })
  }
  return known.get(id)
}

/** Where the static imports that lead to a module begin. */
function rootsOf(id, bundle) {
  const { roots: known } = knownOf(bundle)
  if (known.has(id)) return known.get(id)
  const roots = new Set()
  const seen = new Set([id])
  for (const at of seen) {
    const { importers, isRoot } = importersOf(at, bundle)
    if (isRoot) roots.add(at)
    for (const importer of importers) seen.add(importer)
  }
  known.set(id, roots)
  return roots
}

function externalMessages(id) {
  return { id, external: true }
}

/** A built script calls messages by the names that the modules of the languages have for them (generator/emit/messages.ts). */
function namingMessages() {
  let names
  return {
    buildStart() {
      names = shortNames(process.cwd(), readFileSync('content/messages/en.json', 'utf8'))
    },
    transform: {
      filter: { code: /'#messages'/ },
      handler: code => ({ code: withShortNames(code, names), map: null }),
    },
  }
}

/**
 * `import code from './x.ts?classic'`: the script with all it imports, as one text that a page runs before it is painted.
 * With `?classic=es2015` it is for browsers of any age.
 */
async function classicScript(id) {
  const [, file = '', language] = CLASSIC.exec(id) ?? []
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    target: language ?? BROWSERS,
    charset: 'utf8',
    write: false,
    metafile: true,
  })
  for (const input of Object.keys(metafile.inputs)) this.addWatchFile(resolve(input))
  return `export default ${JSON.stringify(outputFiles[0].text.trim())}`
}

/** Workers of libraries are taken as they are, and name maps that no site has. */
function withoutSourceMaps(_, bundle) {
  for (const file of Object.values(bundle))
    if (file.type === 'asset' && /\.m?js$/.test(file.fileName))
      file.source = String(file.source).replace(/^\/\/# sourceMappingURL=.*$/m, '')
}

/** What each call is for stands in the contract for its readers and for the OpenAPI document; a browser needs none of it. */
function withoutExplanations(code) {
  return { code: code.replace(/^ +(?:does|clause): (?:'(?:[^'\\]|\\.)*'|"[^"]*"),$/gm, ''), map: null }
}
