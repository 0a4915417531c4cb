// The value of the items: what was typed, what is allowed, and above which a warning is shown.
import { currencyDecimals } from '#domain/fare'
import { asciiDigits } from './digits.ts'

export type ValueRules = { amountRequired: boolean; minimumAmount?: number | undefined }

/** The highest amount that the calls take. */
const AMOUNT_MAX = 1_000_000_000_000

export type TypedAmount = { state: 'empty' } | { state: 'invalid' } | { state: 'given'; amount: number }

/**
 * Reads an amount in any digits. A point is a decimal sign; a comma is one too unless exactly three digits follow, which
 * makes it a separator of thousands, like spaces and apostrophes. Valid: above 0, with at most the decimals of the
 * currency (Q27).
 */
export function readAmount(typed: string, currency: string): TypedAmount {
  const text = asciiDigits(typed)
    .replace(/[\s'’\u066c]/g, '')
    .replaceAll('\u066b', '.')
  if (text === '') return { state: 'empty' }
  const plain = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.')
  if (!/^(\d+\.?\d*|\.\d+)$/.test(plain)) return { state: 'invalid' }
  const decimals = plain.split('.')[1]?.replace(/0+$/, '').length ?? 0
  const amount = Number(plain)
  if (decimals > currencyDecimals(currency) || !(amount > 0) || amount > AMOUNT_MAX) return { state: 'invalid' }
  return { state: 'given', amount }
}

export type AmountProblem =
  | { code: 'amount_invalid' }
  | { code: 'amount_below_minimum'; minimum: number; currency: string }

/** A valid amount; where it may be left out, an empty one passes (REQ-043, Q27). */
export function amountProblem(typed: string, currency: string, rules: ValueRules): AmountProblem | undefined {
  const { state } = readAmount(typed, currency)
  if (state === 'given' || (state === 'empty' && !rules.amountRequired)) return undefined
  return { code: 'amount_invalid' }
}

/** The country's minimum (REQ-044); the minimum itself passes. What is not given is no amount to compare. */
export function minimumProblem(typed: string, currency: string, rules: ValueRules): AmountProblem | undefined {
  const read = readAmount(typed, currency)
  const { minimumAmount: minimum } = rules
  if (read.state !== 'given' || minimum === undefined || read.amount >= minimum) return undefined
  return { code: 'amount_below_minimum', minimum, currency }
}

/** What is sent: 0 when it was left out (Q27). */
export function amountToSend(typed: string, currency: string): number {
  const read = readAmount(typed, currency)
  return read.state === 'given' ? read.amount : 0
}

/** The limit of a country that has none (FEE-013). */
export const NO_VALUE_LIMIT = -1

/** orderItemValueExceedValidation (FEE-013). */
export type ValueLimit = { required: boolean; confirmed: boolean; limit: number }

/**
 * Whether the value must be confirmed: above the limit, not at it (FEE-012, Q30).
 * @param confirmed the amount, as typed, that was confirmed; another text is another amount
 */
export function valueLimit(typed: string, currency: string, limit: number, confirmed: string | undefined): ValueLimit {
  const read = readAmount(typed, currency)
  const required = limit >= 0 && read.state === 'given' && read.amount > limit
  return { required, confirmed: required && confirmed === typed, limit }
}
