// Marks in texts: each message begins with invisible characters that say which one it is, so that a walk through the
// portal finds every message where it is shown, though two of them may read alike.

/** Zero-width space and soft hyphen: no reader sees them, and Playwright ignores them when it looks for a text. */
const DIGITS = ['\u200b', '\u00ad'] as const
/** Digits of a mark, enough for 4,096 messages. */
export const MARK_LENGTH = 12

/** The mark of the message with this index in the English catalogue. */
export function markOf(index: number): string {
  if (index >= 2 ** MARK_LENGTH) throw new Error(`${index + 1} messages have no marks of ${MARK_LENGTH} digits`)
  return [...index.toString(2).padStart(MARK_LENGTH, '0')].map(digit => DIGITS[digit === '1' ? 1 : 0]).join('')
}

/** The text of a catalogue with a mark at the beginning of every text, all plural forms included. */
export function withMarks(catalogue: string): string {
  const messages = Object.entries(JSON.parse(catalogue) as Record<string, unknown>)
  const keys = messages.map(([key]) => key).filter(key => key !== '$schema')
  const marked = messages.map(([key, message]) => [
    key,
    key === '$schema' ? message : beginningWith(markOf(keys.indexOf(key)), message),
  ])
  return JSON.stringify(Object.fromEntries(marked), undefined, 2)
}

/** A message with the mark before each of its texts: those of a message with forms are the values of `match`. */
function beginningWith(mark: string, message: unknown): unknown {
  if (typeof message === 'string') return mark + message
  if (Array.isArray(message)) return message.map(part => beginningWith(mark, part))
  const { match = {}, ...rest } = message as { match?: Record<string, string> }
  return { ...rest, match: Object.fromEntries(Object.entries(match).map(([form, text]) => [form, mark + text])) }
}
