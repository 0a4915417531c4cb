import { describe, expect, test } from 'vitest'
import {
  breadcrumbs,
  faqPage,
  graph,
  type JsonLd,
  organization,
  scriptSafeJson,
  service,
  webPage,
  website,
} from '#features/search-engines/search-engines.ts'

const origin = 'https://sg.example.com'

/** What schema.org lets these types carry, inherited properties included, of those that we use. */
const thing = ['@id', 'name', 'url', 'description']
const priceSpecification = ['price', 'minPrice', 'priceCurrency', 'eligibleQuantity']
const vocabulary: Record<string, string[]> = {
  Organization: [...thing, 'logo'],
  WebSite: [...thing, 'inLanguage', 'publisher'],
  WebPage: [...thing, 'inLanguage', 'isPartOf'],
  FAQPage: [...thing, 'inLanguage', 'isPartOf', 'mainEntity'],
  Question: [...thing, 'acceptedAnswer'],
  Answer: [...thing, 'text'],
  Service: [...thing, 'serviceType', 'provider', 'areaServed', 'offers'],
  Country: thing,
  City: thing,
  Offer: [...thing, 'priceCurrency', 'priceSpecification'],
  PriceSpecification: priceSpecification,
  UnitPriceSpecification: [...priceSpecification, 'unitCode'],
  QuantitativeValue: ['minValue', 'unitCode'],
  BreadcrumbList: [...thing, 'itemListElement'],
  ListItem: [...thing, 'position', 'item'],
}

const nodesIn = (value: unknown): JsonLd[] => {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(nodesIn)
  return Array.isArray(value) ? inside : [value as JsonLd, ...inside]
}

const serviceFacts = {
  origin,
  name: 'Riders in Singapore',
  description: 'On-demand riders',
  serviceType: 'Delivery',
  country: 'Singapore',
  cities: ['Singapore'],
  url: `${origin}/`,
  currency: 'SGD',
}

const page = graph(
  organization({ origin, name: 'Brand', logo: `${origin}/icon-512.png` }),
  website({ origin, name: 'Brand', languages: ['en', 'zh-HK'] }),
  webPage({ origin, url: `${origin}/termsandconditions`, name: 'Terms', language: 'en' }),
  service({ ...serviceFacts, pricing: { base: 6, perKm: 1, isMinimum: true, perKmAfterKm: 3 } }),
  faqPage({
    url: `${origin}/faq`,
    language: 'en',
    groups: [
      {
        id: 'prices',
        heading: 'Prices',
        intro: '',
        sections: [{ id: 'cost', heading: 'What does it cost?', html: '<p>SGD 6</p>', text: 'SGD 6' }],
      },
    ],
  }),
  breadcrumbs([
    { name: 'Brand', url: `${origin}/` },
    { name: 'FAQ', url: `${origin}/faq` },
  ]),
)

