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

/** The order number in what somebody typed or pasted: the number itself, or the link of its page; undefined in anything else. */
export function orderNumberIn(text: string): string | undefined {
  const [address = ''] = plainText(text).trim().replace(/^#/, '').split(/[?#]/)
  const number = address.replace(/\W+$/, '').split('/').at(-1) ?? ''
  return ORDER_NUMBER.test(number) ? number : undefined
}
