import { Parser } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { alternates, canonicalUrl, isAnnounced, sharedLocale } from '#features/search-engines/search-engines.ts'
import { emitRobots, emitSitemap } from '#generator/emit/seo.ts'

const origin = 'https://no.example.com'
const locale = (tag: string, content: string, prefix: string) => ({ tag, content, prefix })

// The default language is translated.
const arabic = [locale('ar', 'ar', ''), locale('en', 'en', '/en')]
// The default language is not translated yet: its pages show English.
const norwegian = [locale('nb-NO', 'en', ''), locale('en', 'en', '/en'), locale('zh-HK', 'en', '/zh-HK')]
// No English in the site at all, and no translation either.
const lonely = [locale('my', 'en', ''), locale('th', 'th', '/th')]
// A region's own tag with the texts of the language.
const regional = [locale('ar-SA', 'ar', ''), locale('en', 'en', '/en')]

describe('[GEN-108] alternates', () => {
  test('name every translated language, the page itself among them, and x-default at the root', () => {
    expect(alternates('/faq', arabic, origin)).toEqual([
      { hreflang: 'ar', href: `${origin}/faq` },
      { hreflang: 'en', href: `${origin}/en/faq` },
      { hreflang: 'x-default', href: `${origin}/faq` },
    ])
  })

  test('leave fallback languages out; x-default is then the English page', () => {
    expect(alternates('/', norwegian, origin)).toEqual([
      { hreflang: 'en', href: `${origin}/en` },
      { hreflang: 'x-default', href: `${origin}/en` },
    ])
    expect(norwegian.map(one => isAnnounced(one, norwegian))).toEqual([false, true, false])
  })

  test('call the fallback pages English where the site has no English of its own', () => {
    expect(alternates('/', lonely, origin)).toEqual([
      { hreflang: 'en', href: `${origin}/` },
      { hreflang: 'th', href: `${origin}/th` },
      { hreflang: 'x-default', href: `${origin}/` },
    ])
  })

  test('take the English page for x-default where no language is at the root', () => {
    const prefixed = [locale('ar', 'ar', '/ar'), locale('en', 'en', '/en')]
    expect(alternates('/faq', prefixed, origin).at(-1)).toEqual({ hreflang: 'x-default', href: `${origin}/en/faq` })
    // Without English pages there is no page for readers of any other language.
    expect(alternates('/faq', [locale('ar', 'ar', '/ar')], origin).map(one => one.hreflang)).toEqual(['ar'])
  })

  test('keep the tag of a region whose texts are those of the language', () => {
    expect(alternates('/', regional, origin).map(one => one.hreflang)).toEqual(['ar-SA', 'en', 'x-default'])
  })
})

describe('[GEN-007] canonical address', () => {
  test.for([
    ['/', 0, arabic, `${origin}/`],
    ['/faq', 0, arabic, `${origin}/faq`],
    ['/', 1, arabic, `${origin}/en`],
    ['/faq', 0, norwegian, `${origin}/en/faq`],
    ['/faq', 2, norwegian, `${origin}/en/faq`],
    ['/faq', 0, lonely, `${origin}/faq`],
    ['/faq', 0, [locale('my', 'th', ''), locale('th', 'th', '/th')], `${origin}/faq`],
  ] as [string, number, typeof arabic, string][])('of %s in language %i', ([page, index, locales, expected]) => {
    const own = locales[index]
    expect(own && canonicalUrl(page, own, locales, origin)).toBe(expected)
  })
})

type Url = { loc: string; alternates: [string, string][] }

const read = (xml: string): Url[] => {
  const urls: Url[] = []
  let text = ''
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        text = ''
        if (name === 'url') urls.push({ loc: '', alternates: [] })
        if (name === 'xhtml:link')
          urls.at(-1)?.alternates.push([attributes['hreflang'] ?? '', attributes['href'] ?? ''])
      },
      ontext: part => {
        text += part
      },
      onclosetag: name => {
        const last = urls.at(-1)
        if (name === 'loc' && last) last.loc = text
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return urls
}

const filesOf = (pages: string[], prefixes: string[]) =>
  prefixes.flatMap(prefix => pages.map(page => `${prefix}${page}index.html`))

describe('[GEN-108] sitemap', () => {
  const sitemapOf = (locales: typeof arabic, files: string[]) =>
    read(String(emitSitemap({ origin, locales, files })[0]?.contents))

  test('lists indexable pages in their translated languages only', () => {
    const files = filesOf(
      ['', 'faq/', 'termsandconditions/', 'order-tracking/', 'tracking/', 'connect/'],
      ['', 'en/', 'zh-HK/'],
    )
    expect(sitemapOf(norwegian, files).map(url => url.loc)).toEqual([
      `${origin}/en`,
      `${origin}/en/termsandconditions`,
      `${origin}/en/faq`,
    ])
  })

  test('names for each page the same alternates as the page does', () => {
    for (const url of sitemapOf(arabic, filesOf(['', 'faq/'], ['', 'en/']))) {
      const page = url.loc.endsWith('/faq') ? '/faq' : '/'
      expect(url.alternates).toEqual(alternates(page, arabic, origin).map(one => [one.hreflang, one.href]))
      expect(url.alternates.map(([, href]) => href)).toContain(url.loc)
    }
  })

  test('does not list a page that was not built', () => {
    expect(sitemapOf(arabic, ['index.html', 'en/index.html', 'en/faq/index.html']).map(url => url.loc)).toEqual([
      `${origin}/`,
      `${origin}/en`,
      `${origin}/en/faq`,
    ])
  })

  test('lists the pages for audiences that the brand names, in the languages that have them', () => {
    const files = [
      'index.html',
      'en/index.html',
      'for-shops/index.html',
      'en/for-shops/index.html',
      'en/for-cafes/index.html',
    ]
    const input = { origin, locales: arabic, files, audiences: ['cafes', 'shops'] }
    const urls = read(String(emitSitemap(input)[0]?.contents)).filter(({ loc }) => loc.includes('/for-'))
    expect(urls.map(({ loc }) => loc)).toEqual([
      `${origin}/en/for-cafes`,
      `${origin}/for-shops`,
      `${origin}/en/for-shops`,
    ])
    expect(urls[0]?.alternates).toEqual([
      ['en', `${origin}/en/for-cafes`],
      ['x-default', `${origin}/en/for-cafes`],
    ])
  })

  test('is the same bytes each time and carries no date', () => {
    const input = { origin, locales: arabic, files: filesOf(['', 'faq/'], ['', 'en/']) }
    expect(emitSitemap(input)).toEqual(emitSitemap(input))
    expect(String(emitSitemap(input)[0]?.contents)).not.toMatch(/lastmod|\d{4}-\d\d-\d\d/)
  })
})

describe('[GEN-108] robots', () => {
  test('prd may be read and names its sitemap', () => {
    expect(emitRobots('prd', origin)[0]?.contents).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
  })

  test.for(['stg', 'san'] as const)('%s may not be read', environmentId => {
    expect(emitRobots(environmentId, origin)[0]?.contents).toBe('User-agent: *\nDisallow: /\n')
  })
})

test.each([
  ['en', 'SG', 'en_SG'],
  ['zh-HK', 'HK', 'zh_HK'],
  ['ar-SA', 'AE', 'ar_SA'],
  ['ur-Latn', 'PK', 'ur_PK'],
])('texts in %s on a site of %s are shared as %s', (content, country, shared) => {
  expect(sharedLocale(content, country)).toBe(shared)
})
