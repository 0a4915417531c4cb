// Astro's dev server for the pairs of one brand, each at the root path of its host; all other files of a build come from memory.
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { dev } from 'astro'
import { addressOf, matchRoute, pagesOf, type Route, routes, shellOf, splitPrefix } from '#contract/routes.ts'
import type { SiteData } from '#site'
import { localesOf, provideSites } from '#site'
import { BUILD_CACHE_FOLDER, type BuildCache, openBuildCache } from '../cache/build-cache.ts'
import { openFileHashes } from '../cache/file-hashes.ts'
import { generatorHash } from '../cache/fingerprint.ts'
import type { CheckAnswer, CheckDrafts, CheckOrder } from '../check/thread.ts'
import { contentTypeOf } from '../emit/hosting/content-types.ts'
import { emit } from '../emit/index.ts'
import { sharedData } from '../emit/shared-data.ts'
import { siteDataOf } from '../emit/site-data.ts'
import type { Inputs } from '../load/inputs.ts'
import type { Artefact } from '../model.ts'
import { resolve } from '../resolve/index.ts'
import { siteLocales } from '../resolve/locales.ts'
import { translatedLocales } from '../resolve/translated.ts'

/** One pair as the dev server shows it. */
type DevelopmentSite = { site: SiteData; files: ReadonlyMap<string, Artefact> }

/** What the dev server shows; unknown hosts show the first pair. */
export type DevelopmentSites = { sites: readonly DevelopmentSite[]; messages: Messages }

/** Prepares the data and the files of the pairs. The inputs have no errors, as checked by the caller. */
export async function developmentSites(
  root: string,
  inputs: Inputs,
  { brand, country, env }: { brand: string; country: readonly string[]; env: string },
): Promise<DevelopmentSites> {
  const deployments = country.map(code => resolve(inputs, brand, code, env).deployment)
  const locales = deployments.flatMap(deployment =>
    siteLocales(deployment, translatedLocales(inputs)).map(({ content }) => content),
  )
  const shared = await sharedData(root, inputs, { locales, cache: drawingsCache(root), built: false })
  const sites = await Promise.all(
    deployments.map(async deployment => {
      const site = siteDataOf(deployment, shared)
      const files = await emit(site, [], shared)
      return { site, files: new Map(files.map(file => [`/${file.path}`, file])) }
    }),
  )
  return { sites, messages: await freshMessages(root) }
}

/** The host of a country if several are shown: names below localhost lead to this machine without DNS. */
export const hostOf = (country: string): string => `${country.toLowerCase()}.localhost`

/** The site of a host. */
function siteAt(sites: readonly DevelopmentSite[], host: string): DevelopmentSite | undefined {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return sites.find(({ site }) => hostOf(site.deployment.country.code) === name) ?? sites[0]
}

/**
 * The build's cache of icons and pictures, so that nothing is drawn just for a preview. It belongs to the loaded generator:
 * changing that takes effect at the next start.
 */
function drawingsCache(root: string): BuildCache {
  const folder = join(root, BUILD_CACHE_FOLDER)
  drawings ??= openBuildCache(folder, generatorHash(root, openFileHashes(openBuildCache(folder), 'files')))
  return drawings
}
let drawings: BuildCache | undefined

/** What pages import as `#messages` and `#messages/runtime`: loaded by Node, so that Vite need not read 28 languages. */
type Messages = { m: object; runtime: object }

const MESSAGES = Symbol.for('rider-portal.messages')
let loads = 0

/** The compiled messages on disk; for unchanged languages, those loaded before. */
async function freshMessages(root: string): Promise<Messages> {
  const at = (file: string) => pathToFileURL(join(root, '.generated', 'messages', file)).href
  loads += 1
  return { m: await import(`${at('messages/_index.js')}?${loads}`), runtime: await import(at('runtime.js')) }
}

