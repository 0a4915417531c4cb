// The token sheet of a brand: colours and shadows, both schemes. What no brand changes is in src/styles/tokens.css.
import type { Hex } from './theme/colour.ts'
import { derivePalette } from './theme/palette.ts'
import { BRAND_ROLES, ROLES } from './theme/roles.ts'

const line = (name: string, light: Hex, dark: Hex) =>
  `  --${name}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`

/** `0.07` of a very dark shade of the brand's hue; on a dark page plain black, deeper. */
const shade = (light: number, dark: number) =>
  `light-dark(oklch(0.2 0.02 var(--hue) / ${light}), oklch(0 0 0 / ${dark}))`

const DEPTHS = [
  `  --scrim: light-dark(oklch(0.2 0.02 var(--hue) / 0.42), oklch(0.08 0.01 var(--hue) / 0.6));`,
  `  --shadow-1: 0 1px 2px ${shade(0.07, 0.4)};`,
  `  --shadow-2: 0 1px 2px ${shade(0.08, 0.5)}, 0 4px 12px ${shade(0.1, 0.4)};`,
  `  --shadow-3: 0 2px 6px ${shade(0.08, 0.5)}, 0 16px 40px ${shade(0.16, 0.55)};`,
  `  --shadow-up: 0 -8px 24px -12px ${shade(0.18, 0.5)};`,
]

/**
 * The style sheet with a brand's tokens, from its primary colour (GEN-003): one custom property per role, with a light and a dark
 * value. Whoever includes it sets `color-scheme` (tokens.css does). Raises when `primary` is no colour.
 */
export const emitTheme = (primary: string): string => {
  const palette = derivePalette(primary)
  const lines = [
    `  --hue: ${palette.hue};`,
    ...BRAND_ROLES.map(role => line(role, palette.brand[role], palette.brand[role])),
    ...ROLES.map(role => line(role, palette.light[role], palette.dark[role])),
    ...DEPTHS,
  ]
  return `:root {\n${lines.join('\n')}\n}\n`
}
