// Signatures of a key file: a DSSE envelope (https://github.com/secure-systems-lab/dsse/blob/master/envelope.md) with one Ed25519 signature.
import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { ENVELOPE } from '../emit/release/index.ts'
import { PAYLOAD_TYPE, type Proof, type Signing } from './proof.ts'

/**
 * @param privateKey PEM, as `openssl genpkey -algorithm ed25519` writes it
 * @throws Error if it is another one
 */
export function keySigning(privateKey: string): Signing {
  const key = ed25519(() => createPrivateKey(privateKey), 'private')
  return {
    file: ENVELOPE,
    sign(statement) {
      const payload = Buffer.from(statement)
      return envelopeText(payload, sign(null, encoded(payload), key), createPublicKey(key))
    },
  }
}

/**
 * Accepts only the bytes that `keySigning` writes.
 *
 * @param publicKey PEM, as `openssl pkey -pubout` writes it
 * @throws Error if it is another one
 */
export function keyProof(publicKey: string): Proof {
  const key = ed25519(() => createPublicKey(publicKey), 'public')
  return {
    file: ENVELOPE,
    prove(envelope) {
      const { payload, signature } = partsOf(envelope)
      const isSigned = payload && signature && verify(null, encoded(payload), key, signature)
      // The rest, which the signature does not cover, such as the ID of the key, must be unchanged too.
      if (!isSigned || envelope !== envelopeText(payload, signature, key))
        throw new Error('the signature is not one of this key over a statement')
      return { statement: payload.toString(), signer: 'this key' }
    },
  }
}

function partsOf(envelope: string): { payload?: Buffer; signature?: Buffer } {
  try {
    const { payload, signatures } = JSON.parse(envelope) as { payload: string; signatures: [{ sig: string }] }
    return { payload: Buffer.from(payload, 'base64'), signature: Buffer.from(signatures[0].sig, 'base64') }
  } catch {
    return {} // Whatever it is, it is no envelope.
  }
}

function envelopeText(payload: Buffer, signature: Buffer, key: KeyObject): string {
  const keyid = createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
  const signatures = [{ keyid, sig: signature.toString('base64') }]
  return `${JSON.stringify({ payload: payload.toString('base64'), payloadType: PAYLOAD_TYPE, signatures }, null, 1)}\n`
}

/** The signed bytes: type and payload with their lengths. */
const encoded = (payload: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${payload.length} `), payload])

function ed25519(read: () => KeyObject, kind: 'private' | 'public'): KeyObject {
  let key: KeyObject
  try {
    key = read()
  } catch (error) {
    throw new Error(`This is not a ${kind} key in PEM form: ${error instanceof Error ? error.message : error}`)
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`The key is of ${key.asymmetricKeyType}, not of Ed25519.`)
  return key
}
