// Shows every component of src/ui in every state, brand, scheme and direction; for builders, no part of any site:
// `node scripts/workshop.ts [port]`.
import { join } from 'node:path'
import { createServer, type InlineConfig, type ViteDevServer } from 'vite'
import { workshopModules } from './workshop/plugin.ts'

const WORKSHOP_PORT = 4390

const workshopConfig: InlineConfig = {
  configFile: false,
  root: join(import.meta.dirname, 'workshop'),
  cacheDir: join(import.meta.dirname, '../.cache/workshop-vite'),
  plugins: [workshopModules],
  logLevel: 'warn',
  server: {
    host: '127.0.0.1',
    port: WORKSHOP_PORT,
    strictPort: false,
    fs: { allow: [join(import.meta.dirname, '..')] },
  },
}

/** Starts the workshop on loopback, from the given port on the first free one; `live`: it follows changes of its files. */
export async function startWorkshop({ port = WORKSHOP_PORT, live = false } = {}): Promise<ViteDevServer> {
  const still = live ? {} : { hmr: false, watch: null }
  const server = await createServer({ ...workshopConfig, server: { ...workshopConfig.server, ...still, port } })
  return server.listen()
}

if (import.meta.main) {
  const server = await startWorkshop({ port: Number(process.argv[2]) || WORKSHOP_PORT, live: true })
  console.log(server.resolvedUrls?.local[0])
}
