// The basemap: the style document of the deployment, or plain land in the colours of the tokens.
import type { StyleSpecification } from 'maplibre-gl'

export type Scheme = 'light' | 'dark'

/** Nearer than this the coasts are too coarse to be true: a town by the sea would be in it. Everything is land there. */
const COARSE_ZOOM_MAX = 7

/** Address of a style for a scheme and a language; both are in its query, so that one address serves all. */
export function styleAddress(style: string, scheme: Scheme, language: string): string {
  const address = new URL(style)
  address.searchParams.set('scheme', scheme)
  address.searchParams.set('lang', language)
  return address.href
}

/** Colours of the plain basemap. */
export type PlainColours = { land: string; water: string; border: string }

/** Colours of the theme that a style may ask for, by their names without the two hyphens. */
const BRAND_COLOURS: readonly string[] = [
  'map-land',
  'map-built',
  'map-road',
  'map-road-case',
  'map-water',
  'map-park',
  'map-label',
  'map-label-park',
  'map-label-water',
]

/**
 * The colours of the brand that layers of a style ask for (LND-104): `"metadata": { "theme": { "fill-color": "map-land" } }`. Other
 * layers keep the style's own colours, and so does one that asks for what there is not.
 *
 * @param layers of a style document of the deployment's host, which may be anything
 */
export function brandColours(
  layers: readonly { id: string; metadata?: unknown; paint?: object }[],
): { layer: string; property: string; token: string }[] {
  return layers.flatMap(({ id, metadata, paint }) => {
    const theme: unknown =
      typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, 'theme') : undefined
    if (typeof theme !== 'object' || theme === null) return []
    return Object.entries(theme).flatMap(([property, name]) =>
      BRAND_COLOURS.includes(name) && paint !== undefined && Object.hasOwn(paint, property)
        ? [{ layer: id, property, token: `--${name}` }]
        : [],
    )
  })
}

/** Ground without streets, for when there is no style or nobody answers for it. Until the outline is there, it is all land. */
export const plainBasemap = (
  { land, water, border }: PlainColours,
  outline?: ReturnType<typeof import('./outline.ts').outline>,
): StyleSpecification => ({
  version: 8,
  sources: outline
    ? {
        land: { type: 'geojson', data: outline.land, attribution: 'Natural Earth' },
        borders: { type: 'geojson', data: outline.borders },
      }
    : {},
  layers: [
    {
      id: 'ground',
      type: 'background',
      paint: { 'background-color': outline ? ['step', ['zoom'], water, COARSE_ZOOM_MAX, land] : land },
    },
    ...(outline
      ? ([
          { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land } },
          { id: 'borders', type: 'line', source: 'borders', maxzoom: COARSE_ZOOM_MAX, paint: { 'line-color': border } },
        ] as const)
      : []),
  ],
})

/** The value of a colour token as the browser computes it, since tokens may be written in notations that maps do not read. */
export function tokenColour(element: HTMLElement, token: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(${token})`
  // A map is a picture: where colours are forced, one colour for all of it would leave nothing to see.
  probe.style.setProperty('forced-color-adjust', 'none')
  element.append(probe)
  const painted = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const { color } = getComputedStyle(probe)
  probe.remove()
  if (!painted) return color
  painted.fillStyle = color
  painted.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = painted.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
