// What a search key of the history means (HIS-007 to HIS-009, Q66).
import type { Phones } from '../phones.ts'

export type SearchTarget =
  /** Nothing was typed; nothing happens (HIS-009). */
  | { by: 'nothing' }
  /** One order: GET /order (Q66). */
  | { by: 'order'; vendorId: string; orderId: string }
  /** Orders to a number, in international form. */
  | { by: 'phone'; phone: string }
  /** Neither: no request, and a hint. */
  | { by: 'neither' }

/**
 * A key that begins with a vendor id of the user and a dash is an order of that vendor; otherwise a possible phone number
 * searches by phone. Of ids that begin alike the longest counts.
 */
export function searchTarget(
  key: string,
  vendorIds: readonly string[],
  phones: Pick<Phones, 'isPossible' | 'international'>,
): SearchTarget {
  const text = key.replace(/\s+/g, '')
  if (text === '') return { by: 'nothing' }
  const prefixes = vendorIds.filter(id => text.startsWith(`${id}-`) && text.length > id.length + 1)
  const vendorId = prefixes.sort((one, other) => other.length - one.length)[0]
  if (vendorId !== undefined) return { by: 'order', vendorId, orderId: text }
  return phones.isPossible(key) ? { by: 'phone', phone: phones.international(key) } : { by: 'neither' }
}
