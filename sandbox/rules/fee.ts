// Delivery fees and their signatures (API-034, FEE-001, FEE-002).
import { createHmac } from 'node:crypto'
import type { LatLng, PaymentMethod, SignedFee, Voucher } from '#schema/wire.ts'
import { refuse } from '../refused-call.ts'
import { tariffOf } from '../seed/tariffs.ts'
import type { Site } from '../site.ts'
import { sameText } from '../store/secrets.ts'
import { metresBetween, pointOf } from './distance.ts'
import { rounded } from './money.ts'

/** How long a fee holds. */
export const FEE_SECONDS = 600
/** A pin may be moved this far without a new fee. */
const SAME_PLACE_METRES = 30

export type SignedFacts = {
  vendor: string
  /** The fee to pay. */
  fee: number
  /** The fee before the voucher. */
  full: number
  source: LatLng
  destination: LatLng
  voucher?: Voucher
  /** Unix seconds. */
  until: number
}

/** The fee for a way by road of so many metres, in units of the country's currency. */
export function feeFor({ country }: Pick<Site, 'country'>, metres: number): number {
  const { base, perKm, perKmAfterKm, step } = tariffOf(country)
  return rounded(base + perKm * Math.max(0, metres / 1000 - perKmAfterKm), country.currency, step)
}

/** What a way of paying adds to the fee of a way: cash at the door costs more in some countries (BIZ-005). */
export const addedBy = ({ country }: Pick<Site, 'country'>, method: PaymentMethod): number =>
  method === 'CASH_ON_DELIVERY' ? (country.pricing?.cashOnDeliveryFee ?? 0) : 0

/** A fee with what its way of paying adds. */
export const withAdded = (site: Pick<Site, 'country'>, fee: number, method: PaymentMethod): number =>
  rounded(fee + addedBy(site, method), site.country.currency)

/** Metres by road between two points. */
export const roadMetres = (site: Site, from: LatLng, to: LatLng): number =>
  site.geo.path(pointOf(from), pointOf(to)).distance

/** Signs a fee; it holds for FEE_SECONDS. */
export function signFee(site: Site, facts: Omit<SignedFacts, 'until'>): SignedFee {
  const until = site.clock.seconds() + FEE_SECONDS
  const text = Buffer.from(JSON.stringify({ ...facts, until })).toString('base64url')
  return { fee: facts.fee, signature: `${text}.${seal(site, text)}`, valid_until: until }
}

const seal = (site: Site, text: string): string =>
  createHmac('sha256', site.secrets.signing).update(`fee ${site.code} ${text}`).digest('base64url')

/**
 * What was signed. Throws SignatureInvalid when it was not signed here, not for this vendor or not with this fee, and
 * SignatureExpired when it is too old or `expired`.
 */
export function readFee(
  site: Site,
  signed: SignedFee,
  { vendorId, expired }: { vendorId: string; expired: boolean },
): SignedFacts {
  const [text = '', mark = ''] = signed.signature.split('.')
  if (!sameText(mark, seal(site, text))) throw refuse('SignatureInvalid')
  const facts = JSON.parse(Buffer.from(text, 'base64url').toString()) as SignedFacts
  if (facts.vendor !== vendorId || facts.fee !== signed.fee) throw refuse('SignatureInvalid')
  if (expired || facts.until < site.clock.seconds()) throw refuse('SignatureExpired')
  return facts
}

/** Throws SignatureInvalid when the fee was signed for another place. */
export function requirePlace({ destination }: SignedFacts, at: LatLng): void {
  if (metresBetween(pointOf(destination), pointOf(at)) > SAME_PLACE_METRES) throw refuse('SignatureInvalid')
}

/** Throws SignatureInvalid when the fee was signed for another collection point. */
export const requireSource = (facts: SignedFacts, at: LatLng): void =>
  requirePlace({ ...facts, destination: facts.source }, at)
