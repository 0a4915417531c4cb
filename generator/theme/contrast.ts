// Which colour is on which: every pair that a component uses, measured. The check of a brand and the tests share this table.
import { contrast, type Hex, hex, oklchOf } from './colour.ts'
import type { LookSource } from './look.ts'
import { derivePalette, type Palette } from './palette.ts'
import {
  type BrandRole,
  FILL_CONTRAST,
  type Role,
  type Scheme,
  SIGN_CONTRAST,
  STATUSES,
  SURFACES,
  TEXT_CONTRAST,
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
  needed: number
  /** Ratio, 1 to 21. */
  measured: number
}
type ThemeFailure = Pick<ContrastRow, 'role' | 'against' | 'scheme' | 'measured' | 'needed'>
export type ThemeCheck = { ok: true } | { ok: false; failures: ThemeFailure[]; nearest: Hex }

type Use = readonly [role: AnyRole, needed: number, against: readonly AnyRole[]]

const softs = STATUSES.map(status => `${status}-soft` as const)

/** The pairs of one scheme: the foreground, the required contrast, and the background. */
const uses = (scheme: Scheme): readonly Use[] => [
  ['text', TEXT_CONTRAST, [...SURFACES, 'track', 'thumb', ...softs]],
  ['text-muted', TEXT_CONTRAST, [...SURFACES, 'track']],
  ['primary-ink', TEXT_CONTRAST, SURFACES],
  ['on-primary', TEXT_CONTRAST, ['primary', 'primary-hover']],
  ['on-brand', TEXT_CONTRAST, ['brand', 'brand-road', 'brand-park', 'brand-water']],
  ['on-brand', SIGN_CONTRAST, ['brand-track']],
  ['on-cover', TEXT_CONTRAST, ['cover', 'cover-road', 'cover-park', 'cover-water']],
  ['on-cover', SIGN_CONTRAST, ['cover-track']],
  ['cover-way', SIGN_CONTRAST, ['cover']],
  ...STATUSES.map((status): Use => [`${status}-ink`, TEXT_CONTRAST, [...SURFACES, `${status}-soft`]]),
  ...STATUSES.filter(status => status !== 'warning').map(
    (status): Use => [status, SIGN_CONTRAST, [...SURFACES, `${status}-soft`]],
  ),
  ['border-control', SIGN_CONTRAST, SURFACES],
  ['primary-mark', SIGN_CONTRAST, [...SURFACES, 'border']],
  // A fill has text on it, so it need not have 3:1 to a white page; but it must be visible. In the dark scheme it is lightened.
  scheme === 'light'
    ? ['primary', FILL_CONTRAST, ['surface', 'surface-raised', 'surface-sunken']]
    : ['primary', SIGN_CONTRAST, ['surface', 'surface-raised']],
  ['map-label', TEXT_CONTRAST, ['map-land', 'map-built', 'map-road', 'map-road-case']],
  ['map-label-park', TEXT_CONTRAST, ['map-land', 'map-park']],
  ['map-label-water', TEXT_CONTRAST, ['map-land', 'map-water']],
]

const rowsOf = (palette: Palette, scheme: Scheme): ContrastRow[] => {
  const shades: Readonly<Record<AnyRole, Hex>> = { ...palette.brand, ...palette[scheme] }
  return uses(scheme).flatMap(([role, needed, backgrounds]) =>
    backgrounds.map(against => ({
      pair: `${role} on ${against}`,
      role,
      against,
      foreground: shades[role],
      background: shades[against],
      scheme,
      needed,
      measured: contrast(shades[role], shades[against]),
    })),
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
    .map(({ role, against, scheme, measured, needed }) => ({ role, against, scheme, measured, needed }))

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
 * fail with measured and required ratio, and the closest colour of the same hue that passes. Throws when `primary` is not a colour.
 */
export const checkTheme = (primary: string, look?: LookSource['look']): ThemeCheck => {
  const failures = failuresOf(primary, look)
  return failures.length === 0 ? { ok: true } : { ok: false, failures, nearest: nearestPassing(primary, look) }
}
