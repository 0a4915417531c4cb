// The structured data for search engines of each kind of public page (GEN-008), built from the page that is being rendered.
import {
  alternates,
  breadcrumbs,
  faqPage,
  graph,
  type JsonLd,
  organization,
  service,
  webPage,
  website,
} from '#features/search-engines/search-engines.ts'
import { m } from '#messages'
import { current } from '#site'
import { pageFigures } from './page-figures.ts'

/** The brand, the site, and delivery as its service with this country's prices. */
export function landingData(description: string): JsonLd {
  const { url, path, deployment } = current()
  const { brand, country, cities, named } = pageFigures()
  const { currency, pricing } = deployment.settings
  const serviceType = m.landing_service_type()
  const facts = { name: serviceType, description, serviceType, country, cities, currency, url: url(path) }
  const areas = pricing?.areas?.map(({ name, perKmAfterKm }) => ({ name: named(name), perKmAfterKm }))
  return graph(
    ...owner(),
    service({ origin: deployment.origin, ...facts, ...(pricing && { pricing }), ...(areas && { areas }) }),
    page(brand),
  )
}

/** Questions and answers, and the way there. */
export function faqData(subject: string): JsonLd {
  const { site, locale, url, path } = current()
  const groups = site.faq[locale.tag] ?? []
  return graph(...owner(), faqPage({ url: url(path), language: locale.content, groups }), trail(subject))
}

/** A page with a subject and nothing more special. */
export function pageData(subject: string): JsonLd {
  return graph(...owner(), page(subject), trail(subject))
}

/** The same of a page that no search engine may list: a way to it would be shown nowhere. */
export function unlistedPageData(subject: string): JsonLd {
  return graph(...owner(), page(subject))
}

function owner(): JsonLd[] {
  const { deployment, site, path } = current()
  const { origin, brand } = deployment
  const announced = alternates(path, site.locales, origin).map(({ hreflang }) => hreflang)
  const languages = announced.filter(tag => tag !== 'x-default')
  const { name } = brand
  return [organization({ origin, name, logo: `${origin}/icon-512.png` }), website({ origin, name, languages })]
}

function page(name: string): JsonLd {
  const { deployment, locale, url, path } = current()
  return webPage({ origin: deployment.origin, url: url(path), name, language: locale.content })
}

function trail(subject: string): JsonLd {
  const { url, path } = current()
  return breadcrumbs([
    { name: pageFigures().brand, url: url('/') },
    { name: subject, url: url(path) },
  ])
}
