// Seeded chance: the same seed gives the same world on every machine.

/** A source of numbers in [0, 1), repeatable for a seed. */
export type Chance = () => number

/** Spreads any text into a 32-bit seed (FNV-1a). */
export const seedOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** A stream of numbers in [0, 1) for `seed` (32-bit integer mixing). */
export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let z = state
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b)
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35)
    return ((z ^ (z >>> 16)) >>> 0) / 4294967296
  }
}

/** `items` in an order of chance; the input is left as it is. */
export const shuffled = <T>(items: readonly T[], chance: Chance): T[] => {
  const out = [...items]
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1))
    const held = out[i] as T
    out[i] = out[j] as T
    out[j] = held
  }
  return out
}

const lattice = (seed: number, x: number, y: number): number => {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ seed
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1
}
const ease = (t: number) => t * t * (3 - 2 * t)

/** Smooth noise in [-1, 1] at (x, y); `size` is the width of one hump in the same unit. */
export const noise = (seed: number, x: number, y: number, size: number): number => {
  const u = x / size
  const v = y / size
  const i = Math.floor(u)
  const j = Math.floor(v)
  const s = ease(u - i)
  const t = ease(v - j)
  const low = lattice(seed, i, j) * (1 - s) + lattice(seed, i + 1, j) * s
  const high = lattice(seed, i, j + 1) * (1 - s) + lattice(seed, i + 1, j + 1) * s
  return low * (1 - t) + high * t
}

/** Noise with finer and finer humps on top, about [-1.5, 1.5]. */
export const roughNoise = (seed: number, x: number, y: number, size: number): number =>
  noise(seed, x, y, size) + noise(seed + 1, x, y, size / 2.1) / 2 + noise(seed + 2, x, y, size / 4.3) / 4
