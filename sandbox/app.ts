// The addresses of the sandbox: every call of the contract at its path, and the pages around them.
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { type Endpoint, KEY_HEADER, services } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { addControl } from './control/routes.ts'
import { handlers } from './handlers.ts'
import { errorAnswer, unlessKnown } from './http/answers.ts'
import type { CallName, Handler } from './http/call.ts'
import { baseOf, COUNTRY_HEADER, countryOf, isLoopback, loopbackOrigin } from './http/hosts.ts'
import { createPipeline } from './http/pipeline.ts'
import type { App, Env } from './http/routes.ts'
import { addMap } from './pages/map.ts'
import { addPages } from './pages/pages.ts'
import { RefusedCall, refuse } from './refused-call.ts'
import type { Sites } from './sites.ts'

/** Where the calls of services on hosts of their own are found in the sandbox. */
const MOUNTED: Partial<Record<Endpoint['service'], string>> = {
  helpCentre: '/help/:region',
  flags: '/flags/:region',
  flagFile: '/flags/storage',
  translations: '/translations',
}

/** `delivery/area/{vendorId}` as Hono writes it. */
const pathOf = ({ service, path }: Endpoint): string => {
  const pattern = path.replace('{locale}.json', ':locale{.+\\.json}').replace(/\{(\w+)\}/g, ':$1')
  return [MOUNTED[service] ?? services[service].base, ...(pattern === '' ? [] : [pattern])].join('/')
}

/** The whole application; `log` receives its own errors. */
export function createApp(sites: Sites, log: (text: string) => void): App {
  const app: App = new Hono<Env>()
  app.use(
    cors({
      origin: origin => loopbackOrigin(origin) ?? null,
      allowMethods: ['GET', 'HEAD', 'POST', 'PUT'],
      allowHeaders: ['Authorization', 'Content-Type', KEY_HEADER, COUNTRY_HEADER, 'If-None-Match', 'Range'],
      exposeHeaders: ['Date', 'ETag', 'Retry-After', 'Idempotency-Replayed', 'Content-Range', 'Accept-Ranges'],
      maxAge: 600,
    }),
  )
  app.use(async (context, next) => {
    const url = new URL(context.req.url)
    if (!isLoopback(url.hostname)) return errorAnswer(undefined, refuse('Forbidden'))
    const code = countryOf(url.hostname, context.req.header(COUNTRY_HEADER) ?? null, sites.codes)
    if (!code) return errorAnswer(undefined, refuse('NotFound'))
    sites.advance()
    context.set('site', sites.open(code))
    context.set('base', baseOf(url, code, sites.codes))
    await next()
    return undefined
  })

  app.use('/flags/*', async (context, next) => {
    await next()
    context.res = await unlessKnown(context.res, context.req.header('if-none-match'))
  })
  const answer = createPipeline(log)
  for (const [name, handler] of Object.entries(handlers) as [CallName, Handler<CallName>][]) {
    const call: Endpoint = endpoints[name]
    app.on(call.method, pathOf(call), context => {
      const { region = '', ...params } = context.req.param() as Record<string, string>
      if (params['locale']) params['locale'] = params['locale'].replace(/\.json$/, '')
      return answer(context.get('site'), name, handler, {
        request: context.req.raw,
        url: new URL(context.req.url),
        params,
        base: context.get('base'),
        region,
      })
    })
  }
  addMap(app)
  addPages(app)
  addControl(app, sites)
  app.notFound(() => errorAnswer(undefined, refuse('NotFound')))
  app.onError(error => {
    if (error instanceof RefusedCall) return errorAnswer(undefined, error)
    log(error.stack ?? error.message)
    return errorAnswer(undefined, refuse('InternalError'))
  })
  return app
}
