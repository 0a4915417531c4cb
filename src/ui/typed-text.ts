// What is typed or pasted, as it is seen and sent; told at the field where something went that was seen.
import { createContext, useContext, useState } from 'react'
import { changesVisibly, seenText, sentText } from '#contract/sent-characters.ts'

/** What a field says by itself, in the language of the page. */
export const FieldWords = createContext<{ charactersRemoved: string } | undefined>(undefined)

/** How a field takes what is typed, and what it has to say about it. */
type TypedText = {
  type(text: string): void
  /** The field is left: the other half of a character will not come any more. */
  leave(): void
  /** The field is entered: what was removed before is known. */
  enter(): void
  /** Says that what could be seen was removed. */
  removed: string | undefined
}

export function useTypedText(text: string, onText: (text: string) => void): TypedText {
  const words = useContext(FieldWords)
  const [isRemoved, setRemoved] = useState(false)
  const take = (typed: string, taken: string) => {
    if (changesVisibly(typed) && taken !== typed) setRemoved(true)
    else if (taken === '') setRemoved(false)
    onText(taken)
  }
  return {
    type: typed => take(typed, seenText(typed)),
    leave() {
      const sent = sentText(text)
      if (sent !== text) take(text, sent)
    },
    enter: () => setRemoved(false),
    removed: isRemoved ? words?.charactersRemoved : undefined,
  }
}

/** What input methods answer keys with, in browsers that do not say so otherwise. */
const KEY_OF_INPUT_METHOD = 229

/**
 * Whether a key belongs to an input method that puts a character together, as for Japanese and Chinese: it ends or gives up that
 * character, not what the page is doing. Safari sends the last of these keys after the composition has ended.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === KEY_OF_INPUT_METHOD
