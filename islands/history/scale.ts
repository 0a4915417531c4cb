const steps = [2, 4, 6, 10, 16, 20]

/** The end of a scale for counts: a round even number that none of them passes, 2 at least. */
export function topOf(most: number): number {
  for (let power = 1; ; power *= 10) {
    const fitting = steps.find(step => step * power >= most)
    if (fitting !== undefined) return fitting * power
  }
}
