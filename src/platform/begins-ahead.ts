// What a page may begin before its screen is there.

/**
 * @param start begins, and returns what ends it
 * @returns `begin` begins for the screen that is to come; `start` gives the first screen what has begun, and begins for each later one
 */
export function beginsAhead(start: () => () => void): { begin(): void; start(): () => void } {
  let begun: (() => void) | undefined
  return {
    begin() {
      begun ??= start()
    },
    start() {
      const end = begun ?? start()
      begun = undefined
      return end
    },
  }
}
