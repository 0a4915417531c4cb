// The checks of a finished pair: each finding, and what is no finding.
import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { addressOf } from '#contract/routes.ts'
import { readPage } from '#generator/adapters/html.ts'
import type { RenderedPage } from '#generator/render/index.ts'
import {
  FAQ_ANSWERS_MIN,
  type FinishedPair,
  PAGE_MAX_BYTES,
  STATIC_PAGE_SCRIPT_MAX_BYTES,
  staticPathsOf,
  verify,
} from '#generator/verify/index.ts'
import type { Deployment, ResolvedSettings } from '#schema/deployment.ts'
import type { ContentSection, SiteData, SiteLocale } from '#site'

const norwegian: SiteLocale = { tag: 'nb', content: 'nb', direction: 'ltr', name: 'norsk', prefix: '' }
const english: SiteLocale = { tag: 'en-NO', content: 'en', direction: 'ltr', name: 'English', prefix: '/en-NO' }
const locales = [norwegian, english]

const section: ContentSection = { id: 'a', heading: 'A', html: '<p>a</p>', text: 'a' }
const answers = (count: number) => [{ id: 'g', heading: 'G', intro: '', sections: Array(count).fill(section) }]

const page = (address: string, html = '<p>x</p>'): RenderedPage => {
  const path = `${address.slice(1)}/index.html`.replace(/^\//, '')
  return { address, path, html, facts: readPage(html) }
}

const allPages = locales.flatMap(({ prefix }) =>
  [...staticPathsOf({ settings: {}, brand: {} }).map(path => addressOf(prefix, path)), addressOf(prefix, '/404')].map(
    address => page(address),
  ),
)

const messagesAt = (address: string) => ({ portal: address, entrance: address, order: address, screen: address })

/** A pair with nothing wrong, apart from what is given. */
const pairOf = (
  more: Partial<FinishedPair> & {
    faq?: SiteData['faq']
    audiences?: SiteData['audiences']
    settings?: Partial<ResolvedSettings>
  } = {},
): FinishedPair => {
  const { settings = {}, audiences = {}, ...others } = more
  const { faq = { nb: answers(FAQ_ANSWERS_MIN), 'en-NO': answers(FAQ_ANSWERS_MIN) }, ...rest } = others
  const brand = { audiences: Object.keys(audiences).map(path => path.replace('/for-', '')) }
  const site: SiteData = {
    deployment: { pair: 'north-star-NO', settings, brand: brand as Partial<Deployment['brand']> } as Deployment,
    locales,
    theme: '',
    themeHref: '/_assets/theme.css',
    hero: { layout: 'map', scene: 'ride' },
    logoSvg: '<svg/>',
    markerSvg: '<svg/>',
    headingFontHrefs: {},
    faq,
    terms: {},
    prohibited: {},
    accessibility: {},
    audienceLinks: {},
    audiences,
    messages: { nb: messagesAt('/_assets/messages.nb.js'), en: messagesAt('/_assets/messages.en.js') },
  }
  const files = new Map([
    ['_assets/messages.nb.js', ''],
    ['_assets/messages.en.js', ''],
  ])
  return { site, pages: allPages, known: new Set(), files, ...rest }
}

/** A good pair in which one page has this markup. */
const withPage = (html: string, files: Record<string, string | Uint8Array> = {}, known: string[] = []) => {
  const good = pairOf()
  const changed = page('/faq', html)
  return pairOf({
    pages: good.pages.map(one => (one.address === '/faq' ? changed : one)),
    files: new Map([...good.files, ...Object.entries(files)]),
    known: new Set(known),
  })
}

const found = (pair: FinishedPair) =>
  verify(pair).map(({ code, file, line, column, what }) => ({ code, at: `${file}:${line}:${column}`, what }))

test('[GEN-106] a pair in order has no problem', () => expect(verify(pairOf())).toEqual([]))

test('[GEN-106] a route, or the not-found page, that one language lacks is reported', () => {
  const pages = allPages.filter(({ address }) => address !== '/en-NO/faq' && address !== '/404')
  expect(found(pairOf({ pages }))).toEqual([
    { code: 'OUT001', at: 'north-star-NO/404:1:1', what: 'the page /404 was not rendered' },
    { code: 'OUT001', at: 'north-star-NO/en-NO/faq:1:1', what: 'the page /en-NO/faq was not rendered' },
  ])
})

test('[GEN-106] the accessibility statement is missed in each language of a site that has the setting', () => {
  const accessibilityStatement = { contact: 'us@riders.example', reviewed: '2026-11-23', answerDays: 14 }
  expect(found(pairOf({ settings: { accessibilityStatement } })).map(one => one.what)).toEqual([
    'the page /accessibility-statement was not rendered',
    'the page /en-NO/accessibility-statement was not rendered',
  ])
})

test('[GEN-106] the page for an audience is missed in the languages that have a text, and in no other', () => {
  const audiences = { '/for-shops': { tags: ['nb'], texts: {} }, '/for-cafes': { tags: ['nb', 'en-NO'], texts: {} } }
  expect(found(pairOf({ audiences })).map(one => one.what)).toEqual([
    'the page /for-shops was not rendered',
    'the page /for-cafes was not rendered',
    'the page /en-NO/for-cafes was not rendered',
  ])
})

describe('answers of the FAQ', () => {
  const faq = { nb: answers(FAQ_ANSWERS_MIN), 'en-NO': [...answers(FAQ_ANSWERS_MIN - 2), ...answers(1)] }
  test('[GEN-106] fewer than ten are reported, all topics counted', () => {
    expect(FAQ_ANSWERS_MIN).toBe(10)
    expect(found(pairOf({ faq }))).toEqual([
      { code: 'OUT002', at: 'north-star-NO/en-NO/faq/index.html:1:1', what: 'the FAQ in en has 9 answers' },
    ])
    expect(found(pairOf({ faq: { 'en-NO': faq['en-NO'] } })).map(one => one.what)).toEqual([
      'the FAQ in nb has 0 answers',
      'the FAQ in en has 9 answers',
    ])
  })
  test('a page that was in order before is not counted again', () => {
    expect(found(pairOf({ faq, known: new Set(['en-NO/faq/index.html']) }))).toEqual([])
    expect(found(pairOf({ faq: {}, known: new Set(['faq/index.html']) })).map(one => one.code)).toEqual(['OUT002'])
  })
})

test('[GEN-106] messages of a language that are not in the folder are reported once', () => {
  const files = new Map([['_assets/messages.nb.js', '']])
  const found003 = found(pairOf({ files }))
  expect(found003).toEqual([
    {
      code: 'OUT003',
      at: 'north-star-NO/_assets/messages.en.js:1:1',
      what: 'the messages in en are not in the folder',
    },
  ])
  const shared = pairOf({ files })
  shared.site.locales = [norwegian, english, { ...english, tag: 'so-NO', prefix: '/so-NO' }]
  expect(found(shared).filter(one => one.code === 'OUT003')).toEqual(found003)
  const entrances = pairOf()
  entrances.site.messages['en'] = { ...messagesAt('/_assets/messages.en.js'), entrance: '/_assets/gone.js' }
  expect(found(entrances)).toEqual(found003)
  const unnamed = pairOf()
  unnamed.site.messages = {}
  expect(found(unnamed).map(one => one.code)).toEqual(['OUT003', 'OUT003'])
})

describe('links', () => {
  test.each([
    ['another page', '<a href="/request-a-rider">x</a>'],
    ['a query', '<a href="/request-a-rider?a=1#top">x</a>'],
    ['an anchor of the page', '<p id="here">x</p><a href="#here">x</a>'],
    ['an anchor that is written in an address', '<p id="så">x</p><a href="#s%C3%A5">x</a>'],
    ['the top of the page', '<a href="#top">x</a><a href="#">x</a>'],
    ['a file', '<a href="/terms.pdf?v=1">x</a>'],
  ])('[GEN-106] that name %s are in order', (_, html) => {
    expect(found(withPage(html, { 'terms.pdf': 'x' }))).toEqual([])
  })
  test.each([
    ['/nowhere', '<p>\n <a href="/nowhere">x</a>', '2:2'],
    ['#elsewhere', '<a href="#elsewhere">x</a>', '1:1'],
    ['/connect#here', '<p id="here">x</p><a href="/connect#here">x</a>', '1:19'],
    ['/nowhere#here', '<p id="here">x</p><a href="/nowhere#here">x</a>', '1:19'],
    ['/terms.txt', '<a href="/terms.txt">x</a>', '1:1'],
  ])('[GEN-106] %s leads nowhere', (target, html, at) => {
    expect(found(withPage(html, { 'terms.pdf': 'x' }))).toEqual([
      { code: 'OUT004', at: `north-star-NO/faq/index.html:${at}`, what: `${target} leads nowhere` },
    ])
  })
  test('[GEN-106] of a page that was in order before are read again: what they lead to may have gone', () => {
    expect(found(withPage('<a href="/nowhere">x</a>', {}, ['faq/index.html'])).map(one => one.code)).toEqual(['OUT004'])
  })
})

test('[GEN-106] an inline style is reported with its place, and not again on a page that was in order', () => {
  const html = '<p>x</p>\n<style>p{}</style><h1 style="color:red">x</h1>'
  expect(found(withPage(html))).toEqual([
    { code: 'OUT005', at: 'north-star-NO/faq/index.html:2:1', what: 'an inline style on <style>' },
    { code: 'OUT005', at: 'north-star-NO/faq/index.html:2:19', what: 'an inline style on <h1>' },
  ])
  expect(found(withPage(html, {}, ['faq/index.html']))).toEqual([])
})

describe('weights', () => {
  // What cannot be compressed weighs as much afterwards, and a few bytes more.
  const OVERHEAD = 600
  const bytes = (count: number) => new Uint8Array(randomBytes(count))
  /** Random text of this many bytes; letters of base 64 are compressed to three quarters. */
  const text = (count: number) => randomBytes(count).toString('base64')
  const whats = (pair: FinishedPair) =>
    found(pair).map(({ code, at, what }) => `${code} ${at} ${what}`.replace(/\d+ bytes/, 'n bytes'))
  const WHOLE = 'OUT006 north-star-NO/faq/index.html:1:1 the whole of /faq weighs n bytes compressed'
  const SCRIPT = 'OUT006 north-star-NO/faq/index.html:1:1 the script of /faq weighs n bytes compressed'
  const PICTURE = '<img src="/_assets/a.png">'

  test('[LND-102] the budgets are those of the specification', () => {
    expect([PAGE_MAX_BYTES, STATIC_PAGE_SCRIPT_MAX_BYTES]).toEqual([60_000, 5_000])
  })
  test('[LND-102] a page is weighed with its pictures', () => {
    expect(whats(withPage(PICTURE, { '_assets/a.png': bytes(PAGE_MAX_BYTES - OVERHEAD) }))).toEqual([])
    expect(whats(withPage(PICTURE, { '_assets/a.png': bytes(PAGE_MAX_BYTES) }))).toEqual([WHOLE])
  })
  test('[LND-102] a page is weighed with all of its files together, and its own markup', () => {
    const half = PAGE_MAX_BYTES / 2
    const html = `${PICTURE}<link rel="stylesheet" href="/_assets/b.css"><p>${text(OVERHEAD)}</p>`
    const files = { '_assets/a.png': bytes(half), '_assets/b.css': text(half - OVERHEAD) }
    expect(whats(withPage(html, files))).toEqual([WHOLE])
    expect(whats(withPage(html, { ...files, '_assets/b.css': text(half - 2 * OVERHEAD) }))).toEqual([])
  })
  test('[LND-102] files are weighed compressed', () => {
    expect(whats(withPage(PICTURE, { '_assets/a.png': 'a'.repeat(2 * PAGE_MAX_BYTES) }))).toEqual([])
    expect(whats(withPage(PICTURE, { '_assets/a.png': new Uint8Array(2 * PAGE_MAX_BYTES) }))).toEqual([])
  })
  test.each(['/_assets/a.js', '/_assets/a.mjs'])('[LND-102] the script %s has a budget of its own', address => {
    const html = `<script type="module" src="${address}"></script>`
    const script = (count: number) => ({ [address.slice(1)]: bytes(count) })
    expect(whats(withPage(html, script(STATIC_PAGE_SCRIPT_MAX_BYTES - OVERHEAD)))).toEqual([])
    expect(whats(withPage(html, script(STATIC_PAGE_SCRIPT_MAX_BYTES)))).toEqual([SCRIPT])
  })
  test('[LND-102] a script in the page is weighed with those of files', () => {
    const inline = text(STATIC_PAGE_SCRIPT_MAX_BYTES / 2)
    const html = `<script>${inline}</script><script type="module" src="/_assets/a.js"></script>`
    expect(whats(withPage(html, { '_assets/a.js': bytes(STATIC_PAGE_SCRIPT_MAX_BYTES / 2) }))).toEqual([SCRIPT])
    expect(whats(withPage(html, { '_assets/a.js': bytes(100) }))).toEqual([])
  })
  test('[LND-102] a file that only ends like a script is not one', () => {
    const html = '<img src="/_assets/a.js.png"><img src="/_assets/ajs">'
    const files = { '_assets/a.js.png': bytes(6000), '_assets/ajs': bytes(6000) }
    expect(whats(withPage(html, files))).toEqual([])
  })
  test('[LND-102] the number of bytes is in the finding, and the budget in its reason', () => {
    const [problem] = verify(withPage(PICTURE, { '_assets/a.png': bytes(70_000) }))
    expect(Number(/weighs (\d+) bytes/.exec(problem?.what ?? '')?.[1])).toBeGreaterThan(70_000)
    expect(problem).toMatchObject({ severity: 'error', why: 'The budget is 60000' })
  })
  test('[LND-102] a page may weigh as much as its budget, to the byte, and its markup counts as compressed least', () => {
    const noise = new Uint8Array(randomBytes(PAGE_MAX_BYTES))
    const html = `${PICTURE}<p>${'Deliveries of a day, and of the night. '.repeat(200)}</p>`
    const markup = gzipSync(html, { level: 1 }).byteLength
    const weight = (count: number) => gzipSync(noise.subarray(0, count)).byteLength
    let count = PAGE_MAX_BYTES - markup
    while (weight(count) + markup > PAGE_MAX_BYTES) count -= 1
    expect(gzipSync(html).byteLength).toBeLessThan(markup)
    expect(weight(count) + markup).toBe(PAGE_MAX_BYTES)
    expect(whats(withPage(html, { '_assets/a.png': noise.subarray(0, count) }))).toEqual([])
    expect(whats(withPage(html, { '_assets/a.png': noise.subarray(0, count + 1) }))).toEqual([WHOLE])
  })
  test('[LND-102] the scripts of a page may weigh as much as their budget, to the byte', () => {
    const noise = new Uint8Array(randomBytes(STATIC_PAGE_SCRIPT_MAX_BYTES))
    const none = gzipSync('').byteLength
    const weight = (count: number) => gzipSync(noise.subarray(0, count)).byteLength
    let count = STATIC_PAGE_SCRIPT_MAX_BYTES - none
    while (weight(count) + none > STATIC_PAGE_SCRIPT_MAX_BYTES) count -= 1
    expect(weight(count) + none).toBe(STATIC_PAGE_SCRIPT_MAX_BYTES)
    const html = '<script type="module" src="/_assets/a.js"></script>'
    expect(whats(withPage(html, { '_assets/a.js': noise.subarray(0, count) }))).toEqual([])
    expect(whats(withPage(html, { '_assets/a.js': noise.subarray(0, count + 1) }))).toEqual([SCRIPT])
  })
  test.each(['<astro-island></astro-island>', '<script type="importmap">{}</script>'])(
    'a page with %s is weighed by its own budgets, not these',
    html => expect(whats(withPage(html + PICTURE, { '_assets/a.png': bytes(PAGE_MAX_BYTES) }))).toEqual([]),
  )
  test('a page that was in order before is not weighed again', () => {
    const files = { '_assets/a.png': bytes(PAGE_MAX_BYTES) }
    expect(whats(withPage(PICTURE, files, ['faq/index.html']))).toEqual([])
  })
  test('a file that the folder lacks weighs nothing, and is reported as a link', () => {
    expect(found(withPage(PICTURE)).map(one => one.code)).toEqual(['OUT004'])
  })
})

describe('[CFG-101] each finding says where it is, why it matters and what to do', () => {
  const unlisted = pairOf()
  unlisted.site.messages = { nb: messagesAt('/_assets/messages.nb.js') }
  const heavy = { '_assets/a.png': new Uint8Array(randomBytes(PAGE_MAX_BYTES)) }
  test.each<[string, FinishedPair, { file: string; why: string; hint: string }]>([
    [
      'OUT001',
      pairOf({ pages: allPages.filter(({ address }) => address !== '/faq') }),
      {
        file: 'faq',
        why: 'Every route exists in every language of the site',
        hint: 'Look for a page below src/pages/[pair]/[...locale]/ that is missing or skips this pair.',
      },
    ],
    [
      'OUT002',
      pairOf({ faq: { nb: answers(FAQ_ANSWERS_MIN) } }),
      {
        file: 'en-NO/faq/index.html',
        why: 'A country needs at least 10',
        hint: 'Add content/faq/<topic>/en.md, or loosen a condition there.',
      },
    ],
    [
      'OUT003',
      unlisted,
      {
        file: '_assets/messages.en.js',
        why: 'Pages in this language name their file in the import map',
        hint: 'Check content/messages/en.json.',
      },
    ],
    [
      'OUT004',
      withPage('<a href="/nowhere">x</a>'),
      {
        file: 'faq/index.html',
        why: 'A visitor who follows it sees the not-found page',
        hint: 'Correct the address, or build the page it names.',
      },
    ],
    [
      'OUT005',
      withPage('<p style="color:red">x</p>'),
      {
        file: 'faq/index.html',
        why: 'The content policy lets no inline style through',
        hint: 'Move it to a style sheet.',
      },
    ],
    [
      'OUT006',
      withPage('<img src="/_assets/a.png">', heavy),
      {
        file: 'faq/index.html',
        why: 'The budget is 60000',
        hint: 'See which file grew with `npm run portal -- diff <old> <new>`.',
      },
    ],
  ])('%s', (code, pair, { file, ...words }) => {
    const { what, ...problem } = verify(pair)[0] ?? { what: '' }
    expect(what).not.toBe('')
    expect(problem).toEqual({
      ...{ code, severity: 'error', file: `north-star-NO/${file}`, path: '' },
      ...{ line: 1, column: 1, endLine: 1, endColumn: 1 },
      ...words,
    })
  })
})
