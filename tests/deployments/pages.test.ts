// What the pages of every demo pair say, and what they may weigh.
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { allPages, attribute, bytesOf, manifestOf, pagesOf, pairs, structuredData, textOf, wordsOf } from './sites.ts'

describe.each(pairs)('%s', pair => {
  const { settings: deployment } = manifestOf(pair)
  const { brand, country, settings } = deployment
  const prefixes = settings.languages.supported.map(tag => (tag === settings.languages.default ? '' : `${tag}/`))
  const pages = pagesOf(pair)

  test('[GEN-006] landing and portal screens carry the documented title, other pages lead with their subject', () => {
    for (const prefix of prefixes) {
      const page = pages.find(one => one.file === `${prefix}index.html`)
      const name = page?.facts.title ?? ''
      if (page?.facts.language === 'en') expect(name).toBe(`${brand.name} | Create an order in ${country.names['en']}`)
      expect(name.startsWith(`${brand.name} | `)).toBe(true)
      for (const portal of ['connect', 'request-a-rider', 'order-tracking', 'history'])
        expect(pages.find(page => page.file === `${prefix}${portal}/index.html`)?.facts.title).toBe(name)
      const faq = pages.find(page => page.file === `${prefix}faq/index.html`)?.facts.title ?? ''
      expect(faq).not.toBe(name)
      expect(faq).toContain(brand.name)
    }
  })

  test('[GEN-007] every page has exactly one absolute canonical link', () => {
    for (const { html, file } of pages.filter(page => !page.file.endsWith('404.html'))) {
      expect(html.match(/rel="canonical"/g), file).toHaveLength(1)
      expect(attribute(html, /<link rel="canonical"[^>]*>/, 'href')?.startsWith(deployment.origin), file).toBe(true)
    }
  })

  test('[GEN-008] landing and FAQ carry structured data of this pair', () => {
    for (const prefix of prefixes) {
      const landing = structuredData(textOf(pair, `${prefix}index.html`))
      expect(landing.map(data => data['@type'])).toEqual(expect.arrayContaining(['Organization', 'Service']))
      expect(JSON.stringify(landing)).toContain(brand.name)
      const faq = structuredData(textOf(pair, `${prefix}faq/index.html`))
      const questions = faq.find(data => data['@type'] === 'FAQPage')?.['mainEntity'] as unknown[]
      expect(questions.length).toBeGreaterThan(10)
      expect(faq.map(data => data['@type'])).toContain('BreadcrumbList')
    }
  })

  test('[GEN-008] the homepage has one address, and no page kept out of search has a way to it', () => {
    for (const { html, file } of pages) {
      expect(attribute(html, /<meta property="og:locale"[^>]*>/, 'content'), file).toMatch(/^[a-z]{2,3}_[A-Z]{2}$/)
      const data = structuredData(html)
      // An address that ends with the origin itself: "https://sg.example.com" without the slash.
      expect(JSON.stringify(data), file).not.toContain(`"${deployment.origin}"`)
      if (html.includes('content="noindex"'))
        expect(
          data.map(node => node['@type']),
          file,
        ).not.toContain('BreadcrumbList')
    }
  })

  test('[GEN-013 LND-003] registration and privacy links are the country’s, and the footer leads to account and FAQ', () => {
    for (const prefix of prefixes) {
      const html = textOf(pair, `${prefix}index.html`)
      const footer = /<footer.*<\/footer>/s.exec(html)?.[0] ?? ''
      expect(html).toContain(`href="${settings.links.registration}"`)
      expect(footer).toContain(`href="${settings.links.privacy}"`)
      for (const path of ['connect', 'faq']) expect(footer).toContain(`href="/${prefix}${path}"`)
      if (settings.links.apiDocs) expect(footer).toContain(`href="${settings.links.apiDocs}"`)
      if (settings.links.consumerApp) expect(html).toContain(`href="${settings.links.consumerApp}"`)
    }
  })

  test('a site with the setting has the accessibility statement in every language, linked in each foot and in the sitemap; others have none', () => {
    const has = settings.accessibilityStatement !== undefined
    if (country.code === 'NO') expect(has).toBe(true)
    if (country.code === 'SG') expect(has).toBe(false)
    expect(textOf(pair, 'sitemap.xml').includes('/accessibility-statement<')).toBe(has)
    for (const prefix of prefixes) {
      const statement = pages.find(page => page.file === `${prefix}accessibility-statement/index.html`)
      expect(statement !== undefined).toBe(has)
      const link = `href="/${prefix}accessibility-statement"`
      for (const name of ['index', 'faq/index', 'connect/index', 'tracking/index'])
        expect(textOf(pair, `${prefix}${name}.html`).includes(link), name).toBe(has)
      if (!statement) continue
      expect(statement.html).toContain(`href="mailto:${settings.accessibilityStatement?.contact}"`)
      expect(statement.html.match(/ hreflang="/g)?.length).toBeGreaterThan(settings.languages.supported.length)
    }
  })

  test('a brand has a page for each audience that it names, in the languages with a text, and links to those', () => {
    const files = pages.map(({ file }) => file).filter(file => file.includes('for-'))
    const audiences = brand.audiences ?? []
    if (pair === 'talabat-AE') expect(audiences).toHaveLength(3)
    const wanted = audiences.flatMap(audience => prefixes.map(prefix => `${prefix}for-${audience}/index.html`))
    expect(files.sort()).toEqual(wanted.sort())
    for (const prefix of prefixes) {
      const landing = textOf(pair, `${prefix}index.html`)
      expect([...landing.matchAll(/href="([^"]*\/for-[^"]*)"/g)].map(([, href]) => href)).toEqual(
        // In the row and in the foot.
        [...audiences, ...audiences].map(audience => `/${prefix}for-${audience}`),
      )
      for (const audience of audiences) {
        const html = textOf(pair, `${prefix}for-${audience}/index.html`)
        const address = `${deployment.origin}/${prefix}for-${audience}`
        expect(attribute(html, /<link rel="canonical"[^>]*>/, 'href')).toBe(address)
        expect(attribute(html, /<meta property="og:url"[^>]*>/, 'content')).toBe(address)
        expect(attribute(html, /<meta property="og:image"[^>]*>/, 'content')).toBe(`${deployment.origin}/social.png`)
        const alternates = [...html.matchAll(/<link rel="alternate"[^>]*>/g)]
        expect(alternates).toHaveLength(prefixes.length + 1)
        const trail = structuredData(html).find(data => data['@type'] === 'BreadcrumbList')
        const steps = trail?.['itemListElement'] as { item: string }[] | undefined
        expect(steps?.map(({ item }) => item)).toEqual([`${deployment.origin}/${prefix.replace(/\/$/, '')}`, address])
        expect(textOf(pair, 'sitemap.xml')).toContain(`<loc>${address}</loc>`)
      }
    }
  })

  test('[CST-101] every page has a strict policy whose hashes are those of its scripts and of the shape of its screen', () => {
    for (const { html, facts, file } of pages) {
      const policy = attribute(html, /<meta http-equiv="Content-Security-Policy"[^>]*>/, 'content') ?? ''
      expect(policy, file).not.toMatch(/unsafe-inline|unsafe-eval/)
      expect(policy, file).toContain(`require-trusted-types-for 'script'`)
      for (const hash of [...facts.scriptHashes, ...facts.styleHashes]) expect(policy, file).toContain(`'${hash}'`)
      expect(facts.inlineStyles, file).toEqual([])
      expect(html, file).not.toMatch(/\son\w+="/)
    }
    const headers = textOf(pair, '_headers')
    for (const name of [
      'Content-Security-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
      'Permissions-Policy',
      'Referrer-Policy',
    ])
      expect(headers).toContain(`${name}: `)
    expect(headers).toContain(`frame-ancestors 'none'`)
  })

  test('no script, worker or sheet names a source map: no site has one', () => {
    const texts = Object.keys(manifestOf(pair).files).filter(file => /\.(m?js|css)$/.test(file))
    expect(texts.filter(file => textOf(pair, file).includes('sourceMappingURL'))).toEqual([])
  })

  test('[LND-102] static pages ship no framework and stay below their weights', () => {
    for (const name of [
      'index.html',
      'faq/index.html',
      'termsandconditions/index.html',
      'prohibiteditems-c2c/index.html',
      ...(settings.accessibilityStatement ? ['accessibility-statement/index.html'] : []),
      'maintenance/index.html',
      '404.html',
    ])
      for (const prefix of prefixes) {
        const page = pages.find(one => one.file === prefix + name)
        if (!page) throw new Error(`${prefix}${name} is missing`)
        expect(page.html).not.toContain('astro-island')
        const gzipped = (address: string) => gzipSync(bytesOf(pair, address.slice(1))).byteLength
        const scripts = page.facts.assets.filter(address => address.endsWith('.js'))
        const script = scripts.reduce(
          (sum, address) => sum + gzipped(address),
          gzipSync(page.facts.inlineScript).byteLength,
        )
        expect(script, page.file).toBeLessThanOrEqual(5_000)
        const whole = page.facts.assets.reduce((sum, address) => sum + gzipped(address), gzipSync(page.html).byteLength)
        expect(whole, page.file).toBeLessThanOrEqual(60_000)
      }
  })

  test('[LND-001 LND-004] the landing page has all its parts', () => {
    for (const prefix of prefixes) {
      const html = textOf(pair, `${prefix}index.html`)
      expect(html.match(/<ol class="steps[^"]*">.*?<\/ol>/s)?.[0].match(/<li/g)).toHaveLength(3)
      for (const anchor of ['how', 'fleet', 'prices', 'why']) expect(html).toContain(`id="${anchor}"`)
      expect(html).toContain(`action="/${prefix}connect"`)
    }
    const english = textOf(pair, prefixes.includes('en/') ? 'en/index.html' : 'index.html')
    const words = wordsOf(english)
    for (const text of [
      'For business',
      'For individuals',
      'Get started',
      'Request a rider',
      'Pay as you go',
      'Parcels',
      'Food',
      'Documents',
      'Gifts',
    ])
      expect(words).toContain(text)
  })

  test('[LND-006 LND-103] the maintenance page holds both variants and the addresses of the flags', () => {
    for (const prefix of prefixes) expect(textOf(pair, `${prefix}maintenance/index.html`)).toMatch(/planned/i)
  })
})

test('[I18-002] Arabic pages run from right to left, all others from left to right', () => {
  for (const { html, facts, file } of allPages) {
    const direction = attribute(html, /<html[^>]*>/, 'dir')
    expect(direction, file).toBe(['ar', 'ar-SA', 'ur'].includes(facts.language) ? 'rtl' : 'ltr')
  }
  expect(allPages.some(page => page.facts.language === 'ar')).toBe(true)
})

test('[GEN-108] translated pages name each other and themselves, with x-default', () => {
  for (const file of ['index.html', 'en/index.html', 'faq/index.html', 'en/faq/index.html']) {
    const html = textOf('talabat-AE', file)
    const links = [...html.matchAll(/<link rel="alternate"[^>]*>/g)].map(([tag]) => [
      attribute(tag, /<link[^>]*>/, 'hreflang'),
      attribute(tag, /<link[^>]*>/, 'href'),
    ])
    const path = file.includes('faq') ? '/faq' : ''
    expect(Object.fromEntries(links)).toEqual({
      ar: `https://ae.san.talabat.example${path || '/'}`,
      en: `https://ae.san.talabat.example/en${path}`,
      'x-default': `https://ae.san.talabat.example${path || '/'}`,
    })
  }
})

test('[GEN-010 BIZ-001] the FAQ of Singapore names its own prices', () => {
  const words = wordsOf(textOf('foodpanda-SG', 'faq/index.html'))
  expect(words).toMatch(/(SGD|\$)\s?6/)
  expect(words).toMatch(/(SGD|\$)\s?1/)
})

test('[LND-101] the fare estimate is where the country has prices, and nowhere else', () => {
  expect(textOf('foodpanda-SG', 'index.html')).toMatch(/name="distance"|type="radio"/)
  expect(textOf('pandago-NO', 'index.html')).not.toMatch(/type="radio"/)
})

test('[LND-002] the way for individuals leads to the consumer app of the brand, on the landing page and in its foot', () => {
  for (const { pair, file, html } of allPages.filter(page => /^([a-z]\w(-\w+)?\/)?index\.html$/.test(page.file))) {
    const { consumerApp } = manifestOf(pair).settings.settings.links
    expect(consumerApp).toMatch(/^https:/)
    const [business, individuals] = [...html.matchAll(/<ul class="doors".*?<\/ul>/gs)].flatMap(([doors]) =>
      [...doors.matchAll(/<a\b[^>]*>/g)].map(([tag]) => attribute(tag, /.*/, 'href')),
    )
    expect({ file, business, individuals }).toMatchObject({
      business: expect.stringMatching(/\/register$/),
      individuals: consumerApp,
    })
    expect(/<footer.*<\/footer>/s.exec(html)?.[0]).toContain(`href="${consumerApp}"`)
  }
})

test('[I18-101] prices in Arabic text are kept from left to right', () => {
  const html = textOf('talabat-AE', 'faq/index.html')
  expect(html).toContain('<bdi>')
})
