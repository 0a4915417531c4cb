// The widgets of React Aria say some words of their own to screen readers. They are asked for in the page's language here;
// its built-in translations are left out of the bundle, since they know fewer languages than the portal speaks.

export type WidgetWords = {
  /** Button that closes what lies on top. */
  dismiss: string
}

/** What the library looks for before it writes a style element, which the policy of the sites would refuse. */
const STYLE_ID = 'react-aria-pressable-style'

/**
 * Tells the widgets the language of the page (which also says which arrow key goes forward) and their words in it. To be
 * called once, before the first of them is drawn in the browser; it does nothing on the server.
 */
export function sayInWords(locale: string, words: WidgetWords): void {
  if (typeof window === 'undefined') return
  const strings = { '@react-aria/overlays': { dismiss: words.dismiss } }
  if (!document.getElementById(STYLE_ID)) {
    // ui/buttons.css says what that style would say.
    const inPlace = document.createElement('meta')
    inPlace.id = STYLE_ID
    document.head.append(inPlace)
  }
  Object.assign(window, {
    [Symbol.for('react-aria.i18n.locale')]: locale,
    [Symbol.for('react-aria.i18n.strings')]: strings,
  })
}
