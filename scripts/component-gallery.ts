// Shows every component of src/ui in every state, brand, scheme and direction; for builders, no part of any site:
// `node scripts/run.mjs scripts/component-gallery.ts [port]`.
import { join } from 'node:path'
import { createServer, type InlineConfig, type ViteDevServer } from 'vite'
import { galleryModules } from './component-gallery/plugin.ts'

const GALLERY_PORT = 4390

const galleryConfig: InlineConfig = {
  configFile: false,
  root: join(import.meta.dirname, 'component-gallery'),
  plugins: [galleryModules],
  logLevel: 'warn',
  server: {
    host: '127.0.0.1',
    port: GALLERY_PORT,
    strictPort: false,
    fs: { allow: [join(import.meta.dirname, '..')] },
  },
}

/** Starts the component gallery on loopback, from the given port on the first free one; `live`: it follows changes of its files. */
export async function startGallery({ port = GALLERY_PORT, live = false } = {}): Promise<ViteDevServer> {
  const still = live ? {} : { hmr: false, watch: null }
  // Two at once keep out of each other's way.
  const cacheDir = join(import.meta.dirname, '../.cache/component-gallery-vite', String(port))
  const server = await createServer({ ...galleryConfig, cacheDir, server: { ...galleryConfig.server, ...still, port } })
  return server.listen()
}

if (import.meta.main) {
  const server = await startGallery({ port: Number(process.argv[2]) || GALLERY_PORT, live: true })
  console.log(server.resolvedUrls?.local[0])
}
