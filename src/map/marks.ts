// What screens place on a map: the drawings that the page brings along, and a few words next to them.
import type { Point } from './engine.ts'

type Mark = 'sender' | 'receiver' | 'bicycle' | 'motorcycle' | 'car' | 'walker'

/**
 * The drawings for one map: a copy of each drawing of the page (components/public/Marks.astro), the same one each time. A map
 * that is made anew takes drawings of its own, since a library never takes its listeners off a drawing again and would be
 * kept in memory by it.
 */
export function createMarks(): (name: Mark) => HTMLElement {
  const copies = new Map<Mark, HTMLElement>()
  return name => {
    const copy = copies.get(name) ?? newMark(name)
    copies.set(name, copy)
    return copy
  }
}

/** The drawings of a page whose one map is made once. */
export const mapMark = createMarks()

/** A copy of its own, for a second map on the page. */
export function newMark(name: Mark): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>('#map-marks')
  const drawing = template?.content.querySelector<HTMLElement>(`[data-mark="${name}"]`)
  if (!drawing) throw new Error(`mark ${name} not set`)
  return drawing.cloneNode(true) as HTMLElement
}

// A few words next to a marker, for the eye: who is there, how long it takes. The page says the same in text.

export type Side = 'left' | 'right' | 'above'

/** Sets the words next to a marker or, without a text, removes them. */
export function labelMarker(marker: HTMLElement, text: string | undefined, side: Side): void {
  if (text) {
    marker.dataset['words'] = text
    marker.dataset['side'] = side
  } else {
    delete marker.dataset['words']
    delete marker.dataset['side']
  }
}

/** Degrees of longitude within which words between two places would lie on the other place. */
const CLOSE_DEGREES = 0.003

/**
 * On which sides of two places their words are: between the places, where the map has room for them, and outwards when
 * the places are too close to each other for that.
 */
export function labelSides(one: Point, other: Point): [Side, Side] {
  const between: [Side, Side] = one.longitude <= other.longitude ? ['right', 'left'] : ['left', 'right']
  return Math.abs(one.longitude - other.longitude) < CLOSE_DEGREES ? [between[1], between[0]] : between
}
