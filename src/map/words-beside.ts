// A few words beside what stands on the map, for the eye: who is there, how long it takes. The page says the same in text.
import type { Point } from './create-map.ts'

export type Side = 'left' | 'right' | 'above'

/** Sets the words beside a marker or, without a text, takes them away. */
export function sayBeside(marker: HTMLElement, text: string | undefined, side: Side): void {
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
 * On which sides of two places their words stand: between the places, where the map has room for them, and outwards when
 * the places are too close to each other for that.
 */
export function sidesOf(one: Point, other: Point): [Side, Side] {
  const between: [Side, Side] = one.longitude <= other.longitude ? ['right', 'left'] : ['left', 'right']
  return Math.abs(one.longitude - other.longitude) < CLOSE_DEGREES ? [between[1], between[0]] : between
}
