// The look of a brand besides its colour: what brand.json says, and defaults that follow from the colour.
import type { Brand } from '#schema/config.ts'
import { type Hex, hex, hexOf, oklchOf } from './colour.ts'
import { readableFill, textOn } from './fills.ts'
import { BODY_TEXT, type Scheme } from './roles.ts'

type Given = NonNullable<Brand['look']>
type Hero = NonNullable<Given['hero']>

/** Files of the brand, which follow from nothing. */
type OwnFiles = 'headingFont' | 'drawings'

/** Every choice made. */
export type Look = Required<Omit<Given, 'map' | 'hero' | OwnFiles>> &
  Pick<Given, OwnFiles> & {
    map: Required<NonNullable<Given['map']>>
    hero: Required<Pick<Hero, 'layout' | 'ground' | 'scene'>> & Pick<Hero, 'picture'>
  }

/** What the theme of a brand is derived from. */
export type LookSource = Pick<Brand, 'colors' | 'look'>

/** From this chroma on, the hue of a colour is visible. */
const COLOURFUL_CHROMA = 0.05
/** Degrees from the brand's hue to that of its accent: far enough to differ, close enough to match. */
const ACCENT_TURN = 60

/**
 * The complete look of a brand. What brand.json leaves out follows from the primary colour: a light colour with dark text has
 * heavy headings, since it has little contrast; warm colours have warm maps; the accent is a neighbour on the colour wheel.
 */
export function lookOf({ colors, look = {} }: LookSource): Look {
  const primary = hexOf(colors.primary)
  const { c, h } = oklchOf(primary)
  const colourful = c >= COLOURFUL_CHROMA
  const light = textOn(readableFill(primary), BODY_TEXT) !== '#ffffff'
  const [warm, cool] = [colourful && isWarm(h), colourful && isCool(h)]
  return {
    corners: 'soft',
    edges: 'shadow',
    headingWeight: light ? 700 : 650,
    headingSize: 'even',
    density: 'even',
    iconStroke: light ? 2 : 1.75,
    motion: 'even',
    originMark: 'ring',
    way: 'solid',
    illustration: 'tonal',
    accent: hex(light ? 0.5 : 0.78, Math.max(c * 0.75, 0.06), h + ACCENT_TURN),
    ...look,
    map: {
      tone: warm ? 'warm' : cool ? 'cool' : 'neutral',
      water: 'blue',
      roads: 'plain',
      labels: 'quiet',
      ...look.map,
    },
    hero: { layout: 'map', ground: 'brand', scene: 'ride', ...look.hero },
  }
}

const isWarm = (hue: number): boolean => hue < 110 || hue > 340
const isCool = (hue: number): boolean => hue >= 170 && hue <= 300

const CORNERS: Readonly<
  Record<Look['corners'], readonly [s: string, m: string, l: string, pill: string, button: string]>
> = {
  sharp: ['2px', '3px', '4px', '4px', '3px'],
  soft: ['6px', '10px', '16px', '999px', '10px'],
  round: ['8px', '14px', '24px', '999px', '14px'],
  pill: ['8px', '14px', '24px', '999px', '999px'],
}

/** Curves overshoot slightly at most; nothing takes more than 250 ms. */
const MOTION: Readonly<Record<Look['motion'], readonly [feedback: string, panel: string]>> = {
  brisk: ['80ms cubic-bezier(.2, 0, 0, 1)', '140ms cubic-bezier(.2, 0, 0, 1)'],
  even: ['120ms ease-out', '200ms ease-out'],
  calm: ['180ms cubic-bezier(.4, 0, .2, 1)', '250ms cubic-bezier(.4, 0, .2, 1)'],
  springy: ['160ms cubic-bezier(.3, 1.5, .6, 1)', '240ms cubic-bezier(.3, 1.3, .6, 1)'],
}

const DENSITY: Readonly<
  Record<Look['density'], readonly [seven: string, eight: string, nine: string, control: string]>
> = {
  compact: ['40px', '48px', '72px', '36px'],
  even: ['48px', '64px', '96px', '40px'],
  roomy: ['56px', '80px', '120px', '44px'],
}

const HERO_SCALE: Readonly<Record<Look['headingSize'], number>> = { calm: 0.875, even: 1, large: 1.25 }

