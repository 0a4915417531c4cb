// Whether a folder is the release that it names, from its contents alone (GEN-118), and the signatures that prove its origin.
import { lstatSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentHash } from '../cache/content-hash.ts'
import { driftOfFolder, readManifest } from '../drift/index.ts'
import { SIGNATURES, STATEMENT, statementOf } from '../emit/release/index.ts'
import type { Manifest } from '../model.ts'
import { type Proof, type Proven, type Signing, unprovenStatement } from './proof.ts'

/** A file that differs from the release, below the folder. */
export type Fault = { file: string; what: string }

/** `signers` are those whom the proofs name; `manifest` is there where it is the one of the statement. */
export type Verified = { manifest?: Manifest; signers: string[]; faults: Fault[] }

/** @param proofs of the signatures that must be there; without any no signature is proven */
export function verifyRelease(folder: string, proofs: readonly Proof[] = []): Verified {
  const proven = provenManifest(folder, proofs)
  if (proven.manifest === undefined) return proven
  const files = driftOfFolder(folder, folder, keptAssets(folder, proofs)).map(({ address, what }) => ({
    file: address.slice(1),
    what,
  }))
  return { ...proven, faults: files }
}

/**
 * The assets of the releases that are kept next to a published one, path to hash: `apply` carries those of the release before over, for
 * pages that are still open. Each release has to be proven in the same way.
 */
function keptAssets(folder: string, proofs: readonly Proof[]): Record<string, string> {
  if (!lstatSync(folder).isSymbolicLink()) return {}
  const kept = dirname(realpathSync(folder))
  const manifests = readdirSync(kept, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !entry.name.endsWith('.draft'))
    .map(({ name }) => provenManifest(join(kept, name), proofs).manifest)
  const assets = manifests.flatMap(manifest => Object.entries(manifest?.files ?? {}))
  return Object.fromEntries(assets.filter(([path]) => path.startsWith('_assets/')))
}

/** The manifest of a release, if it is the one of the statement and of all signatures. */
function provenManifest(folder: string, proofs: readonly Proof[]): Verified {
  const text = (file: string): string | undefined => {
    try {
      return readFileSync(join(folder, file), 'utf8')
    } catch {
      return undefined
    }
  }
  const failed = (...faults: Fault[]): Verified => ({ signers: [], faults })
  const [written, statement] = [text('manifest.json'), text(STATEMENT)]
  if (written === undefined) return failed({ file: 'manifest.json', what: 'the file is missing' })
  if (statement === undefined)
    return failed({ file: STATEMENT, what: 'the file is missing; only builds with --release have it' })

  const missing = proofs.filter(({ file }) => text(file) === undefined)
  if (missing.length > 0)
    return failed(...missing.map(({ file }) => ({ file, what: 'the file is missing: the release is not signed so' })))
  const found = SIGNATURES.flatMap(file => {
    const signature = text(file)
    return signature === undefined
      ? []
      : {
          file,
          ...read(
            signature,
            proofs.find(one => one.file === file),
          ),
        }
  })
  const wrong = found.flatMap(({ file, fault }) => (fault === undefined ? [] : { file, what: fault }))
  if (wrong.length > 0) return failed(...wrong)
  // What is proven decides which of the files is the one that was changed.
  const signed = found.toSorted((one, other) => Number(other.signer !== undefined) - Number(one.signer !== undefined))
  const proven = signed[0]?.statement ?? statement
  const differing = [{ file: STATEMENT, statement }, ...signed.slice(1)]
    .filter(one => one.statement !== proven)
    .map(({ file }) => ({ file, what: `it is not the statement in ${signed[0]?.file}` }))

  const hash = contentHash(written)
  if (subjectHash(proven) !== hash)
    return failed({ file: 'manifest.json', what: `its hash is not the one in ${STATEMENT}` }, ...differing)
  const manifest = readManifest(folder)
  if (differing.length > 0) return failed(...differing)
  if (statementOf(manifest, hash) !== statement)
    return failed({ file: STATEMENT, what: 'it is not the statement of this manifest' })
  return { manifest, signers: signed.flatMap(({ signer }) => signer ?? []), faults: [] }
}

/** The statement in a signature, and its signer where there is a proof; `fault` if it is not valid. */
function read(signature: string, proof: Proof | undefined): Partial<Proven> & { fault?: string } {
  if (proof === undefined) {
    const statement = unprovenStatement(signature)
    return statement === undefined ? { fault: 'it is no signature' } : { statement }
  }
  try {
    return proof.prove(signature)
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Signs the release in a folder, which must be unchanged.
 *
 * @throws Error if a file differs from the release, or it cannot be signed
 */
export async function signRelease(folder: string, signing: Signing): Promise<void> {
  const draft = `${signing.file}.draft`
  // A run that was killed may have left its draft.
  const [fault] = verifyRelease(folder).faults.filter(({ file }) => file !== signing.file && file !== draft)
  if (fault) throw new Error(`${folder} is not signed. ${fault.file}: ${fault.what}.`)
  const signature = await signing.sign(readFileSync(join(folder, STATEMENT), 'utf8'))
  try {
    writeFileSync(join(folder, draft), signature)
    renameSync(join(folder, draft), join(folder, signing.file))
  } finally {
    rmSync(join(folder, draft), { force: true })
  }
}

function subjectHash(statement: string): string | undefined {
  try {
    const { subject } = JSON.parse(statement) as { subject: [{ digest: { sha256: string } }] }
    return subject[0].digest.sha256
  } catch {
    return undefined // No statement names no hash.
  }
}
