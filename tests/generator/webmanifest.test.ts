import { expect, test } from 'vitest'
import { emitIcons } from '#generator/emit/icons.ts'
import { emitWebManifests, webManifestPath } from '#generator/emit/webmanifest.ts'

const manifests = emitWebManifests({
  name: 'Alpha',
  themeColor: '#7a1fa2',
  backgroundColor: '#ffffff',
  locales: [
    { tag: 'nb-NO', prefix: '', direction: 'ltr', startUrl: '/', title: 'Alpha Norge', description: 'Bud på timen' },
    {
      tag: 'ar',
      prefix: '/ar',
      direction: 'rtl',
      startUrl: '/ar/',
      title: 'ألفا النرويج',
      description: 'مندوب خلال ساعة',
    },
  ],
})
const parsed = manifests.map(({ contents }) => JSON.parse(String(contents)))

test('[GEN-107] one manifest per language, in that language and its direction', () => {
  expect(manifests.map(manifest => manifest.path)).toEqual(['manifest.nb-NO.webmanifest', 'manifest.ar.webmanifest'])
  expect(webManifestPath('ar')).toBe('manifest.ar.webmanifest')
  expect(parsed.map(({ name, lang, dir, start_url }) => ({ name, lang, dir, start_url }))).toEqual([
    { name: 'Alpha Norge', lang: 'nb-NO', dir: 'ltr', start_url: '/' },
    { name: 'ألفا النرويج', lang: 'ar', dir: 'rtl', start_url: '/ar/' },
  ])
})

test('the languages of a site are one app: same identity, and every start lies in the scope', () => {
  expect(new Set(parsed.map(({ id }) => id)).size).toBe(1)
  for (const { start_url, scope } of parsed) expect(String(start_url).startsWith(scope)).toBe(true)
})

test('what an install needs is there, and every icon it names is emitted in that size', async () => {
  const logoSvg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26"><rect width="26" height="20" fill="#123"/></svg>'
  const icons = await emitIcons({ logoSvg, markerSvg: logoSvg, primary: '#7A1FA2' })
  const paths = new Set(icons.map(icon => `/${icon.path}`))
  for (const manifest of parsed) {
    expect(manifest).toMatchObject({
      short_name: 'Alpha',
      display: 'standalone',
      theme_color: '#7a1fa2',
      background_color: '#ffffff',
    })
    for (const icon of manifest.icons) {
      expect(paths).toContain(icon.src)
      expect(icon.src).toContain(`-${icon.sizes.split('x')[0]}.png`)
    }
    for (const purpose of ['any', 'maskable']) {
      const sizes = manifest.icons
        .filter((icon: { purpose: string }) => icon.purpose === purpose)
        .map((icon: { sizes: string }) => icon.sizes)
      expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
    }
  }
})
