// Every colour of a site from one: the brand's primary. A role starts from a designed lightness and moves along its own ramp only
// as far as the measured contrast requires: an easy brand gets the designed palette, a hard one (yellow, orange) stays readable.
import { type Hex, hex, hexOf, type Legibility, nearestStep, oklchOf } from './colour.ts'
import { brandShades, coverShades, hovered, readableFill, textOn } from './fills.ts'
import { type Look, type LookSource, lookOf, mapShades } from './look.ts'
import {
  BODY_TEXT,
  type BrandRole,
  FIXED,
  LARGE_TEXT,
  MUST_READ,
  NEUTRALS,
  type Role,
  type Scheme,
  SIGN,
  STATUSES,
  SURFACES,
} from './roles.ts'

export type Palette = {
  /** Degrees in OKLCH, for shadows; 0 for a grey. */
  hue: number
  look: Look
  brand: Readonly<Record<BrandRole, Hex>>
  light: Readonly<Record<Role, Hex>>
  dark: Readonly<Record<Role, Hex>>
}

/** From this chroma on, neutrals are fully tinted with the hue; a grey brand has grey neutrals. */
const FULL_TINT_CHROMA = 0.04

/** Degrees up to which a thin line in one hue is taken for a line in the other. */
const HUES_ALIKE = 45

/** Whether lines of these two colours look alike; a grey has no hue. */
const looksLike = (one: Hex, other: Hex): boolean => {
  const [{ c, h }, { h: otherHue }] = [oklchOf(one), oklchOf(other)]
  const apart = Math.abs(h - otherHue) % 360
  return c >= FULL_TINT_CHROMA && Math.min(apart, 360 - apart) < HUES_ALIKE
}

const designed = (brand: Hex, look: Look, scheme: Scheme): Record<Role, Hex> => {
  const { c, h } = oklchOf(brand)
  const tint = Math.min(1, c / FULL_TINT_CHROMA)
  const neutrals = Object.entries(NEUTRALS[scheme]).map(([role, [l, chroma]]) => [role, hex(l, chroma * tint, h)])
  const fixed = Object.entries(FIXED[scheme]).map(([role, [l, chroma, hue]]) => [role, hex(l, chroma, hue)])
  const light = scheme === 'light'
  const primary = {
    primary: brand,
    'primary-soft': light ? hex(0.958, Math.min(c, 0.024), h) : hex(0.29, Math.min(c, 0.055), h),
  }
  return { ...Object.fromEntries([...neutrals, ...fixed]), ...mapShades(look, brand, scheme), ...primary }
}

const shadesOf = (brand: Hex, look: Look, scheme: Scheme): Readonly<Record<Role, Hex>> => {
  const shades = designed(brand, look, scheme)
  const away = scheme === 'light' ? 'darker' : 'lighter'
  const at = (roles: readonly Role[]) => roles.map(role => shades[role])
  const settle = (role: Role, needed: Legibility, against: readonly Role[]) => {
    shades[role] = nearestStep(shades[role], away, needed, at(against))
  }

  // On a dark page a fill that would hardly be visible is lightened; on a light one the brand is shown as it is.
  if (scheme === 'dark') settle('primary', SIGN, ['surface', 'surface-raised'])
  shades.primary = readableFill(shades.primary)
  shades['on-primary'] = textOn(shades.primary, BODY_TEXT)
  shades['primary-hover'] = hovered(shades.primary, shades['on-primary'], scheme)

  // Saturated thin strokes flicker on a dark page: text colours start as pastels there.
  const { l, c, h } = oklchOf(brand)
  shades['primary-ink'] = scheme === 'light' ? brand : hex(Math.max(l, 0.78), Math.min(c, 0.13), h)
  shades['primary-mark'] = shades.primary
  settle('primary-ink', BODY_TEXT, SURFACES)
  settle('primary-mark', SIGN, [...SURFACES, 'border'])

  settle('text-muted', MUST_READ, [...SURFACES, 'track', 'danger-soft'])
  settle('border-control', SIGN, SURFACES)
  for (const status of STATUSES) {
    // Amber that is readable on white is brown: the warning fill is decoration only, its ink is for signs.
    if (status !== 'warning') settle(status, SIGN, [...SURFACES, `${status}-soft`])
    settle(`${status}-ink`, MUST_READ, [...SURFACES, `${status}-soft`])
  }
  // The ring of a reddish brand would look like that of a mistake, and so would the fill of what is chosen: they are neutral.
  const isNeutral = looksLike(shades['primary-ink'], shades['danger-ink'])
  shades.focus = shades[isNeutral ? 'text' : 'primary-ink']
  shades['focus-soft'] = shades[isNeutral ? 'border' : 'primary-soft']
  shades.selected = shades[isNeutral ? 'surface-hover' : 'primary-soft']
  settle('map-label', BODY_TEXT, ['map-land', 'map-built', 'map-road', 'map-road-case'])
  settle('map-label-park', BODY_TEXT, ['map-land', 'map-park'])
  settle('map-label-water', BODY_TEXT, ['map-land', 'map-water'])
  return { ...shades, ...coverShades(brand, shades, look.hero.ground, scheme) }
}

const palettes = new Map<string, Palette>()

/**
 * All colours of a brand in both schemes from its primary colour (any CSS colour) and its look in brand.json; throws when
 * the colour is invalid. Pure: the same brand gives the same palette (GEN-003).
 */
export const derivePalette = (primary: string, given?: LookSource['look']): Palette => {
  const key = JSON.stringify([primary, given])
  const known = palettes.get(key)
  if (known) return known
  const brand = hexOf(primary)
  const look = lookOf({ colors: { primary }, ...(given && { look: given }) })
  const palette = {
    hue: Math.round(oklchOf(brand).h * 10) / 10,
    look,
    brand: brandShades(brand, LARGE_TEXT),
    light: shadesOf(brand, look, 'light'),
    dark: shadesOf(brand, look, 'dark'),
  }
  palettes.set(key, palette)
  return palette
}