/** Passes the loaded messages to the modules of the pages. */
const messagesOfThisProcess = {
  name: 'messages-of-this-process',
  enforce: 'pre',
  applyToEnvironment: ({ name }: { name: string }) => name !== 'client',
  resolveId: (id: string) => (/^#messages(\/runtime)?$/.test(id) ? `\0${id}` : undefined),
  load(id: string) {
    const messages = 'globalThis[Symbol.for("rider-portal.messages")]'
    // Read at each use: they change while the modules of the pages stay.
    if (id === '\0#messages') return `export const m = new Proxy({}, { get: (_, key) => ${messages}.m[key] })`
    if (id === '\0#messages/runtime') return `export const { overwriteGetLocale } = ${messages}.runtime`
    return undefined
  },
} as const

/**
 * Checks all inputs on disk in another thread, so that the server stays responsive. One check at a time.
 * The thread does not keep the process alive.
 */
export function checkInThread(order: CheckOrder): (drafts?: CheckDrafts) => Promise<CheckAnswer> {
  let thread: Worker | undefined
  const ask = async (drafts: CheckDrafts) => {
    if (!thread) {
      thread = new Worker(new URL('../check/thread.ts', import.meta.url), { workerData: order })
      thread.unref()
      thread.once('exit', () => {
        thread = undefined
      })
    }
    thread.postMessage(drafts)
    const [answer] = (await once(thread, 'message')) as [CheckAnswer]
    return answer
  }
  let last: Promise<unknown> = Promise.resolve()
  // Each waits for the previous one, so that no result is of an earlier state.
  return (drafts = {}) => {
    const answer = last.then(
      () => ask(drafts),
      () => ask(drafts),
    )
    last = answer
    return answer
  }
}

/** Folders without a module of a page: watching their files takes seconds. The command itself watches what pages are made of. */
const NOT_WATCHED =
  /^(?:\.cache|\.git|\.github|brands|content|countries|coverage|dist|docs|sandbox|scripts|tests)(?:[/\\]|$)/

/** Answers a request if it is for the page where texts are edited; says whether it was. */
type Editor = (request: IncomingMessage, response: ServerResponse) => boolean

/** Serves pairs; the returned function updates them after their inputs have changed. */
export async function serveWhileEditing(
  first: DevelopmentSites,
  { root, port, editor }: { root: string; port: number; editor: Editor },
) {
  let shown = first.sites
  let reload = () => {}
  const show = (next: DevelopmentSites) => {
    Reflect.set(globalThis, MESSAGES, next.messages)
    provideSites(next.sites.map(({ site }) => site))
    shown = next.sites
    reload()
  }
  show(first)
  /** Requests that lead to a page of a pair. */
  const pages = new WeakSet<IncomingMessage>()
  const server = await dev({
    root,
    logLevel: 'warn',
    cacheDir: join(root, '.cache', 'astro'),
    server: { port, host: '127.0.0.1' },
    // Otherwise Astro answers an address with a slash at its end before anybody else.
    trailingSlash: 'ignore',
    vite: {
      cacheDir: join(root, '.cache', 'vite'),
      server: { watch: { ignored: [path => NOT_WATCHED.test(relative(root, path))] } },
      plugins: [
        messagesOfThisProcess,
        {
          name: 'pairs-at-the-root',
          // Before Astro, which takes whatever Vite leaves for a page.
          enforce: 'pre',
          configureServer(vite) {
            reload = () => vite.ws.send({ type: 'full-reload' })
            vite.middlewares.use((request, response, next) => {
              if (editor(request, response)) return
              const asked = siteAt(shown, request.headers.host ?? '')
              if (!asked) return next()
              const file = asked.files.get((request.url ?? '').split('?')[0] ?? '')
              if (file) {
                response.setHeader('content-type', contentTypeOf(file.path).type)
                response.end(file.contents)
                return
              }
              const page = belowPair(request.url ?? '/', asked.site, request.headers.accept ?? '')
              if ('movedTo' in page) {
                response.writeHead(308, { location: page.movedTo }).end()
                return
              }
              if (page.missing) answerNotFound(response)
              if (page.url !== request.url) pages.add(request)
              request.url = page.url
              next()
            })
            // Behind Vite: neither a page nor one of the files that Vite serves.
            return () => {
              vite.middlewares.use((request, response, next) => {
                const asked = siteAt(shown, request.headers.host ?? '')
                if (!asked || pages.has(request)) return next()
                answerNotFound(response)
                request.url = notFoundBelow(request.originalUrl ?? '/', asked.site)
                next()
              })
            }
          },
        },
      ],
    },
  })
  return { port: server.address.port, show }
}

/**
 * Maps requests to Astro's pages below the pair, by the same route list as the hosts (GEN-109).
 * Listed addresses are pages, whoever requests them; others without a file extension are not found if requested as
 * HTML. Everything else is left to Vite.
 */
function belowPair(
  url: string,
  site: SiteData,
  accept: string,
): { url: string; missing: boolean } | { movedTo: string } {
  const [path = '/', query] = url.split('?')
  if (path.startsWith('/@')) return { url, missing: false }
  const { deployment, locales } = site
  const { prefix, path: own } = splitPrefix(
    path,
    locales.map(locale => locale.prefix),
  )
  const id = matchRoute(own)?.id
  const route: Route | undefined = id && routes[id]
  const page = route?.each ? own.replace(/\/$/, '') : route && shellOf(route)
  const isThere =
    route !== undefined &&
    page !== undefined &&
    pagesOf(route, deployment).includes(page) &&
    localesOf(site, page).some(locale => locale.prefix === prefix)
  // As on the hosts, with its query.
  if (isThere && path !== '/' && path.endsWith('/')) return { movedTo: url.replace(/\/+(?=$|\?)/, '') }
  // An id may end like a file name.
  if (!isThere && (/\.\w+$/.test(path) || !accept.includes('text/html'))) return { url, missing: false }
  if (!isThere) return { url: notFoundBelow(url, site), missing: true }
  const shown = addressOf(prefix, page)
  const below = `/${deployment.pair}${shown === '/' ? '' : shown}${query === undefined ? '' : `?${query}`}`
  return { url: below, missing: false }
}

/** Astro's address of the not-found page in the language of an address. */
function notFoundBelow(url: string, { deployment, locales }: SiteData): string {
  const [path = '/'] = url.split('?')
  const prefixes = locales.map(locale => locale.prefix)
  return `/${deployment.pair}${addressOf(splitPrefix(path, prefixes).prefix, '/404')}`
}

/** Astro answers the not-found page, an ordinary page here, with 200; a host answers 404 (LND-007). */
function answerNotFound(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse
  response.writeHead = ((_status: number, ...rest: unknown[]) => writeHead(404, ...rest)) as typeof response.writeHead
}
