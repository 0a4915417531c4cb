// Which colour is on which: every pair that a component uses, measured. The check of a brand and the tests share this table.
import { contrast, type Hex, hex, type Legibility, lightnessContrast, oklchOf } from './colour.ts'
import type { LookSource } from './look.ts'
import { derivePalette, type Palette } from './palette.ts'
import {
  BODY_TEXT,
  type BrandRole,
  FILL,
  LARGE_TEXT,
  MUST_READ,
  type Role,
  type Scheme,
  SIGN,
  STATUSES,
  SURFACES,
} from './roles.ts'

type AnyRole = Role | BrandRole
export type ContrastRow = {
  /** `text on surface`: the two roles. */
  pair: string
  role: AnyRole
  against: AnyRole
  foreground: Hex
  background: Hex
  scheme: Scheme
  /** `ratio`: contrast of WCAG 2, 1 to 21; `lc`: lightness contrast of APCA, 0 to 108. */
  measure: keyof Legibility
  needed: number
  measured: number
}
type ThemeFailure = Pick<ContrastRow, 'role' | 'against' | 'scheme' | 'measure' | 'measured' | 'needed'>
export type ThemeCheck = { ok: true } | { ok: false; failures: ThemeFailure[]; nearest: Hex }

type Use = readonly [role: AnyRole, needed: Legibility, against: readonly AnyRole[]]

const softs = STATUSES.map(status => `${status}-soft` as const)

/** The pairs of one scheme: the foreground, the required contrast, and the background. */
const uses = (scheme: Scheme): readonly Use[] => [
  ['text', MUST_READ, [...SURFACES, 'track', 'thumb', ...softs]],
  ['text-muted', MUST_READ, [...SURFACES, 'track', 'danger-soft']],
  ['primary-ink', BODY_TEXT, SURFACES],
  ['on-primary', BODY_TEXT, ['primary', 'primary-hover']],
  ['on-brand', LARGE_TEXT, ['brand', 'brand-road', 'brand-park', 'brand-water']],
  ['on-brand', SIGN, ['brand-track']],
  ['on-cover', BODY_TEXT, ['cover', 'cover-road', 'cover-park', 'cover-water']],
  ['on-cover', SIGN, ['cover-track']],
  ['cover-way', SIGN, ['cover']],
  ...STATUSES.map((status): Use => [`${status}-ink`, MUST_READ, [...SURFACES, `${status}-soft`]]),
  ...STATUSES.filter(status => status !== 'warning').map(
    (status): Use => [status, SIGN, [...SURFACES, `${status}-soft`]],
  ),
  ['border-control', SIGN, SURFACES],
  ['focus', SIGN, SURFACES],
  ['primary-mark', SIGN, [...SURFACES, 'border']],
  // A fill has text on it, so it need not have 3:1 to a white page; but it must be visible. In the dark scheme it is lightened.
  scheme === 'light'
    ? ['primary', FILL, ['surface', 'surface-raised', 'surface-sunken']]
    : ['primary', SIGN, ['surface', 'surface-raised']],
  ['map-label', BODY_TEXT, ['map-land', 'map-built', 'map-road', 'map-road-case']],
  ['map-label-park', BODY_TEXT, ['map-land', 'map-park']],
  ['map-label-water', BODY_TEXT, ['map-land', 'map-water']],
]

const rowsOf = (palette: Palette, scheme: Scheme): ContrastRow[] => {
  const shades: Readonly<Record<AnyRole, Hex>> = { ...palette.brand, ...palette[scheme] }
  return uses(scheme).flatMap(([role, needed, backgrounds]) =>
    backgrounds.flatMap(against => {
      const [foreground, background] = [shades[role], shades[against]]
      const pair = { pair: `${role} on ${against}`, role, against, foreground, background, scheme }
      const ratio: ContrastRow = {
        ...pair,
        measure: 'ratio',
        needed: needed.ratio,
        measured: contrast(foreground, background),
      }
      if (needed.lc === 0) return [ratio]
      return [ratio, { ...pair, measure: 'lc', needed: needed.lc, measured: lightnessContrast(foreground, background) }]
    }),
  )
}

/** Every pair of text, control or sign and its background, in both schemes, for a primary colour and a look (GEN-003). */
export const contrastTable = (primary: string, look?: LookSource['look']): ContrastRow[] => {
  const palette = derivePalette(primary, look)
  return [...rowsOf(palette, 'light'), ...rowsOf(palette, 'dark')]
}

const failuresOf = (primary: string, look: LookSource['look']): ThemeFailure[] =>
  contrastTable(primary, look)
    .filter(row => row.measured < row.needed)
    .map(({ role, against, scheme, measure, measured, needed }) => ({
      role,
      against,
      scheme,
      measure,
      measured,
      needed,
    }))

/** The colour darkened along its own hue as little as possible; a colour fails only if it is too close to the page's white. */
const nearestPassing = (primary: string, look: LookSource['look']): Hex => {
  const { l, c, h } = oklchOf(primary)
  for (let lightness = l; lightness > 0; lightness -= 0.002) {
    const candidate = hex(lightness, c, h)
    if (failuresOf(candidate, look).length === 0) return candidate
  }
  throw new Error(`no darker shade of ${primary} gives an accessible theme`)
}

/**
 * Whether an accessible theme can be derived from a primary colour (CFG-103): every row of its table passes. If not, the rows that
 * fail with what was measured and required, and the closest colour of the same hue that passes. Throws when `primary` is not a colour.
 */
export const checkTheme = (primary: string, look?: LookSource['look']): ThemeCheck => {
  const failures = failuresOf(primary, look)
  return failures.length === 0 ? { ok: true } : { ok: false, failures, nearest: nearestPassing(primary, look) }
}
