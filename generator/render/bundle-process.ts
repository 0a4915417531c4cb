// Makes Astro's bundles in a process of its own: its memory is released before the pages are rendered, and the caller checks the
// inputs meanwhile. Arguments: the project's folder, and the output folder of the bundles.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleParts } from '../adapters/astro-app.ts'
import { packageCollector } from './shipped-packages.ts'

/** Replaces the path of the project's folder in the bundled code, which is then the same in every folder. */
const ANY_ROOT = '/project'

/** Messages are compiled separately and loaded when pages are rendered: a changed text needs no new bundle. */
const messagesOutside = {
  name: 'messages-outside-the-bundle',
  enforce: 'pre' as const,
  applyToEnvironment: (environment: { name: string }) => environment.name !== 'client',
  resolveId: { filter: { id: /^#messages(\/runtime)?$/ }, handler: (id: string) => ({ id, external: true }) },
}

const [root = '', folder = ''] = process.argv.slice(2)

/** The parent process has ended: nobody will read the result. */
function giveUp(): void {
  rmSync(folder, { recursive: true, force: true })
  process.exit(1)
}
process.on('disconnect', giveUp)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, giveUp)

try {
  process.chdir(root)
  await makeBundle(root, folder)
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.stack : error)
  process.exit(1)
}

/** Runs Astro's build. */
async function makeBundle(root: string, folder: string): Promise<void> {
  // Any other value from the caller's environment would put the libraries' development builds into the sites.
  process.env['NODE_ENV'] = 'production'
  // Shells set "_" to the last command, and Vite would write it into the code, as it would a mode that the caller has set.
  for (const name of ['_', 'DEV', 'PROD', 'MODE', 'SSR']) delete process.env[name]
  const { build } = await import('astro')
  const collector = packageCollector()
  await build({
    root,
    outDir: folder,
    cacheDir: join(folder, 'cache'),
    publicDir: join(folder, 'public'),
    logLevel: 'warn',
    vite: {
      logLevel: 'warn',
      plugins: [messagesOutside, collector.plugin()],
      worker: { plugins: () => [collector.plugin()] },
    },
  })
  collector.save(root, folder)
  rmSync(join(folder, 'cache'), { recursive: true, force: true })
  const { server } = bundleParts(folder)
  for (const name of readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.mjs'))) {
    const path = join(server, name)
    const code = readFileSync(path, 'utf8').replaceAll(folder, `${ANY_ROOT}/bundle`)
    writeFileSync(path, code.replaceAll(root.replace(/\/$/, ''), ANY_ROOT))
  }
}