/** Rounding and rotation of the collection mark. */
const ORIGIN: Readonly<Record<Look['originMark'], readonly [rounding: string, turn: string]>> = {
  ring: ['50%', '0deg'],
  square: ['22%', '0deg'],
  diamond: ['12%', '45deg'],
  leaf: ['60% 0', '0deg'],
}

/** The line style: dashes in a drawing, and the border of a box. */
const WAY: Readonly<Record<Look['way'], readonly [dashes: string, style: string]>> = {
  solid: ['none', 'solid'],
  dots: ['0 11', 'dotted'],
  dashes: ['16 12', 'dashed'],
}

/** Custom properties of the look that are the same in both schemes, by name. */
export function shapeTokens(look: Look): Readonly<Record<string, string>> {
  const [s, m, l, pill, button] = CORNERS[look.corners]
  const [feedback, panel] = MOTION[look.motion]
  const [seven, eight, nine, control] = DENSITY[look.density]
  const [rounding, turn] = ORIGIN[look.originMark]
  const sharp = look.corners === 'sharp'
  return {
    'radius-s': s,
    'radius-m': m,
    'radius-l': l,
    'radius-pill': pill,
    'radius-button': button,
    'motion-feedback': feedback,
    'motion-panel': panel,
    'space-7': seven,
    'space-8': eight,
    'space-9': nine,
    'control-fine': control,
    'heading-large': String(look.headingWeight),
    'heading-small': String(Math.min(700, Math.max(600, look.headingWeight))),
    'heading-script': String(look.headingWeight >= 700 ? 700 : 600),
    'hero-scale': String(HERO_SCALE[look.headingSize]),
    'icon-stroke': String(look.iconStroke),
    'icon-stroke-small': String(look.iconStroke + 0.25),
    'icon-cap': sharp ? 'butt' : 'round',
    'icon-join': sharp ? 'miter' : 'round',
    'origin-radius': rounding,
    'origin-turn': turn,
    'way-dash': WAY[look.way][0],
    'way-style': WAY[look.way][1],
  }
}

/** How a card is set off: its outline and its shadows. `shade` gives a dark colour of the brand's hue for each scheme. */
export function edgeTokens(
  { edges }: Look,
  shade: (light: number, dark: number) => string,
): Readonly<Record<string, string>> {
  const none = '0 0 #0000'
  const soft = {
    'shadow-1': `0 1px 2px ${shade(0.07, 0.4)}`,
    'shadow-2': `0 1px 2px ${shade(0.08, 0.5)}, 0 4px 12px ${shade(0.1, 0.4)}`,
    'shadow-3': `0 2px 6px ${shade(0.08, 0.5)}, 0 16px 40px ${shade(0.16, 0.55)}`,
    'shadow-up': `0 -8px 24px -12px ${shade(0.18, 0.5)}`,
  }
  const thin = { 'edge-line': '1px solid var(--border)', rim: '0 0 0 1px var(--border)' }
  const tile = { tile: 'var(--surface-sunken)', 'tile-line': '0 solid transparent' }
  switch (edges) {
    case 'shadow':
      return { ...soft, ...thin, ...tile, card: 'var(--surface-raised)' }
    case 'line': {
      const line = '1px solid var(--border-control)'
      const strict = { 'edge-line': line, rim: '0 0 0 1px var(--border-control)', tile: 'none', 'tile-line': line }
      return {
        ...soft,
        'shadow-1': none,
        'shadow-2': none,
        'shadow-3': soft['shadow-2'],
        ...strict,
        card: 'var(--surface)',
      }
    }
    case 'bold': {
      const line = '2px solid var(--text)'
      const hard = { 'shadow-1': none, 'shadow-2': '2px 2px 0 var(--text)', 'shadow-3': '5px 5px 0 var(--text)' }
      const heavy = {
        'edge-line': line,
        rim: '0 0 0 2px var(--text)',
        tile: 'var(--surface-raised)',
        'tile-line': line,
      }
      return { ...soft, ...hard, ...heavy, card: 'var(--surface-raised)' }
    }
    case 'flat':
      return {
        ...soft,
        'shadow-1': none,
        'shadow-2': none,
        ...thin,
        'edge-line': '1px solid transparent',
        tile: 'var(--primary-soft)',
        'tile-line': '0 solid transparent',
        card: 'var(--surface-sunken)',
      }
  }
}

