// The token sheet of a brand: colours, edges and shadows in both schemes, and the shapes of its look. Tokens shared by all brands
// are in src/styles/tokens.css.
import { art } from '../theme/art.ts'
import { type Hex, hexWithOpacity } from '../theme/colour.ts'
import { edgeTokens, type LookSource, shapeTokens } from '../theme/look.ts'
import { derivePalette } from '../theme/palette.ts'
import { BRAND_ROLES, ROLES } from '../theme/roles.ts'

/**
 * One value per scheme. tokens.css keeps exactly one of the two switches empty; light-dark() would do the same, but
 * the oldest supported browsers lack it (docs/browsers.md).
 */
const either = (light: string, dark: string) =>
  light === dark ? light : `var(--if-light, ${light}) var(--if-dark, ${dark})`

const line = (name: string, light: Hex, dark: Hex) => `  --${name}: ${either(light, dark)};`

const plain = (tokens: Readonly<Record<string, string>>) =>
  Object.entries(tokens).map(([name, value]) => `  --${name}: ${value};`)

/** A file of the typeface of headings, with the letters that it has: browsers load it where a page shows one of these. */
export type HeadingFont = { href: string; ranges: readonly string[] }

/** Addresses of the files that a brand's token sheet names. */
export type SheetFiles = { headingFont: readonly HeadingFont[]; empty?: string; notFound?: string }

const noFiles: SheetFiles = { headingFont: [] }

const faceName = (index: number) => `"Headings ${index + 1}"`

/** A face that is not there at the first paint is not used on that page, so nothing shifts. */
const fontFaces = ({ headingFont }: SheetFiles): string =>
  headingFont
    .map(
      ({ href, ranges }, index) =>
        `@font-face {\n  font-family: ${faceName(index)};\n  font-weight: 100 900;\n  font-display: optional;\n  src: url(${href}) format("woff2");\n  unicode-range: ${ranges.join(', ')};\n}\n`,
    )
    .join('')

/** A drawing of the brand takes the place of the built one. */
const ownDrawing = (name: string, href: string | undefined): Record<string, string> =>
  href === undefined ? {} : { [`${name}-drawing`]: `url(${href})`, [`${name}-built`]: 'hidden' }

const fileTokens = ({ headingFont, empty, notFound }: SheetFiles): Record<string, string> => ({
  ...(headingFont.length > 0 && { 'heading-face': `${headingFont.map((_, index) => faceName(index)).join(', ')},` }),
  ...ownDrawing('empty', empty),
  ...ownDrawing('not-found', notFound),
})

/**
 * The style sheet with a brand's tokens, from its primary colour and its look (GEN-003): one custom property per role, with a light
 * and a dark value. tokens.css selects one of them. Throws when `primary` is not a colour.
 */
export const emitTheme = (primary: string, look?: LookSource['look'], files = noFiles): string => {
  const palette = derivePalette(primary, look)
  const drawings = { light: art(palette, 'light'), dark: art(palette, 'dark') }
  /** A very dark shade of the brand's hue; on a dark page pure black. */
  const shade = (light: number, dark: number) =>
    either(hexWithOpacity(0.2, 0.02, palette.hue, light), hexWithOpacity(0, 0, 0, dark))
  const lines = [
    ...BRAND_ROLES.map(role => line(role, palette.brand[role], palette.brand[role])),
    ...ROLES.map(role => line(role, palette.light[role], palette.dark[role])),
    ...Object.entries(drawings.light).map(([name, light]) =>
      line(name, light, drawings.dark[name as keyof typeof drawings.dark]),
    ),
    `  --scrim: ${either(hexWithOpacity(0.2, 0.02, palette.hue, 0.42), hexWithOpacity(0.08, 0.01, palette.hue, 0.6))};`,
    ...plain(edgeTokens(palette.look, shade)),
  ]
  const shapes = plain({ ...shapeTokens(palette.look), ...fileTokens(files) })
  return `${fontFaces(files)}:root,\n[data-scheme] {\n${lines.join('\n')}\n}\n:root {\n${shapes.join('\n')}\n}\n`
}
