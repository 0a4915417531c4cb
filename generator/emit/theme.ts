// The token sheet of a brand: colours and shadows, both schemes. What no brand changes is in src/styles/tokens.css.
import { art } from '../theme/art.ts'
import { type Hex, hexWithOpacity } from '../theme/colour.ts'
import { derivePalette } from '../theme/palette.ts'
import { BRAND_ROLES, ROLES } from '../theme/roles.ts'

/**
 * One value for each scheme. tokens.css keeps exactly one of the two switches empty; light-dark() would say the same, but
 * the oldest supported browsers do not know it (docs/browsers.md).
 */
const either = (light: string, dark: string) =>
  light === dark ? light : `var(--if-light, ${light}) var(--if-dark, ${dark})`

const line = (name: string, light: Hex, dark: Hex) => `  --${name}: ${either(light, dark)};`

/**
 * The style sheet with a brand's tokens, from its primary colour (GEN-003): one custom property per role, with a light and a dark
 * value. tokens.css says which of the two holds. Raises when `primary` is no colour.
 */
export const emitTheme = (primary: string): string => {
  const palette = derivePalette(primary)
  const drawings = { light: art(palette, 'light'), dark: art(palette, 'dark') }
  /** A very dark shade of the brand's hue; on a dark page plain black, deeper. */
  const shade = (light: number, dark: number) =>
    either(hexWithOpacity(0.2, 0.02, palette.hue, light), hexWithOpacity(0, 0, 0, dark))
  const lines = [
    ...BRAND_ROLES.map(role => line(role, palette.brand[role], palette.brand[role])),
    ...ROLES.map(role => line(role, palette.light[role], palette.dark[role])),
    ...Object.entries(drawings.light).map(([name, light]) =>
      line(name, light, drawings.dark[name as keyof typeof drawings.dark]),
    ),
    `  --scrim: ${either(hexWithOpacity(0.2, 0.02, palette.hue, 0.42), hexWithOpacity(0.08, 0.01, palette.hue, 0.6))};`,
    `  --shadow-1: 0 1px 2px ${shade(0.07, 0.4)};`,
    `  --shadow-2: 0 1px 2px ${shade(0.08, 0.5)}, 0 4px 12px ${shade(0.1, 0.4)};`,
    `  --shadow-3: 0 2px 6px ${shade(0.08, 0.5)}, 0 16px 40px ${shade(0.16, 0.55)};`,
    `  --shadow-up: 0 -8px 24px -12px ${shade(0.18, 0.5)};`,
  ]
  return `:root,\n[data-scheme] {\n${lines.join('\n')}\n}\n`
}
