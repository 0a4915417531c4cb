// The colours on a fill, and its shades: chosen by measured contrast, never by the name of a colour.
import type { Brand } from '#schema/config.ts'
import {
  contrast,
  darkerHue,
  difference,
  type Hex,
  hex,
  type Legibility,
  lightnessContrast,
  mix,
  nearestShade,
  nearestStep,
  oklchOf,
  reads,
} from './colour.ts'
import { BODY_TEXT, type BrandRole, type Role, type Scheme, SIGN } from './roles.ts'

/** What is behind the text of a landing page. */
type Ground = NonNullable<NonNullable<NonNullable<Brand['look']>['hero']>['ground']>

const WHITE = '#ffffff'
const BLACK = '#000000'
/** A hover shade that differs less from its fill is not visible. */
const HOVER_CONTRAST = 1.12

/** Text colour for a fill: white or a dark shade of the fill's hue, whichever the eye reads better; black if neither is readable. */
export const textOn = (fill: Hex, needed: Legibility): Hex => {
  const { c, h } = oklchOf(fill)
  const readable = [WHITE, hex(0.2, Math.min(c, 0.03), h)].filter(ink => reads(ink, needed, [fill]))
  const [best = BLACK] = readable.sort((one, other) => lightnessContrast(other, fill) - lightnessContrast(one, fill))
  return best
}

/**
 * The fill itself if text of body size can be read on it. On a mid tone, such as a strong orange, black is too dull and white too
 * faint: the nearest shade then, darker for white or lighter for black.
 */
export const readableFill = (fill: Hex): Hex => {
  const carries = (ink: Hex) => (shade: Hex) => reads(ink, BODY_TEXT, [shade])
  const darker = nearestShade(fill, 'darker', carries(WHITE))
  const lighter = nearestShade(fill, 'lighter', carries(BLACK))
  return difference(darker, fill) <= difference(lighter, fill) ? darker : lighter
}

/** The hover shade of a fill: visibly different, with the same `text` still readable. */
export const hovered = (fill: Hex, text: Hex, scheme: Scheme): Hex => {
  const { l, c, h } = oklchOf(fill)
  const darker = [-0.06, -0.1]
  const lighter = [0.06, 0.1, 0.16, 0.24]
  // On a dark page a fill with dark text is lightened, unless it is nearly white and would lose its colour.
  const lightsUp = scheme === 'dark' && text !== WHITE && l < 0.87
  const shades = (lightsUp ? [...lighter, ...darker] : [...darker, ...lighter]).map(by => hex(l + by, c, h))
  const works = (shade: Hex) => reads(text, BODY_TEXT, [shade]) && contrast(shade, fill) >= HOVER_CONTRAST
  return shades.find(works) ?? fill
}

/** The brand's own surface and its quiet variants (streets of the hero, track of a progress line) on which its text is readable. */
export const brandShades = (brand: Hex, needed: Legibility): Readonly<Record<BrandRole, Hex>> => {
  const on = textOn(brand, needed)
  const carriesText = (shade: Hex) => reads(on, needed, [shade])
  // Streets are drawn towards the text colour, or away from it if that would cost the text its contrast.
  const away = on === WHITE ? BLACK : WHITE
  const toward = carriesText(mix(brand, on, 0.09)) ? on : away
  const water = mix(brand, BLACK, 0.07)
  const shares = [0.3, 0.25, 0.2, 0.15, 0.1, 0.05]
  return {
    brand,
    'on-brand': on,
    'brand-road': mix(brand, toward, 0.09),
    'brand-park': mix(brand, toward, 0.05),
    'brand-water': carriesText(water) ? water : mix(brand, WHITE, 0.07),
    'brand-track': shares.map(share => mix(brand, on, share)).find(shade => reads(on, SIGN, [shade])) ?? brand,
  }
}

type CoverRole = Extract<Role, `${string}cover${string}`>

/** The start of a page, in one scheme: the surface, its quiet variants, and what is on it. `shades` are the other colours of the scheme. */
export const coverShades = (
  brand: Hex,
  shades: Readonly<Record<Role, Hex>>,
  ground: Ground,
  scheme: Scheme,
): Readonly<Record<CoverRole, Hex>> => {
  const { l, c, h } = oklchOf(brand)
  const dark = scheme === 'dark'
  const deep = c === 0 ? h : darkerHue(darkerHue(h))
  const grounds = {
    // A whole window of a strong colour glares at night.
    brand: dark ? hex(Math.min(l, 0.3), Math.min(c, 0.1), deep) : readableFill(brand),
    soft: dark ? hex(0.26, Math.min(c, 0.05), deep) : hex(0.945, Math.min(c, 0.045), h),
    ink: dark ? hex(0.15, Math.min(c, 0.02), deep) : hex(0.23, Math.min(c, 0.04), deep),
    paper: shades.surface,
  }
  const cover = grounds[ground]
  const own = brandShades(cover, BODY_TEXT)
  const on = own['on-brand']
  const loud = ground === 'brand'
  const tinted = (share: number, otherwise: Hex) => {
    const shade = mix(cover, brand, share)
    return !loud && reads(on, BODY_TEXT, [shade]) ? shade : otherwise
  }
  return {
    cover,
    'on-cover': on,
    'cover-road': tinted(dark ? 0.2 : 0.16, own['brand-road']),
    'cover-park': tinted(0.08, own['brand-park']),
    'cover-water': tinted(0.12, own['brand-water']),
    'cover-track': own['brand-track'],
    'cover-way': loud ? on : nearestStep(brand, on === WHITE ? 'lighter' : 'darker', SIGN, [cover]),
    'cover-rim': loud ? on : cover,
    'cover-line': loud ? cover : nearestStep(mix(cover, on, 0.3), on === WHITE ? 'lighter' : 'darker', SIGN, [cover]),
  }
}
