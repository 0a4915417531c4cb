import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { demoVendorIds } from '#sandbox/seed/users.ts'
import { type RunningSandbox, serveSandbox } from '#sandbox/serve.ts'
import { signToken } from '#sandbox/tokens.ts'

let running: RunningSandbox
let base: string
let as: string
const logged: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
const { single, parent } = demoVendorIds('NO')

beforeAll(async () => {
  running = await serveSandbox({ port: 0, countries: ['NO', 'SG'], log: text => logged.push(text) })
  base = `http://127.0.0.1:${running.port}`
  as = `GoDroid ${await running.sandbox.control.godroidToken('NO', single)}`
})
afterAll(async () => {
  await running.stop()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(base + path, { headers: { Authorization: as, ...headers } })
const HOURS = `/orders/api/v1/vendor/${single}/service-hours`

test('the header names the country where the host does not', async () => {
  expect((await get(HOURS, { 'x-country': 'NO' })).status).toBe(200)
  expect((await get(HOURS, { 'x-country': 'SG' })).status).toBe(401)
})

test('while the database cannot be written the sandbox goes on, says why once, and catches up after that', async () => {
  const { db, schedule, clock } = running.sandbox.sites.shared
  const due = () =>
    db.get<{ count: number }>('SELECT count(*) AS count FROM orders WHERE due_at <= ?', clock.now())?.count
  running.sandbox.sites.open('NO')
  const advances = vi.spyOn(running.sandbox.sites, 'advance')
  db.run("CREATE TEMP TRIGGER full BEFORE UPDATE ON main.orders BEGIN SELECT RAISE(ABORT, 'The disk is full'); END")
  clock.move(3_600_000)
  schedule.next = 0
  const said = () => logged.filter(text => text.includes('The disk is full'))
  await expect.poll(said).toHaveLength(1)
  // Several beats more.
  await expect.poll(() => advances.mock.calls.length).toBeGreaterThan(3)
  db.run('DROP TRIGGER full')
  await expect.poll(due, { timeout: 10_000 }).toBe(0)
  expect(said()).toHaveLength(1)
  logged.length = 0
  advances.mockRestore()
})

const HELP = {
  user_id: 'u1',
  email: { email: 'single@sg.sandbox.example' },
  guest: false,
  name: { name: 'Café' },
  brand: 'pandago',
  global_entity_id: 'PANDAGO_SG',
  country: 'SG',
  locale: 'en',
  app_version: '1',
  bridge: 'message',
  service_type: 'rider',
}

test('an address in an answer names the country that the header named', async () => {
  const style = async (country: string) =>
    (await (await get('/map/style.json', { 'x-country': country })).json()) as {
      sources: Record<string, { tiles?: string[] }>
    }
  const tilesOf = async (country: string) =>
    Object.values((await style(country)).sources).flatMap(source => source.tiles?.[0] ?? [])[0]
  expect(await tilesOf('NO')).toBe(`${base}/map/tiles/{z}/{x}/{y}`)
  expect(await tilesOf('SG')).toBe(`http://sg.sandbox.localhost:${running.port}/map/tiles/{z}/{x}/{y}`)

  const verification_token = await signToken(running.sandbox.sites.open('SG'), 'help', { sub: 'u1' }, 60)
  const begun = await fetch(`${base}/help/ap/conditions-api/v1/init`, {
    method: 'POST',
    headers: { 'x-country': 'SG' },
    body: JSON.stringify({ ...HELP, verification_token }),
  })
  const { url } = (await begun.json()) as { url: string }
  expect((await running.sandbox.fetch(url)).status).toBe(200)
})

test('[API-103] a cut connection ends without an answer', async () => {
  running.sandbox.control.addFault({ kind: 'cut', call: 'serviceHours', probability: 1, times: 1 })
  await expect(get(HOURS)).rejects.toThrow(TypeError)
  expect((await get(HOURS)).status).toBe(200)
})

test('a client that offers HTTP/2 as it asks is answered as any other', async () => {
  const status = await new Promise<string>((resolve, reject) => {
    const socket = createConnection(running.port, '127.0.0.1', () =>
      socket.write(
        'GET /flags/storage HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n',
      ),
    )
    socket.once('data', data => resolve(String(data).split('\r\n')[0] ?? ''))
    socket.once('error', reject)
  })
  expect(status).toBe('HTTP/1.1 200 OK')
})

const opened = (authorization: string, headers: Record<string, string> = {}) => {
  const address = `ws://127.0.0.1:${running.port}/socket?Authorization=${encodeURIComponent(btoa(authorization))}`
  return new WebSocket(address, { headers })
}

test('[RTM-003] a socket opens with a token that holds, from a page of this machine, and no other', async () => {
  const ending = (socket: WebSocket) =>
    new Promise<string>(resolve => {
      socket.on('open', () => resolve('open'))
      socket.on('error', error => resolve(error.message))
    })
  const good = opened(as, { Origin: 'http://localhost:4700' })
  expect(await ending(good)).toBe('open')
  expect(await ending(opened('GoDroid x'))).toContain('401')
  expect(await ending(opened(as, { Origin: 'https://evil.example' }))).toContain('403')
  const received: string[] = []
  good.on('message', data => received.push(JSON.parse(String(data)).event.type))
  good.send('{"action":"subscribeToVendor","data":{"vendor_id":"no1000"}}')
  good.send(`{"action":"subscribeToVendor","data":{"vendor_id":"${single}"}}`)
  await expect.poll(() => received).toEqual(['subscribe_refused', 'subscribe_ok'])
  good.close()
})

test('a request that is no HTTP does not end the server', async () => {
  await new Promise<void>(resolve => {
    const socket = createConnection(running.port, '127.0.0.1', () => socket.end('\u0000nonsense\r\n\r\n'))
    socket.on('close', () => resolve())
    socket.on('error', () => resolve())
    socket.resume()
  })
  expect((await get(HOURS)).status).toBe(200)
})

test('an upload that is cut off is no fault of the sandbox', async () => {
  const head = `POST /orders/api/v1/bulk-job/create HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n{"vendor_id":`
  await new Promise<void>(resolve => {
    const socket = createConnection(running.port, '127.0.0.1', () => socket.write(head, () => socket.end()))
    socket.on('close', () => resolve())
    socket.on('error', () => resolve())
    socket.resume()
  })
  expect((await get(HOURS)).status).toBe(200)
  expect(logged).toEqual([])
})

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The command as somebody starts it; resolves once it says where it is. */
async function started(db: string) {
  const child = spawn(process.execPath, ['generator/cli.ts', 'sandbox', '--port', '0', '--db', db, '--country', 'NO'], {
    cwd: root,
  })
  let text = ''
  const home = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', data => {
      text += data
      const found = /http:\/\/no\.sandbox\.localhost:(\d+)/.exec(text)
      if (found) resolve(`http://127.0.0.1:${found[1]}`)
    })
    child.stderr.on('data', data => {
      text += data
    })
    child.once('exit', () => reject(new Error(text)))
  })
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  return { child, home, ended }
}

