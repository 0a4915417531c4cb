// The roles of the theme and the designed starting values of those that every brand shares.
import type { Legibility } from './colour.ts'

/** Roles with a light and a dark value, in the order in which the style sheet lists them. */
export const ROLES = [
  'primary',
  'primary-hover',
  'on-primary',
  'primary-ink',
  'primary-mark',
  'primary-soft',
  'selected',
  'focus',
  'focus-soft',
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-hover',
  'track',
  'thumb',
  'border',
  'border-control',
  'text',
  'text-muted',
  'info',
  'info-ink',
  'info-soft',
  'success',
  'success-ink',
  'success-soft',
  'warning',
  'warning-ink',
  'warning-soft',
  'danger',
  'danger-ink',
  'danger-soft',
  'map-land',
  'map-built',
  'map-road',
  'map-road-case',
  'map-water',
  'map-park',
  'map-label',
  'map-label-park',
  'map-label-water',
  'cover',
  'on-cover',
  'cover-road',
  'cover-park',
  'cover-water',
  'cover-track',
  'cover-way',
  'cover-line',
  'cover-rim',
] as const
export type Role = (typeof ROLES)[number]

/** Roles of the brand's own colour as a surface, the same in both schemes: for shared pictures. */
export const BRAND_ROLES = ['brand', 'on-brand', 'brand-road', 'brand-park', 'brand-water', 'brand-track'] as const
export type BrandRole = (typeof BRAND_ROLES)[number]

export const STATUSES = ['info', 'success', 'warning', 'danger'] as const

/** What text and controls lie on. */
export const SURFACES = ['surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'primary-soft'] as const

/** What must be read, down to 12 px: running text, muted text, messages (WCAG 1.4.6, level AAA). */
export const MUST_READ: Legibility = { ratio: 7, lc: 75 }
/** Other text of body size: links, text on a fill, names on a map (WCAG 1.4.3). */
export const BODY_TEXT: Legibility = { ratio: 4.5, lc: 60 }
/** Large text: the pictures that other sites show. */
export const LARGE_TEXT: Legibility = { ratio: 3, lc: 45 }
/** The edge of a control, or a sign (WCAG 1.4.11). */
export const SIGN: Legibility = { ratio: 3, lc: 0 }
/** Below this a fill cannot be told from its page: a button would be bare text, the hero blank. */
export const FILL: Legibility = { ratio: 1.2, lc: 0 }

export type Scheme = 'light' | 'dark'
type LightnessChroma = readonly [lightness: number, chroma: number]
type LightnessChromaHue = readonly [lightness: number, chroma: number, hue: number]
type Start<V> = Readonly<Record<Scheme, Readonly<Partial<Record<Role, V>>>>>

/** Neutrals: lightness and chroma; the hue is the brand's. */
export const NEUTRALS: Start<LightnessChroma> = {
  light: {
    surface: [1, 0],
    'surface-raised': [1, 0],
    'surface-sunken': [0.975, 0.004],
    'surface-hover': [0.965, 0.005],
    track: [0.96, 0.006],
    thumb: [1, 0],
    border: [0.918, 0.006],
    'border-control': [0.63, 0.012],
    text: [0.21, 0.018],
    'text-muted': [0.49, 0.018],
  },
  dark: {
    surface: [0.195, 0.008],
    'surface-raised': [0.235, 0.009],
    'surface-sunken': [0.155, 0.008],
    'surface-hover': [0.27, 0.01],
    track: [0.145, 0.008],
    thumb: [0.29, 0.012],
    border: [0.31, 0.012],
    'border-control': [0.56, 0.014],
    text: [0.95, 0.006],
    'text-muted': [0.74, 0.012],
  },
}

/** Colours whose hue has a meaning: lightness, chroma, hue. */
export const FIXED: Start<LightnessChromaHue> = {
  light: {
    info: [0.56, 0.16, 252],
    'info-ink': [0.47, 0.13, 252],
    'info-soft': [0.958, 0.02, 252],
    success: [0.59, 0.135, 155],
    'success-ink': [0.46, 0.105, 155],
    'success-soft': [0.96, 0.028, 155],
    warning: [0.72, 0.15, 78],
    'warning-ink': [0.47, 0.095, 75],
    'warning-soft': [0.962, 0.04, 88],
    danger: [0.56, 0.2, 25],
    'danger-ink': [0.48, 0.175, 25],
    'danger-soft': [0.962, 0.02, 20],
    'map-park': [0.93, 0.03, 145],
    'map-label-park': [0.44, 0.07, 150],
    'map-label-water': [0.44, 0.07, 240],
  },
  dark: {
    info: [0.68, 0.14, 252],
    'info-ink': [0.83, 0.085, 252],
    'info-soft': [0.29, 0.05, 252],
    success: [0.68, 0.13, 155],
    'success-ink': [0.84, 0.1, 155],
    'success-soft': [0.28, 0.045, 155],
    warning: [0.77, 0.13, 82],
    'warning-ink': [0.86, 0.1, 85],
    'warning-soft': [0.29, 0.045, 82],
    danger: [0.66, 0.18, 25],
    'danger-ink': [0.84, 0.085, 22],
    'danger-soft': [0.29, 0.06, 22],
    'map-park': [0.272, 0.024, 155],
    'map-label-park': [0.77, 0.06, 150],
    'map-label-water': [0.77, 0.06, 240],
  },
}
