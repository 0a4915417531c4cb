// What search engines read about a page: its languages (GEN-007, GEN-108), and its subject (GEN-008).
import { addressOf } from '#contract/routes.ts'
import type { Pricing } from '#schema/config.ts'
import type { ContentGroup, SiteLocale } from '#site'

/** A page in one language, as a `link rel="alternate"` names it. */
export type Alternate = { hreflang: string; href: string }

export type Language = Pick<SiteLocale, 'tag' | 'content' | 'prefix'>

const languages = new Map<string, string>()

// Every page names those of all languages of its site.
const languageOf = (tag: string): string => {
  const known = languages.get(tag) ?? new Intl.Locale(tag).language
  languages.set(tag, known)
  return known
}

const isTranslated = (locale: Language): boolean => languageOf(locale.content) === languageOf(locale.tag)

/**
 * The one language whose pages are the English ones: English itself, or, in a site without it, the first that falls
 * back to it.
 */
const englishOf = (locales: readonly Language[]): Language | undefined =>
  locales.find(locale => languageOf(locale.tag) === 'en') ?? locales.find(locale => locale.content === 'en')

/** Languages in which pages really exist, each with its language tag for search engines. */
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
 * The canonical address of a page (GEN-007). A page shown in a fallback language points to the English one.
 */
export const canonicalUrl = (page: string, locale: Language, locales: readonly Language[], origin: string): string => {
  const own = isTranslated(locale) ? locale : (englishOf(locales) ?? locale)
  return pageUrl(origin, own, page)
}

/** Whether a page in this language is listed for search engines; a fallback page is not (GEN-108). */
export const isAnnounced = (locale: Language, locales: readonly Language[]): boolean =>
  announced(locales).some(one => one.locale.prefix === locale.prefix)

/**
 * All translated languages of a page (path without language prefix), including its own, and `x-default`: the
 * page at the root if its language is translated, else the English one (GEN-108). The list is the same for every
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

/** The language of a page as messengers read it, language and territory: `en_SG`, `zh_HK`. The site's country fills in for a language without one. */
export const sharedLocale = (content: string, country: string): string => {
  const { language, region = country } = new Intl.Locale(content)
  return `${language}_${region}`
}

// Structured data: JSON-LD in the vocabulary of schema.org (GEN-008).

export type JsonLd = { [key: string]: string | number | boolean | string[] | JsonLd | JsonLd[] }

const organizationId = (origin: string): string => `${origin}/#organization`
const websiteId = (origin: string): string => `${origin}/#website`
const reference = (id: string): JsonLd => ({ '@id': id })

/** Several objects as one document. */
export const graph = (...nodes: JsonLd[]): JsonLd => ({ '@context': 'https://schema.org', '@graph': nodes })

/** The brand. `origin` without a slash at the end, `logo` an absolute address of a picture. */
export const organization = (facts: { origin: string; name: string; logo: string }): JsonLd => ({
  '@type': 'Organization',
  '@id': organizationId(facts.origin),
  name: facts.name,
  url: `${facts.origin}/`,
  logo: facts.logo,
})

/** The site; `languages` are the tags of its translations. */
export const website = (facts: { origin: string; name: string; languages: readonly string[] }): JsonLd => ({
  '@type': 'WebSite',
  '@id': websiteId(facts.origin),
  name: facts.name,
  url: `${facts.origin}/`,
  inLanguage: [...facts.languages],
  publisher: reference(organizationId(facts.origin)),
})

export type ServiceFacts = {
  origin: string
  /** Words in the language of the page. */
  name: string
  description: string
  serviceType: string
  country: string
  cities: readonly string[]
  /** Absolute address of the page about the service. */
  url: string
  /** ISO 4217. */
  currency: string
  /** Left out for a country that shows no prices. */
  pricing?: Pick<Pricing, 'base' | 'perKm' | 'perKmAfterKm' | 'isMinimum'>
  /** Where the base covers more kilometres in one area than in another. */
  areas?: readonly { name: string; perKmAfterKm: number }[]
}

const KILOMETRE = 'KMT' // UN/CEFACT code

const priceOf = (
  currency: string,
  pricing: NonNullable<ServiceFacts['pricing']>,
  areas: ServiceFacts['areas'],
): JsonLd[] => [
  {
    '@type': 'PriceSpecification',
    priceCurrency: currency,
    ...(pricing.isMinimum ? { minPrice: pricing.base } : { price: pricing.base }),
  },
  ...(areas ?? [{ name: '', perKmAfterKm: pricing.perKmAfterKm }]).map(({ name, perKmAfterKm }) => ({
    '@type': 'UnitPriceSpecification',
    ...(name && { name }),
    priceCurrency: currency,
    price: pricing.perKm,
    unitCode: KILOMETRE,
    ...(perKmAfterKm && {
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: perKmAfterKm, unitCode: KILOMETRE },
    }),
  })),
]

/** Delivery as a service of the brand in a country, with its prices where the country has any. */
export const service = (facts: ServiceFacts): JsonLd => ({
  '@type': 'Service',
  '@id': `${facts.origin}/#service`,
  name: facts.name,
  description: facts.description,
  serviceType: facts.serviceType,
  url: facts.url,
  provider: reference(organizationId(facts.origin)),
  areaServed: [{ '@type': 'Country', name: facts.country }, ...facts.cities.map(name => ({ '@type': 'City', name }))],
  ...(facts.pricing
    ? {
        offers: {
          '@type': 'Offer',
          url: facts.url,
          priceCurrency: facts.currency,
          priceSpecification: priceOf(facts.currency, facts.pricing, facts.areas),
        },
      }
    : {}),
})

/** The questions of a FAQ page, each with an address of its own. `url` is the page's, `language` that of its texts. */
export const faqPage = (facts: { url: string; language: string; groups: readonly ContentGroup[] }): JsonLd => ({
  '@type': 'FAQPage',
  '@id': `${facts.url}#faq`,
  url: facts.url,
  inLanguage: facts.language,
  mainEntity: facts.groups
    .flatMap(group => group.sections)
    .map(section => ({
      '@type': 'Question',
      url: `${facts.url}#${section.id}`,
      name: section.heading,
      acceptedAnswer: { '@type': 'Answer', text: section.text },
    })),
})

/** A page without a better description of its own, such as terms or a screen of the portal. */
export const webPage = (facts: { origin: string; url: string; name: string; language: string }): JsonLd => ({
  '@type': 'WebPage',
  '@id': `${facts.url}#page`,
  url: facts.url,
  name: facts.name,
  inLanguage: facts.language,
  isPartOf: reference(websiteId(facts.origin)),
})

/** The breadcrumbs of a page; the landing page comes first. Addresses are absolute. */
export const breadcrumbs = (trail: readonly { name: string; url: string }[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
})

/**
 * A value as JSON that is safe inside a script element: no text in it can end the element, open a comment or, in
 * old parsers, break the line. `JSON.parse` returns the same value.
 */
export const scriptSafeJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
