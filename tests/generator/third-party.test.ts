// The licences of a site's files: those of its own files and pages, and of nothing else.
import { expect, test } from 'vitest'
import { emitThirdParty } from '#generator/emit/third-party.ts'
import type { ShippedPackage, ShippedPackages } from '#generator/render/shipped-packages.ts'

const shippedPackage = (name: string, texts: string[], licence = 'MIT'): ShippedPackage => ({
  name,
  version: '1.0.0',
  licence,
  texts,
})
const SHIPPED: ShippedPackages = {
  packages: {
    'drawings@1.0.0': shippedPackage('drawings', ['Terms of drawings']),
    'mapbox-gl@1.0.0': shippedPackage('mapbox-gl', ['Terms of Mapbox'], 'SEE LICENSE IN LICENSE.txt'),
    'maplibre-gl@1.0.0': shippedPackage('maplibre-gl', ['Terms of many']),
    'react@1.0.0': shippedPackage('react', ['Terms of many']),
    'silent@1.0.0': shippedPackage('silent', []),
  },
  files: {
    pages: ['drawings@1.0.0'],
    '_assets/app.js': ['react@1.0.0', 'silent@1.0.0'],
    '_assets/map.js': ['maplibre-gl@1.0.0'],
    '_assets/mapbox.js': ['mapbox-gl@1.0.0'],
  },
}
const licencesOf = (...files: string[]) => String(emitThirdParty(SHIPPED, files).contents)

test('[GEN-118] a site names the packages of its own files and pages, equal terms once', () => {
  const text = licencesOf('_assets/app.js', '_assets/map.js', 'index.html')
  for (const name of ['drawings', 'maplibre-gl', 'react', 'silent']) expect(text).toMatch(new RegExp(`^${name} 1`, 'm'))
  expect(text.match(/Terms of many/g)).toHaveLength(1)
  expect(text).toMatch(/^maplibre-gl 1\.0\.0 \(MIT\)\nreact 1\.0\.0 \(MIT\)\n\nTerms of many$/m)
  expect(text).toMatch(/^silent 1\.0\.0 \(MIT\)\n\nThe package brings no text of its licence along\.$/m)
})

test('[GEN-118] the terms of Mapbox are there where its script is, and nowhere else', () => {
  expect(licencesOf('_assets/app.js', '_assets/map.js')).not.toMatch(/mapbox/i)
  const text = licencesOf('_assets/app.js', '_assets/mapbox.js')
  expect(text).toMatch(/^mapbox-gl 1\.0\.0 \(SEE LICENSE IN LICENSE\.txt\)\n\nTerms of Mapbox$/m)
})
