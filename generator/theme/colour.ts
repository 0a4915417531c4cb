// The colour operations of the theme. Every result is a hex code inside sRGB, so that what is measured
// is exactly what a browser paints.
import { clampChroma, converter, formatHex, formatHex8, interpolate, type Oklch, parse, wcagContrast } from 'culori'

/** `#rrggbb`, lower case. */
export type Hex = string

const STEP = 0.005
/** Below this a colour is a grey: its hue is noise. */
const GREY_CHROMA = 0.004

const toOklch = converter('oklch')

/**
 * A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees (0 for a grey).
 * Throws when `colour` is not a CSS colour.
 */
export const oklchOf = (colour: string): Oklch & { h: number } => {
  const parsed = parse(colour)
  if (!parsed) throw new Error(`${JSON.stringify(colour)} is not a colour`)
  const { l, c, h } = toOklch(parsed)
  return c < GREY_CHROMA ? { mode: 'oklch', l, c: 0, h: 0 } : { mode: 'oklch', l, c, h: h ?? 0 }
}

/** A CSS colour as a hex code, without its opacity. Throws when `colour` is invalid. */
export const hexOf = (colour: string): Hex => {
  const code = formatHex(colour)
  if (!code) throw new Error(`${JSON.stringify(colour)} is not a colour`)
  return code
}

/** Hex code of lightness, chroma and hue; outside sRGB the chroma is reduced, lightness and hue stay. */
export const hex = (l: number, c: number, h: number): Hex => formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))

/** The hue of a darker shade: a yellow (60 to 150 degrees) shifts towards amber, since it would otherwise turn olive. */
export const darkerHue = (h: number): number =>
  h - Math.min(16, Math.max(0, (h - 60) * 0.4)) * Math.min(1, Math.max(0, (150 - h) * 0.1))

/** The same with an opacity (0 to 1), as `#rrggbbaa`. */
export const hexWithOpacity = (l: number, c: number, h: number, opacity: number): string =>
  formatHex8({ ...clampChroma({ mode: 'oklch', l, c, h }, 'oklch'), alpha: opacity })

/** Contrast of two colours as WCAG 2 measures it, 1 to 21. */
export const contrast = (one: Hex, other: Hex): number => wcagContrast(one, other)

/** The lowest contrast of a colour against several others. */
const worst = (colour: Hex, others: readonly Hex[]): number => Math.min(...others.map(other => contrast(colour, other)))

/** `share` (0 to 1) of `other` in `colour`, mixed in OKLab. */
export const mix = (colour: Hex, other: Hex, share: number): Hex =>
  formatHex(interpolate([colour, other], 'oklab')(share))

/** `share` (0 to 1) of `other` in `colour`, mixed in OKLCH: the hue takes the shorter way, and saturation stays. */
export const mixAlongHue = (colour: Hex, other: Hex, share: number): Hex => {
  const { l, c, h } = toOklch(interpolate([colour, other], 'oklch')(share))
  return hex(l, c, h ?? 0)
}

/**
 * The nearest step of a colour's own ramp with a contrast of `needed`:1 to every colour of `against`: the colour itself if it does,
 * else the same hue darker or lighter. The ramp ends at black or white, which always have enough contrast on the opposite side.
 */
export const nearestStep = (
  colour: Hex,
  toward: 'darker' | 'lighter',
  needed: number,
  against: readonly Hex[],
): Hex => {
  if (worst(colour, against) >= needed) return colour
  const { l, c, h } = oklchOf(colour)
  const sign = toward === 'darker' ? -1 : 1
  for (let step = 1; ; step++) {
    const lightness = Math.min(1, Math.max(0, l + sign * step * STEP))
    const candidate = hex(lightness, c, h)
    if (worst(candidate, against) >= needed || lightness === 0 || lightness === 1) return candidate
  }
}
