// Signatures without a key that somebody keeps (Sigstore, https://docs.sigstore.dev): a certificate of ten minutes names who signed,
// a public log says when. Signing asks the servers of Sigstore; proving needs only the bundle and the root that is trusted.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUNDLE_V03_MEDIA_TYPE, type Bundle, bundleFromJSON, bundleToJSON } from '@sigstore/bundle'
import { TrustedRoot } from '@sigstore/protobuf-specs'
import { CIContextProvider, DSSEBundleBuilder, FulcioSigner, RekorWitness } from '@sigstore/sign'
import { toSignedEntity, toTrustMaterial, Verifier } from '@sigstore/verify'
import { BUNDLE } from '../emit/release/index.ts'
import { PAYLOAD_TYPE, type Proof, type Signing } from './proof.ts'

/** The keys of Sigstore's public servers, as @sigstore/tuf 4.0.2 of npm brings them. */
const PUBLIC_ROOT = join(import.meta.dirname, 'trusted-root.json')

const CHANGED = 'the bundle is not as it was written'

/** Where certificates and entries of the log come from; the public servers of Sigstore where nothing is given. */
export type Servers = { fulcio?: string; rekor?: string }

/** Signs as whom the job of CI or SIGSTORE_ID_TOKEN names. */
export function keylessSigning({ fulcio, rekor }: Servers = {}): Signing {
  const signer = new FulcioSigner({
    identityProvider: new CIContextProvider(),
    ...(fulcio !== undefined && { fulcioBaseURL: fulcio }),
  })
  const witness = new RekorWitness(rekor === undefined ? {} : { rekorBaseURL: rekor })
  const builder = new DSSEBundleBuilder({ signer, witnesses: [witness] })
  return {
    file: BUNDLE,
    async sign(statement) {
      try {
        return textOf(await builder.create({ data: Buffer.from(statement), type: PAYLOAD_TYPE }))
      } catch (error) {
        throw new Error(adviceOn(error))
      }
    },
  }
}

/** Who must have signed. `identity` is the whole name in the certificate, or its beginning and `*`. */
export type Identity = { identity: string; issuer: string; trustedRoot?: string }

/**
 * Accepts only the bytes that `keylessSigning` writes.
 *
 * @param expected `trustedRoot`: JSON of another Sigstore than the public one
 * @throws Error if the root is none
 */
export function keylessProof({ identity, issuer, trustedRoot }: Identity): Proof {
  const verifier = new Verifier(toTrustMaterial(rootIn(trustedRoot ?? readFileSync(PUBLIC_ROOT, 'utf8'))))
  return {
    file: BUNDLE,
    prove(text) {
      const bundle = bundleIn(text)
      const { content, verificationMaterial } = bundle
      if (content.$case !== 'dsseEnvelope' || verificationMaterial.content.$case !== 'certificate')
        throw new Error('the bundle is not one of a statement with a certificate')
      const { payload, payloadType, signatures } = content.dsseEnvelope
      if (payloadType !== PAYLOAD_TYPE || signatures.length !== 1 || isUncoveredChanged(bundle, signatures[0]?.keyid))
        throw new Error(CHANGED)
      const { subjectAlternativeName: name = '', extensions } = verified(verifier, bundle)
      const isMeant = identity.endsWith('*') ? name.startsWith(identity.slice(0, -1)) : name === identity
      if (!isMeant || extensions?.issuer !== issuer)
        throw new Error(`it was signed by ${name} of ${extensions?.issuer}, not by ${identity} of ${issuer}`)
      return { statement: payload.toString(), signer: name }
    },
  }
}

/** The note of a log: its lines, of which the third is the hash, and one signature. */
const NOTE = /^[^\n]+\n\d+\n(?<hash>[^\n]+)\n(?:[^\n]+\n)*\n\u2014 \S+ (?<signature>[\w+/=]+)\n$/

/** Of what no signature covers: the kind of the bundle, the ID of a key, which is empty, and how the note of the log is written. */
function isUncoveredChanged({ mediaType, verificationMaterial }: Bundle, keyid: string | undefined): boolean {
  const isAsWritten = verificationMaterial.tlogEntries.every(({ inclusionProof: proof }) => {
    const { hash, signature = '' } = NOTE.exec(proof?.checkpoint?.envelope ?? '')?.groups ?? {}
    return proof && base64(proof.rootHash) === hash && base64(Buffer.from(signature, 'base64')) === signature
  })
  return mediaType !== BUNDLE_V03_MEDIA_TYPE || keyid !== '' || !isAsWritten
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

function rootIn(text: string): TrustedRoot {
  try {
    const root = TrustedRoot.fromJSON(JSON.parse(text))
    if (root.certificateAuthorities.length > 0 && root.tlogs.length > 0) return root
  } catch {
    // Told below, as a root without keys is.
  }
  throw new Error('This is no trusted root of Sigstore: a JSON file with certificateAuthorities, tlogs and ctlogs.')
}

function bundleIn(text: string): Bundle {
  let bundle: Bundle
  try {
    bundle = bundleFromJSON(JSON.parse(text))
  } catch {
    throw new Error('it is no bundle of Sigstore')
  }
  if (textOf(bundle) !== text) throw new Error(CHANGED)
  return bundle
}

function verified(verifier: Verifier, bundle: Bundle) {
  try {
    return verifier.verify(toSignedEntity(bundle)).identity ?? {}
  } catch (error) {
    throw new Error(`the signature is not valid: ${messageOf(error)}`)
  }
}

const textOf = (bundle: Bundle): string => `${JSON.stringify(bundleToJSON(bundle), null, 1)}\n`

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function adviceOn(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? `: ${messageOf(error.cause)}` : ''
  const problem = `Signing did not work: ${messageOf(error)}${cause}.`
  if (!/identity token/.test(problem)) return problem
  return `${problem}\nIn a job of GitHub Actions, give it the permission id-token: write; elsewhere put a token for the audience sigstore into SIGSTORE_ID_TOKEN.`
}
