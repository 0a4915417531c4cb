// The look of the map: the MapLibre style in data/style.json with colours, tiles and language filled in.
import { readFileSync } from 'node:fs'
import { formatHex, parse } from 'culori'
import type { StyleSpecification } from 'maplibre-gl'

/** Base tags of languages that read the scripts in which cities are named; all others get the Latin names. */
const OWN_SCRIPT = ['ar', 'bn', 'el', 'ja', 'km', 'lo', 'my', 'sr', 'th', 'ur', 'zh']

export type MapScheme = 'light' | 'dark'
/** Colours for a portal that has none of its own, in any CSS colour notation without variables. */
export type MapColours = Record<
  'land' | 'built' | 'road' | 'roadCase' | 'water' | 'park' | 'label' | 'labelPark' | 'labelWater',
  string
>

/** MapLibre reads only older notations: any CSS colour becomes a hex one. Throws for what is no colour. */
const hex = (name: string, colour: string): string => {
  const parsed = parse(colour)
  if (!parsed) throw new Error(`Map colour ${name}: "${colour}" is not a CSS colour`)
  return formatHex(parsed)
}

/**
 * A style that needs no glyphs and no sprites. `tiles` is the address of the tiles with {z}, {x} and {y}; labels come in
 * the script of `language` (BCP 47). Throws for a value that is no CSS colour.
 */
export function mapStyle(options: { tiles: string; colours: MapColours; language: string }): StyleSpecification {
  const [base = ''] = options.language.toLowerCase().split(/[-_]/)
  const isOwn = !/latn/i.test(options.language) && OWN_SCRIPT.includes(base)
  const colours = Object.entries(options.colours).map(([name, colour]) => [name, hex(name, colour)])
  const values = { ...Object.fromEntries(colours), tiles: options.tiles, name: ['get', isOwn ? 'name' : 'name_latin'] }
  const text = readFileSync(new URL('data/style.json', import.meta.url), 'utf8')
  const filled = (style: unknown) =>
    JSON.parse(JSON.stringify(style), (_, value) =>
      typeof value === 'string' && value.startsWith('@') ? values[value.slice(1) as keyof typeof values] : value,
    )
  const style = JSON.parse(text) as { layers: { paint?: object }[] }
  return filled({
    ...style,
    layers: style.layers.map(layer => ({ ...layer, metadata: { theme: themeOf(layer.paint) } })),
  })
}

/** Which colour of the portal's theme each colour of a layer gives way to: `@roadCase` to `map-road-case`. */
const themeOf = (paint: object = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(paint).flatMap(([property, value]) =>
      property.endsWith('-color') && typeof value === 'string'
        ? [[property, `map-${value.slice(1).replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`]]
        : [],
    ),
  )
