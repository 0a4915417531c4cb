// One render, many sites: every page lives under /<brand>-<COUNTRY>/… here, and the generator cuts the result into one
// folder per pair. Builds and the dev server are started by `npm run portal`, which hands the sites' data over.
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  compressHTML: true,
  devToolbar: { enabled: false },
  build: { format: 'directory', assets: '_assets', concurrency: 8, inlineStylesheets: 'never' },
  integrations: [react()],
  vite: {
    build: { assetsInlineLimit: 0 },
    // The messages stay outside the bundle: each page's import map names the file of its own language.
    plugins: [{ name: 'messages-of-the-page', applyToEnvironment: env => env.name === 'client', enforce: 'pre', resolveId: externalMessages }],
  },
})

function externalMessages(id) {
  if (id === '#messages') return { id, external: true }
}
