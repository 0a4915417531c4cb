// The colours of the drawings and charts: mixed here and not in the style sheets, since the oldest supported browsers cannot
// mix colours (docs/browsers.md).
import { type Hex, hex, mixAlongHue, oklchOf } from './colour.ts'
import type { Palette } from './palette.ts'
import type { Scheme } from './roles.ts'

const SKIN = hex(0.66, 0.08, 55)

/**
 * A darker shade of a fill for the side of a drawing that lies in the shade. A yellow also turns to amber on the way (hues from
 * 60 to 150 degrees), since it would turn olive.
 */
const darkerSide = (fill: Hex): Hex => {
  const { l, c, h } = oklchOf(fill)
  const towardsAmber = Math.min(16, Math.max(0, (h - 60) * 0.4)) * Math.min(1, Math.max(0, (150 - h) * 0.1))
  return hex(l * 0.76, c * 0.82, h - towardsAmber)
}

/** Token names and colours of the drawings in one scheme. */
export const art = ({ hue, light, dark }: Palette, scheme: Scheme) => {
  const shades = scheme === 'light' ? light : dark
  const ink = scheme === 'light' ? shades.text : hex(0.45, 0.02, hue)
  const paper = scheme === 'light' ? '#ffffff' : hex(0.86, 0.015, hue)
  return {
    'art-ink': ink,
    'art-paper': paper,
    'art-dark': darkerSide(shades.primary),
    'art-pale': mixAlongHue(paper, shades.primary, 0.34),
    'art-tint': mixAlongHue(shades.surface, shades.primary, 0.15),
    'art-leaf': mixAlongHue(shades.surface, shades.primary, 0.26),
    'art-glow': mixAlongHue(paper, shades.warning, 0.3),
    'art-skin': SKIN,
    'art-limb': mixAlongHue(paper, ink, 0.86),
    'chart-bar': mixAlongHue(shades.surface, shades['primary-mark'], 0.45),
  }
}
