import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, test } from 'vitest'
import { ROLES } from '#generator/theme/roles.ts'
import { brandColours, plainBasemap } from '#map/basemap.ts'
import { creditsOf } from '#map/engine.ts'
import { outline } from '#map/outline.ts'

const colours = { land: 'rgb(244, 242, 238)', water: 'rgb(195, 220, 236)', border: 'rgb(216, 211, 202)' }

test('[ADR-004] without streets the basemap has coasts and borders, and is plain until they are loaded', () => {
  const before = plainBasemap(colours)
  const after = plainBasemap(colours, outline())
  expect(validateStyleMin(before)).toEqual([])
  expect(validateStyleMin(after)).toEqual([])
  expect(before.layers.map(({ id }) => id)).toEqual(['ground'])
  expect(after.layers.map(({ id }) => id)).toEqual(['ground', 'land', 'borders'])
})

test('the outline lies on the globe, in closed rings, and does not cross the edge of the map', () => {
  const { land, borders } = outline()
  if (land.type !== 'MultiPolygon' || borders.type !== 'MultiLineString') throw new Error('not an outline')
  expect(land.coordinates.length).toBeGreaterThan(500)
  const rings = land.coordinates.flat()
  const wrong = rings.filter(ring =>
    ring.some(([longitude = 0, latitude = 0], at) => {
      const [before = longitude] = ring[at - 1] ?? []
      // Along the pole the ring of the south goes from one edge to the other.
      const leaps = latitude > -90 && Math.abs(longitude - before) >= 180
      return Math.abs(longitude) > 180 || Math.abs(latitude) > 90 || leaps
    }),
  )
  expect(wrong).toEqual([])
  expect(rings.filter(ring => String(ring[0]) !== String(ring.at(-1)))).toEqual([])
  expect(borders.coordinates.length).toBeGreaterThan(100)
})

describe('the colours of the brand that a style asks for', () => {
  const layer = (theme: unknown, paint: object | undefined = { 'fill-color': '#fff' }) => ({
    id: 'land',
    metadata: { theme },
    ...(paint && { paint }),
  })

  test('[LND-104] a layer that names a colour of the theme has it', () => {
    const asked = [
      layer({ 'fill-color': 'map-land' }),
      { id: 'names', metadata: { theme: { 'text-color': 'map-label' } }, paint: { 'text-color': 'red' } },
    ]
    expect(brandColours(asked)).toEqual([
      { layer: 'land', property: 'fill-color', token: '--map-land' },
      { layer: 'names', property: 'text-color', token: '--map-label' },
    ])
  })

  test('[LND-104] a style may ask for the colours of the map that the theme has, and for no other', () => {
    const named = ROLES.filter(name => brandColours([layer({ 'fill-color': name })]).length > 0)
    expect(named).toEqual(ROLES.filter(name => name.startsWith('map-')))
  })

  test.each([
    ['nothing', { id: 'land', paint: { 'fill-color': 'red' } }],
    ['metadata of another program', { id: 'land', metadata: 'x', paint: { 'fill-color': 'red' } }],
    ['no names', layer('map-land')],
    ['a colour that is not of the map', layer({ 'fill-color': 'primary' })],
    ['a name that is no text', layer({ 'fill-color': ['map-land'] })],
    ['what the layer does not paint', layer({ 'line-color': 'map-land' })],
    ['a layer without paint', { id: 'land', metadata: { theme: { 'fill-color': 'map-land' } } }],
    ['a name of every object', layer({ constructor: 'map-land' })],
  ])('with %s a layer keeps its own', (_, given) => {
    expect(brandColours([given])).toEqual([])
  })
})

describe('the credit of a map', () => {
  const mapbox =
    '<a href="https://www.mapbox.com/about/maps/" target="_blank">&copy; Mapbox</a> <a href=\'https://osm.org/x?a=1&amp;b=2\'>&copy; OpenStreetMap</a>'

  test.each([
    ['each once', ['Natural Earth', 'Natural Earth', undefined, ' '], [{ text: 'Natural Earth' }]],
    [
      'with the links of its sources',
      [mapbox],
      [
        { text: '© Mapbox', href: 'https://www.mapbox.com/about/maps/' },
        { text: '© OpenStreetMap', href: 'https://osm.org/x?a=1&b=2' },
      ],
    ],
    [
      'words around a link',
      ['Tiles by <a href="https://x.example/">X</a>'],
      [{ text: 'Tiles by' }, { text: 'X', href: 'https://x.example/' }],
    ],
    ['[CST-102] no address but on the web', ['<a href="javascript:alert(1)">X</a>'], [{ text: 'X' }]],
    ['[CST-102] no markup', ['<img src=x onerror=alert(1)><b>A</b>&lt;i>'], [{ text: 'A' }, { text: '<i>' }]],
  ])('%s', (_, attributions, credits) => {
    expect(creditsOf(attributions)).toEqual(credits)
  })
})
