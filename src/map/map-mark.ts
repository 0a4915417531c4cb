// What screens place on a map: the drawings that the page brings along.
type Mark = 'sender' | 'receiver' | 'bicycle' | 'motorcycle' | 'car' | 'walker'

/**
 * The drawings for one map: a copy of each drawing of the page (components/public/Marks.astro), the same one each time. A map
 * that is made anew takes drawings of its own, since a library never takes its listeners off a drawing again and would be
 * kept in memory by it.
 */
export function createMarks(): (name: Mark) => HTMLElement {
  const copies = new Map<Mark, HTMLElement>()
  return name => {
    const copy = copies.get(name) ?? freshMark(name)
    copies.set(name, copy)
    return copy
  }
}

/** The drawings of a page whose one map is made once. */
export const mapMark = createMarks()

/** A copy of its own, for a second map on the page. */
export function freshMark(name: Mark): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>('#map-marks')
  const drawing = template?.content.querySelector<HTMLElement>(`[data-mark="${name}"]`)
  if (!drawing) throw new Error(`mark ${name} not set`)
  return drawing.cloneNode(true) as HTMLElement
}
