// The sandbox as a server on this machine: HTTP, websocket, and a heartbeat that moves orders on.
import { mkdirSync } from 'node:fs'
import type { IncomingMessage, Server } from 'node:http'
import { createServer } from 'node:net'
import { dirname } from 'node:path'
import type { Duplex } from 'node:stream'
import { type HttpBindings, serve } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { WebSocketServer } from 'ws'
import type { CountryCode } from '#schema/config.ts'
import { CUT_HEADER } from './http/answers.ts'
import { loopbackOrigin } from './http/hosts.ts'
import { admit } from './live/sockets.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'

export const SANDBOX_PORT = 4600
const LOOPBACK = '127.0.0.1'
const HEARTBEAT_MILLISECONDS = 250
const MESSAGE_MAX_BYTES = 16_384
/** Some clients offer HTTP/2 with each call, which is no socket: they are answered as if they had not. */
const SERVER = {
  shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
}

export type ServeOptions = SandboxOptions & {
  port?: number
  /** Countries that are filled, with their streets and what is due, before anybody can ask. */
  ready?: readonly CountryCode[]
}

export type RunningSandbox = {
  sandbox: Sandbox
  port: number
  /** Ends all connections and closes the database; resolves when the port is free. */
  stop(): Promise<void>
}

/** Rejects when the port is taken: the data of what runs there must not be deleted. */
export const requireFreePort = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(port, LOOPBACK, () => probe.close(() => resolve()))
  })

/** Serves a sandbox on 127.0.0.1. Rejects when the port is taken. */
export async function serveSandbox({
  port = SANDBOX_PORT,
  ready = [],
  ...options
}: ServeOptions = {}): Promise<RunningSandbox> {
  if (options.db && options.db !== ':memory:') mkdirSync(dirname(options.db), { recursive: true })
  const sandbox = createSandbox(options)
  const answer = async (request: Request, bindings: unknown): Promise<Response> => {
    const response = await sandbox.answer(request)
    if (!response.headers.has(CUT_HEADER)) return response
    ;(bindings as HttpBindings).incoming.socket.destroy()
    return RESPONSE_ALREADY_SENT
  }
  const server = await new Promise<Server>((resolve, reject) => {
    const started = serve({ fetch: answer, port, hostname: LOOPBACK, serverOptions: SERVER }, () =>
      resolve(started as Server),
    )
    started.once('error', error => {
      sandbox.close()
      reject(error)
    })
  })
  // Filling a country and what was due while nothing ran take a second or two, in which no caller would be answered.
  for (const code of ready) void sandbox.sites.open(code).geo
  if (ready.length > 0) sandbox.sites.advance()
  const sockets = acceptSockets(server, sandbox)
  const heartbeat = setInterval(advancing(sandbox, options.log), HEARTBEAT_MILLISECONDS)
  const address = server.address()
  return {
    sandbox,
    port: typeof address === 'object' && address ? address.port : port,
    stop: async () => {
      clearInterval(heartbeat)
      for (const socket of sockets.clients) socket.terminate()
      const closed = new Promise<void>(resolve => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
      sandbox.close()
    },
  }
}

/** Moves orders on. What prevents it, such as a full disk, is logged once, and tried again with the next beat. */
function advancing({ sites }: Sandbox, log: SandboxOptions['log'] = text => console.error(text)): () => void {
  let logged = ''
  return () => {
    try {
      sites.advance()
      logged = ''
    } catch (error) {
      const { message, stack = message } = error as Error
      if (message !== logged) log(stack)
      logged = message
    }
  }
}

function acceptSockets(server: Server, sandbox: Sandbox): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_MAX_BYTES })
  const refuse = (socket: Duplex, status: string) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    // A page of another site may not listen in, whatever token it found.
    const { origin, host } = request.headers
    if (origin !== undefined && !loopbackOrigin(origin)) return refuse(socket, '403 Forbidden')
    const address = `http://${host ?? LOOPBACK}${request.url ?? ''}`
    if (!URL.canParse(address)) return refuse(socket, '400 Bad Request')
    admit(sandbox.sites, new URL(address))
      .then(join => {
        if (!join) return refuse(socket, '401 Unauthorized')
        sockets.handleUpgrade(request, socket, head, client => {
          const listener = join({
            send: text => client.send(text),
            close: (code, reason) => client.close(code, reason),
          })
          client.on('message', data => listener.receive(String(data)))
          client.on('close', () => listener.left())
          client.on('error', () => client.terminate())
        })
        return undefined
      })
      .catch(() => socket.destroy())
    return undefined
  })
  return sockets
}
