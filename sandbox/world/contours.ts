// A field of heights on a square grid: reading between its points, and the rings where it falls below zero.
import type { Metres } from './model.ts'

/** `values[row * side + column]`; the grid spans from -reach to reach on both axes. */
export type Grid = { reach: number; step: number; side: number; values: Float64Array }

export const gridOf = (reach: number, step: number, height: (x: number, y: number) => number): Grid => {
  const side = Math.round((2 * reach) / step) + 1
  const values = new Float64Array(side * side)
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++)
      values[row * side + column] = height(column * step - reach, row * step - reach)
  return { reach, step, side, values }
}

/** Height at any point, straight between the grid's points; outside, that of the nearest edge. */
export const heightAt = (grid: Grid, x: number, y: number): number => {
  const last = grid.side - 1.000001
  const u = Math.max(0, Math.min(last, (x + grid.reach) / grid.step))
  const v = Math.max(0, Math.min(last, (y + grid.reach) / grid.step))
  const column = Math.floor(u)
  const row = Math.floor(v)
  const s = u - column
  const t = v - row
  const at = row * grid.side + column
  const { values, side } = grid
  const low = (values[at] as number) * (1 - s) + (values[at + 1] as number) * s
  const high = (values[at + side] as number) * (1 - s) + (values[at + side + 1] as number) * s
  return low * (1 - t) + high * t
}

/** Rings around everything below zero; outside the grid counts as above, so each ring closes. */
export const ringsBelowZero = (grid: Grid): Metres[][] => {
  const { side, step, reach } = grid
  const value = (column: number, row: number) =>
    column < 0 || row < 0 || column >= side || row >= side ? 1 : (grid.values[row * side + column] as number) || 1e-9
  const next = new Map<string, { to: string; at: Metres }>()
  // An edge of a cell is named by its lower-left grid point and whether it runs across (h) or up (v).
  const cross = (column: number, row: number, up: boolean): Metres => {
    const a = value(column, row)
    const b = up ? value(column, row + 1) : value(column + 1, row)
    const t = a / (a - b)
    return [(column + (up ? 0 : t)) * step - reach, (row + (up ? t : 0)) * step - reach]
  }
  for (let row = -1; row < side; row++)
    for (let column = -1; column < side; column++) {
      const corners = [value(column, row), value(column + 1, row), value(column + 1, row + 1), value(column, row + 1)]
      const mask = corners.reduce((sum, v, i) => sum + (v < 0 ? 1 << i : 0), 0)
      if (mask === 0 || mask === 15) continue
      const names = [`${column},${row},h`, `${column + 1},${row},v`, `${column},${row + 1},h`, `${column},${row},v`]
      const points = [
        cross(column, row, false),
        cross(column + 1, row, true),
        cross(column, row + 1, false),
        cross(column, row, true),
      ]
      // Walk with the low side on the left: leave through edge i where corner i is low and corner i + 1 is not.
      for (let i = 0; i < 4; i++) {
        if (!((corners[i] as number) < 0 && (corners[(i + 1) % 4] as number) >= 0)) continue
        let back = i
        while ((corners[back] as number) < 0) back = (back + 3) % 4
        next.set(names[i] as string, { to: names[back] as string, at: points[i] as Metres })
      }
    }
  const rings: Metres[][] = []
  while (next.size > 0) {
    const ring: Metres[] = []
    let key: string | undefined = next.keys().next().value
    while (key !== undefined) {
      const step: { to: string; at: Metres } | undefined = next.get(key)
      if (!step) break
      ring.push(step.at)
      next.delete(key)
      key = step.to
    }
    if (ring.length > 3) rings.push(ring)
  }
  return rings
}
