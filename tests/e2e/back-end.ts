// The back end of the browser tests: a server on this machine that answers every call of every visit. Each visit says who
// answers it. The browser fetches everything else by itself, and keeps it, which it does not where a test is in between.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Answers one call; rejects where the connection ends without an answer. */
export type Answer = (address: string, init: RequestInit) => Promise<Response>

/** Who answers whom, by the mark that the browser of a visit sends. */
const answers = new Map<string, Answer>()
let running: Promise<Server> | undefined

/** The port of the server, which starts when the first asks and ends with the process. */
export async function backEndPort(): Promise<number> {
  running ??= new Promise((resolve, reject) => {
    const server = createServer((request, response) => void respond(request, response))
    server.once('error', reject).listen(0, '127.0.0.1', () => resolve(server.unref()))
  })
  return ((await running).address() as AddressInfo).port
}

let visits = 0

/** A mark for the user agent of a visit, whose calls this one answers until the visit ends. */
export function answeredBy(answer: Answer): { mark: string; end(): void } {
  const mark = `visit/${++visits}`
  answers.set(mark, answer)
  return { mark, end: () => answers.delete(mark) }
}

const OF_THE_CONNECTION = new Set(['host', 'connection', 'content-length', 'transfer-encoding'])

const withoutConnection = (headers: [string, unknown][]): Record<string, string> =>
  Object.fromEntries(
    headers.flatMap(([name, value]) => (OF_THE_CONNECTION.has(name) ? [] : [[name, String(value)] as const])),
  )

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = request
  const answer = answers.get(/visit\/\d+$/.exec(headers['user-agent'] ?? '')?.[0] ?? '')
  try {
    if (!answer) throw new Error(`${method} ${headers.host}${url} comes from nobody`)
    const body = Buffer.concat(await request.toArray())
    const init = { method, headers: withoutConnection(Object.entries(headers)), ...(body.length > 0 && { body }) }
    const answered = await answer(`http://${headers.host}${url}`, init)
    const text = Buffer.from(await answered.arrayBuffer())
    // What came over a connection has been unpacked on its way; what was made in this process is as it was packed.
    const isUnpacked = answered.url !== ''
    const kept = [...answered.headers].filter(([name]) => !(isUnpacked && name === 'content-encoding'))
    // One connection for each call: a browser that finds a connection of before ended sends its call again by itself.
    response.writeHead(answered.status, { ...withoutConnection(kept), connection: 'close' }).end(text)
  } catch {
    request.socket.destroy()
  }
}
