// The one place that holds what is typed into a card form, for as long as the form is open (Q100, PAY-101).
import { type CardEntry, type CardFacts, cardDigits, cardExpiry, cardFacts } from '#domain/request/card'
import { asciiDigits } from '#domain/request/digits'
import type { CardDetails, CardEncryptionKey, CardKind, CardSecret } from '#schema/wire'

/** Turns a card into a text that only the holder of the private key can read. */
export type EncryptCard = (kind: CardKind, key: CardEncryptionKey, secret: CardSecret) => Promise<string>

export type CardVault = {
  /** Takes what stands in the form of a kind; answers what may be known of it. @param now unix milliseconds */
  enter(kind: CardKind, entry: CardEntry, now: number): CardFacts
  /** Details to send; undefined when there is no valid card of this kind. */
  seal(
    kind: CardKind,
    key: CardEncryptionKey,
    about: { holderName: string; save: boolean },
    now: number,
  ): Promise<CardDetails | undefined>
  forget(): void
}

/** @returns an empty vault; nothing that it holds can be read out of it */
export function createCardVault(encrypt: EncryptCard): CardVault {
  const entries = new Map<CardKind, CardEntry>()
  return {
    enter(kind, entry, now) {
      entries.set(kind, { ...entry })
      return cardFacts(entry, now)
    },
    async seal(kind, key, { holderName, save }, now) {
      const entry = entries.get(kind)
      const expiry = entry && cardExpiry(entry)
      if (!entry || !expiry) return undefined
      const { isValid, lastDigits, bin, scheme } = cardFacts(entry, now)
      if (!isValid) return undefined
      const encrypted = await encrypt(kind, key, {
        card_number: cardDigits(entry.number),
        expiry_month: String(expiry.month).padStart(2, '0'),
        expiry_year: String(expiry.year),
        security_code: asciiDigits(entry.code).trim(),
      })
      return {
        save_card: save,
        holder_name: holderName,
        encrypted_card_data: encrypted,
        card_last_digits: lastDigits,
        bin,
        scheme,
      }
    },
    forget: () => entries.clear(),
  }
}
