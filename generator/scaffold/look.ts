// What a new brand may look like, proposed from its colour and its logo, as unlike the other brands as it can be.
import { Parser } from 'htmlparser2'
import type { Brand } from '#schema/config.ts'
import { hexOf, oklchOf } from '../theme/colour.ts'
import { type Look, type LookSource, lookOf } from '../theme/look.ts'

type Hero = Pick<Look['hero'], 'layout' | 'ground' | 'scene'>
type ProposedLook = Omit<Look, 'hero'> & { hero: Hero }
/** A key of the look as in brand.json, such as `map.tone`, its value, and what it follows from. */
export type Proposal = { key: string; value: string; because: string }

/** From this lightness on a colour carries dark words; below the other one it is deep. */
const LIGHT_FROM = 0.74
const DEEP_BELOW = 0.5
const VIVID_CHROMA = 0.19
/** Degrees from which a second colour of the logo is another colour. */
const OTHER_HUE = 35

/**
 * A complete look. Weights, lines, edges and motion follow from the colour, corners and accent from the logo; the rest, which
 * makes a brand known at sight, is the choice that differs most from the brands in `others`, most of all from those of a like hue.
 * The same arguments give the same look. `primary` is # and six hexadecimal digits.
 */
export function proposeLook(
  primary: string,
  logoSvg: string | undefined,
  others: readonly LookSource[],
): { look: ProposedLook; proposals: Proposal[] } {
  const { l, c, h } = oklchOf(hexOf(primary))
  const temper = l >= LIGHT_FROM ? 'light' : l < DEEP_BELOW ? 'deep' : c >= VIVID_CHROMA ? 'vivid' : 'calm'
  const logo = logoSvg === undefined ? undefined : readLogo(logoSvg)
  const derived = lookOf({ colors: { primary } })
  const accent = logo?.colours.find(colour => isOther(colour, h))
  const { weights, because } = TEMPERS[temper]
  const base = { ...derived, ...weights, ...(accent && { accent }) }
  const map = {
    ...derived.map,
    water: h >= 110 && h <= 300 && c >= 0.05 ? 'grey' : 'blue',
    roads: temper === 'light' ? 'bold' : temper === 'vivid' ? 'tinted' : 'plain',
    labels: temper === 'light' ? 'clear' : 'quiet',
  } as const
  const looks = others.map(other => ({ look: lookOf(other), hue: oklchOf(hexOf(other.colors.primary)).h }))
  const [best] = choices(logo, accent !== undefined)
    .map(choice => {
      const { layout, ground, scene, ...flat } = choice
      const look = { ...base, ...flat, edges: edgesOf(flat.corners, temper), map, hero: { layout, ground, scene } }
      return { look, unlike: Math.min(...looks.map(other => distance(look, other.look, turn(h, other.hue)))) }
    })
    .toSorted((one, other) => other.unlike - one.unlike)
  if (!best) throw new Error('There is no look to choose from')
  const { look } = best
  const unlike = 'unlike the brands that are there'
  const reasons: Readonly<Record<string, string>> = {
    corners: logo?.corners ? 'the shapes of the logo' : unlike,
    edges: 'the corners',
    headingWeight: because,
    iconStroke: because,
    motion: because,
    headingSize: 'the weight of the headings',
    density: 'as most brands have it',
    accent: accent ? 'the second colour of the logo' : 'a neighbour of the colour',
    'map.tone': 'the hue',
    'map.water': 'unlike the colour, so that neither is taken for the other',
    'map.roads': 'the weight of the headings',
    'map.labels': 'the weight of the headings',
  }
  const proposals = Object.entries(look).flatMap(([key, value]) =>
    typeof value === 'object'
      ? Object.entries(value).map(([inner, text]) => [`${key}.${inner}`, String(text)] as const)
      : [[key, String(value)] as const],
  )
  return { look, proposals: proposals.map(([key, value]) => ({ key, value, because: reasons[key] ?? unlike })) }
}

type Temper = 'light' | 'deep' | 'vivid' | 'calm'
type Weights = Pick<Look, 'headingWeight' | 'headingSize' | 'iconStroke' | 'motion'>
const TEMPERS: Readonly<Record<Temper, { weights: Weights; because: string }>> = {
  light: {
    weights: { headingWeight: 800, headingSize: 'large', iconStroke: 2.25, motion: 'brisk' },
    because: 'a light colour has little contrast of its own',
  },
  vivid: {
    weights: { headingWeight: 700, headingSize: 'even', iconStroke: 2, motion: 'springy' },
    because: 'a vivid colour',
  },
  calm: {
    weights: { headingWeight: 650, headingSize: 'even', iconStroke: 1.75, motion: 'even' },
    because: 'a quiet colour',
  },
  deep: {
    weights: { headingWeight: 600, headingSize: 'large', iconStroke: 1.5, motion: 'calm' },
    because: 'a deep colour carries thin lines',
  },
}

/**
 * Every combination of what makes a brand known at sight. The mark of the place of collection is not the shape of the logo, and
 * a second colour of the logo is in the drawings.
 */
