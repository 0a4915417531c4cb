// Makes texts comparable: what readers leave out or type differently is levelled in queries and names alike.

/** Letters that do not come apart into a base letter and a mark. */
const PLAIN = new Map<string, string>([
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ł', 'l'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ı', 'i'],
  ['þ', 'th'],
  ['ς', 'σ'],
  ['ј', 'j'],
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['آ', 'ا'],
  ['ٱ', 'ا'],
  ['ة', 'ه'],
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ک', 'ك'],
  ['ہ', 'ه'],
  ['ھ', 'ه'],
  ['ۂ', 'ه'],
  ['ؤ', 'و'],
  ['ئ', 'ي'],
  ['ـ', ''],
])
/** Accents of Latin, Greek and Cyrillic letters and the short vowels of Arabic; the vowels of Thai and its like stay. */
const MARKS = /[\u0300-\u036f\u064b-\u0655\u0670\u06d6-\u06ed]/g
const QUOTES = /['’‘ʻʼ`´"“”.·-]/g
const LETTERS = /[øđðłßæœıþςјأإآٱةىیکہھۂؤئـ]/g
/** Zeros of the scripts whose digits readers may type. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0x0ed0, 0x1040, 0x17e0, 0xff10]

const digit = (char: string): string => {
  const code = char.codePointAt(0) as number
  const zero = ZEROS.find(z => code >= z && code < z + 10)
  return zero === undefined ? char : String(code - zero)
}

/** Lower case without accents, with 0-9 for the digits of all scripts and no apostrophes or hyphens. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(LETTERS, letter => PLAIN.get(letter) ?? letter)
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(LETTERS, letter => PLAIN.get(letter) ?? letter)
    .replace(/\p{Nd}/gu, digit)
    .replace(QUOTES, '')

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[\s,،၊、;:/()〒]+/)
    .filter(Boolean)

/** Texts that may come next to a name, as they are in a folded query, the longest first. */
export const placesAround = (texts: readonly string[]): string[] => {
  const all = texts.flatMap(text => {
    const plain = wordsOf(text).join(' ')
    // Postal codes are also written without their space.
    return /^[\d ]+$/.test(plain) ? [plain, plain.replaceAll(' ', '')] : [plain]
  })
  return [...new Set(all)].filter(Boolean).sort((a, b) => b.length - a.length)
}

/** A house number, folded. */
export const HOUSE_NUMBER = /^\d{1,5}[a-z]?$/

/** Scripts that run words together. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const SYLLABLES = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** A word with what a reader may begin with inside it: every later syllable where words are run together. */
export const entriesOf = (word: string): string[] =>
  UNSPACED.test(word) ? [...SYLLABLES.segment(word)].map(({ index }) => word.slice(index)) : [word]

/**
 * What people write for the words that name kinds of street. A map, since what somebody types may be the name of a property
 * that every object has.
 */
const SHORT_FORMS = new Map<string, string[]>([
  ['rd', ['road']],
  ['st', ['street']],
  ['str', ['straße', 'strada', 'street']],
  ['ave', ['avenue']],
  ['av', ['avenue']],
  ['blvd', ['boulevard']],
  ['bd', ['boulevard']],
  ['ln', ['lane']],
  ['dr', ['drive']],
  ['jln', ['jalan']],
  ['jl', ['jalan']],
  ['ul', ['ulica', 'ulice']],
  ['al', ['aleja', 'aleea']],
  ['pl', ['plac', 'plaza']],
  ['bul', ['bulevar', 'bulevardul']],
  ['gt', ['gate', 'gata']],
  ['ter', ['terrace']],
  ['lor', ['lorong']],
  ['leof', ['leoforos']],
  ['λεωφ', ['λεωφόρος']],
  ['ถ', ['ถนน']],
  ['ซ', ['ซอย']],
])

/** A word of a query and the whole words that it may be short for, folded. */
export const meaningsOf = (word: string): string[] => [word, ...(SHORT_FORMS.get(word) ?? []).map(folded)]

/** Typos forgiven in a word of so many letters: one from 4, two from 8. */
export const typosAllowed = (length: number): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0)

const rows: Uint8Array[] = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)]

/**
 * Typos between a query word and the best beginning of a name's word (a swap of neighbours counts once), or `limit + 1` when
 * there are more than `limit`.
 */
export const prefixTypos = (query: string, word: string, limit: number): number => {
  const width = Math.min(word.length, query.length + limit)
  if (width < query.length - limit || query.length > 60) return limit + 1
  let [before, last, row] = rows as [Uint8Array, Uint8Array, Uint8Array]
  const over = limit + 1
  for (let j = 0; j <= Math.min(width, over); j++) last[j] = j
  for (let i = 1; i <= query.length; i++) {
    // Farther from the diagonal there are more typos than allowed.
    const from = Math.max(1, i - limit)
    const to = Math.min(width, i + limit)
    row[from - 1] = from === 1 ? i : over
    let least = row[from - 1] as number
    const q = query.charCodeAt(i - 1)
    for (let j = from; j <= to; j++) {
      const w = word.charCodeAt(j - 1)
      let cost = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (q === w ? 0 : 1),
      )
      if (i > 1 && j > 1 && q === word.charCodeAt(j - 2) && query.charCodeAt(i - 2) === w)
        cost = Math.min(cost, (before[j - 2] as number) + 1)
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > limit) return over
    row[to + 1] = over
    ;[before, last, row] = [last, row, before]
  }
  let best = over
  for (let j = Math.max(0, query.length - limit); j <= Math.min(width, query.length + limit); j++)
    best = Math.min(best, last[j] as number)
  return best
}
