/** Runs in the page: which lines of the sketch of a map leave its frame, and by how many pixels. */
export function linesOutside(lines: string): string[] {
  return [...document.querySelectorAll(lines)].flatMap(line => {
    const [drawn, frame] = [line.getBoundingClientRect(), line.closest('.map-sketch')?.getBoundingClientRect()]
    if (!frame) return ['no frame']
    const by = Math.max(
      frame.left - drawn.left,
      drawn.right - frame.right,
      frame.top - drawn.top,
      drawn.bottom - frame.bottom,
    )
    return by > 0 ? [`${line.getAttribute('class')} by ${Math.round(by)} px`] : []
  })
}
