// The network of the browsers under test: a proxy that knows the portal's sites and the sandbox, and nobody else. Every engine
// takes a proxy, so names need no entry in the machine's own tables and the network goes away for all of them in the same way.
import { createServer, request as forward, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

const LOOPBACK = '127.0.0.1'

export type Proxy = {
  url: string
  /** Paths that nobody answers. */
  blocked: RegExp | undefined
  /** How often one of these was asked for. */
  refused: number
  /** Holds back the answers to paths like this, until what is returned is called. */
  hold(paths: RegExp): () => void
  close(): Promise<void>
}

/** @param portOf the port on this machine that answers for a host such as `no.sandbox.localhost:4600`, if any does */
export async function startProxy(portOf: (host: string) => number | undefined): Promise<Proxy> {
  const open = new Set<Socket>()
  let held: { paths: RegExp; passed: Promise<void> } | undefined
  const server = createServer(async (asked, answer) => {
    const address = URL.canParse(asked.url ?? '') ? new URL(asked.url ?? '') : undefined
    const port = address && portOf(address.host)
    if (!address || port === undefined) return asked.socket.destroy()
    if (proxy.blocked?.test(address.pathname)) {
      proxy.refused += 1
      return asked.socket.destroy()
    }
    if (held?.paths.test(address.pathname)) await held.passed
    const { method, headers } = asked
    const passed = forward(
      { host: LOOPBACK, port, method, headers, path: address.pathname + address.search },
      reply => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(answer)
      },
    )
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    return asked.pipe(passed)
  })
  server.on('connection', socket => {
    open.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket))
  })
  /** Connects both ends; `first` is what the server gets before anything else. */
  const join = (socket: Socket, host: string, answer: string, first: string | Buffer) => {
    const port = portOf(host)
    if (port === undefined) return socket.destroy()
    const server = connect(port, LOOPBACK, () => {
      if (answer !== '') socket.write(answer)
      server.write(first)
      server.pipe(socket).pipe(server)
    })
    server.on('error', () => socket.destroy()).on('close', () => socket.destroy())
    return socket.on('close', () => server.destroy())
  }
  server.on('connect', ({ url = '' }: IncomingMessage, socket: Socket, head: Buffer) =>
    join(socket, url, 'HTTP/1.1 200 Connection established\r\n\r\n', head),
  )
  // WebKit asks for a socket as for a page, without a tunnel.
  server.on('upgrade', ({ url = '', method, rawHeaders }: IncomingMessage, socket: Socket) => {
    if (!URL.canParse(url)) return socket.destroy()
    const { host, pathname, search } = new URL(url)
    const headers = rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('')
    return join(socket, host, '', `${method} ${pathname}${search} HTTP/1.1\r\n${headers}\r\n`)
  })
  await new Promise<void>(resolve => server.listen(0, LOOPBACK, resolve))
  const proxy: Proxy = {
    url: `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`,
    blocked: undefined,
    refused: 0,
    hold: paths => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = { paths, passed: promise }
      return () => {
        held = undefined
        resolve()
      }
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
  return proxy
}
