// Pages for audiences: which there are follows from the brand and from what is in the folder, and a change of a text reaches
// exactly the pages that show it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readPage } from '#generator/adapters/html.ts'
import { openPageCache } from '#generator/build/page-cache.ts'
import { openBuildCache, openNoCache } from '#generator/cache/build-cache.ts'
import { inputHashes } from '#generator/cache/fingerprint.ts'
import { check } from '#generator/check/index.ts'
import { siteDataOf } from '#generator/emit/site-data.ts'
import { planPages } from '#generator/render/index.ts'
import { resolve } from '#generator/resolve/index.ts'
import { translatedLocales } from '#generator/resolve/translated.ts'
import { localesOf, type SiteData, siteOfPage } from '#site'
import { type Files, fixture, inputsOf, plant } from './faults/fixture.ts'
import { SHOPS, SOUTH, withShops } from './faults/planting.ts'

const CAFES = 'content/audiences/cafes/en.md'
const SHOPS_AR = SHOPS.replace('/en.md', '/ar.md')
const CAFES_AR = CAFES.replace('/en.md', '/ar.md')
const COMPONENTS = new Map(
  ['', '/faq', '/for-[audience]', '/404'].map(path => {
    const component = `src/pages${path || '/index'}.astro`
    return [component, { component, route: `/[pair]/[...locale]${path}` }]
  }),
)

let work: string
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'audiences-'))
})
afterEach(() => rmSync(work, { recursive: true, force: true }))

/** A brand in Arabic and English with pages for shops in both and for cafés in English alone. */
function project(): Files {
  const files = withShops(fixture(), SOUTH, 'cafes", "shops')
  for (const [path, text] of [...files].filter(([path]) => /^content\/(faq|legal|audiences)\/.*\/en\.md$/.test(path)))
    files.set(path.replace('/en.md', '/ar.md'), String(text).replace('Shops', 'متاجر'))
  files.set(CAFES, String(files.get(SHOPS)).replaceAll('Shops', 'Cafés in {{country}}'))
  return files
}

const resolved = (files: Files, brand: string, country: string) => {
  const inputs = inputsOf(files)
  return { inputs, ...resolve(inputs, brand, country, 'san') }
}

function siteOf(files: Files, brand = 'south-star', country = 'AE'): SiteData {
  const { inputs, deployment } = resolved(files, brand, country)
  const messages = (locale: string) => {
    const module = {
      href: `/_assets/messages.${locale}.js`,
      artefact: { path: `_assets/messages.${locale}.js`, contents: '' },
    }
    return { portal: module, entrance: module, order: module, screen: module }
  }
  return siteDataOf(deployment, {
    inputs,
    translated: translatedLocales(inputs),
    messages: new Map(['en', 'ar'].map(locale => [locale, messages(locale)])),
    messageNames: new Map(),
    cache: openNoCache(work),
  })
}

const addressesOf = (site: SiteData) => planPages({ routes: COMPONENTS }, site).map(({ address }) => address)

describe('the pages of a site', () => {
  test('are those that its brand names, in the languages with a text', () => {
    expect(addressesOf(siteOf(project())).filter(address => address.includes('/for-'))).toEqual([
      '/en/for-cafes',
      '/en/for-shops',
      '/for-shops',
    ])
  })

  test.each([
    ['a text in another language more', (files: Files) => files.set(CAFES_AR, String(files.get(CAFES))), 4],
    ['a text less', (files: Files) => files.delete(SHOPS_AR), 2],
    ['a brand that names one alone', (files: Files) => plant(files, SOUTH, '["shops"]', '["cafes", "shops"]'), 2],
    ['a brand that names none', (files: Files) => plant(files, SOUTH, '[]', '["cafes", "shops"]'), 0],
  ])('%s', (_what, change, count) => {
    const files = project()
    change(files)
    expect(addressesOf(siteOf(files)).filter(address => address.includes('/for-'))).toHaveLength(count)
  })

  test('another brand has none of them, and each site has its other pages in every language', () => {
    expect(addressesOf(siteOf(project(), 'north', 'SG'))).toEqual(['/', '/404', '/faq'])
    expect(addressesOf(siteOf(project())).filter(address => !address.includes('/for-'))).toHaveLength(6)
  })

  test('a language without a set shows the English text, as on every page', () => {
    const files = withShops(fixture(), 'brands/north/brand.json')
    const site = siteOf(files, 'north', 'NO')
    expect(site.locales.map(({ tag, content }) => `${tag} ${content}`)).toEqual(['nb-NO en', 'en en'])
    expect(addressesOf(site).filter(address => address.includes('/for-'))).toEqual(['/en/for-shops', '/for-shops'])
    expect(site.audienceLinks['nb-NO']).toEqual([{ path: '/for-shops', name: 'Shops' }])
  })

  test('links name them in the order of the brand, with the facts of the country, and only where there is a page', () => {
    const { audienceLinks } = siteOf(project())
    expect(audienceLinks['en']).toEqual([
      { path: '/for-cafes', name: 'Cafés in United Arab Emirates' },
      { path: '/for-shops', name: 'Shops' },
    ])
    expect(audienceLinks['ar']).toEqual([{ path: '/for-shops', name: 'متاجر' }])
  })

  test('the languages of a page are those with a text; a page sees its own text alone', () => {
    const site = siteOf(project())
    const [arabic, english] = site.locales
    expect(localesOf(site, '/for-cafes')).toEqual([english])
    expect(localesOf(site, '/for-shops')).toEqual([arabic, english])
    expect(localesOf(site, '/faq')).toEqual(site.locales)
    const seen = english && siteOfPage(site, english, '/for-cafes')
    expect(Object.keys(seen?.audiences ?? {})).toEqual(['/for-cafes'])
    expect(Object.keys(seen?.audiences['/for-cafes']?.texts ?? {})).toEqual(['en'])
    expect(english && siteOfPage(site, english, '/').audiences).toEqual({})
    expect(seen?.audiences['/for-cafes']?.texts['en']).toMatchObject({
      heading: 'Cafés in United Arab Emirates.',
      sections: [{ id: 'why', heading: 'Why', html: '<p>Because riders ride.</p>' }],
    })
  })
})

