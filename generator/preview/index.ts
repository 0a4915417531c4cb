// Serves a built folder exactly as a host would: the rules come from the folder itself, so the preview matches the
// deployment.
import { statSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { CACHE_REVALIDATE } from '../emit/hosting/plan.ts'
import {
  answerWith,
  createCompressor,
  decodedPath,
  type FileFinder,
  type FoundFile,
  findFile,
  isCompressedForm,
} from './files.ts'
import { headersFor, parseRules, type Rules, verdictFor } from './rules.ts'

export type PreviewOptions = {
  /** A pair's folder, as built. */
  folder: string
  /** 0 takes any free port. */
  port: number
  /** Default: 127.0.0.1, so that it is not reachable from the network. */
  host?: string
}

export type Preview = {
  /** Such as http://127.0.0.1:4321 */
  url: string
  close(): Promise<void>
}

/** Reads the rules again after a build has replaced them; those of a folder that does not change are read once. */
const createRulesReader = (folder: string, isFixed: boolean): (() => Promise<Rules>) => {
  const [redirects, headers] = [join(folder, '_redirects'), join(folder, '_headers')]
  let seen = ''
  let rules: Rules = { redirects: [], headers: [] }
  return async () => {
    if (isFixed && seen !== '') return rules
    const times = await Promise.all([redirects, headers].map(async file => (await stat(file)).mtimeMs))
    if (times.join() !== seen) {
      rules = parseRules({ redirects: await readFile(redirects, 'utf8'), headers: await readFile(headers, 'utf8') })
      seen = times.join()
    }
    return rules
  }
}

/** Each file is looked for once; the folder is one that was compared with its manifest, so no link leads out of it. */
function rememberedFiles(folder: string): FileFinder {
  const known = new Map<string, Promise<FoundFile | undefined>>()
  const look = (encodedPath: string): FoundFile | undefined => {
    const path = join(folder, decodedPath(encodedPath) ?? '')
    const found = statSync(path, { throwIfNoEntry: false })
    return found?.isFile() ? { path, size: found.size, modifiedMs: found.mtimeMs } : undefined
  }
  return path => {
    const found = known.get(path) ?? Promise.resolve(look(path))
    known.set(path, found)
    return found
  }
}

/**
 * The request handler of a preview, without a port: `_redirects` and `_headers` of the folder decide, as on the static
 * hosts that know them (GEN-109).
 *
 * @param options `isFixed`: nothing in the folder changes as long as the handler is used, so each file is looked for once
 */
export const createPreviewApp = (folder: string, { isFixed = false }: { isFixed?: boolean } = {}): Hono => {
  const readRules = createRulesReader(folder, isFixed)
  const compressor = createCompressor()
  const find = isFixed ? rememberedFiles(folder) : (path: string) => findFile(folder, path)

  const answer = async (request: Request, rules: Rules): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const fileOf = (path: string) => find(path.endsWith('/') ? `${path}index.html` : path)
    const hasFile = (await fileOf(pathname)) !== undefined && !(await isCompressedForm(find, pathname))
    const verdict = verdictFor(rules, pathname, hasFile)
    if (verdict && verdict.status !== 200 && verdict.status !== 404)
      return new Response(null, { status: verdict.status, headers: { location: verdict.to + search } })
    const file = await fileOf(verdict?.to ?? pathname)
    if (!file) return new Response('Not found', { status: 404 })
    return answerWith(request, file, compressor, verdict?.status === 404 ? 404 : 200)
  }

  const app = new Hono()
  app.on(['GET', 'HEAD'], '*', async context => {
    const rules = await readRules()
    const response = await answer(context.req.raw, rules)
    response.headers.set('cache-control', CACHE_REVALIDATE)
    for (const [name, value] of headersFor(rules, new URL(context.req.url).pathname)) response.headers.set(name, value)
    // A missing file in the folder of hashed names must not be cached for a year.
    if (response.status === 404) response.headers.set('cache-control', CACHE_REVALIDATE)
    return response
  })
  app.all('*', () => new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } }))
  app.onError(error => new Response(error.message, { status: 500 }))
  return app
}

/**
 * Serves a built folder until it is closed.
 *
 * @throws Error if the folder has no built site, or the port is taken.
 */
export const startPreview = async ({ folder, port, host = '127.0.0.1' }: PreviewOptions): Promise<Preview> => {
  for (const needed of ['_redirects', '_headers', 'index.html'])
    if (!(await findFile(folder, `/${needed}`))) throw new Error(`${folder} is not a built site: it has no ${needed}`)
  const app = createPreviewApp(folder)
  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const starting = serve({ fetch: app.fetch, port, hostname: host }, () => resolve(starting))
    starting.once('error', reject)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close(error => (error ? reject(error) : resolve()))
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
