/** What input methods answer keys with, in browsers that do not say so otherwise. */
const KEY_OF_INPUT_METHOD = 229

/**
 * Whether a key belongs to an input method that puts a character together, as for Japanese and Chinese: it ends or gives up that
 * character, not what the page is doing. Safari sends the last of these keys after the composition has ended.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === KEY_OF_INPUT_METHOD
