// Runs Astro's server bundle in this process, by the interface that Astro documents for its adapters:
// `app.render(request, { routeData })`.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Folders of a bundle: server code, and the files of browsers at their addresses. */
export const bundleParts = (folder: string) => ({ server: join(folder, 'server'), client: join(folder, 'client') })

/** The part of Astro's app that rendering needs. */
export type App = {
  manifest: { routes: readonly { routeData: RouteData }[] }
  render: (request: Request, options: { routeData: RouteData }) => Promise<Response>
}
export type RouteData = { type: string; route: string; component: string }

/**
 * Whoever loads it first decides which build of React renders every page of this process.
 *
 * @param folder of a bundle
 */
export async function loadApp(folder: string): Promise<App> {
  process.env['NODE_ENV'] = 'production'
  const { app } = (await import(pathToFileURL(join(bundleParts(folder).server, 'entry.mjs')).href)) as { app: App }
  return app
}
