// Whether a folder is the release that it names, from its contents alone (GEN-118), and the signature that proves its origin.
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '../cache/content-hash.ts'
import { driftOfFolder, readManifest } from '../drift/index.ts'
import { ENVELOPE, STATEMENT, statementOf } from '../emit/release/index.ts'
import type { Manifest } from '../model.ts'
import { signed, statementIn, unprovenStatement } from './envelope.ts'

/** A file that differs from the release, below the folder. */
export type Fault = { file: string; what: string }

/** @param publicKey PEM of the key that must have signed; without it no signature is checked */
export function verifyRelease(folder: string, publicKey?: string): { manifest?: Manifest; faults: Fault[] } {
  const text = (file: string): string | undefined => {
    try {
      return readFileSync(join(folder, file), 'utf8')
    } catch {
      return undefined
    }
  }
  const [written, statement, envelope] = [text('manifest.json'), text(STATEMENT), text(ENVELOPE)]
  if (written === undefined) return { faults: [{ file: 'manifest.json', what: 'the file is missing' }] }
  if (statement === undefined)
    return { faults: [{ file: STATEMENT, what: 'the file is missing; only builds with --release have it' }] }
  if (publicKey !== undefined && envelope === undefined)
    return { faults: [{ file: ENVELOPE, what: 'the file is missing: the release is not signed' }] }

  const proven = publicKey === undefined ? unprovenStatement(envelope ?? '') : statementIn(envelope ?? '', publicKey)
  if (envelope !== undefined && proven === undefined)
    return { faults: [{ file: ENVELOPE, what: 'the signature is not one of this key over a statement' }] }
  const hash = contentHash(written)
  if (subjectHash(proven ?? statement) !== hash)
    return { faults: [{ file: 'manifest.json', what: `its hash is not the one in ${STATEMENT}` }, ...differs()] }
  const manifest = readManifest(folder)
  if (differs().length > 0 || statementOf(manifest, hash) !== statement)
    return { faults: [{ file: STATEMENT, what: 'it is not the statement of this manifest' }] }
  const files = driftOfFolder(folder, folder).map(({ address, what }) => ({ file: address.slice(1), what }))
  return { manifest, faults: [...files, ...linksIn(folder)] }

  function differs(): Fault[] {
    if (proven === undefined || proven === statement) return []
    return [{ file: STATEMENT, what: `it is not the statement in ${ENVELOPE}` }]
  }
}

/**
 * Signs the release in a folder, which must be unchanged.
 *
 * @param privateKey PEM of an Ed25519 key
 * @throws Error if a file differs from the release, or the key is invalid
 */
export function signRelease(folder: string, privateKey: string): void {
  const { faults } = verifyRelease(folder)
  const [fault] = faults.filter(({ file }) => file !== ENVELOPE)
  if (fault) throw new Error(`${folder} is not signed. ${fault.file}: ${fault.what}.`)
  const path = join(folder, ENVELOPE)
  writeFileSync(`${path}.draft`, signed(readFileSync(join(folder, STATEMENT), 'utf8'), privateKey))
  renameSync(`${path}.draft`, path)
}

function subjectHash(statement: string): string | undefined {
  try {
    const { subject } = JSON.parse(statement) as { subject: [{ digest: { sha256: string } }] }
    return subject[0].digest.sha256
  } catch {
    return undefined // No statement names no hash.
  }
}

/** Neither a file nor a folder, such as a link, which may lead out of the release. */
function linksIn(folder: string): Fault[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => !entry.isFile() && !entry.isDirectory())
    .map(entry => ({ file: join(entry.parentPath, entry.name).slice(folder.length + 1), what: 'this is no file' }))
}
