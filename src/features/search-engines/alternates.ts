// The languages of a page, for search engines (GEN-007, GEN-108).
import { addressOf } from '#contract/routes.ts'
import type { SiteLocale } from '#site'

/** A page in one language, as a `link rel="alternate"` names it. */
export type Alternate = { hreflang: string; href: string }

export type Language = Pick<SiteLocale, 'tag' | 'content' | 'prefix'>

const languages = new Map<string, string>()

// Every page asks for those of all its site's languages.
const languageOf = (tag: string): string => {
  const known = languages.get(tag) ?? new Intl.Locale(tag).language
  languages.set(tag, known)
  return known
}

const isTranslated = (locale: Language): boolean => languageOf(locale.content) === languageOf(locale.tag)

/**
 * The one language whose pages are THE English ones: English itself, or, in a site without it, the first that falls
 * back to it.
 */
const englishOf = (locales: readonly Language[]): Language | undefined =>
  locales.find(locale => languageOf(locale.tag) === 'en') ?? locales.find(locale => locale.content === 'en')

/** Languages that pages really exist in, each with what it is announced as. */
export const announced = (locales: readonly Language[]): { hreflang: string; locale: Language }[] => {
  const english = englishOf(locales)
  return locales
    .filter(locale => isTranslated(locale) || locale === english)
    .map(locale => ({ hreflang: isTranslated(locale) ? locale.tag : 'en', locale }))
}

/** The absolute address of a page (path without language prefix) in a language. */
export const pageUrl = (origin: string, locale: Pick<Language, 'prefix'>, page: string): string =>
  origin + addressOf(locale.prefix, page)

/**
 * The address that a page calls its own (GEN-007). A page shown in a fallback language points to the English one.
 */
export const canonicalUrl = (page: string, locale: Language, locales: readonly Language[], origin: string): string => {
  const own = isTranslated(locale) ? locale : (englishOf(locales) ?? locale)
  return pageUrl(origin, own, page)
}

/** Whether this language of a page is announced to search engines at all; a fallback page is not (GEN-108). */
export const isAnnounced = (locale: Language, locales: readonly Language[]): boolean =>
  announced(locales).some(one => one.locale.prefix === locale.prefix)

/**
 * All really translated languages of a page (path without language prefix), itself among them, and `x-default`: the
 * page at the root when its language is translated, else the English one (GEN-108). The list is the same for every
 * language of the page; a fallback page shows none of it (`isAnnounced`).
 */
export const alternates = (page: string, locales: readonly Language[], origin: string): Alternate[] => {
  const languages = announced(locales)
  const root = languages.find(({ locale }) => locale.prefix === '')
  const standard = root?.locale ?? englishOf(locales)
  return [
    ...languages.map(({ hreflang, locale }) => ({ hreflang, href: pageUrl(origin, locale, page) })),
    ...(standard ? [{ hreflang: 'x-default', href: pageUrl(origin, standard, page) }] : []),
  ]
}