describe('[GEN-008] structured data', () => {
  test('uses only types and properties that schema.org knows', () => {
    expect(page['@context']).toBe('https://schema.org')
    const nodes = nodesIn(page['@graph'])
    expect(new Set(nodes.map(node => node['@type']).filter(Boolean))).toEqual(new Set(Object.keys(vocabulary)))
    for (const { '@type': type, ...properties } of nodes) {
      if (type === undefined) expect(Object.keys(properties)).toEqual(['@id'])
      else expect(vocabulary[String(type)]).toEqual(expect.arrayContaining(Object.keys(properties)))
    }
  })

  test('every reference leads to an object of the same page', () => {
    const nodes = nodesIn(page['@graph'])
    const defined = new Set(nodes.filter(node => node['@type']).map(node => node['@id']))
    const references = nodes.filter(node => !node['@type']).map(node => node['@id'])
    expect(references.length).toBeGreaterThan(2)
    for (const id of references) expect(defined).toContain(id)
  })

  test('a price that is a from price is given as a minimum; kilometres count from where the base ends', () => {
    expect(
      service({ ...serviceFacts, pricing: { base: 6, perKm: 1, isMinimum: true, perKmAfterKm: 3 } }),
    ).toMatchObject({
      offers: {
        priceCurrency: 'SGD',
        priceSpecification: [
          { '@type': 'PriceSpecification', minPrice: 6, priceCurrency: 'SGD' },
          { price: 1, unitCode: 'KMT', eligibleQuantity: { minValue: 3, unitCode: 'KMT' } },
        ],
      },
    })
    const flat = service({ ...serviceFacts, pricing: { base: 6, perKm: 1 } })
    expect(JSON.stringify(flat)).toContain('"price":6')
    expect(JSON.stringify(flat)).not.toMatch(/minPrice|eligibleQuantity/)
  })

  test('where the base covers more kilometres in one area than in another, each area has its own price of a kilometre', () => {
    const areas = [
      { name: 'กรุงเทพมหานคร', perKmAfterKm: 1 },
      { name: 'เมืองอื่น ๆ', perKmAfterKm: 4 },
    ]
    const kilometre = { '@type': 'UnitPriceSpecification', priceCurrency: 'THB', price: 7, unitCode: 'KMT' }
    const from = (minValue: number) => ({ '@type': 'QuantitativeValue', minValue, unitCode: 'KMT' })
    expect(service({ ...serviceFacts, currency: 'THB', pricing: { base: 35, perKm: 7 }, areas })).toMatchObject({
      offers: {
        priceSpecification: [
          { '@type': 'PriceSpecification', priceCurrency: 'THB', price: 35 },
          { ...kilometre, name: 'กรุงเทพมหานคร', eligibleQuantity: from(1) },
          { ...kilometre, name: 'เมืองอื่น ๆ', eligibleQuantity: from(4) },
        ],
      },
    })
  })

  test('the brand, the site and a page name each other by their addresses', () => {
    const brand = { origin, name: 'Brand', logo: `${origin}/icon-512.png` }
    expect(organization(brand)).toEqual({
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: 'Brand',
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
    })
    expect(website({ origin, name: 'Brand', languages: ['en', 'zh-HK'] })).toEqual({
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: 'Brand',
      url: `${origin}/`,
      inLanguage: ['en', 'zh-HK'],
      publisher: { '@id': `${origin}/#organization` },
    })
    expect(webPage({ origin, url: `${origin}/faq`, name: 'Questions', language: 'en' })).toEqual({
      '@type': 'WebPage',
      '@id': `${origin}/faq#page`,
      url: `${origin}/faq`,
      name: 'Questions',
      inLanguage: 'en',
      isPartOf: { '@id': `${origin}/#website` },
    })
  })

  test('the service names its country, its cities and its prices', () => {
    const flat = service({ ...serviceFacts, pricing: { base: 6, perKm: 1 } })
    expect(flat).toEqual({
      '@type': 'Service',
      '@id': `${origin}/#service`,
      name: 'Riders in Singapore',
      description: 'On-demand riders',
      serviceType: 'Delivery',
      url: `${origin}/`,
      provider: { '@id': `${origin}/#organization` },
      areaServed: [
        { '@type': 'Country', name: 'Singapore' },
        { '@type': 'City', name: 'Singapore' },
      ],
      offers: {
        '@type': 'Offer',
        url: `${origin}/`,
        priceCurrency: 'SGD',
        priceSpecification: [
          { '@type': 'PriceSpecification', priceCurrency: 'SGD', price: 6 },
          { '@type': 'UnitPriceSpecification', priceCurrency: 'SGD', price: 1, unitCode: 'KMT' },
        ],
      },
    })
  })

  test('each question of all groups has an address of its own', () => {
    const section = (id: string) => ({ id, heading: `Heading ${id}`, html: `<p>${id}</p>`, text: `Text ${id}` })
    const groups = [
      { id: 'a', heading: 'A', intro: '', sections: [section('one')] },
      { id: 'b', heading: 'B', intro: '', sections: [section('two')] },
    ]
    const question = (id: string) => ({
      '@type': 'Question',
      url: `${origin}/faq#${id}`,
      name: `Heading ${id}`,
      acceptedAnswer: { '@type': 'Answer', text: `Text ${id}` },
    })
    expect(faqPage({ url: `${origin}/faq`, language: 'en', groups })).toEqual({
      '@type': 'FAQPage',
      '@id': `${origin}/faq#faq`,
      url: `${origin}/faq`,
      inLanguage: 'en',
      mainEntity: [question('one'), question('two')],
    })
  })

  test('a country without prices offers none', () => {
    expect(service(serviceFacts)).not.toHaveProperty('offers')
  })

  test('breadcrumbs count from one', () => {
    expect(breadcrumbs([{ name: 'A', url: origin }])).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem', position: 1, name: 'A', item: origin }],
    })
  })
})

describe('scriptSafeJson', () => {
  test.for(['</script><script>alert(1)</script>', '<!-- & -->', 'a\u2028b\u2029c', '"\\', 'ประเทศไทย'])('%j', text => {
    const json = scriptSafeJson({ text })
    expect(json).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(json)).toEqual({ text })
    expect(scriptSafeJson('<>&')).toBe('"\\u003c\\u003e\\u0026"')
  })
})
