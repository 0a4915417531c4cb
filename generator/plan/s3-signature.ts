// Requests to object storage, signed with Signature Version 4:
// https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
import { createHash, createHmac } from 'node:crypto'

export type Credentials = { id: string; secret: string; region: string; token?: string }

/** The headers with those of the signature, which covers all of them. */
export function signedHeaders(
  method: string,
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
  { id, secret, region, token }: Credentials,
  now: Date,
): Record<string, string> {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const day = time.slice(0, 8)
  const hash = sha256(body)
  const all: Record<string, string> = {
    ...headers,
    'x-amz-content-sha256': hash,
    'x-amz-date': time,
    ...(token !== undefined && { 'x-amz-security-token': token }),
  }
  const covered = Object.entries({ ...all, host: url.host }).sort(([a], [b]) => (a < b ? -1 : 1))
  const names = covered.map(([name]) => name).join(';')
  const lines = covered.map(([name, value]) => `${name}:${value.trim()}\n`).join('')
  const query = [...url.searchParams].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  const request = [method, url.pathname, query.sort().join('&'), lines, names, hash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(request)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (before, part) => createHmac('sha256', before).update(part).digest(),
    `AWS4${secret}`,
  )
  const signature = createHmac('sha256', key).update(text).digest('hex')
  const authorization = `AWS4-HMAC-SHA256 Credential=${id}/${scope},SignedHeaders=${names},Signature=${signature}`
  return { ...all, authorization }
}

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')
