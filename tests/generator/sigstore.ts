// A Sigstore of the tests: its certificates and its log, as @sigstore/mock makes them, behind a server of this machine.
import { createHash, createSign, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fulcioHandler, initializeCA, initializeCTLog, initializeTLog, rekorHandler } from '@sigstore/mock'

export type OwnSigstore = { url: string; trustedRoot: string; close: () => Promise<void> }

export const ISSUER = 'https://token.ci.example'

/** Fulcio and Rekor at one address. */
export async function startSigstore(): Promise<OwnSigstore> {
  const keys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ctLog = await initializeCTLog(keys())
  const ca = await initializeCA(keys(), ctLog)
  const log = await initializeTLog('http://rekor.example', keys())
  const logHandler = rekorHandler(log)
  const handlers = [fulcioHandler(ca), logHandler]
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const handler = handlers.find(({ path }) => path === request.url)
    const asked = Buffer.concat(parts).toString()
    const answer = await handler?.fn(handler === logHandler ? entryOf(asked) : asked)
    response.writeHead(answer?.statusCode ?? 404, {
      connection: 'close',
      'content-type': answer?.contentType ?? 'text/plain',
    })
    response.end(answer?.response ?? 'nothing here')
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const start = new Date(Date.now() - 60_000).toISOString()
  const base64 = (bytes: ArrayBufferView) =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
  const logOf = (publicKey: Buffer) => ({
    hashAlgorithm: 'SHA2_256',
    publicKey: { rawBytes: base64(publicKey), keyDetails: 'PKIX_ECDSA_P256_SHA_256', validFor: { start } },
    logId: { keyId: createHash('sha256').update(publicKey).digest('base64') },
  })
  const trustedRoot = JSON.stringify({
    mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
    tlogs: [{ baseUrl: 'http://rekor.example', ...logOf(log.publicKey) }],
    certificateAuthorities: [
      {
        subject: { organization: 'tests', commonName: 'tests' },
        uri: 'http://fulcio.example',
        certChain: { certificates: [{ rawBytes: base64(ca.rootCertificate) }] },
        validFor: { start },
      },
    ],
    ctlogs: [{ baseUrl: 'http://ct.example', ...logOf(ctLog.publicKey) }],
    timestampAuthorities: [],
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    trustedRoot,
    async close() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}

/** A token as CI hands it to a job; the tests' own servers do not ask who signed it. */
export function tokenOf(name: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ iss: ISSUER, sub: name, aud: 'sigstore' })}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`
}

/** The entry that Rekor makes of a proposed envelope: its hashes and signatures. @sigstore/mock would keep the proposal itself. */
function entryOf(asked: string): string {
  const { apiVersion, kind, spec } = JSON.parse(asked) as {
    apiVersion: string
    kind: string
    spec: { proposedContent: { envelope: string; verifiers: [string] } }
  }
  const { envelope, verifiers } = spec.proposedContent
  const { payload, signatures } = JSON.parse(envelope) as { payload: string; signatures: [{ sig: string }] }
  const hash = (bytes: string | Buffer) => ({
    algorithm: 'sha256',
    value: createHash('sha256').update(bytes).digest('hex'),
  })
  const made = {
    envelopeHash: hash(envelope),
    payloadHash: hash(Buffer.from(payload, 'base64')),
    signatures: [{ signature: signatures[0].sig, verifier: verifiers[0] }],
  }
  return JSON.stringify({ apiVersion, kind, spec: made })
}
