// The style element that React Aria writes into a page, which the content policy has to let in.

/**
 * Hash of the one style element that a widget writes by itself: on iPhones, while a dialog or drawer is open, so that the
 * page behind it does not scroll.
 */
export const WIDGET_STYLE_HASH = 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='
