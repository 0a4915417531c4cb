// A few words next to a marker on the map, for the eye: who is there, how long it takes. The page says the same in text.
import type { Point } from './engine.ts'

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
