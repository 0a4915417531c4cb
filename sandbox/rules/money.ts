// Amounts in units of a currency.

const digits = new Map<string, number>()

/** Decimals of a currency: 2 for NOK, 0 for JPY, 3 for KWD. */
export function digitsOf(currency: string): number {
  const known =
    digits.get(currency) ??
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
    2
  digits.set(currency, known)
  return known
}

/** Rounded to a step such as 0.25 or 50; without one, to the decimals of the currency. */
export function rounded(amount: number, currency: string, step?: number): number {
  const exact = step ? Math.round(amount / step) * step : amount
  return Number(exact.toFixed(digitsOf(currency)))
}

/** Whether an amount has no more decimals than its currency. */
export const isWhole = (amount: number, currency: string): boolean => rounded(amount, currency) === amount
