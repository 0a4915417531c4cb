// VAT numbers (FEE-014 to FEE-016, Q45).

export const VAT_NUMBER_LENGTH = 8

export type VatProblem = { code: 'vat_length' } | { code: 'vat_invalid' }

/** Who may give one: businesses that are logged in, where the flag is on (FEE-014). */
export const isVatOffered = (flags: { PaymentVat: boolean }, guest: boolean): boolean => flags.PaymentVat && !guest

/** The number as it is sent; undefined when none was given. */
export const vatToSend = (typed: string): string | undefined => typed.trim() || undefined

/** The length comes first, then the characters: letters and digits (FEE-015, FEE-016). Empty is fine. */
export function vatProblem(typed: string): VatProblem | undefined {
  const vat = vatToSend(typed)
  if (vat === undefined) return undefined
  if ([...vat].length !== VAT_NUMBER_LENGTH) return { code: 'vat_length' }
  return /^[A-Za-z0-9]+$/.test(vat) ? undefined : { code: 'vat_invalid' }
}
