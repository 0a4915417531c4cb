/** One measured figure of a bench, with the limit that it has to keep. */
export type Figure = {
  name: string
  value: number
  unit: string
  limit?: { most: number } | { least: number }
}

/** Prints a figure for the runner. */
export function print(figure: Figure): void {
  console.log(JSON.stringify(figure))
}

/** The middle one of some measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('median of nothing')
  return middle
}

/** To a number of decimals. */
export const rounded = (value: number, decimals = 1): number => Number(value.toFixed(decimals))
