// A sentence with something in its middle that is no text, such as a link: languages put it at different places.

/** Never in a text of people: it only marks the place for a moment. */
const MARK = '\u0000'

/** What stands before and after the place. @param sentence the message, given the mark as its placeholder */
export function around(sentence: (mark: string) => string): readonly [before: string, after: string] {
  const [before = '', after = ''] = sentence(MARK).split(MARK)
  return [before, after]
}
