// A built folder, or whatever answers, behind TLS and HTTP/2, as every host serves it; the preview, which has no certificate, cannot. A
// page asks for all its files at once then, and the headers that they have in common are sent once.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer, type ServerHttp2Session } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createPreviewApp, type Preview } from '#generator/preview/index.ts'
import { type SlowLine, urgencyOf } from './slow-line.ts'

type Answering = (request: Request) => Response | Promise<Response>

/**
 * Serves a built folder, or what answers, until it is closed. The certificate is its own: browsers have to be told to ignore that.
 * @param line what the answers come over; without it they come at once
 */
export async function startHttp2Host(served: string | Answering, line?: SlowLine): Promise<Preview> {
  const answering: Answering = typeof served === 'string' ? createPreviewApp(served).fetch : served
  const answer = async (request: Request) => {
    const answered = await answering(request)
    return line ? line.carry(answered, urgencyOf(request.headers)) : answered
  }
  const listener = getRequestListener(answer)
  const host = createSecureServer(certificate(), listener as never)
  const sessions = new Set<ServerHttp2Session>()
  host.on('session', session => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  await new Promise<void>(resolve => host.listen(0, '127.0.0.1', resolve))
  return {
    url: `https://127.0.0.1:${(host.address() as AddressInfo).port}`,
    close: async () => {
      host.close()
      for (const session of sessions) session.destroy()
    },
  }
}

/** A certificate that lasts a day. */
function certificate(): { key: Buffer; cert: Buffer } {
  const work = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(work, 'key.pem'), join(work, 'certificate.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '1']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...subject], {
    stdio: 'ignore',
  })
  const read = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(work, { recursive: true, force: true })
  return read
}
