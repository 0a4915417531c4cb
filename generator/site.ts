// Runs Astro once over all requested pairs.
import { join } from 'node:path'
import { build } from 'astro'
import { browserMessages } from '#generator/browser-messages'
import { compileMessages, emitMessages } from '#generator/emit/messages'
import type { Inputs } from '#generator/inputs'
import type { SiteData } from '#generator/model'
import { type SharedData, translatedLocales } from '#generator/site-data'
import { provideSites } from '#site'

export type RenderOptions = {
  /** The project's folder. */
  root: string
  /** Where the pages go, below a folder per pair; its own for every run. */
  outDir: string
  /** Astro's own cache; its own for every run, since runs that share one have lost content. */
  cacheDir: string
}

/** Renders every page of every site into `outDir/<pair>/…`, and the shared files into `outDir/_assets/`. */
export async function renderSites(
  sites: readonly SiteData[],
  { root, outDir, cacheDir }: RenderOptions,
): Promise<void> {
  provideSites(sites)
  // Whatever the caller's environment says: any other value would put the libraries' development builds into the sites.
  process.env['NODE_ENV'] = 'production'
  await build({
    root,
    outDir,
    cacheDir,
    publicDir: join(cacheDir, 'public'),
    logLevel: 'warn',
    vite: { logLevel: 'warn' },
  })
}

/** Compiles the messages and gathers what all pairs of a run share. */
export async function sharedData(root: string, inputs: Inputs): Promise<SharedData> {
  const catalogues = new Map([...inputs.messages].map(([locale, file]) => [locale, file.text]))
  await compileMessages(root, catalogues)
  const messages = await emitMessages(root, [...catalogues.keys()], browserMessages(root))
  return { inputs, translated: translatedLocales(inputs), messages }
}
