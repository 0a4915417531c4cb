// Addresses of the control: a page for people, JSON for tests. Both for this machine alone.
import type { Context } from 'hono'
import { errorAnswer } from '../http/answers.ts'
import type { App, Env } from '../http/routes.ts'
import { refuse } from '../refused-call.ts'
import type { Sites } from '../sites.ts'
import { addControlApi } from './api.ts'
import { createControl } from './control.ts'
import { actOnForm } from './forms.ts'
import { controlPage } from './page.ts'

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

/** A page of another origin could send a form here; browsers send a header then. Programs send none and are allowed. */
const isForeign = (context: Context<Env>): boolean => {
  const site = context.req.header('sec-fetch-site')
  const foreign = site !== undefined && site !== 'same-origin' && site !== 'none'
  const origin = context.req.header('origin')
  const own = new URL(context.req.url).origin
  return context.req.method !== 'GET' && (foreign || (origin !== undefined && origin !== own))
}
