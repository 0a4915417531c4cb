// Addresses of the control: a page for people, JSON for tests. Both for this machine alone.
import type { Context } from 'hono'
import { addControlApi } from '#sandbox/control/api'
import { createControl } from '#sandbox/control/control'
import { actOnForm } from '#sandbox/control/forms'
import { controlPage } from '#sandbox/control/page'
import { errorAnswer } from '#sandbox/http/answers'
import type { App, Env } from '#sandbox/http/app'
import { refuse } from '#sandbox/refused'
import type { Sites } from '#sandbox/sites'

export const CONTROL_PATH = '/control'

export function addControl(app: App, sites: Sites): void {
  const control = createControl(sites)
  app.use(`${CONTROL_PATH}/*`, async (context, next) => {
    if (isForeign(context)) return errorAnswer(undefined, refuse('Forbidden'))
    await next()
    return undefined
  })
  app.get(CONTROL_PATH, context => controlPage(context.get('site'), sites, new URL(context.req.url).port))
  app.post(CONTROL_PATH, async context => {
    actOnForm(control, context.get('site'), await context.req.formData().catch(() => new FormData()))
    return context.redirect(CONTROL_PATH, 303)
  })
  addControlApi(app, sites, control)
}

/** A page of another origin could send a form here; browsers say so. Programs say nothing and may. */
const isForeign = (context: Context<Env>): boolean => {
  const site = context.req.header('sec-fetch-site')
  const foreign = site !== undefined && site !== 'same-origin' && site !== 'none'
  const origin = context.req.header('origin')
  const own = new URL(context.req.url).origin
  return context.req.method !== 'GET' && (foreign || (origin !== undefined && origin !== own))
}
