// Cards are encrypted in the browser, one adapter per card kind (Q100, PAY-101). Loaded with the card form.
import { CompactEncrypt, importJWK } from 'jose'
import type { CardEncryptionKey, CardKind, CardSecret } from '#schema/wire.ts'

type Adapter = (key: CardEncryptionKey, secret: CardSecret) => Promise<string>

const encoder = new TextEncoder()

/** A compact JWE over the card as JSON: RSA-OAEP-256 for the content key, A256GCM for the content. */
const compactJwe: Adapter = async (key, secret) => {
  // Only what belongs to a public key, whatever else the answer held.
  const { kty, n, e, alg, use, kid } = key
  const publicKey = await importJWK({ kty, n, e, alg, use }, 'RSA-OAEP-256')
  return new CompactEncrypt(encoder.encode(JSON.stringify(secret)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid })
    .encrypt(publicKey)
}

/** Both kinds take the same form today; another payment service is another line. */
const adapters: Record<CardKind, Adapter> = {
  cybersource_creditcard: compactJwe,
  generic_creditcard: compactJwe,
}

/**
 * Encrypts a card for whoever holds the private key. Keeps nothing; throws when the key cannot be used.
 * @returns a compact JWE
 */
export const encryptCard = (kind: CardKind, key: CardEncryptionKey, secret: CardSecret): Promise<string> =>
  adapters[kind](key, secret)