function choices(logo: Logo | undefined, hasAccent: boolean) {
  const corners = logo?.corners ? [logo.corners] : (['soft', 'round', 'pill', 'sharp'] as const)
  const marks = (['square', 'diamond', 'leaf', 'ring'] as const).filter(mark => mark !== logo?.shape)
  const lists = [
    corners.map(value => ({ corners: value })),
    marks.map(value => ({ originMark: value })),
    (['dashes', 'dots', 'solid'] as const).map(value => ({ way: value })),
    (['duotone', 'pastel', ...(hasAccent ? [] : (['tonal', 'ink'] as const))] as const).map(value => ({
      illustration: value,
    })),
    (['illustration', 'map', 'type'] as const).map(value => ({ layout: value })),
    (['soft', 'brand', 'paper', 'ink'] as const).map(value => ({ ground: value })),
    (['door', 'shop', 'ride'] as const).map(value => ({ scene: value })),
  ] as const
  type Choice = Pick<Look, 'corners' | 'originMark' | 'way' | 'illustration'> & Hero
  return lists.reduce<Partial<Choice>[]>(
    (made, list) => made.flatMap(one => list.map(next => ({ ...one, ...next }))),
    [{}],
  ) as Choice[]
}

const edgesOf = (corners: Look['corners'], temper: Temper): Look['edges'] =>
  corners === 'pill' ? 'flat' : corners === 'sharp' ? (temper === 'light' ? 'bold' : 'line') : 'shadow'

const turn = (one: number, other: number): number => {
  const apart = Math.abs(one - other) % 360
  return Math.min(apart, 360 - apart)
}

/** How far two looks differ: what is seen first counts most, and a like hue makes everything count. */
function distance(one: ProposedLook, other: Look, hueTurn: number): number {
  const differs = (same: boolean, weight: number) => (same ? 0 : weight)
  const isDrawn = one.hero.layout === 'illustration' && other.hero.layout === 'illustration'
  return (
    differs(one.hero.layout === other.hero.layout, 3) +
    differs(one.hero.ground === other.hero.ground, 3) +
    differs(isDrawn && one.hero.scene === other.hero.scene, 1) +
    differs(one.illustration === other.illustration, 2) +
    differs(one.corners === other.corners, 2) +
    differs(one.originMark === other.originMark, 1) +
    differs(one.way === other.way, 1) +
    hueTurn / 30
  )
}

/** What a logo says: its corners, the shape of its outline, and its colours, the first ones first. */
type Logo = { corners?: Look['corners']; shape?: 'ring' | 'square' | 'diamond'; colours: string[] }

/** Reads the shapes of a logo of any size; a drawing without a tile says nothing about corners unless all of its lines are straight. */
function readLogo(svg: string): Logo {
  const colours = new Set<string>()
  const paths: string[] = []
  let tile: { width: number; radius: number } | undefined
  let circles = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        for (const key of ['fill', 'stroke', 'stop-color']) {
          const colour = attributes[key]?.trim()
          if (colour && /^#[0-9a-f]{6}$/i.test(colour)) colours.add(colour)
        }
        const size = (key: string) => Number.parseFloat(attributes[key] ?? '0')
        // The first rectangle is the ground of the mark.
        if (name === 'rect')
          tile ??= { width: Math.min(size('width'), size('height')), radius: size('rx') || size('ry') }
        if (name === 'circle' || name === 'ellipse') circles += 1
        if (name === 'path' || name === 'polygon') paths.push(attributes.d ?? '')
      },
    },
    { xmlMode: true },
  )
  parser.end(svg)
  const list = [...colours]
  if (tile && tile.width > 0) {
    const share = tile.radius / tile.width
    const corners = share < 0.08 ? 'sharp' : share < 0.25 ? 'soft' : share < 0.42 ? 'round' : 'pill'
    return { corners, shape: corners === 'pill' ? 'ring' : 'square', colours: list }
  }
  if (circles > 0) return { corners: 'pill', shape: 'ring', colours: list }
  const isStraight = paths.length > 0 && !paths.some(path => /[acqst]/i.test(path))
  return { ...(isStraight && { corners: 'sharp', shape: 'diamond' }), colours: list }
}

function isOther(colour: string, hue: number): boolean {
  const { c, h } = oklchOf(hexOf(colour))
  return c >= 0.05 && turn(h, hue) >= OTHER_HUE
}

/** The brands of the project as far as they can be read: a file with mistakes has no look to differ from. */
export const looksOf = (brands: Iterable<unknown>): LookSource[] =>
  [...brands].filter((brand): brand is Brand => {
    if (typeof brand !== 'object' || brand === null || !('colors' in brand)) return false
    const { colors } = brand
    if ('look' in brand && (typeof brand.look !== 'object' || brand.look === null)) return false
    return (
      typeof colors === 'object' &&
      colors !== null &&
      'primary' in colors &&
      /^#[0-9a-f]{6}$/i.test(String(colors.primary))
    )
  })
