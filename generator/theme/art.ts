// The colours of the drawings and charts: mixed here and not in the style sheets, since the oldest supported browsers cannot
// mix colours (docs/browsers.md).
import { contrast, darkerHue, type Hex, hex, hexOf, mix, mixAlongHue, oklchOf } from './colour.ts'
import type { Look } from './look.ts'
import type { Palette } from './palette.ts'
import { type Scheme, SIGN } from './roles.ts'

const SKIN = hex(0.66, 0.08, 55)

/** A darker shade of a fill for the shaded side of a drawing. */
const darkerSide = (fill: Hex): Hex => {
  const { l, c, h } = oklchOf(fill)
  return hex(l * 0.76, c * 0.82, darkerHue(h))
}

/** As pale as a bar may be that has to be seen (WCAG 1.4.11), so that the day that is pointed at stands out. */
const barOf = (surface: Hex, mark: Hex): Hex => {
  const bars = [0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.9].map(share => mixAlongHue(surface, mark, share))
  return bars.find(bar => contrast(bar, surface) >= SIGN.ratio) ?? mark
}

/** Token names and colours of the drawings in one scheme. */
export const art = ({ hue, look, light, dark }: Palette, scheme: Scheme) => {
  const shades = scheme === 'light' ? light : dark
  const ink = scheme === 'light' ? shades.text : hex(0.45, 0.02, hue)
  const paper = scheme === 'light' ? '#ffffff' : hex(0.86, 0.015, hue)
  const accent = hexOf(look.accent)
  const tonal = {
    'art-main': shades.primary,
    'art-dark': darkerSide(shades.primary),
    'art-pale': mixAlongHue(paper, shades.primary, 0.34),
    'art-tint': mixAlongHue(shades.surface, shades.primary, 0.15),
    'art-leaf': mixAlongHue(shades.surface, shades.primary, 0.26),
    'art-far': mix(shades.surface, shades.primary, 0.08),
    'art-accent': shades.primary,
  }
  const kinds: Readonly<Record<Look['illustration'], Partial<typeof tonal>>> = {
    tonal: {},
    duotone: {
      'art-dark': accent,
      'art-pale': mix(paper, accent, 0.4),
      'art-leaf': mix(shades.surface, accent, 0.55),
      'art-far': mix(shades.surface, accent, 0.14),
      'art-accent': accent,
    },
    ink: {
      'art-main': scheme === 'light' ? mix(shades.text, shades.primary, 0.12) : hex(0.52, 0.02, hue),
      'art-dark': shades.primary,
      'art-pale': mix(paper, shades.text, scheme === 'light' ? 0.14 : 0.3),
      'art-tint': mix(shades.surface, shades.text, 0.07),
      'art-leaf': mix(shades.surface, shades.text, 0.22),
      'art-far': mix(shades.surface, shades.text, 0.04),
    },
    pastel: {
      'art-main': mix(paper, shades.primary, 0.5),
      'art-dark': mix(paper, shades.primary, 0.8),
      'art-pale': mix(paper, accent, 0.35),
      'art-tint': mix(shades.surface, shades.primary, 0.1),
      'art-leaf': mix(shades.surface, accent, 0.5),
      'art-accent': accent,
    },
  }
  return {
    'art-ink': look.illustration === 'pastel' && scheme === 'light' ? mix(ink, shades.primary, 0.35) : ink,
    'art-paper': paper,
    ...tonal,
    ...kinds[look.illustration],
    'art-glow': mixAlongHue(paper, shades.warning, 0.3),
    'art-skin': SKIN,
    'art-limb': mixAlongHue(paper, ink, 0.86),
    'chart-bar': barOf(shades.surface, shades['primary-mark']),
  }
}