type Start = readonly [lightness: number, chroma: number, hue: number]

const TONE: Readonly<Record<Look['map']['tone'], (brandHue: number) => readonly [chroma: number, hue: number]>> = {
  neutral: () => [0, 0],
  warm: () => [0.014, 80],
  cool: () => [0.012, 245],
  brand: hue => [0.014, hue],
}

const WATER: Readonly<Record<Look['map']['water'], Readonly<Record<Scheme, Start>>>> = {
  blue: { light: [0.885, 0.032, 235], dark: [0.285, 0.035, 245] },
  teal: { light: [0.88, 0.045, 195], dark: [0.29, 0.04, 200] },
  grey: { light: [0.875, 0.008, 250], dark: [0.155, 0.006, 250] },
  deep: { light: [0.8, 0.07, 245], dark: [0.25, 0.07, 255] },
}

/** Lightness of land, built areas, roads, their rims and names. */
const LAND: Readonly<
  Record<Scheme, Readonly<Record<Look['map']['roads'], readonly [number, number, number, number]>>>
> = {
  light: {
    plain: [0.962, 0.932, 1, 0.9],
    tinted: [0.975, 0.95, 0.925, 0.87],
    bold: [0.945, 0.91, 1, 0.76],
  },
  dark: {
    plain: [0.225, 0.258, 0.315, 0.2],
    tinted: [0.24, 0.272, 0.33, 0.29],
    bold: [0.2, 0.232, 0.38, 0.15],
  },
}

/** The base colours of the map in one scheme; the palette adjusts its labels as far as their contrast requires. */
export function mapShades({ map }: Look, brand: Hex, scheme: Scheme): Readonly<Record<`map-${string}`, Hex>> {
  const { c: brandChroma, h: brandHue } = oklchOf(brand)
  const [chroma, toneHue] = TONE[map.tone](brandHue)
  // In the dark, map and panels are next to each other without a white between: a warm map has the very tint of warm panels.
  const fits = map.tone === 'warm' ? isWarm(brandHue) : map.tone === 'cool' && isCool(brandHue)
  const hue = scheme === 'dark' && fits && brandChroma >= COLOURFUL_CHROMA ? brandHue : toneHue
  const [land, built, road, rim] = LAND[scheme][map.roads]
  const clear = map.labels === 'clear'
  const label = scheme === 'light' ? (clear ? 0.3 : 0.47) : clear ? 0.93 : 0.76
  const tint = scheme === 'light' ? 1 : 0.8
  return {
    'map-land': hex(land, chroma * tint, hue),
    'map-built': hex(built, chroma * 1.3 * tint, hue),
    'map-road': map.roads === 'tinted' ? hex(road, chroma * 2.4 * tint, hue) : hex(road, chroma * 0.4 * tint, hue),
    'map-road-case': hex(rim, chroma * 1.5 * tint, hue),
    'map-label': hex(label, chroma * 1.2, hue),
    'map-water': hex(...WATER[map.water][scheme]),
  }
}

const isAmong = <K extends string>(table: Readonly<Record<K, unknown>>, value: unknown): value is K =>
  typeof value === 'string' && Object.hasOwn(table, value)

const GROUNDS: Readonly<Record<Look['hero']['ground'], true>> = { brand: true, soft: true, ink: true, paper: true }

/** The colour choices of a look that may have mistakes: the known ones of `value`. */
export function colouringOf(value: unknown): LookSource['look'] {
  const at = (part: unknown, key: string): unknown =>
    typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined
  const [tone, water, roads] = ['tone', 'water', 'roads'].map(key => at(at(value, 'map'), key))
  const ground = at(at(value, 'hero'), 'ground')
  const labels = at(at(value, 'map'), 'labels')
  return {
    map: {
      ...(isAmong(TONE, tone) && { tone }),
      ...(isAmong(WATER, water) && { water }),
      ...(isAmong(LAND.light, roads) && { roads }),
      ...(labels === 'clear' && { labels }),
    },
    hero: { ...(isAmong(GROUNDS, ground) && { ground }) },
  }
}
