// Cards: decrypted, checked, and then handled by their number, like test cards everywhere.
import { compactDecrypt } from 'jose'
import type { CardDetails, CardKind, CardSecret } from '#schema/wire.ts'
import { isCardSecret } from '#validators/strict.js'
import { refuse } from './refused-call.ts'
import type { Site } from './site.ts'
import type { CardBehaviour, NewCard } from './store/cards.ts'

/** Numbers with a behaviour of their own; any other valid number pays at once. None of them is a real card. */
export const testCards: Readonly<Record<string, CardBehaviour>> = {
  '4000000000003220': 'challenge',
  '5200000000001096': 'challenge',
  '4000000000000002': 'refused',
  '4000000000000341': 'failing',
}

export type ReadCard = { behaviour: CardBehaviour; lastDigits: string; toSave: NewCard }

/**
 * Decrypts a card (Q100). Throws CardRefused when it was not encrypted for this server, or when number, date, digits or
 * check digit are not right. The number does not leave this function.
 */
export async function readCard(site: Site, kind: CardKind, details: CardDetails): Promise<ReadCard> {
  const { card_number: number, expiry_month, expiry_year } = await decrypted(site, details.encrypted_card_data)
  const matches = number.endsWith(details.card_last_digits) && number.startsWith(details.bin)
  const [month, year] = [Number(expiry_month), Number(expiry_year)]
  if (!matches || !isLuhn(number) || hasExpired(site, { month, year })) throw refuse('CardRefused')
  const behaviour = (Object.hasOwn(testCards, number) ? testCards[number] : undefined) ?? 'paid'
  return {
    behaviour,
    lastDigits: details.card_last_digits,
    toSave: {
      kind,
      lastDigits: details.card_last_digits,
      scheme: details.scheme,
      holderName: details.holder_name,
      month,
      year,
      behaviour,
    },
  }
}

/** Whether a card is too old: it is good until the end of its month. */
export const hasExpired = ({ clock }: Pick<Site, 'clock'>, { month, year }: Pick<NewCard, 'month' | 'year'>): boolean =>
  Date.UTC(year, month) <= clock.now()

async function decrypted(site: Site, jwe: string): Promise<CardSecret> {
  const { privateKey } = await site.secrets.cardKeys()
  try {
    const { plaintext } = await compactDecrypt(jwe, privateKey, {
      keyManagementAlgorithms: ['RSA-OAEP-256'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    const secret: unknown = JSON.parse(new TextDecoder().decode(plaintext))
    if (isCardSecret(secret)) return secret
  } catch {
    // Not for this key, or no JSON: refused like any other card that cannot be read.
  }
  throw refuse('CardRefused')
}

/** The check digit of a card number. */
export function isLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
