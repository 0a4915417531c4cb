// Reads a chat message as an address, a name, a phone number and a note: by rules, on the device (REQ-111). Anything uncertain
// is left out: a wrong phone number is worse than none.
import { asciiDigits } from '#features/formats/written-in.ts'
import type { Phones } from '#features/phones/phones.ts'

export type ReadMessage = { address: string; name?: string; phone?: string; notes?: string }

type Part = 'address' | 'name' | 'phone' | 'notes'

/** Labels that people put before a line, in the languages of the portal. */
const LABELS: Readonly<Record<Part, readonly string[]>> = {
  address:
    'address|adresse|adress|osoite|adres|adresa|cím|διεύθυνση|alamat|العنوان|ঠিকানা|ที่อยู่|tirahan|住所|地址|pata|پتہ|адреса'.split(
      '|',
    ),
  name: 'name|navn|namn|nimi|nazwa|imię|jméno|név|nume|όνομα|nama|الاسم|নাম|ชื่อ|pangalan|名前|姓名|naam|نام|име'.split(
    '|',
  ),
  phone:
    'phone|tel|telephone|mobile|mob|mobil|tlf|telefon|telefonnummer|puh|puhelin|τηλ|τηλέφωνο|telepon|هاتف|جوال|ফোন|โทร|電話|电话|فون|телефон'.split(
      '|',
    ),
  notes:
    'note|notes|merknad|obs|hinweis|huom|uwaga|poznámka|megjegyzés|notă|σημείωση|nota|ملاحظة|নোট|หมายเหตุ|備考|备注|نوٹ|напомена'.split(
      '|',
    ),
}

const labelOf = new Map(
  (Object.keys(LABELS) as Part[]).flatMap(part => LABELS[part].map(word => [word, part] as const)),
)

const PHONE = /(?:\+|00)?\(?\d[\d ().\-/]{5,20}\d/g
const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Numbers in a message that can be dialled; an amount or a postcode is too short. */
function phonesIn(text: string, phones: Pick<Phones, 'isPossible'>): string[] {
  const found = [...text.matchAll(PHONE)].map(([number]) => number.trim())
  return found.filter(number => digitsOf(number).length >= 7 && phones.isPossible(number))
}

/** Only words, and few enough for a name. */
const isName = (text: string): boolean => /^[\p{L}\p{M}'’.\- ]{2,60}$/u.test(text) && text.split(' ').length <= 4

/** A street has a number and words; scripts without spaces write them together. */
const isStreet = (text: string): boolean => /\p{Nd}/u.test(text) && /\p{L}{2,}/u.test(text)

/** A postcode with its town. */
const isTown = (text: string): boolean => /^[A-Z]{0,2}-?\d{3,6}[ -]?\d{0,3} \p{L}/u.test(text)

function labelled(part: string): { as?: Part; text: string } {
  const [, word = '', text = ''] = /^([\p{L}\p{M} ]{2,20}?)\.?\s*[:：]\s*(.+)$/u.exec(part) ?? []
  const as = labelOf.get(word.trim().toLowerCase())
  return as ? { as, text: text.trim() } : { text: part }
}

/**
 * Reads a message of several parts. Undefined if it holds only an address, or none that is certain.
 * @param text as it was pasted
 */
export function readMessage(text: string, phones: Pick<Phones, 'isPossible'>): ReadMessage | undefined {
  const parts = text
    .slice(0, 1000)
    .split(/[\n\r,;،、，]+/)
    .map(part => labelled(part.replace(/\s+/g, ' ').trim()))
    .filter(part => part.text !== '')
  const found: { [Name in Part]?: string[] } = {}
  const add = (as: Part, part: string) => {
    found[as] = [...(found[as] ?? []), part]
  }
  const numbers = new Set<string>()
  for (const { as, text: part } of parts) {
    const plain = asciiDigits(part)
    const dialled = as === undefined || as === 'phone' ? phonesIn(plain, phones) : []
    for (const number of dialled) numbers.add(number)
    const rest = dialled.length === 0 ? part : dialled.reduce((left, number) => left.replace(number, ''), plain).trim()
    if (dialled.length > 0 && !/\p{L}/u.test(rest)) continue
    if (dialled.length > 0 && as === undefined) {
      // "Kari 41 23 45 67": the text next to the number is a name, or a word for "phone".
      const words = rest.replace(/[^\p{L}\p{M}'’.\- ]/gu, '').trim()
      if (isName(words) && !labelOf.has(words.toLowerCase().replace(/\.$/, '')) && !found.name) add('name', words)
      continue
    }
    if (as) add(as, rest)
    else if (found.address && !found.notes && isTown(part)) add('address', part)
    else if (!found.address && isStreet(part)) add('address', part)
    else if (!found.name && isName(part)) add('name', part)
    else add('notes', part)
  }
  const address = found.address?.join(', ')
  if (address === undefined) return undefined
  // Two numbers: it is unclear which of them is the customer's.
  const [phone] = numbers.size === 1 ? numbers : []
  const name = found.name?.[0]
  if (phone === undefined && name === undefined) return undefined
  const notes = found.notes?.join(', ')
  return { address, ...(name && { name }), ...(phone && { phone }), ...(notes && { notes }) }
}
