// What an item may be at most.
import type { Limits } from '#schema/config'

/**
 * Weight in kilograms up to which an item can be sent. Where heavier items are restricted (Q92: TW), that figure is the
 * country's own, and the default of BIZ-010 does not apply beside it.
 */
export const heaviestItemKg = (limits: Pick<Limits, 'restrictedWeightKg'> & { weightKg: number }): number =>
  limits.restrictedWeightKg ?? limits.weightKg
