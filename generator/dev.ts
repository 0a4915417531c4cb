// Astro's dev server over one pair, at the root path: what a build would put beside the pages is served from memory.
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { dev } from 'astro'
import { addressOf, matchRoute, routes, splitPrefix } from '#contract/routes'
import { pairArtefacts } from '#generator/artefacts'
import type { CheckAnswer, CheckOrder } from '#generator/check-thread'
import { contentTypeOf } from '#generator/emit/hosting/content-types'
import type { Inputs } from '#generator/inputs'
import type { Artefact, SiteData } from '#generator/model'
import { resolve } from '#generator/resolve'
import { sharedData } from '#generator/site'
import { siteDataOf } from '#generator/site-data'
import { provideSites } from '#site'

/** One pair as the dev server shows it. */
export type DevelopmentSite = { site: SiteData; files: readonly Artefact[] }

/** Makes the data and the files of one pair. The inputs have no errors: the caller has checked them. */
export async function developmentSite(
  root: string,
  inputs: Inputs,
  { brand, country, env }: { brand: string; country: string; env: string },
): Promise<DevelopmentSite> {
  const shared = await sharedData(root, inputs)
  const site = siteDataOf(resolve(inputs, brand, country, env).deployment, shared)
  return { site, files: await pairArtefacts(site, [], shared) }
}

/**
 * The check of all inputs as they are on the disk, beside this thread: the server answers meanwhile. One at a time.
 * The thread does not keep the process alive.
 */
export function checkBeside(order: CheckOrder): () => Promise<CheckAnswer> {
  let thread: Worker | undefined
  return async () => {
    if (!thread) {
      thread = new Worker(new URL('./check-thread.ts', import.meta.url), { workerData: order })
      thread.unref()
      thread.once('exit', () => {
        thread = undefined
      })
    }
    thread.postMessage('check')
    const [answer] = (await once(thread, 'message')) as [CheckAnswer]
    return answer
  }
}

/** Serves a pair and returns how to show it anew after its inputs changed. */
export async function serveWhileEditing(first: DevelopmentSite, root: string, port: number) {
  let files = new Map<string, Artefact>()
  let shown = first.site
  let reload = () => {}
  const show = (next: DevelopmentSite) => {
    provideSites([next.site])
    shown = next.site
    files = new Map(next.files.map(file => [`/${file.path}`, file]))
    reload()
  }
  show(first)
  const server = await dev({
    root,
    logLevel: 'warn',
    cacheDir: join(root, '.cache', 'astro'),
    server: { port, host: '127.0.0.1' },
    vite: {
      cacheDir: join(root, '.cache', 'vite'),
      plugins: [
        {
          name: 'one-pair-at-the-root',
          configureServer(vite) {
            reload = () => vite.ws.send({ type: 'full-reload' })
            vite.middlewares.use((request, response, next) => {
              const file = files.get((request.url ?? '').split('?')[0] ?? '')
              if (file) {
                response.setHeader('content-type', contentTypeOf(file.path).type)
                response.end(file.contents)
                return
              }
              const page = belowPair(request.url ?? '/', shown, request.headers.accept ?? '')
              if (page.missing) answerNotFound(response)
              request.url = page.url
              next()
            })
          },
        },
      ],
    },
  })
  return { port: server.address.port, show }
}

/**
 * Where Astro finds what the browser asks for: pages below the pair, by the same route list that the hosts obey (GEN-109).
 * Addresses of the list are pages, whoever asks; others without a file extension are not found when they are asked for as
 * HTML. Everything else is left to Vite.
 */
function belowPair(url: string, { deployment, locales }: SiteData, accept: string): { url: string; missing: boolean } {
  const [path = '/', query] = url.split('?')
  if (/\.\w+$/.test(path) || path.startsWith('/@')) return { url, missing: false }
  const { prefix, path: own } = splitPrefix(
    path,
    locales.map(locale => locale.prefix),
  )
  const match = matchRoute(own)
  if (!match && !accept.includes('text/html')) return { url, missing: false }
  const shown = addressOf(prefix, match ? routes[match.id].shell : '/404')
  const below = `/${deployment.pair}${shown === '/' ? '' : shown}${query === undefined ? '' : `?${query}`}`
  return { url: below, missing: !match }
}

/** Astro answers the not-found page, being a page like others here, with 200; a host answers 404 (LND-007). */
function answerNotFound(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse
  response.writeHead = ((_status: number, ...rest: unknown[]) => writeHead(404, ...rest)) as typeof response.writeHead
}
