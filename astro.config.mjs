// One render, many sites: every page lives under /<brand>-<COUNTRY>/… here, and the generator cuts the result into one
// folder per pair. Builds and the dev server are started by `npm run portal`, which hands the sites' data over.
import { resolve } from 'node:path'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { build } from 'esbuild'

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  compressHTML: true,
  devToolbar: { enabled: false },
  build: { format: 'directory', assets: '_assets', concurrency: 8, inlineStylesheets: 'never' },
  integrations: [react()],
  vite: {
    // The largest chunk is the map's, which is loaded when a map comes into view; every page's weight has a test.
    build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 1800 },
    // The messages stay outside the bundle: each page's import map names the file of its own language.
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: shellGroups() } } } },
      },
    },
    plugins: [
      {
        name: 'messages-of-the-page',
        applyToEnvironment: env => env.name === 'client',
        enforce: 'pre',
        resolveId: externalMessages,
      },
      { name: 'classic-scripts', enforce: 'pre', load: classicScript },
      { name: 'words-of-widgets', applyToEnvironment: env => env.name === 'client', load: wordsOfWidgets },
      {
        name: 'contract-without-its-explanations',
        applyToEnvironment: env => env.name === 'client',
        enforce: 'pre',
        transform: withoutExplanations,
      },
    ],
  },
})

const NOTICES = resolve('islands/Notices.tsx')
/** Scripts of pages without islands. */
const pageOf = id => /([\w-]+)\.astro\?.*type=script/.exec(id)?.[1]

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

/** Where the static imports that lead to a module begin. */
function rootsOf(id, bundle) {
  const roots = new Set()
  const seen = new Set([id])
  for (const at of seen) {
    const { isEntry, importers = [], dynamicImporters = [] } = bundle.getModuleInfo(at) ?? {}
    if (isEntry || dynamicImporters.length > 0) roots.add(at)
    for (const importer of importers) seen.add(importer)
  }
  return roots
}

function externalMessages(id) {
  if (id === '#messages') return { id, external: true }
}

/** The widgets are given their words in the page's language (src/ui/widget-words.ts); their own translations stay out. */
function wordsOfWidgets(id) {
  if (/\/react-aria(-components)?\/dist\/private\/intl\/.*\/(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/.test(id))
    return 'export default undefined'
}

/** `import code from './x.ts?classic'`: the script with all it imports, as one text that a page runs before it is painted. */
async function classicScript(id) {
  if (!id.endsWith('?classic')) return
  const file = id.slice(0, -'?classic'.length)
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    write: false,
    metafile: true,
  })
  for (const input of Object.keys(metafile.inputs)) this.addWatchFile(resolve(input))
  return `export default ${JSON.stringify(outputFiles[0].text.trim())}`
}

/** What each call is for stands in the contract for its readers and for the OpenAPI document; a browser needs none of it. */
function withoutExplanations(code, id) {
  if (!/\/src\/contract\/calls\/[\w-]+\.ts$/.test(id)) return
  return { code: code.replace(/^ +(?:does|clause): (?:'(?:[^'\\]|\\.)*'|"[^"]*"),$/gm, ''), map: null }
}
