// Reads a chat message as an address, a name, a phone number and a note: by rules, on the device (REQ-111). Anything uncertain
// is left out: a wrong phone number is worse than none.
import { asciiDigits } from '#contract/foreign-data.ts'
import { sentText } from '#contract/sent-characters.ts'
import type { Phones } from '#features/phones/phones.ts'

export type ReadMessage = { address: string; name?: string; phone?: string; notes?: string }

type Part = 'address' | 'name' | 'phone' | 'notes'

/** Words of the portal's languages that people put before a part, and what such a part is. */
const LABELS: Readonly<Record<Part, readonly string[]>> = {
  address:
    'address|adresse|adress|osoite|adres|adresa|cím|διεύθυνση|alamat|العنوان|ঠিকানা|ที่อยู่|tirahan|住所|地址|pata|پتہ|адреса|postcode|postnr|postnummer|plz|zip|city|sted|ort|town|by'.split(
      '|',
    ),
  name: 'name|navn|namn|nimi|nazwa|imię|jméno|név|nume|όνομα|nama|الاسم|নাম|ชื่อ|pangalan|名前|姓名|naam|نام|име|receiver|recipient|customer|mottaker|kunde|mottagare|empfänger|modtager|vastaanottaja|odbiorca|příjemce|destinatar|címzett|παραλήπτης|penerima|المستلم|প্রাপক|ผู้รับ|tatanggap|お名前|収件人|收件人|受取人|وصول کنندہ|primalac'.split(
    '|',
  ),
  phone:
    'phone|phone number|tel|telephone|mobile|mob|mobil|mobilnummer|handy|tlf|telefon|telefonnummer|puh|puhelin|gsm|komórka|τηλ|τηλέφωνο|κινητό|telepon|هاتف|جوال|ফোন|মোবাইল|โทร|เบอร์|มือถือ|電話|手機|手机|携帯|电话|فون|телефон|whatsapp|viber|hp|cell|contact|kontakt|call|ring'.split(
      '|',
    ),
  notes:
    'note|notes|instructions|comment|merknad|beskjed|obs|hinweis|huom|uwaga|poznámka|megjegyzés|notă|σημείωση|nota|ملاحظة|নোট|หมายเหตุ|備考|备注|備註|نوٹ|напомена'.split(
      '|',
    ),
}

const labelOf = new Map(
  (Object.keys(LABELS) as Part[]).flatMap(part => LABELS[part].map(word => [word, part] as const)),
)

/** Parts that say nothing of an order. */
const COURTESIES = new Set(
  'hi|hello|hey|hei|hej|heisann|hallo|hallå|moi|terve|cześć|dzień dobry|ahoj|dobrý den|bună|bună ziua|salut|γεια|γεια σας|καλημέρα|szia|jó napot|zdravo|dobar dan|halo|selamat pagi|kumusta|salam|assalamualaikum|السلام عليكم|مرحبا|مرحباً|أهلا|হ্যালো|নমস্কার|আসসালামু আলাইকুম|สวัสดี|สวัสดีครับ|สวัสดีค่ะ|こんにちは|你好|您好|សួស្តី|ສະບາຍດີ|မင်္ဂလာပါ|ہیلو|سلام|thanks|thank you|thanks a lot|please|takk|tusen takk|tack|tack så mycket|tak|mange tak|danke|vielen dank|bitte|kiitos|dziękuję|dzięki|děkuji|díky|mulțumesc|mersi|ευχαριστώ|köszönöm|hvala|terima kasih|salamat|شكرا|شكراً|ধন্যবাদ|ขอบคุณ|ขอบคุณครับ|ขอบคุณค่ะ|ありがとう|ありがとうございます|谢谢|謝謝|អរគុណ|ຂອບໃຈ|ကျေးဇူး|شکریہ'.split(
    '|',
  ),
)

/** Which floor it is: a number and one of these words is no street. */
const FLOOR =
  /^(?:(?:st|nd|rd|th|floor|level|fl|etg|etasje|etage|etaj|etajul|sal|stock|og|våning|vån|tr|krs|kerros|piętro|patro|emelet|όροφος|sprat|tingkat|aras|lantai|palapag|ชั้น|ชั้นที่|الطابق|طابق|الدور|তলা|منزل|階|楼|樓|ជាន់|ຊັ້ນ|ထပ်)\s?)+$/u

/** Time and sender before a message that was copied out of a chat. */
const COPIED =
  /^(?:\[[^\]\n]*\d[:.]\d\d[^\]\n]*\]|\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}[:.]\d\d[^-\n]{0,8} -)\s*([^:\n]{1,60}):\s*/gmu
