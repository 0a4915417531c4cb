// The widgets of React Aria say a word of their own to screen readers. It is given to them in the page's language here; its
// built-in translations are left out of the bundle, since they know fewer languages than the portal speaks.

/**
 * Gives the widgets the word for what closes them, before the first of them is drawn in the browser; it does nothing on the
 * server. A page speaks one language, so the first call stands.
 */
export function sayDismiss(dismiss: string): void {
  if (typeof window === 'undefined' || Symbol.for('react-aria.i18n.strings') in window) return
  Object.assign(window, {
    [Symbol.for('react-aria.i18n.locale')]: document.documentElement.lang,
    [Symbol.for('react-aria.i18n.strings')]: { '@react-aria/overlays': { dismiss } },
  })
}
