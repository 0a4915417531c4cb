// A signed statement: a DSSE envelope (https://github.com/secure-systems-lab/dsse/blob/master/envelope.md) with one Ed25519 signature.
import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

/** https://github.com/in-toto/attestation/blob/main/spec/v1/envelope.md */
const PAYLOAD_TYPE = 'application/vnd.in-toto+json'

/** @param privateKey PEM, as `openssl genpkey -algorithm ed25519` writes it */
export function signed(statement: string, privateKey: string): string {
  const key = ed25519(() => createPrivateKey(privateKey), 'private')
  const payload = Buffer.from(statement)
  return envelopeText(payload, sign(null, encoded(payload), key), createPublicKey(key))
}

/**
 * The statement in an envelope that the owner of the key has signed; undefined for any other bytes than those of `signed`.
 *
 * @param publicKey PEM, as `openssl pkey -pubout` writes it
 */
export function statementIn(envelope: string, publicKey: string): string | undefined {
  const key = ed25519(() => createPublicKey(publicKey), 'public')
  const { payload, signature } = partsOf(envelope)
  if (!payload || !signature || !verify(null, encoded(payload), key, signature)) return undefined
  // The rest, which the signature does not cover, such as the ID of the key, must be unchanged too.
  return envelope === envelopeText(payload, signature, key) ? payload.toString() : undefined
}

/** The statement in an envelope, without checking its signature. */
export const unprovenStatement = (envelope: string): string | undefined => partsOf(envelope).payload?.toString()

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
    throw new Error(`This is no ${kind} key in PEM form: ${error instanceof Error ? error.message : error}`)
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`The key is of ${key.asymmetricKeyType}, not of Ed25519.`)
  return key
}