/** Where one part ends. */
const BETWEEN = /([\n\r,;|،、，]+|[!?]+\s+|(?<=\p{L}{4}|[\p{L}\p{Nd}] \p{Nd}{1,4}|\p{Nd}{5})\.\s+(?=\p{Lu}))/u
/** "Please deliver to" and the like, before a name or a street. */
const DELIVER_TO =
  /^(?:.{0,30} )?(?:[Dd]eliver|[Dd]elivery|[Ss]end|[Ll]ever|[Ll]evere|[Ll]everes|[Ll]evering|[Ll]everera|[Ll]evereras|[Ll]everans|[Ll]iefern|[Ll]ieferung|[Dd]ostawa)(?: it)? (?:to|til|till|an|nach|do) (?=[\p{Lu}\p{Lo}\p{Nd}])/u
/** A dash with room around it; between two numbers it may be a part of one. */
const DASH = /\s[-–—]\s/
/** Bullets, and pictures in place of labels. */
const ORNAMENTS = /^(?:\p{Extended_Pictographic}|\u200d|\ufe0f|[\s•·*▪●>–—-])+/u
const NUMBERED = /^\s*\(?(\d{1,2})[.)]\s+/

const PHONE = /(?:\+|00)?\(?\d(?:[\d ()\-/]|\.(?=\d)){5,20}\d/g
/** Words of the portal's languages before the number of an order, or of its bill. */
const ORDER = String.raw`(?:(?<!\p{L})(?:(?:order|ordre|auftrag|bestell|bestill|beställ|tilau|zamówieni|objedn|comand|comenzi|rendel|παραγγελ|pesanan|порудж|porudž|invoice|faktur|rechnung|fatur|refer)\p{L}*|ref)(?!\p{L})|الطلب|অর্ডার|ออเดอร์|คำสั่งซื้อ|注文|訂單|订单|آرڈر|ម៉ង់|ອໍເດີ|အော်ဒါ)`
const NUMBER = '(?:no|nr|number|num|nombor|id|č|رقم|নম্বর|番号|號碼|号码|編號|编号|號|号|نمبر|နံပါတ်)?'
/** The number of an order, and a day of our times, also by the calendar of Thailand: they have as many digits as a number that can be dialled. */
const NOT_DIALLED = new RegExp(
  String.raw`[#№] ?\d+|${ORDER}[ .:：]*${NUMBER}[ .:：]*\d+|(?<!\d)(?:\d{1,2}([./-])\d{1,2}\1(?:20|25)\d\d|20\d\d([./-])\d{1,2}\2\d{1,2})(?!\d)`,
  'giu',
)
const digitsOf = (text: string): string => text.replace(/\D/g, '')

/**
 * Numbers in a part that can be dialled; an amount or a postcode is too short. "Street 4 171 2345678" may begin with the number of a
 * house, "171 2345678 9 times" end with something else: such a one is left out. "081-234-5678 99/1 ถนน" ends before the house.
 */
function phonesIn(written: string, phones: Pick<Phones, 'isPossible'>): string[] {
  const text = written.replace(NOT_DIALLED, found => '|'.repeat(found.length))
  const canBe = (number: string) => digitsOf(number).length >= 7 && phones.isPossible(number)
  return [...text.matchAll(PHONE)].flatMap(({ 0: found, index }) => {
    const isBeforeWords = /^ ?\p{L}/u.test(text.slice(index + found.length))
    const whole = found.trim().replace(/^\((?![^(]*\))/, '')
    const beforeHouse = isBeforeWords ? /^(.+) \d{1,4}\/\d{1,4}$/.exec(whole)?.[1] : undefined
    const number = beforeHouse !== undefined && canBe(beforeHouse) ? beforeHouse : whole
    if (!canBe(number)) return []
    const isBehindWords = /\p{L}[\p{L}\p{M}.'’\- ]*$/u.test(text.slice(0, index))
    const rest = /^[1-9]\d{0,2} +(.+)$/.exec(number)?.[1]
    const isHouseFirst = isBehindWords && rest !== undefined && canBe(rest)
    const isLong = digitsOf(number).length > (/^(?:\+|00)/.test(number) ? 13 : 11)
    const start = (isLong ? /^(.+) \d{1,4}$/ : /^(.+) \d{1,2}$/).exec(number)?.[1]
    const isCountLast = number === whole && isBeforeWords && start !== undefined && canBe(start)
    return isHouseFirst || isCountLast ? [] : [number]
  })
}

/** Only words, and few enough for a name. */
const isName = (text: string): boolean => /^[\p{L}\p{M}'’.\- ]{2,60}$/u.test(text) && text.split(' ').length <= 4

/** Whether the first and the last word have a capital, which tells a name from other words in scripts that have capitals. */
const hasCapitals = (text: string): boolean => /^\p{Lu}/u.test(text) && /(?:^| )\p{Lu}[^ ]*$/u.test(text)

/** Words as they are in the name of a place: with capitals in scripts that have them, and numbers. */
const isPlace = (text: string): boolean => text.split(' ').every(word => /^[\p{Lu}\p{Lo}\p{Nd}#]/u.test(word))

const isPerson = (text: string): boolean => isName(text) && (hasCapitals(text) || isPlace(text))

const isFloor = (text: string): boolean =>
  FLOOR.test(
    text
      .replace(/[\p{Nd}.]+/gu, ' ')
      .trim()
      .toLowerCase()
      .replace(/\s+/g, ' '),
  )

/** A street has a number and words; scripts without spaces write them together. */
const isStreet = (text: string): boolean => /\p{Nd}/u.test(text) && /\p{L}{2,}/u.test(text) && !isFloor(text)

/** A postcode with its town. */
const isTown = (text: string): boolean => /^[A-Z]{0,2}-?(?:\d{3,6}[ -]?\d{0,3}|\d\d-\d{3}) \p{L}/u.test(text)

const wordsOf = (text: string): string => text.toLowerCase().replace(/[.!:]+$/u, '')

function labelled(part: string): { as?: Part; text: string } {
  const [, word = '', text = ''] = /^([\p{L}\p{M} ]{2,20}?)\.?\s*[:：]\s*(.+)$/u.exec(part) ?? []
  const as = labelOf.get(word.trim().toLowerCase())
  return as ? { as, text: text.trim() } : { text: part }
}

/** "Contact Kari", "Receiver is Kari": who it is, without the label. */
function withoutLabel(words: string): string {
  const [, label = '', name = ''] = /^(\p{L}+)(?: \p{Ll}{1,3})? (\p{Lu}.*)$/u.exec(words) ?? []
  const part = labelOf.get(label.toLowerCase())
  return (part === 'name' || part === 'phone') && hasCapitals(name) ? name : words
}

/** The message without what a chat program has put before each line, and who sent it, if it is one person. */
function withoutSenders(message: string): { text: string; sender: string | undefined } {
  const senders = new Set<string>()
  const text = message.replace(COPIED, (_, sender: string) => {
    senders.add(sender.trim())
    return ''
  })
  const [sender] = senders.size === 1 ? senders : []
  return { text, sender: sender !== undefined && isName(sender) ? sender : undefined }
}

/** A list that is numbered from one, without its numbers. */
function withoutNumbers(text: string): string {
  const lines = text.split(/\n+/).filter(line => line.trim() !== '')
  const isList = lines.length > 1 && lines.every((line, index) => NUMBERED.exec(line)?.[1] === String(index + 1))
  return isList ? lines.map(line => line.replace(NUMBERED, '')).join('\n') : text
}

/** Split where dashes are between the parts: not within a number, and not where there is no other part to be told from. */
function splitAtDashes(text: string): string[] {
  const isNumber = (one: string | undefined) => one !== undefined && !/\p{L}/u.test(one)
  return text.split(DASH).reduce<string[]>((parts, one) => {
    const before = parts.at(-1)
    const isWithinNumber = isNumber(one) && (isNumber(before) || (parts.length === 1 && /\p{Nd}$/u.test(before ?? '')))
    if (before !== undefined && isWithinNumber) parts[parts.length - 1] = `${before} - ${one}`
    else parts.push(one)
    return parts
  }, [])
}

/** `follows`: on the same line as the part before, behind a comma. */
type MessagePart = { text: string; follows: boolean }

function partsOf(text: string): MessagePart[] {
  // Parts and what stands between them, in turn.
  const pieces = withoutNumbers(text).split(BETWEEN)
  return pieces.flatMap((piece, at) => {
    if (at % 2 === 1) return []
    const isBehindComma = /^[,،、，]+$/u.test(pieces[at - 1] ?? '')
    return splitAtDashes(piece)
      .map((part, index) => ({
        text: part.replace(/\s+/g, ' ').trim().replace(ORNAMENTS, '').replace(DELIVER_TO, ''),
        follows: isBehindComma && index === 0,
      }))
      .filter(part => part.text !== '' && !COURTESIES.has(wordsOf(part.text)))
  })
}

/** Split at its numbers where an address is beside one: "Kari 41 23 45 67 Main Street 5". */
function splitAtNumbers(part: MessagePart, phones: Pick<Phones, 'isPossible'>): MessagePart[] {
  const plain = asciiDigits(part.text)
  const dialled = labelled(plain).as ? [] : phonesIn(plain, phones)
  const around = dialled.reduce<string[]>((pieces, number) => pieces.flatMap(piece => piece.split(number)), [plain])
  if (dialled.length === 0 || !around.some(isStreet)) return [part]
  const pieces = around.map((text, index) => ({ text: text.trim(), follows: part.follows && index === 0 }))
  return [...dialled.map(text => ({ text, follows: false })), ...pieces.filter(({ text }) => text !== '')]
}

/** Longer texts are no messages. */
const LENGTH_MAX = 1000
/** Marks of direction and soft hyphens: messengers and address books put them around names and numbers. */
const MARKS = /[\u00ad\u061c\u200e\u200f]/g
const HYPHENS_OF_PRINT = /[\u2010\u2011]/g

const asTyped = (text: string): string => sentText(text).replace(MARKS, '').replace(HYPHENS_OF_PRINT, '-')

/**
 * Reads a message of several parts. Undefined if it holds only an address, or none that is certain.
 * @param text as it was pasted
 */
export function readMessage(text: string, phones: Pick<Phones, 'isPossible'>): ReadMessage | undefined {
  const { text: message, sender } = withoutSenders(asTyped(text.slice(0, LENGTH_MAX)))
  const numbers = new Set<string>()
  const found: { [Name in Part]: string[] } = { address: [], name: [], phone: [], notes: [] }
  /** Parts without a label, in their order, the customer's name among them. */
  const others: string[] = []
  /** What stands next to a number: "Kari 41 23 45 67". */
  const besideNumber = new Set<string>()
  /** Parts since the street; a name may stand between it and its town. */
  let sinceStreet = 0
  const parts = partsOf(message).flatMap(part => splitAtNumbers(part, phones))
  const isForm = parts.filter(part => labelled(part.text).as).length > 1
  let before: Part | undefined
  for (const { text: written, follows } of parts) {
    const own = labelled(written)
    const part = own.text
    const plain = asciiDigits(part)
    const dialled = own.as === undefined || own.as === 'phone' ? phonesIn(plain, phones) : []
    for (const number of dialled) numbers.add(number)
    const rest = dialled.reduce((left, number) => left.replace(number, ''), plain)
    // In a form of labelled lines a line is one part, whatever its commas.
    const isRest = follows && own.as === undefined && dialled.length === 0
    const as = own.as ?? (isRest && isForm && (before === 'address' || before === 'notes') ? before : undefined)
    // The customer is known: what follows the street is where that is.
    const isAround = isRest && before === 'address' && isPlace(part) && (found.name.length > 0 || others.some(isPerson))
    const isAddress =
      as === 'address' ||
      (as === undefined &&
        dialled.length === 0 &&
        (found.address.length === 0 ? isStreet(part) : isAround || (sinceStreet < 2 && isTown(part))))
    sinceStreet = isAddress ? 0 : sinceStreet + 1
    before = isAddress ? 'address' : as
    if (isAddress) found.address.push(part)
    // "Contact: Kari"
    else if (as === 'phone' && dialled.length === 0 && isName(part) && hasCapitals(part)) others.push(part)
    else if (as) found[as].push(part)
    else if (dialled.length === 0) others.push(withoutLabel(part))
    else {
      const words = withoutLabel(
        rest
          .replace(/[^\p{L}\p{M}'’.\- ]/gu, '')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      if (words === '' || labelOf.has(wordsOf(words))) continue
      // Between two numbers are other words than a name.
      if (dialled.length > 1) {
        found.notes.push(words)
        continue
      }
      others.push(words)
      besideNumber.add(words)
    }
  }
  if (found.address.length === 0) return undefined
  const likely = (text: string) =>
    (hasCapitals(text) ? 4 : 0) + (besideNumber.has(text) ? 2 : 0) + (text.includes(' ') ? 1 : 0)
  const [best] = others.filter(isName).sort((one, other) => likely(other) - likely(one))
  const name = found.name[0] ?? (sender !== undefined && (!best || likely(best) < 2) ? sender : best)
  if (name !== undefined && name === best) others.splice(others.indexOf(best), 1)
  // Two numbers: it is unclear which of them is the customer's.
  const [phone] = numbers.size === 1 ? numbers : []
  if (phone === undefined && name === undefined) return undefined
  const notes = [...others, ...found.notes].join(', ')
  return { address: found.address.join(', '), ...(name && { name }), ...(phone && { phone }), ...(notes && { notes }) }
}
