// The widgets of React Aria say some words of their own to screen readers. They are asked for in the page's language here;
// its built-in translations are left out of the bundle, since they know fewer languages than the portal speaks.

export type WidgetWords = {
  /** Button that closes what lies on top. */
  dismiss: string
  /** Name of a list of suggestions. */
  suggestions: string
  /** How many options a list has. */
  optionsAvailable: (count: number) => string
  /** The option that was taken. */
  optionChosen: (option: string) => string
  /** A group of options that the keyboard came into. */
  groupEntered: (group: string, count: number) => string
}

type Focused = {
  isGroupChange: boolean
  groupTitle: string
  groupCount: number
  optionText: string
  isSelected: boolean
}

/**
 * Tells the widgets the language of the page (which also says which arrow key goes forward) and their words in it. To be
 * called once, before the first of them is drawn in the browser; it does nothing on the server.
 */
export function sayInWords(locale: string, words: WidgetWords): void {
  if (typeof window === 'undefined') return
  const strings = {
    '@react-aria/overlays': { dismiss: words.dismiss },
    // The library looks this up for every menu; it is said only by menus that open on a long press, and none does.
    '@react-aria/menu': { longPressMessage: words.suggestions },
    '@react-aria/combobox': {
      buttonLabel: words.suggestions,
      listboxLabel: words.suggestions,
      countAnnouncement: ({ optionCount }: { optionCount: number }) => words.optionsAvailable(optionCount),
      selectedAnnouncement: ({ optionText }: { optionText: string }) => words.optionChosen(optionText),
      focusAnnouncement: (focused: Focused) => {
        const option = focused.isSelected ? words.optionChosen(focused.optionText) : focused.optionText
        return focused.isGroupChange
          ? `${words.groupEntered(focused.groupTitle, focused.groupCount)} ${option}`
          : option
      },
    },
  }
  Object.assign(window, {
    [Symbol.for('react-aria.i18n.locale')]: locale,
    [Symbol.for('react-aria.i18n.strings')]: strings,
  })
}
