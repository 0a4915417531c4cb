// Which way streets run at each place: blocks of straight grid that turn into each other, rings around the centre, shores.
import type { Ground } from './ground.ts'
import { type Chance, noise } from './random.ts'

/** Radians; streets run along it and square to it. */
export type Field = (x: number, y: number) => number

const SHORE_WIDTH_METRES = 320

/** Makes the field of a city; crossings are square, so directions are added at four times their angle. */
export const createField = (ground: Ground, seed: number, chance: Chance): Field => {
  const { pattern } = ground.terrain
  const main = chance() * (Math.PI / 2)
  const spread = pattern === 'grid' ? 0.2 : 0.75
  const patches = Array.from({ length: pattern === 'grid' ? 5 : 11 }, () => {
    const away = 600 + Math.sqrt(chance()) * 3300
    const angle = chance() * 2 * Math.PI
    return {
      x: away * Math.cos(angle),
      y: away * Math.sin(angle),
      size: 700 + chance() * 800,
      turn: main + (chance() - 0.5) * 2 * spread,
    }
  })
  const rings = pattern === 'radial' ? 2.2 : pattern === 'mixed' ? 0.9 : 0
  return (x, y) => {
    let cos = 0.35 * Math.cos(4 * main)
    let sin = 0.35 * Math.sin(4 * main)
    const add = (angle: number, weight: number) => {
      cos += weight * Math.cos(4 * angle)
      sin += weight * Math.sin(4 * angle)
    }
    for (const patch of patches) {
      const near = ((x - patch.x) ** 2 + (y - patch.y) ** 2) / (patch.size * patch.size)
      if (near < 8) add(patch.turn, Math.exp(-near))
    }
    if (rings > 0) add(Math.atan2(y, x), rings * Math.exp(-(x * x + y * y) / 1500 ** 2))
    const shore = ground.shore(x, y)
    if (shore < 3 * SHORE_WIDTH_METRES) {
      const dx = ground.shore(x + 40, y) - ground.shore(x - 40, y)
      const dy = ground.shore(x, y + 40) - ground.shore(x, y - 40)
      if (dx || dy) add(Math.atan2(dy, dx), 3 * Math.exp(-((Math.max(0, shore) / SHORE_WIDTH_METRES) ** 2)))
    }
    const sway = pattern === 'grid' ? 0.05 : 0.16
    return Math.atan2(sin, cos) / 4 + noise(seed + 21, x, y, 900) * sway
  }
}
