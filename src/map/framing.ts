// How a map shows a set of points; the same for the sketch and for the map.

/** Room around what is shown, in pixels, so that pins and tools hide nothing. */
export const PADDING = { top: 72, right: 56, bottom: 40, left: 56 }
/** Room in a frame that is low, such as above a keyboard: the pin, and little else. */
const LOW_PADDING = { top: 68, right: 40, bottom: 16, left: 40 }
const LOW_PX = 240

/** @param height of the frame, in pixels */
export const paddingIn = (height: number): typeof PADDING => (height < LOW_PX ? LOW_PADDING : PADDING)

/** No closer than this, however near the points are to each other. */
export const CLOSEST_ZOOM = 16
