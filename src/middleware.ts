import { defineMiddleware } from 'astro:middleware'
import { provideDeployment } from '#deployment'
import { overwriteGetLocale } from '#messages/runtime'
import { finishedMarkup } from './astro-markup.ts'
import { current, providedSites, renderAs } from './site.ts'

provideDeployment(() => current().deployment)
overwriteGetLocale(() => current().locale.content as ReturnType<Parameters<typeof overwriteGetLocale>[0]>)

/** Tells everything below which pair, language and path it renders. */
export const onRequest = defineMiddleware(async (context, next) => {
  const { pair } = context.params
  if (!pair || !providedSites().has(pair)) return next()
  const tag = context.params['locale']
  const path = pathInSite(context.url.pathname, pair, tag)
  return renderAs(pair, tag, path, async () => {
    const response = await next()
    // A build finishes the markup itself: a second answer for each of its pages would take as long as reading them.
    if (!import.meta.env.DEV) return response
    return new Response(finishedMarkup(await response.text()), response)
  })
})

function pathInSite(pathname: string, pair: string, tag: string | undefined): string {
  const rest = pathname.slice(`/${pair}`.length + (tag ? tag.length + 1 : 0)).replace(/\/$/, '')
  return rest === '' ? '/' : rest
}
