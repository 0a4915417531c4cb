// How a map shows a set of points; the same for the sketch and for the map.

/** Room around what is shown, in pixels, so that pins and tools hide nothing. */
export const PADDING = { top: 72, right: 56, bottom: 40, left: 56 }
/** No closer than this, however near the points are to each other. */
export const CLOSEST_ZOOM = 16
