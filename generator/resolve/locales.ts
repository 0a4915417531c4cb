// The languages of a site as its pages see them.

import type { Deployment } from '#schema/deployment.ts'
import type { SiteLocale } from '#site'
import type { Locale } from '../model.ts'
import languageNames from './language-names.json' with { type: 'json' }

/** Used for languages without a set of their own (I18-004). */
export const FALLBACK_LOCALE: Locale = 'en'

// Urdu in Latin letters is written from left to right (Q82).
const RIGHT_TO_LEFT = new Set<Locale>(['ar', 'ar-SA', 'ur'])

/** Direction of a language (I18-002). */
export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.has(locale) ? 'rtl' : 'ltr')

/**
 * The name of a language in itself, for the language list: from our own table, else from this machine's data, with a capital
 * letter. Undefined if neither has one.
 */
export function languageName(tag: Locale): string | undefined {
  const own = Object.entries(languageNames).find(([known]) => known === tag)?.[1]
  if (own !== undefined) return own
  const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag)
  return name && name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

/**
 * The languages of a site, the default one first (at the root), each with the set that its pages show.
 *
 * @param translated locales with a complete set
 */
export function siteLocales({ settings }: Deployment, translated: ReadonlySet<Locale>): SiteLocale[] {
  const { default: first, supported } = settings.languages
  return [first, ...supported.filter(tag => tag !== first)].map(tag => {
    const content = translated.has(tag) ? tag : FALLBACK_LOCALE
    const name = languageName(tag)
    if (name === undefined) throw new Error(`name of the language ${tag} not set`)
    return { tag, content, direction: directionOf(content), name, prefix: tag === first ? '' : `/${tag}` }
  })
}
