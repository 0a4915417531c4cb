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

/** The order number in what somebody typed or pasted: the number itself, or the link of its page; undefined in anything else. */
export function orderNumberIn(text: string): string | undefined {
  const [address = ''] = text.trim().replace(/^#/, '').split(/[?#]/)
  const number = address.replace(/\/+$/, '').split('/').at(-1) ?? ''
  return ORDER_NUMBER.test(number) ? number : undefined
}
