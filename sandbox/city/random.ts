// Numbers that look random but are the same on every machine for the same seed.
import { createNoise2D } from 'simplex-noise'
import type { Metres } from './model.ts'

/** A source of numbers in [0, 1), repeatable for a seed. */
export type Random = () => number

/** Spreads any text into a 32-bit seed (FNV-1a). */
export const seedOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** A stream of numbers in [0, 1) for `seed` (32-bit integer mixing). */
export const randomOf = (seed: number): Random => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let z = state
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b)
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35)
    return ((z ^ (z >>> 16)) >>> 0) / 4294967296
  }
}

/** `items` in random order; the input is left as it is. */
export const shuffled = <T>(items: readonly T[], random: Random): T[] =>
  items
    .map(item => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)

/** Noise in about [-1, 1] at a place; `size` is the width of its humps in metres, and rough noise has smaller ones on top. */
export type Noise = { smooth(at: Metres, size: number): number; rough(at: Metres, size: number): number }

export const noiseOf = (random: Random): Noise => {
  const noise = createNoise2D(random)
  const smooth = ([x, y]: Metres, size: number) => noise(x / size, y / size)
  const rough: Noise['rough'] = (at, size) =>
    smooth(at, size) * 0.7 + smooth(at, size / 2.1) * 0.35 + smooth(at, size / 4.3) * 0.18
  return { smooth, rough }
}
