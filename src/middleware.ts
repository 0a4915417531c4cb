import { defineMiddleware } from 'astro:middleware'
import { channel } from 'node:diagnostics_channel'
import { provideDeployment } from '#deployment'
import { overwriteGetLocale } from '#messages/runtime'
import { current, providedSites, renderAs } from '#site'
import { tidyIslands } from './island-markup.ts'

provideDeployment(() => current().deployment)
overwriteGetLocale(() => current().locale.content as ReturnType<Parameters<typeof overwriteGetLocale>[0]>)

/** The generator listens here to show how far the run is. */
const rendered = channel('rider-portal:page')

/** Tells everything below which pair, language and path it renders, and waits until the page is whole. */
export const onRequest = defineMiddleware(async (context, next) => {
  const { pair } = context.params
  if (!pair || !providedSites().has(pair)) return next()
  const tag = context.params['locale']
  const path = pathInSite(context.url.pathname, pair, tag)
  return renderAs(pair, tag, path, async () => {
    const response = await next()
    const page = new Response(tidyIslands(await response.text()), response)
    rendered.publish({ pair, path })
    return page
  })
})

function pathInSite(pathname: string, pair: string, tag: string | undefined): string {
  const rest = pathname.slice(`/${pair}`.length + (tag ? tag.length + 1 : 0)).replace(/\/$/, '')
  return rest === '' ? '/' : rest
}
