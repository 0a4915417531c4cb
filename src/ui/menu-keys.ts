// Where the keyboard goes in a menu.

/** The place that a key leads to from `at` in a menu of `count` entries, or none. The menu goes round. */
export const entryAfterKey = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/**
 * The place of the next entry that begins with the letters typed. One letter, typed again and again, goes through all that
 * begin with it; more letters may also stay where they are.
 */
export const entryWithLetters = (letters: string, at: number, texts: readonly string[]): number | undefined => {
  const same = [...letters].every(letter => letter === letters[0])
  const wanted = (same ? (letters[0] ?? '') : letters).toLocaleLowerCase()
  const first = same ? at + 1 : at
  const order = texts.map((_, step) => (first + step) % texts.length)
  return order.find(place => texts[place]?.toLocaleLowerCase().startsWith(wanted))
}
