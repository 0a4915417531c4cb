// Vouchers and what they take off a fee (FEE-006, Q44).

import type { Voucher, VoucherType } from '#schema/wire.ts'
import { refuse } from '../refused-call.ts'
import { rounded } from '../rules/money.ts'
import type { Site } from '../site.ts'

export type StoredVoucher = Voucher & {
  /** Unix seconds; null is for ever. */
  expires_at: number | null
  /** Null is without end. */
  uses_left: number | null
}

/** A voucher by its code, in whatever case it was typed. */
export const findVoucher = ({ db, code: country }: Site, code: string): StoredVoucher | undefined =>
  db.get<StoredVoucher>(
    'SELECT code, amount, type, expires_at, uses_left FROM vouchers WHERE country = ? AND code = ?',
    country,
    code.trim().toUpperCase(),
  )

/** The voucher, if it can be used at a moment (unix seconds). Throws VoucherNotAvailable otherwise. */
export function usableVoucher(site: Site, code: string): Voucher {
  const found = findVoucher(site, code)
  const now = site.clock.seconds()
  if (!found || (found.expires_at !== null && found.expires_at <= now) || found.uses_left === 0)
    throw refuse('VoucherNotAvailable')
  return { code: found.code, amount: found.amount, type: found.type }
}

/** Uses a voucher once. Throws VoucherNotAvailable when it has been used up in the meantime. */
export function takeVoucher(site: Site, code: string): void {
  usableVoucher(site, code)
  site.db.run(
    'UPDATE vouchers SET uses_left = uses_left - 1 WHERE country = ? AND code = ? AND uses_left IS NOT NULL',
    site.code,
    code,
  )
}

/** What is left of a fee; never below 0. */
export function reduced({ country }: Pick<Site, 'country'>, fee: number, { type, amount }: Voucher): number {
  const left: Record<VoucherType, number> = {
    amount: fee - amount,
    percentage: fee * (1 - amount / 100),
    deliveryFee: 0,
  }
  return Math.max(0, rounded(left[type], country.currency))
}
