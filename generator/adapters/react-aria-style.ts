// The style element that React Aria writes into a page, for the content policy.

/**
 * Hash of the only style element that a widget writes: on iPhones, while a dialog or drawer is open, so that the
 * page behind it does not scroll.
 */
export const WIDGET_STYLE_HASH = 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='
