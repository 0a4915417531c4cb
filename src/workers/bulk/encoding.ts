// The encoding of a text file (BLK-106): programs that do not write Unicode write the code page of their language.
import type { Encoding } from '#features/bulk/file-problems.ts'

/** Bytes that are looked at for an encoding of two bytes a letter. */
const SAMPLE_BYTES = 2000
/** Characters that are looked at for letters of a language. */
const SAMPLE_CHARACTERS = 200_000

/** The code pages that programs use for a language; all others are written in windows-1252, or in Unicode alone. */
const codePages: Readonly<Record<string, readonly Encoding[]>> = {
  ar: ['windows-1256'],
  cs: ['windows-1250'],
  el: ['windows-1253'],
  hu: ['windows-1250'],
  ja: ['shift_jis'],
  pl: ['windows-1250'],
  ro: ['windows-1250'],
  sr: ['windows-1250', 'windows-1251'],
  th: ['windows-874'],
  ur: ['windows-1256'],
  'zh-HK': ['big5'],
  'zh-MY': ['gbk'],
  'zh-TW': ['big5'],
}

/** Letters besides a to z that a language is written with. */
const ownLetters: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  cs: /[áčďéěíňóřšťúůýž]/iu,
  el: /\p{Script=Greek}/u,
  hu: /[áéíóöőúüű]/iu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  pl: /[ąćęłńóśźż]/iu,
  ro: /[ăâîșțşţ]/iu,
  sr: /[\p{Script=Cyrillic}čćđšž]/iu,
  th: /\p{Script=Thai}/u,
  ur: /\p{Script=Arabic}/u,
  zh: /\p{Script=Han}/u,
}

/**
 * By the mark at the beginning, by zeros, and by whether it can be UTF-8; else the code page of a language in which the words
 * are written with that language's letters, and windows-1252 where no code page shows any.
 * @param languages BCP 47 tags of the country, its own first
 */
export function encodingOf(bytes: Uint8Array, languages: readonly string[]): Encoding {
  const [one, two] = bytes
  if (one === 0xff && two === 0xfe) return 'utf-16le'
  if (one === 0xfe && two === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (let at = 0; at < Math.min(bytes.length, SAMPLE_BYTES); at++)
    if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  // Latin letters have a zero in every second byte.
  if (Math.max(even, odd) > Math.min(bytes.length, SAMPLE_BYTES) / 5) return even > odd ? 'utf-16be' : 'utf-16le'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return codePageOf(bytes, languages)
  }
}

function codePageOf(bytes: Uint8Array, languages: readonly string[]): Encoding {
  const own = languages.flatMap(tag => ownLetters[languageOf(tag)] ?? [])
  const pages = new Set(languages.flatMap(tag => codePages[tag] ?? codePages[languageOf(tag)] ?? []))
  if (pages.size === 0) return 'windows-1252'
  // Where both read it alike, it is written as the country writes.
  const best = [...pages, 'windows-1252' as const]
    .map(page => ({ page, fit: fit(new TextDecoder(page).decode(bytes).slice(0, SAMPLE_CHARACTERS), own) }))
    .reduce((best, one) => (one.fit > best.fit ? one : best))
  return best.fit > 0 ? best.page : 'windows-1252'
}

const languageOf = (tag: string): string => tag.split('-')[0] ?? tag

/** What a text has only when it was read in another encoding than it was written in. */
const WRONG = /[\ufffd\u0080-\u009f\ue000-\uf8ff]/g
const WRONG_WEIGHT = 5
const WORD = /[\p{L}\p{M}]+/gu
const LATIN = /\p{Script=Latin}/u
/** Letters of Western Europe, some of which stand at the same place in other code pages. */
const WESTERN = /[\u00c0-\u00ff]/

/** How well the words of a text are words of these letters: each letter counts, and against it where two scripts share a word. */
function fit(text: string, own: readonly RegExp[]): number {
  let sum = -WRONG_WEIGHT * (text.match(WRONG)?.length ?? 0)
  for (const [word] of text.matchAll(WORD)) {
    // Beside signs for whole words, capitals name buildings and gates.
    const hasAscii = /[a-z]/.test(word) || (/[A-Z]/.test(word) && !/\p{Script=Han}/u.test(word))
    for (const letter of word) {
      if (letter < '\u0080') continue
      const isOwn = own.some(one => one.test(letter))
      if (LATIN.test(letter)) sum += isOwn ? 2 : hasAscii && WESTERN.test(letter) ? 1 : 0
      else sum += hasAscii ? -2 : isOwn ? 2 : 0
    }
  }
  return sum
}
