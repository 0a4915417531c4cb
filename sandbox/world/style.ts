// The quiet look of the city map: a MapLibre style that takes the brand's map colours and needs no glyphs and no sprites.
import { formatHex, parse } from 'culori'
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { OUTLINE_MAX_ZOOM } from './layers.ts'
import type { MapColours, MapScheme, StreetClass } from './model.ts'

/** Base tags of languages that read the scripts in which worlds are named; all others get the Latin names. */
const OWN_SCRIPT = ['ar', 'bn', 'el', 'ja', 'km', 'lo', 'my', 'sr', 'th', 'ur', 'zh']
/** Drawn by the browser itself; the first family that it has. */
const FONTS = ['Inter', 'system-ui', 'sans-serif']

/** Pixels at zooms 10, 13, 16 and 18. */
const ROAD_WIDTHS: Record<StreetClass, [number, number, number, number]> = {
  avenue: [1.4, 3.6, 13, 34],
  road: [0.7, 2.5, 9.5, 26],
  street: [0, 1, 6.5, 19],
  lane: [0, 0.8, 5, 15],
}
const CASE_SHARE = [0.5, 1, 1.6, 2]
const CLASSES = ['lane', 'street', 'road', 'avenue'] as const

const widthOf = (extra: number): ExpressionSpecification =>
  [
    'interpolate',
    ['exponential', 1.5],
    ['zoom'],
    ...[10, 13, 16, 18].flatMap((zoom, i) => [
      zoom,
      [
        'match',
        ['get', 'class'],
        ...CLASSES.flatMap(kind => [
          kind,
          (ROAD_WIDTHS[kind][i] as number) + (ROAD_WIDTHS[kind][i] ? extra * (CASE_SHARE[i] as number) : 0),
        ]),
        1,
      ],
    ]),
  ] as unknown as ExpressionSpecification

/** MapLibre reads only older notations: any CSS colour becomes a hex one. Raises for what is no colour. */
const hex = (name: string, colour: string): string => {
  const parsed = parse(colour)
  if (!parsed) throw new Error(`Map colour ${name}: "${colour}" is not a CSS colour`)
  return formatHex(parsed)
}

const roadLayers = (colours: MapColours): LayerSpecification[] => {
  const road = {
    type: 'line',
    source: 'city',
    'source-layer': 'road',
    layout: {
      'line-cap': 'round',
      'line-join': 'round',
      'line-sort-key': ['match', ['get', 'class'], 'avenue', 4, 'road', 3, 'street', 2, 1],
    },
  } as const
  return [
    {
      ...road,
      id: 'road-case',
      minzoom: 12,
      paint: {
        'line-color': colours.roadCase,
        'line-width': widthOf(1.2),
        'line-opacity': ['interpolate', ['linear'], ['zoom'], 12, 0, 13.5, 1],
      },
    },
    { ...road, id: 'road', paint: { 'line-color': colours.road, 'line-width': widthOf(0) } },
  ] as unknown as LayerSpecification[]
}

