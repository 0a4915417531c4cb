// What nobody sees in a text and no till, rider or receiver can use: it is taken out of what is typed or pasted, and once more out of
// what is sent. Documents and messengers bring it along.

/** Controls but for tabs and ends of lines; signs that turn the direction of a text around; marks without any width. */
const UNUSABLE = /(?:[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2060-\u2069\ufeff])+/gu
/** Thai, Lao, Khmer and Burmese part their words by a space without width; elsewhere it only keeps texts from being found. */
const STRAY_SPACE = /(^|[^\u200b\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])\u200b+/gu
/** Joiners shape Arabic and Indic letters and make one picture of several; elsewhere they do nothing. */
const STRAY_JOINER =
  /(^|[^\u200c-\u200d\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Khmer}\p{Script=Myanmar}])[\u200c-\u200d]+/gu
/** Most texts are plain, and have nothing to look for. */
const PLAIN = /^[\x20-\x7e\t\n\r]*$/

/** The text as it is seen. A half of a character stays, since its other half may still be typed. */
export const seenText = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(UNUSABLE, '').replace(STRAY_SPACE, '$1').replace(STRAY_JOINER, '$1')

/** The text as it is sent: as it is seen, and without halves of characters, which no server can store. */
export const sentText = (text: string): string =>
  PLAIN.test(text) ? text : seenText(text).replace(/\p{Surrogate}/gu, '')

/** Whether nothing of it is left when it is sent, so that it counts as not given. */
export const isBlank = (text: string): boolean => sentText(text).trim() === ''

/** Whether it has more characters than that, each emoji of one code point counted once. */
export const isLonger = (text: string, characters: number): boolean =>
  text.length > characters && [...text].length > characters

/** Controls, which some browsers draw as boxes; half characters, drawn as a question mark; signs that turn any text around. */
const SEEN = /[^\P{Cc}\t\n\r]|\p{Surrogate}|[\u202b\u202d\u202e\u2067]/u
/** Signs that keep a text from left to right: they do so already, unless other letters are among it. */
const SEEN_AMONG_OTHERS = /[\u202a\u2066\u2068]/
const FROM_RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * Whether the text looked different with what `sentText` takes out of it, so that its writer has to be told. Telephone numbers come
 * from address books in signs that nobody sees.
 */
export const changesVisibly = (typed: string): boolean =>
  !PLAIN.test(typed) && (SEEN.test(typed) || (SEEN_AMONG_OTHERS.test(typed) && FROM_RIGHT_TO_LEFT.test(typed)))

/** For JSON.stringify: every text as it is sent. A password is sent as it was typed. */
export const sentValue = (key: string, value: unknown): unknown =>
  typeof value === 'string' && !key.endsWith('password') ? sentText(value) : value
