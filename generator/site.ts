// Runs Astro once over all requested pairs.
import { join } from 'node:path'
import { build, dev } from 'astro'
import type { SiteData } from '#generator/model'
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
  await build({
    root,
    outDir,
    cacheDir,
    logLevel: 'warn',
    publicDir: join(cacheDir, 'public'),
    vite: { logLevel: 'warn' },
  })
}

/** Astro's dev server over one pair, at the root path: `/faq` shows `/<pair>/faq`. */
export async function serveWhileEditing(site: SiteData, root: string, port: number) {
  provideSites([site])
  const pair = site.deployment.pair
  return await dev({
    root,
    logLevel: 'warn',
    server: { port, host: '127.0.0.1' },
    vite: {
      plugins: [
        {
          name: 'one-pair-at-the-root',
          configureServer(server) {
            server.middlewares.use((request, _response, next) => {
              request.url = belowPair(request.url ?? '/', pair, request.headers.accept ?? '')
              next()
            })
          },
        },
      ],
    },
  })
}

/** Pages are asked for as HTML and have no file extension; everything else is left to Vite. */
function belowPair(url: string, pair: string, accept: string): string {
  const path = url.split('?')[0] ?? '/'
  const isPage = accept.includes('text/html') && !/\.\w+$/.test(path) && !path.startsWith('/@')
  return isPage && !path.startsWith(`/${pair}`) ? `/${pair}${url === '/' ? '' : url}` : url
}
