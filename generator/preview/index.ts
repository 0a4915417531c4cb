// Serves a built folder exactly as a host would: the rules come from the folder itself, so the preview matches the
// deployment.
import { readFile, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { answerWith, findFile, plainPath } from './files.ts'
import { answerHeaders, parseRules, type Rules, routed } from './rules.ts'

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

/** Reads the rules again after a build has replaced them. */
const createRulesReader = (folder: string): (() => Promise<Rules>) => {
  const [redirects, headers] = [join(folder, '_redirects'), join(folder, '_headers')]
  let seen = ''
  let rules: Rules = { redirects: [], headers: [] }
  return async () => {
    const times = await Promise.all([redirects, headers].map(async file => (await stat(file)).mtimeMs))
    if (times.join() !== seen) {
      rules = parseRules({ redirects: await readFile(redirects, 'utf8'), headers: await readFile(headers, 'utf8') })
      seen = times.join()
    }
    return rules
  }
}

/**
 * The request handler of a preview, without a port: `_redirects` and `_headers` of the folder decide, as on the static
 * hosts that know them (GEN-109).
 */
export const createPreviewApp = (folder: string): Hono => {
  const readRules = createRulesReader(folder)
  const app = new Hono()
  app.on(['GET', 'HEAD'], '*', async context => {
    const rules = await readRules()
    const { pathname: written, search } = new URL(context.req.url)
    const pathname = plainPath(written) ?? written
    const { status, location, file } = await routed(rules, pathname, path => findFile(folder, path))
    const response =
      location !== undefined
        ? new Response(null, { status, headers: { location: location + search } })
        : file === undefined
          ? new Response('Not found', { status })
          : await answerWith(context.req.raw, file, status === 404 ? 404 : 200)
    for (const [name, value] of answerHeaders(rules, pathname, response.status)) response.headers.set(name, value)
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
