// Signatures without a key file: made with a Sigstore of the tests, proven without any server, and one of the public Sigstore.
import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { contentHash } from '#generator/cache/content-hash.ts'
import { ENVELOPE, STATEMENT as PROVENANCE, statementOf } from '#generator/emit/release/index.ts'
import type { Manifest } from '#generator/model.ts'
import { keyProof, keySigning } from '#generator/release/envelope.ts'
import { signRelease, verifyRelease } from '#generator/release/index.ts'
import { type Identity, keylessProof, keylessSigning } from '#generator/release/keyless.ts'
import { ISSUER, type OwnSigstore, startSigstore, tokenOf } from './sigstore.ts'

const WORKFLOW = 'https://github.com/riders/portal/.github/workflows/sites.yml'
const NAME = `${WORKFLOW}@refs/tags/v1`
const STATEMENT = '{"_type":"https://in-toto.io/Statement/v1","subject":[]}\n'

let own: OwnSigstore
let signature: string
beforeAll(async () => {
  own = await startSigstore()
  vi.stubEnv('SIGSTORE_ID_TOKEN', tokenOf(NAME))
  signature = await keylessSigning({ fulcio: own.url, rekor: own.url }).sign(STATEMENT)
  vi.unstubAllEnvs()
})
afterAll(() => own.close())
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const proofOf = (more: Partial<Identity> = {}) =>
  keylessProof({ identity: NAME, issuer: ISSUER, trustedRoot: own.trustedRoot, ...more })

test('[GEN-118] a statement signed as a job of CI is proven offline to be of that job', () => {
  vi.stubGlobal('fetch', () => expect.unreachable('a server was asked'))
  expect(proofOf().prove(signature)).toEqual({ statement: STATEMENT, signer: NAME })
  expect(proofOf({ identity: `${WORKFLOW}@refs/tags/*` }).prove(signature).signer).toBe(NAME)
})

test.each<[string, Partial<Identity>]>([
  ['another workflow', { identity: `${WORKFLOW}@refs/tags/v2` }],
  ['the beginning of a name', { identity: WORKFLOW }],
  ['another owner', { identity: 'https://github.com/others/*' }],
  ['another issuer', { issuer: 'https://token.actions.githubusercontent.com' }],
])('[GEN-118] it is not taken for one of %s', (_, other) => {
  expect(() => proofOf(other).prove(signature)).toThrow(`it was signed by ${NAME} of ${ISSUER}, not by `)
})

test('[GEN-118] it proves nothing to who trusts another Sigstore, and a file that is no trusted root is refused', async () => {
  const other = await startSigstore()
  await other.close()
  expect(() => proofOf({ trustedRoot: other.trustedRoot }).prove(signature)).toThrow(/^the signature is not valid: /)
  const open = keylessProof({ identity: NAME, issuer: ISSUER })
  expect(() => open.prove(signature)).toThrow(/^the signature is not valid: /)
  for (const trustedRoot of ['', '{}', '[]', 'null']) expect(() => proofOf({ trustedRoot })).toThrow(/no trusted root/)
})

test('[GEN-118] with any byte of it changed it proves nothing', () => {
  const bytes = Buffer.from(signature)
  const kept: number[] = []
  const proof = proofOf()
  // Every byte would take a minute; a step that is prime to the length of a line meets every part.
  for (let at = 0; at < bytes.length; at += 7) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ (1 << (at % 7))
    try {
      proof.prove(changed.toString())
      kept.push(at)
    } catch {}
  }
  expect(kept.map(at => signature.slice(at - 20, at + 20))).toEqual([])
  expect(() => proof.prove(`${signature} `)).toThrow('the bundle is not as it was written')
})

test('[GEN-118] a bundle that the public Sigstore made in GitHub Actions is proven by the root in the project', () => {
  // happy-path-intoto-in-dsse-v3 of github.com/sigstore/sigstore-conformance (Apache-2.0), in the order in which bundles are written.
  const kept = readFileSync(join(import.meta.dirname, '../fixtures/public-sigstore-bundle.json'), 'utf8')
  const bundle = `${JSON.stringify(JSON.parse(kept), null, 1)}\n`
  const issuer = 'https://token.actions.githubusercontent.com'
  const beacon = 'https://github.com/sigstore-conformance/extremely-dangerous-public-oidc-beacon/'
  const { statement, signer } = keylessProof({ identity: `${beacon}*`, issuer }).prove(bundle)
  expect(JSON.parse(statement)).toMatchObject({ subject: [{ name: 'a.txt' }] })
  expect(signer).toBe(`${beacon}.github/workflows/extremely-dangerous-oidc-beacon.yml@refs/heads/main`)
  const changed = bundle.replace(/("payload": ".{40})./, '$1A')
  expect(changed).not.toBe(bundle)
  expect(() => keylessProof({ identity: `${beacon}*`, issuer }).prove(changed)).toThrow(/^the signature is not valid: /)
})

test('[GEN-118] who has no identity is told how to get one, and a server that refuses is told', async () => {
  for (const name of ['SIGSTORE_ID_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_URL']) vi.stubEnv(name, '')
  const signing = keylessSigning({ fulcio: own.url, rekor: own.url })
  await expect(signing.sign(STATEMENT)).rejects.toThrow(/permission id-token: write; elsewhere/)
  vi.stubEnv('SIGSTORE_ID_TOKEN', tokenOf(NAME))
  const nowhere = keylessSigning({ fulcio: `${own.url}/nowhere`, rekor: own.url })
  await expect(nowhere.sign(STATEMENT)).rejects.toThrow(/^Signing did not work: .*404/)
})

test('[GEN-118] a release is signed again where the run before was killed in the middle of its signature', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signed-'))
  const settings = { brand: { id: 'north' }, country: { code: 'NO' }, environmentId: 'prd' }
  const source = { commit: 'c', committed: 'c', version: '1', node: 'v24', lockfile: 'l' }
  const manifest = { version: 1, pair: 'north-NO', files: {}, inputs: {}, compressed: false, source, settings }
  const written = JSON.stringify(manifest)
  mkdirSync(dirname(join(folder, PROVENANCE)), { recursive: true })
  writeFileSync(join(folder, 'manifest.json'), written)
  writeFileSync(join(folder, PROVENANCE), statementOf(manifest as unknown as Manifest, contentHash(written)))
  writeFileSync(join(folder, `${ENVELOPE}.draft`), '{"payload')
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  await signRelease(folder, keySigning(String(privateKey.export({ type: 'pkcs8', format: 'pem' }))))
  const proof = keyProof(String(publicKey.export({ type: 'spki', format: 'pem' })))
  expect(verifyRelease(folder, [proof])).toMatchObject({ signers: ['this key'], faults: [] })
  rmSync(folder, { recursive: true })
})
