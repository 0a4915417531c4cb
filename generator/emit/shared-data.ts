// What all pairs of a run share: compiled messages and the modules that browsers load.

import { type BuildCache, openNoCache } from '../cache/build-cache.ts'
import type { Inputs } from '../load/inputs.ts'
import type { Locale } from '../model.ts'
import { browserMessages, messagesByPart, shortNames } from '../render/browser-messages.ts'
import { FALLBACK_LOCALE } from '../resolve/locales.ts'
import { translatedLocales } from '../resolve/translated.ts'
import { compileMessages, emitMessages } from './messages.ts'
import type { SharedData } from './site-data.ts'

/**
 * Compiles the messages and collects what all pairs of a run share.
 *
 * @param options the cache for drawings (none by default), the languages whose pages are needed (all by default), and
 *   whether scripts are built, with short names of messages, or served as written
 */
export async function sharedData(
  root: string,
  inputs: Inputs,
  {
    cache = openNoCache(''),
    locales = [...inputs.messages.keys()],
    built = true,
  }: { cache?: BuildCache; locales?: readonly Locale[]; built?: boolean } = {},
): Promise<SharedData> {
  const catalogues = new Map([...inputs.messages].map(([locale, file]) => [locale, file.text]))
  await compileMessages(root, catalogues)
  const needed = new Map([...catalogues].filter(([locale]) => locale === FALLBACK_LOCALE || locales.includes(locale)))
  const english = catalogues.get(FALLBACK_LOCALE) ?? '{}'
  const names = built ? shortNames(root, english) : new Map(browserMessages(root, english).map(key => [key, key]))
  const messages = await emitMessages(root, needed, names, built ? messagesByPart(root) : undefined)
  return { inputs, translated: translatedLocales(inputs), messages, messageNames: names, cache }
}