test.each([
  ['south-star', SHOPS, true],
  ['south-star', SHOPS_AR, true],
  ['south-star', 'content/faq/prices/en.md', true],
  ['south-star', 'content/audiences/bakers/en.md', false],
  ['north', SHOPS, false],
])('[GEN-103] whether a site of %s depends on %s: %s', (brand, path, expected) => {
  const files = project()
  files.set('content/audiences/bakers/en.md', String(files.get(SHOPS)))
  const { inputs } = resolved(files, brand, 'SG')
  const locales = siteOf(files).locales
  expect(Object.hasOwn(inputHashes(inputs, { brand, country: 'SG' }, locales, 'program'), path)).toBe(expected)
})

describe('[GEN-119] of the cached pages', () => {
  const makers = {
    maker: 'generator',
    pageKeys: Object.fromEntries([...COMPONENTS.keys()].map(component => [component, component])),
    messageHashes: new Map<string, string>(),
  }

  /** The pages of a site that are made anew; all are kept afterwards. */
  function madeAnew(files: Files): string[] {
    const site = siteOf(files)
    const pages = openPageCache(makers, { shared: { inputs: inputsOf(files) }, marks: [] }, openBuildCache(work)).of(
      site,
    )
    const planned = planPages({ routes: COMPONENTS }, site)
    const made = planned.filter(plan => !pages.find(plan))
    const rendered = planned.map(({ address, path }) => ({ address, path, html: 'x', facts: readPage('x') }))
    const bytes = new Map(rendered.map(({ path }) => [path, Buffer.from('x')]))
    const hashes = Object.fromEntries(rendered.map(({ path }) => [path, 'x']))
    pages.keep({ site, pages: rendered, files: new Map(), known: new Set() }, bytes, hashes)
    return made.map(({ address }) => address)
  }

  const english = ['/en', '/en/404', '/en/faq', '/en/for-cafes', '/en/for-shops']
  test.each([
    ['nothing', SHOPS, 'riders', 'riders', []],
    ['a sentence of the page', SHOPS, 'riders ride', 'riders hurry', ['/en/for-shops']],
    ['its lead', SHOPS, 'lead: For you', 'lead: For all', ['/en/for-shops']],
    ['its Arabic text', SHOPS_AR, 'riders ride', 'riders hurry', ['/for-shops']],
    ['a sentence of another page', CAFES, 'riders ride', 'riders hurry', ['/en/for-cafes']],
    ['the name that every page links', SHOPS, 'name: Shops', 'name: Traders', english],
    ['an answer of the FAQ', 'content/faq/prices/en.md', 'An answer', 'Another answer', english],
  ])('a change of %s makes exactly those anew that show it', (_what, path, from, to, expected) => {
    const files = project()
    expect(madeAnew(files)).toHaveLength(9)
    expect(madeAnew(plant(files, path, to, from))).toEqual(expected)
  })

  test('a text in another language reaches the pages that name the languages of the page', () => {
    const files = project()
    madeAnew(files)
    files.set(CAFES_AR, String(files.get(CAFES)))
    expect(madeAnew(files)).toEqual(['/', '/404', '/en/for-cafes', '/faq', '/for-cafes', '/for-shops'])
  })
})

test('each audience without a text in a default language is one fault, at its place, with the countries and the file to write', () => {
  const files = project()
  const found = () => check(inputsOf(files)).filter(({ code }) => code.startsWith('CFG0') && code >= 'CFG049')
  expect(found()).toMatchObject([
    {
      code: 'CFG050',
      severity: 'error',
      file: SOUTH,
      path: 'audiences.0',
      what: '"cafes" has no text in ar, the default language of AE',
      hint: 'Write content/audiences/cafes/ar.md, or take the audience out of the list.',
    },
  ])
  files.set(CAFES_AR, String(files.get(CAFES)))
  expect(found()).toEqual([])
  plant(files, SOUTH, '"cafe", "bakers"', '"cafes", "shops"')
  expect(found()).toMatchObject([
    { code: 'CFG049', path: 'audiences.0', hint: 'Did you mean "cafes"?' },
    {
      code: 'CFG049',
      path: 'audiences.1',
      what: 'content/audiences/bakers/ has no text',
      hint: 'Write content/audiences/bakers/en.md, or take it out of the list.',
    },
  ])
})