const labelLayers = (colours: MapColours, name: ExpressionSpecification): LayerSpecification[] => {
  const place = { type: 'symbol', source: 'city', 'source-layer': 'place_label' } as const
  const halo = (colour: string, around: string) => ({
    'text-color': colour,
    'text-halo-color': around,
    'text-halo-width': 1.4,
    'text-halo-blur': 0.4,
  })
  const layout = { 'text-field': name, 'text-font': FONTS, 'text-max-width': 8 }
  const kind = (...kinds: string[]): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', kinds]]
  return [
    {
      id: 'road-label',
      type: 'symbol',
      source: 'city',
      'source-layer': 'road_label',
      minzoom: 12.5,
      layout: {
        ...layout,
        'symbol-placement': 'line',
        'symbol-spacing': 420,
        'text-padding': 12,
        'text-max-angle': 30,
        'text-size': ['interpolate', ['linear'], ['zoom'], 13, 10.5, 16, 12.5, 18, 14],
        'symbol-sort-key': ['match', ['get', 'class'], 'avenue', 1, 'road', 2, 'street', 3, 4],
      },
      paint: halo(colours.label, colours.road),
    },
    {
      ...place,
      id: 'water-label',
      filter: kind('water'),
      layout: { ...layout, 'text-size': 12, 'text-letter-spacing': 0.05 },
      paint: halo(colours.labelWater, colours.water),
    },
    {
      ...place,
      id: 'park-label',
      minzoom: 13.2,
      filter: kind('park'),
      layout: { ...layout, 'text-size': 12 },
      paint: halo(colours.labelPark, colours.park),
    },
    {
      ...place,
      id: 'district-label',
      minzoom: 12.2,
      maxzoom: 17,
      filter: kind('district'),
      layout: { ...layout, 'text-size': ['interpolate', ['linear'], ['zoom'], 12, 11, 15, 13.5], 'text-padding': 14 },
      paint: halo(colours.label, colours.land),
    },
    {
      ...place,
      id: 'town-label',
      maxzoom: 13,
      filter: kind('town'),
      layout: { ...layout, 'text-size': 12, 'text-padding': 10, 'symbol-sort-key': ['get', 'rank'] },
      paint: halo(colours.label, colours.land),
    },
    {
      ...place,
      id: 'city-label',
      maxzoom: 12.5,
      filter: kind('city'),
      layout: { ...layout, 'text-size': ['interpolate', ['linear'], ['zoom'], 4, 12, 11, 18] },
      paint: halo(colours.label, colours.land),
    },
  ] as unknown as LayerSpecification[]
}

/**
 * A MapLibre style over the tiles of `ensureTiles`. `tilesUrl` is the address of the PMTiles file (the map page registers the
 * `pmtiles` protocol); `colours` are the values of the `--map-*` tokens; labels come in the script of `language`.
 * Raises for a value that is no CSS colour.
 */
export const mapStyle = (options: {
  tilesUrl: string
  colours: MapColours
  language: string
  scheme: MapScheme
}): StyleSpecification => {
  const colours = Object.fromEntries(
    Object.entries(options.colours).map(([name, colour]) => [name, hex(name, colour)]),
  ) as MapColours
  const isOwn =
    !/latn/i.test(options.language) && OWN_SCRIPT.includes(options.language.toLowerCase().split(/[-_]/)[0] ?? '')
  const url = `pmtiles://${options.tilesUrl}`
  const fill = (id: string, source: string, layer: string, colour: string, extra: object = {}) =>
    ({
      id,
      type: 'fill',
      source,
      'source-layer': layer,
      ...extra,
      paint: { 'fill-color': colour, 'fill-antialias': true },
    }) as LayerSpecification
  return {
    version: 8,
    metadata: { scheme: options.scheme },
    sources: {
      // Both read one file: the outline of the land stops at zoom 5 and is drawn larger beyond, under the city.
      outline: { type: 'vector', tiles: [`${url}/{z}/{x}/{y}`], minzoom: 0, maxzoom: OUTLINE_MAX_ZOOM },
      city: { type: 'vector', url, attribution: 'GeoNames · Natural Earth' },
    },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': colours.water } },
      fill('outline-land', 'outline', 'land', colours.land),
      {
        id: 'boundary',
        type: 'line',
        source: 'outline',
        'source-layer': 'boundary',
        maxzoom: 10,
        paint: { 'line-color': colours.roadCase, 'line-width': 1 },
      },
      fill('land', 'city', 'land', colours.land, { minzoom: 9.5 }),
      fill('park', 'city', 'park', colours.park),
      fill('water', 'city', 'water', colours.water),
      fill('built', 'city', 'built', colours.built, { minzoom: 12.5 }),
      ...roadLayers(colours),
      ...labelLayers(colours, isOwn ? ['get', 'name'] : ['get', 'name_latin']),
    ],
  }
}
