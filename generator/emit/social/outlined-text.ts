// Words as outlines, so that drawing them needs no installed font.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import satori, { type Font } from 'satori'

const require = createRequire(import.meta.url)
/** Subsets of the typeface in the order in which they are tried. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'] as const
type Subset = (typeof SUBSETS)[number]
type Weight = 500 | 600 | 700

/** One run of words: size in pixels, colour as hex. */
export type Line = { words: string; size: number; weight: Weight; colour: string; gap?: number }

const ranges: Record<string, string> = require('@fontsource/inter/unicode.json')
const covered = new Map(
  SUBSETS.map(subset => [
    subset,
    (ranges[subset] ?? '').split(',').map(range => {
      const [first = '', last = first] = range.replace('U+', '').split('-')
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
    }),
  ]),
)

const subsetOf = (letter: string): Subset => {
  const point = letter.codePointAt(0) ?? 0
  const subset = SUBSETS.find(name => covered.get(name)?.some(([first, last]) => first <= point && point <= last))
  if (!subset) throw new Error(`the face of the social image has no letter ${JSON.stringify(letter)}`)
  return subset
}

const fonts = new Map<string, Font>()

/** One subset under a family name of its own: two under one name would shadow each other. */
const fontOf = (subset: Subset, weight: Weight): Font => {
  const name = `Inter ${subset} ${weight}`
  const known = fonts.get(name)
  if (known) return known
  const file = require.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`)
  const font: Font = { name, data: readFileSync(file), weight, style: 'normal' }
  fonts.set(name, font)
  return font
}

/**
 * Lines of text, one below the other at the bottom left, as an SVG of `width` by `height` pixels with outlines only. A line that
 * does not fit is cut with an ellipsis. Throws when a letter is outside Latin, Greek and Cyrillic.
 */
export const outlinedText = (lines: readonly Line[], width: number, height: number): Promise<string> => {
  const used = new Map<string, Font>()
  const children = lines.map(({ words, size, weight, colour, gap = 0 }) => {
    const families = [...new Set([...words].map(subsetOf))].map(subset => fontOf(subset, weight))
    for (const font of families) used.set(font.name, font)
    const style = {
      fontFamily: families.map(font => font.name).join(', '),
      fontSize: size,
      fontWeight: weight,
      lineHeight: 1.15,
      letterSpacing: size > 40 ? '-0.03em' : '-0.01em',
      color: colour,
      marginTop: gap,
      maxWidth: width,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    }
    return { type: 'div', key: null, props: { style, children: words } }
  })
  const root = {
    type: 'div',
    key: null,
    props: { style: { display: 'flex', width, height, flexDirection: 'column', justifyContent: 'flex-end' }, children },
  }
  return satori(root, { width, height, fonts: [...used.values()] })
}
