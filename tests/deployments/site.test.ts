// What stands in the folder of every demo pair.
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { routeList } from '#contract/routes'
import type { AssetManifest } from '#schema/wire'
import {
  allPages,
  attribute,
  bytesOf,
  filesOf,
  jsonOf,
  manifestOf,
  pagesOf,
  pairs,
  structuredData,
  textOf,
  wordsOf,
} from './sites.ts'

const shells = [...new Set(routeList.map(route => route.shell))]

describe.each(pairs)('%s', pair => {
  const { settings: deployment } = manifestOf(pair)
  const { brand, country, settings } = deployment
  const prefixes = settings.languages.supported.map(tag => (tag === settings.languages.default ? '' : `${tag}/`))
  const pages = pagesOf(pair)

  test('[GEN-001 GEN-106 RTE-023 LND-007 LND-008] every route is there in every language, and a not-found page', () => {
    const files = new Set(filesOf(pair))
    for (const prefix of prefixes) {
      for (const shell of shells)
        expect(files).toContain(`${prefix}${shell === '/' ? '' : `${shell.slice(1)}/`}index.html`)
      expect(files).toContain(`${prefix}404.html`)
    }
  })

  test('[GEN-101] the manifest lists every file with its hash, and the inputs', () => {
    const { files, inputs } = manifestOf(pair)
    expect(Object.keys(files)).toEqual(filesOf(pair).filter(file => file !== 'manifest.json'))
    for (const [file, hash] of Object.entries(files))
      expect(createHash('sha256').update(bytesOf(pair, file)).digest('hex'), file).toBe(hash)
    expect(Object.keys(inputs)).toEqual(
      expect.arrayContaining([`countries/${country.code}.json`, `brands/${brand.id}/brand.json`, 'program']),
    )
    expect(Object.keys(inputs).filter(path => path.startsWith('countries/'))).toHaveLength(1)
  })

  test('[GEN-002 GEN-004 GEN-005 GEN-107] icons of all sizes, a maskable one, marker and logo are the brand’s own', async () => {
    for (const size of [16, 32, 48, 96, 192, 256, 384, 512])
      expect(await sharp(bytesOf(pair, `icon-${size}.png`)).metadata()).toMatchObject({ width: size, height: size })
    expect(await sharp(bytesOf(pair, 'maskable-512.png')).metadata()).toMatchObject({ width: 512 })
    expect(await sharp(bytesOf(pair, 'apple-touch-icon.png')).metadata()).toMatchObject({ width: 180, hasAlpha: false })
    expect(await sharp(bytesOf(pair, 'social.png')).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect(bytesOf(pair, 'favicon.ico').readUInt16LE(4)).toBe(3)
    for (const drawing of ['logo.svg', 'marker.svg', 'favicon.svg'])
      expect(textOf(pair, drawing).toLowerCase()).toContain(brand.colors.primary.toLowerCase())
  })

  test('[GEN-107] each language has a web manifest with icons that exist', () => {
    for (const tag of settings.languages.supported) {
      const manifest = jsonOf(pair, `manifest.${tag}.webmanifest`) as {
        lang: string
        dir: string
        icons: { src: string }[]
        name: string
      }
      expect(manifest.lang).toBe(tag)
      for (const { src } of manifest.icons) expect(filesOf(pair)).toContain(src.slice(1))
    }
  })

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

  test('[GEN-003] the sheet of tokens is this brand’s, and every page loads it', () => {
    const sheets = filesOf(pair).filter(file => /^_assets\/theme\.[0-9a-f]{8}\.css$/.test(file))
    expect(sheets).toHaveLength(1)
    expect(textOf(pair, sheets[0] ?? '')).toContain('--brand:')
    for (const page of pages) expect(page.facts.assets, page.file).toContain(`/${sheets[0]}`)
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

  test('[GEN-009 I18-005] each language has one file of messages, and an import map names that one only', () => {
    for (const { html, file } of pages) {
      const map = /<script type="importmap">(.*?)<\/script>/s.exec(html)?.[1]
      const named = [...html.matchAll(/messages\.([\w-]+)\.[0-9a-f]{8}\.js/g)].map(match => match[1])
      expect(new Set(named).size, file).toBeLessThanOrEqual(1)
      if (!map) continue
      const { imports, integrity } = JSON.parse(map) as {
        imports: Record<string, string>
        integrity: Record<string, string>
      }
      const address = imports['#messages'] ?? ''
      const digest = createHash('sha384')
        .update(bytesOf(pair, address.slice(1)))
        .digest('base64')
      expect(integrity[address]).toBe(`sha384-${digest}`)
    }
    expect(pages.some(page => page.html.includes('type="importmap"'))).toBe(true)
  })

  test('a library of maps that the pair does not use is not in its folder', () => {
    expect(filesOf(pair).filter(file => /mapbox|maplibre/.test(file)).length).toBeGreaterThan(0)
    expect(filesOf(pair).filter(file => file.includes('mapbox'))).toEqual([])
  })

  test('[GEN-011] the asset manifest names every build that a page may load', () => {
    const { build, files } = jsonOf(pair, 'asset-manifest.json') as AssetManifest
    expect(build).toMatch(/^[0-9a-f]{64}$/)
    expect(files).toEqual(
      filesOf(pair)
        .filter(file => file.startsWith('_assets/'))
        .map(file => `/${file}`),
    )
  })

  test('[GEN-012 FLG-002] the fallback of the flags names every flag', () => {
    expect(jsonOf(pair, 'flags.json')).toEqual(deployment.flags)
    expect(Object.keys(deployment.flags)).toHaveLength(25)
  })

  test('[GEN-109] hosting files of all four kinds are there', () => {
    expect(filesOf(pair)).toEqual(
      expect.arrayContaining(['_headers', '_redirects', 'hosting/Caddyfile', 'hosting/nginx.conf']),
    )
  })

  test('[CST-101] every page has a strict policy whose hashes are those of its scripts', () => {
    for (const { html, facts, file } of pages) {
      const policy = attribute(html, /<meta http-equiv="Content-Security-Policy"[^>]*>/, 'content') ?? ''
      expect(policy, file).not.toMatch(/unsafe-inline|unsafe-eval/)
      expect(policy, file).toContain(`require-trusted-types-for 'script'`)
      for (const hash of facts.scriptHashes) expect(policy, file).toContain(`'${hash}'`)
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

  test('[LND-102] static pages ship no framework and stay below their weights', () => {
    for (const name of [
      'index.html',
      'faq/index.html',
      'termsandconditions/index.html',
      'prohibiteditems-c2c/index.html',
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
      expect(html).toContain(`action="/${prefix}request-a-rider"`)
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

test('[GEN-003] two brands give different tokens', () => {
  const sheets = pairs.map(pair => filesOf(pair).find(file => file.startsWith('_assets/theme.')))
  expect(new Set(sheets).size).toBe(pairs.length)
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

test('[LND-101] the fare estimate stands where the country has prices, and nowhere else', () => {
  expect(textOf('foodpanda-SG', 'index.html')).toMatch(/name="distance"|type="radio"/)
  expect(textOf('pandago-NO', 'index.html')).not.toMatch(/type="radio"/)
})

test('[LND-002] individuals are sent to the consumer app where the brand has one', () => {
  for (const pair of pairs) {
    const { consumerApp } = manifestOf(pair).settings.settings.links
    expect(consumerApp).toMatch(/^https:/)
    expect(textOf(pair, 'index.html')).toContain(`href="${consumerApp}"`)
  }
})

test('[I18-101] prices in Arabic text are kept from left to right', () => {
  const html = textOf('talabat-AE', 'faq/index.html')
  expect(html).toContain('<bdi>')
})