test('[API-102] data survives a restart; SIGTERM ends the server well, and nothing acknowledged is lost by kill -9', async () => {
  const db = join(folder, 'kept.sqlite')
  const first = await started(db)
  const token = (
    (await (await fetch(`${first.home}/control/api/godroid-token?vendor=${parent}`)).json()) as { result: string }
  ).result
  const register = (home: string, index: number) =>
    fetch(`${home}/authentication/api/v1/register`, {
      method: 'POST',
      body: JSON.stringify({
        email_address: `a${index}@b.example`,
        password: 'Sommer!2026',
        business_name: 'Kafé',
        mobile_number: '40612345',
        country: 'NO',
        terms_accepted: true,
      }),
    })
  expect((await register(first.home, 0)).status).toBe(200)
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)

  const second = await started(db)
  const vendor = await fetch(`${second.home}/orders/api/v1/vendor/${parent}`, {
    headers: { Authorization: `GoDroid ${token}` },
  })
  expect(vendor.status).toBe(200)
  expect((await register(second.home, 0)).status).toBe(409)
  const acknowledged: number[] = []
  const load = Array.from({ length: 40 }, async (_, index) => {
    const response = await register(second.home, index + 1).catch(() => undefined)
    if (response?.status === 200) acknowledged.push(index + 1)
    if (acknowledged.length === 5) second.child.kill('SIGKILL')
  })
  await Promise.all(load)
  await second.ended
  expect(acknowledged.length).toBeGreaterThanOrEqual(5)

  const third = await started(db)
  for (const index of acknowledged) expect((await register(third.home, index)).status).toBe(409)
  third.child.kill('SIGINT')
  expect(await third.ended).toBe(0)
})

test('a sandbox whose port is taken leaves the data of the one that runs there, with --reset too', () => {
  const db = join(folder, 'taken.sqlite')
  writeFileSync(db, '')
  const command = ['generator/cli.ts', 'sandbox', '--port', String(running.port), '--db', db, '--reset']
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/EADDRINUSE.*\nStop what uses the port, or give another one with --port\./)
  expect(readFileSync(db, 'utf8')).toBe('')
})
