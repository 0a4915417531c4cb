import { defineMiddleware } from 'astro:middleware'
import { provideDeployment } from '#deployment'
import { overwriteGetLocale } from '#messages/runtime'
import { tidyIslands } from './astro-markup.ts'
import { markEnglishMarkup } from './english-texts.ts'
import { current, providedSites, renderAs } from './site.ts'

provideDeployment(() => current().deployment)
overwriteGetLocale(() => current().locale.content as ReturnType<Parameters<typeof overwriteGetLocale>[0]>)

/** Tells everything below which pair, language and path it renders, and waits until the page is whole. */
export const onRequest = defineMiddleware(async (context, next) => {
  const { pair } = context.params
  if (!pair || !providedSites().has(pair)) return next()
  const tag = context.params['locale']
  const path = pathInSite(context.url.pathname, pair, tag)
  return renderAs(pair, tag, path, async () => {
    const response = await next()
    return new Response(markEnglishMarkup(tidyIslands(await response.text())), response)
  })
})

function pathInSite(pathname: string, pair: string, tag: string | undefined): string {
  const rest = pathname.slice(`/${pair}`.length + (tag ? tag.length + 1 : 0)).replace(/\/$/, '')
  return rest === '' ? '/' : rest
}
