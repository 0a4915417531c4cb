// How a release is signed, and how its signatures are proven. Each kind has a file of its own.

/** Signs the statement of a release. */
export type Signing = { file: string; sign(statement: string): string | Promise<string> }

/** What a valid signature holds. */
export type Proven = { statement: string; signer: string }

/** Proves signatures of one kind. `prove` throws an Error that says what is wrong with a signature. */
export type Proof = { file: string; prove(signature: string): Proven }

/** https://github.com/in-toto/attestation/blob/main/spec/v1/envelope.md */
export const PAYLOAD_TYPE = 'application/vnd.in-toto+json'

/** The statement in an envelope, or in a bundle with one, without checking the signature; undefined if it is neither. */
export function unprovenStatement(signature: string): string | undefined {
  try {
    const read = JSON.parse(signature) as { payload: string } | { dsseEnvelope: { payload: string } }
    return Buffer.from('dsseEnvelope' in read ? read.dsseEnvelope.payload : read.payload, 'base64').toString()
  } catch {
    return undefined // Whatever it is, it is no signature.
  }
}
