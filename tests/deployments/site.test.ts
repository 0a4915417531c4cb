// The contents of every demo pair's folder.
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { isOnSite, routeList, shellOf } from '#contract/routes.ts'
import type { AssetManifest } from '#schema/wire.ts'
import { bytesOf, filesOf, jsonOf, manifestOf, pagesOf, pairs, textOf } from './sites.ts'

describe.each(pairs)('%s', pair => {
  const { settings: deployment } = manifestOf(pair)
  const { brand, country, settings } = deployment
  const prefixes = settings.languages.supported.map(tag => (tag === settings.languages.default ? '' : `${tag}/`))
  const pages = pagesOf(pair)
  // Pages for audiences are there in the languages with a text (pages.test.ts).
  const shells = new Set(routeList.filter(route => isOnSite(route, settings) && !route.each).map(shellOf))

  test('[GEN-001] [GEN-106] [RTE-023] every route is there in every language, and a not-found page', () => {
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

  test('[GEN-002] [GEN-004] [GEN-005] icons of all sizes, a maskable one, marker and logo are the brand’s own', async () => {
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
        description: string
      }
      expect(manifest.lang).toBe(tag)
      const landing = `${tag === settings.languages.default ? '' : `${tag}/`}index.html`
      expect(manifest.description).toContain(brand.name)
      expect(manifest.description).toBe(pages.find(({ file }) => file === landing)?.facts.description)
      for (const { src } of manifest.icons) expect(filesOf(pair)).toContain(src.slice(1))
    }
  })

  test('[GEN-003] the sheet of tokens is this brand’s, and every page loads it or begins its shape with it', () => {
    const sheets = filesOf(pair).filter(file => /^_assets\/theme\.[0-9a-f]{8}\.css$/.test(file))
    expect(sheets).toHaveLength(1)
    const sheet = textOf(pair, sheets[0] ?? '')
    expect(sheet).toContain('--brand:')
    const hasSheet = ({ html, facts }: (typeof pages)[number]) =>
      facts.styleHashes.length > 0
        ? html.includes(`<style id="shape">${sheet}`)
        : facts.assets.includes(`/${sheets[0]}`)
    expect(pages.filter(page => !hasSheet(page)).map(({ file }) => file)).toEqual([])
    expect(new Set(pages.map(({ facts }) => facts.styleHashes.length))).toEqual(new Set([0, 1]))
  })

  test('[GEN-009 I18-005] an import map names one file of messages, in the language of the page', () => {
    for (const { html, file } of pages) {
      const map = /<script type="importmap">(.*?)<\/script>/s.exec(html)?.[1]
      const named = [...html.matchAll(/messages(?:-\w+)?\.([\w-]+)\.[0-9a-f]{8}\.js/g)].map(match => match[0])
      expect(new Set(named).size, file).toBeLessThanOrEqual(1)
      if (!map) continue
      const { imports, integrity } = JSON.parse(map) as {
        imports?: Record<string, string>
        integrity: Record<string, string>
      }
      const address = imports?.['#messages']
      // Pages without islands name the integrity of their scripts alone.
      if (address === undefined) continue
      const digest = createHash('sha256')
        .update(bytesOf(pair, address.slice(1)))
        .digest('base64')
      expect(integrity[address]).toBe(`sha256-${digest}`)
    }
    expect(pages.some(page => page.html.includes('"#messages"'))).toBe(true)
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
})

test('[GEN-003] two brands give different tokens', () => {
  const sheets = pairs.map(pair => filesOf(pair).find(file => file.startsWith('_assets/theme.')))
  expect(new Set(sheets).size).toBe(pairs.length)
})
