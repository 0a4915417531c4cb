// What screens place on a map: the drawings that the page brings along.
type Mark = 'sender' | 'receiver' | 'bicycle' | 'motorcycle' | 'car' | 'walker'

const copies = new Map<Mark, HTMLElement>()

/** A copy of a drawing of the page, the same one each time; see components/public/Marks.astro. */
export function mapMark(name: Mark): HTMLElement {
  const known = copies.get(name)
  if (known) return known
  const copy = freshMark(name)
  copies.set(name, copy)
  return copy
}

/** A copy of its own, for a second map on the page. */
export function freshMark(name: Mark): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>('#map-marks')
  const drawing = template?.content.querySelector<HTMLElement>(`[data-mark="${name}"]`)
  if (!drawing) throw new Error(`mark ${name} not set`)
  return drawing.cloneNode(true) as HTMLElement
}
