// How data from outside is read before its shape is known.

/** Whether foreign data is an object with fields: no list, not null. */
export const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

/** `text` as an address, or undefined when it is none. `URL.parse` is younger than the oldest supported browsers (Q120). */
export function webAddress(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

const ORDER_NUMBER = /^[a-z0-9][\w-]*-[\w-]+$/i

/** Marks of direction and the like, which nobody sees: none belongs to a number, an amount or the id of an order. */
export const UNSEEN = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const HYPHENS = /[\u2010-\u2015]/g

/** Text as somebody would have typed it: what is copied may carry marks that nobody sees, and hyphens of print. */
export const plainText = (text: string): string => text.replace(UNSEEN, '').replace(HYPHENS, '-')

/** The zero of each script that readers use: Arabic, Persian and Urdu, Devanagari, Bengali, Thai, Lao, Burmese, Khmer, full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10]

/** Text with every digit of these scripts written as 0 to 9; anything else stays. */
export const asciiDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, digit => {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find(first => code >= first && code <= first + 9)
    return zero === undefined ? digit : String(code - zero)
  })

/** The order number in what somebody typed or pasted: the number itself, or the link of its page; undefined in anything else. */
export function orderNumberIn(text: string): string | undefined {
  const [address = ''] = plainText(text).trim().replace(/^#/, '').split(/[?#]/)
  const number = address.replace(/\W+$/, '').split('/').at(-1) ?? ''
  return ORDER_NUMBER.test(number) ? number : undefined
}
