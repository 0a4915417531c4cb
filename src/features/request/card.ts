// Cards as they are typed: number, expiry, code and name (PAY-007, PAY-008, Q100).
import { asciiDigits, plainText } from '#contract/foreign-data.ts'
import type { CardScheme } from '#schema/wire.ts'

/** The contents of a card form. They exist in the form and in the memory of one store, and nowhere else. */
export type CardEntry = { number: string; month: string; year: string; code: string }

export type CardProblem = { code: 'card_number' | 'card_expiry' | 'card_code' | 'card_holder' | 'card_not_chosen' }

type Scheme = { scheme: CardScheme; starts: RegExp; lengths: readonly number[]; code: number }

/** By the issuers' ranges; the first that fits counts. */
const SCHEMES: readonly Scheme[] = [
  { scheme: 'amex', starts: /^3[47]/, lengths: [15], code: 4 },
  { scheme: 'diners', starts: /^3(0[0-5]|[689])/, lengths: [14, 15, 16, 17, 18, 19], code: 3 },
  { scheme: 'jcb', starts: /^35(2[89]|[3-8])/, lengths: [16, 17, 18, 19], code: 3 },
  { scheme: 'visa', starts: /^4/, lengths: [13, 16, 19], code: 3 },
  {
    scheme: 'mastercard',
    starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    code: 3,
  },
  { scheme: 'discover', starts: /^(6011|64[4-9]|65)/, lengths: [16, 17, 18, 19], code: 3 },
  { scheme: 'unionpay', starts: /^62/, lengths: [16, 17, 18, 19], code: 3 },
  { scheme: 'maestro', starts: /^(50|5[6-9]|6)/, lengths: [12, 13, 14, 15, 16, 17, 18, 19], code: 3 },
]

const OTHER: Scheme = { scheme: 'other', starts: /^/, lengths: [12, 13, 14, 15, 16, 17, 18, 19], code: 3 }

const schemeOf = (digits: string): Scheme => SCHEMES.find(({ starts }) => starts.test(digits)) ?? OTHER

/** The digits of a number as typed, without spaces and dashes; none if there is anything else. */
export function cardDigits(number: string): string {
  const plain = asciiDigits(plainText(number)).replace(/[\s-]/g, '')
  return /^\d*$/.test(plain) ? plain : ''
}

/** Lengths of the groups of digits, as on the card. */
const groupsOf = (digits: string): readonly number[] =>
  schemeOf(digits).scheme === 'amex' || schemeOf(digits).scheme === 'diners' ? [4, 6, 5] : [4, 4, 4, 4, 3]

/**
 * A number as it is typed, in the groups of its card. Only edits at the end are formatted: in the middle
 * the cursor would jump. Text that is not a number is left as it is.
 */
export function groupedNumber(typed: string, before: string): string {
  const atEnd = typed.startsWith(before) || before.startsWith(typed)
  const digits = cardDigits(typed)
  if (!atEnd || digits === '') return typed
  const groups: string[] = []
  let rest = digits
  for (const length of groupsOf(digits)) {
    if (rest === '') break
    groups.push(rest.slice(0, length))
    rest = rest.slice(length)
  }
  return [...groups, ...(rest === '' ? [] : [rest])].join(' ')
}

/** The brand of a card from its first digits, shown while it is typed. */
export const cardScheme = (number: string): CardScheme => schemeOf(cardDigits(number)).scheme

/** Digits of the security code of a card. */
export const cardCodeLength = (number: string): number => schemeOf(cardDigits(number)).code

/** Whether the check digit of a card number is right. */
export function isLuhn(digits: string): boolean {
  let sum = 0
  for (const [place, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

/** Month 1 to 12 and year of 4 digits; a year of two digits is in this century. Undefined for an invalid date. */
export function cardExpiry({
  month,
  year,
}: Pick<CardEntry, 'month' | 'year'>): { month: number; year: number } | undefined {
  const [plainMonth, plainYear] = [asciiDigits(month).trim(), asciiDigits(year).trim()]
  if (!/^\d{1,2}$/.test(plainMonth) || !/^(\d{2}|\d{4})$/.test(plainYear)) return undefined
  const numbers = { month: Number(plainMonth), year: Number(plainYear) + (plainYear.length === 2 ? 2000 : 0) }
  return numbers.month >= 1 && numbers.month <= 12 ? numbers : undefined
}

/** A card is valid until its month has ended everywhere. @param now unix milliseconds */
export function isExpired({ month, year }: { month: number; year: number }, now: number): boolean {
  const LAST_ZONE_MS = 12 * 3_600_000
  return Date.UTC(year, month) + LAST_ZONE_MS <= now
}

const YEARS_AHEAD_MAX = 30

/** What is wrong with the card data, in the order of the form (PAY-008). @param now unix milliseconds */
export function cardProblems(entry: CardEntry, now: number): CardProblem[] {
  const digits = cardDigits(entry.number)
  const { lengths, code } = schemeOf(digits)
  const expiry = cardExpiry(entry)
  const tooFar = expiry !== undefined && expiry.year > new Date(now).getUTCFullYear() + YEARS_AHEAD_MAX
  return [
    ...(lengths.includes(digits.length) && isLuhn(digits) ? [] : [{ code: 'card_number' as const }]),
    ...(expiry && !tooFar && !isExpired(expiry, now) ? [] : [{ code: 'card_expiry' as const }]),
    ...(new RegExp(`^\\d{${code}}$`).test(asciiDigits(entry.code).trim()) ? [] : [{ code: 'card_code' as const }]),
  ]
}

/** A name on a card has letters and no digits. */
export const holderProblem = (name: string): CardProblem | undefined =>
  /\p{L}/u.test(name) && !/\p{Nd}/u.test(name) && name.trim().length <= 100 ? undefined : { code: 'card_holder' }

/** What may be known of a card outside its form (PAY-007): neither number nor code. */
export type CardSummary = {
  isValid: boolean
  scheme: CardScheme
  /** Last 4 and first 6 digits; empty until the number is valid. */
  lastDigits: string
  bin: string
  problems: readonly CardProblem[]
}

/** @param now unix milliseconds */
export function cardSummary(entry: CardEntry, now: number): CardSummary {
  const problems = cardProblems(entry, now)
  const digits = problems.some(({ code }) => code === 'card_number') ? '' : cardDigits(entry.number)
  return {
    isValid: problems.length === 0,
    scheme: cardScheme(entry.number),
    lastDigits: digits.slice(-4),
    bin: digits.slice(0, 6),
    problems,
  }
}
