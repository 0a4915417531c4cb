// The value of the items: what was typed, what is allowed, and above which a warning is shown.
import { type MoneySpelling, parseMoney } from '#features/pricing/money.ts'

export type ValueRules = { amountRequired: boolean; minimumAmount?: number | undefined }

export type AmountProblem =
  | { code: 'amount_invalid' }
  /** Two readings of the amount; the lower one first (REQ-108). */
  | { code: 'amount_ambiguous'; readings: readonly [number, number] }
  | { code: 'amount_below_minimum'; minimum: number; currency: string }

/** A valid amount; an optional one may be empty (REQ-043, Q27). */
export function amountProblem(typed: string, spelling: MoneySpelling, rules: ValueRules): AmountProblem | undefined {
  const read = parseMoney(typed, spelling)
  if (read.state === 'given' || (read.state === 'empty' && !rules.amountRequired)) return undefined
  if (read.state === 'ambiguous') return { code: 'amount_ambiguous', readings: read.readings }
  return { code: 'amount_invalid' }
}

/** The country's minimum (REQ-044), inclusive. An empty amount is not compared. */
export function minimumProblem(typed: string, spelling: MoneySpelling, rules: ValueRules): AmountProblem | undefined {
  const read = parseMoney(typed, spelling)
  const { minimumAmount: minimum } = rules
  if (read.state !== 'given' || minimum === undefined || read.amount >= minimum) return undefined
  return { code: 'amount_below_minimum', minimum, currency: spelling.currency }
}

/** What is sent: 0 if it was left empty (Q27). */
export function amountToSend(typed: string, spelling: MoneySpelling): number {
  const read = parseMoney(typed, spelling)
  return read.state === 'given' ? read.amount : 0
}

/** The limit of a country without one (FEE-013). */
export const NO_VALUE_LIMIT = -1

/** orderItemValueExceedValidation (FEE-013). */
export type ValueLimit = { required: boolean; confirmed: boolean; limit: number }

/**
 * Whether the value must be confirmed: above the limit, but not at it (FEE-012, Q30).
 * @param confirmed the confirmed amount, as typed; another text is another amount
 */
export function valueLimit(
  typed: string,
  spelling: MoneySpelling,
  limit: number,
  confirmed: string | undefined,
): ValueLimit {
  const read = parseMoney(typed, spelling)
  const required = limit >= 0 && read.state === 'given' && read.amount > limit
  return { required, confirmed: required && confirmed === typed, limit }
}
