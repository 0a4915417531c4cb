// The colour operations of the theme. Every result is a hex code inside sRGB, so that what is measured
// is exactly what a browser paints.
import {
  clampChroma,
  converter,
  differenceEuclidean,
  formatHex,
  formatHex8,
  interpolate,
  type Oklch,
  parse,
} from 'culori'

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

/** How different two colours look, as a distance in OKLab. */
export const difference: (one: string, other: string) => number = differenceEuclidean('oklab')

/** Contrast of two colours as WCAG 2 measures it, 1 to 21. Palettes ask for it thousands of times. */
export const contrast = (one: Hex, other: Hex): number => {
  const [a, b] = [wcagLuminance(one), wcagLuminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** What a channel of 0 to 255 adds to the light of a colour, as WCAG 2 has it and as APCA does. */
const CHANNEL_LIGHT = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})
const APCA_CHANNEL_LIGHT = Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.4)

/** The light of each channel of a colour, by a table of the light of 0 to 255. */
const lightOf = (colour: Hex, table: readonly number[]): number[] =>
  [1, 3, 5].map(at => table[Number.parseInt(colour.slice(at, at + 2), 16)] ?? Number.NaN)

function wcagLuminance(colour: Hex): number {
  const [red = 0, green = 0, blue = 0] = lightOf(colour, CHANNEL_LIGHT)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * Lightness contrast of a text and what it is on as APCA measures it, 0 to 108: dark on light and light on dark differ, as they do
 * to the eye. APCA 0.0.98G-4g: https://github.com/Myndex/SAPC-APCA/blob/master/documentation/APCA-W3-LaTeX.md
 */
export const lightnessContrast = (text: Hex, background: Hex): number => {
  const [front, back] = [apcaLuminance(text), apcaLuminance(background)]
  if (Math.abs(back - front) < 0.0005) return 0
  const contrast = back > front ? back ** 0.56 - front ** 0.57 : front ** 0.62 - back ** 0.65
  return Math.max(0, contrast * 114 - 2.7)
}

function apcaLuminance(colour: Hex): number {
  const [red = 0, green = 0, blue = 0] = lightOf(colour, APCA_CHANNEL_LIGHT)
  const luminance = 0.2126729 * red + 0.7151522 * green + 0.072175 * blue
  // biome-ignore lint/suspicious/noApproximativeNumericConstant: the published exponent, which is not the root of 2
  return luminance < 0.022 ? luminance + (0.022 - luminance) ** 1.414 : luminance
}

/** What a colour needs to be read on another: its contrast in WCAG 2, and the lightness contrast (Lc) of APCA. */
export type Legibility = { ratio: number; lc: number }

/** Whether a colour can be read on each of several others. */
export const reads = (colour: Hex, { ratio, lc }: Legibility, against: readonly Hex[]): boolean =>
  against.every(other => contrast(colour, other) >= ratio && lightnessContrast(colour, other) >= lc)

/** `share` (0 to 1) of `other` in `colour`, mixed in OKLab. */
export const mix = (colour: Hex, other: Hex, share: number): Hex =>
  formatHex(interpolate([colour, other], 'oklab')(share))

/** `share` (0 to 1) of `other` in `colour`, mixed in OKLCH: the hue takes the shorter way, and saturation stays. */
export const mixAlongHue = (colour: Hex, other: Hex, share: number): Hex => {
  const { l, c, h } = toOklch(interpolate([colour, other], 'oklch')(share))
  return hex(l, c, h ?? 0)
}

/** The nearest step of a colour's own ramp that can be read on every colour of `against`: the same hue darker or lighter. */
export const nearestStep = (
  colour: Hex,
  toward: 'darker' | 'lighter',
  needed: Legibility,
  against: readonly Hex[],
): Hex => nearestShade(colour, toward, shade => reads(shade, needed, against))

/** The colour itself if it will do, else the nearest darker or lighter one of its hue that does; at the end black or white. */
export const nearestShade = (colour: Hex, toward: 'darker' | 'lighter', willDo: (shade: Hex) => boolean): Hex => {
  if (willDo(colour)) return colour
  const { l, c, h } = oklchOf(colour)
  const sign = toward === 'darker' ? -1 : 1
  for (let step = 1; ; step++) {
    const lightness = Math.min(1, Math.max(0, l + sign * step * STEP))
    const shade = hex(lightness, c, h)
    if (willDo(shade) || lightness === 0 || lightness === 1) return shade
  }
}
