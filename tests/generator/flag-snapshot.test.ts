// `flags pull`: what a flag service on this machine answers, as settings of pairs.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { check } from '#generator/check/index.ts'
import { flagSnapshot, type SnapshotOptions } from '#generator/flags/index.ts'
import { resolve } from '#generator/resolve/index.ts'
import type { Pair } from '#generator/resolve/plan.ts'
import { type Files, fixture, inputsOf } from './faults/fixture.ts'

type Call = { method: string; path: string; body: string }
type Handler = (call: Call, response: ServerResponse) => void

let server: Server
let calls: Call[] = []
let handle: Handler = () => {}

beforeAll(async () => {
  server = createServer(async (request: IncomingMessage, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const call = { method: request.method ?? '', path: request.url ?? '', body: Buffer.concat(parts).toString() }
    calls.push(call)
    handle(call, response)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  calls = []
})

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const COUNTRIES = ['NO', 'SG', 'AE']
const NORWAY: Pair = { brand: 'north', country: 'NO' }
const SINGAPORE: Pair = { brand: 'north', country: 'SG' }
const EMIRATES: Pair = { brand: 'south-star', country: 'AE' }

/** The fixture, whose flag services of prd are this server: `/eu/no` and `/storage/no.json`. */
function files(changes: Record<string, (value: Record<string, unknown>) => object> = {}): Files {
  const all = fixture()
  for (const code of COUNTRIES) {
    const path = `countries/${code}.json`
    const value = JSON.parse(String(all.get(path)))
    const small = code.toLowerCase()
    value.environments.prd.flags = { EU: `${origin()}/eu/${small}`, STORAGE: `${origin()}/storage/${small}.json` }
    all.set(path, JSON.stringify(value, null, 2))
  }
  for (const [path, change] of Object.entries(changes))
    all.set(path, `${JSON.stringify(change(JSON.parse(String(all.get(path) ?? '{}'))), null, 2)}\n`)
  return all
}

const pull = (pairs: readonly Pair[], options?: SnapshotOptions, given = files()) =>
  flagSnapshot(inputsOf(given), pairs, 'prd', options)

const answer =
  (value: unknown): Handler =>
  (_, response) =>
    void response.setHeader('Content-Type', 'application/json').end(JSON.stringify(value))

/** An answer of a regional service. */
const evaluated = (flags: Record<string, unknown>) =>
  answer({ flags: Object.entries(flags).map(([key, value]) => ({ key, value, reason: 'STATIC' })) })

test('[FLG-002] [FLG-004] the first provider of a pair is asked as for a visitor who has not logged in', async () => {
  handle = evaluated({ Voucher: true, GuestCheckout: false })
  const { changes, refusals } = await pull([NORWAY])
  expect(refusals).toEqual([])
  expect(calls).toEqual([{ method: 'POST', path: '/eu/no/ofrep/v1/evaluate/flags', body: expect.any(String) }])
  const context = { targetingKey: 'anonymous', brand: 'north', country: 'NO', environment: 'prd' }
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ context })
  expect(changes).toEqual([
    {
      pair: 'north-NO',
      flags: [{ name: 'Voucher', value: true }],
      artefact: { path: 'brands/north/countries/NO.json', contents: expect.any(String) },
    },
  ])
  expect(JSON.parse(String(changes[0]?.artefact.contents))).toEqual({
    $schema: '../../../schema/pair.schema.json',
    schemaVersion: 3,
    flags: { Voucher: true },
  })
})

test('[FLG-002] [FLG-004] the storage-based provider is one file, which is asked for its whole address', async () => {
  handle = answer({ PreOrder: true })
  const { changes } = await pull([NORWAY], { provider: 'STORAGE' })
  expect(calls).toEqual([{ method: 'GET', path: '/storage/no.json', body: '' }])
  expect(changes[0]?.flags).toEqual([{ name: 'PreOrder', value: true }])
})

test('[FLG-002] a site with the snapshot has the flags of the service; what the service does not name stays, and nothing is idle', async () => {
  const given = files({
    'countries/SG.json': value => ({ ...value, flags: { Voucher: true } }),
    'brands/north/countries/SG.json': value => ({
      ...value,
      flags: { Voucher: false, AddressBook: true, PreOrder: true },
    }),
  })
  handle = evaluated({ Voucher: true, AddressBook: false, PaymentVat: true })
  const { changes } = await pull([SINGAPORE], {}, given)
  const [change] = changes
  const contents = String(change?.artefact.contents)
  // Voucher is what the country says, AddressBook what the schema says.
  expect(JSON.parse(contents)).toEqual({
    $schema: '../../../schema/pair.schema.json',
    schemaVersion: 3,
    minimumEtaMinutes: 20,
    links: { privacy: 'https://sg.example/p' },
    flags: { PreOrder: true, PaymentVat: true },
  })
  given.set('brands/north/countries/SG.json', contents)
  const { flags } = resolve(inputsOf(given), 'north', 'SG', 'prd').deployment
  expect(flags).toMatchObject({ Voucher: true, AddressBook: false, PaymentVat: true, PreOrder: true })
  const problems = check(inputsOf(given)).filter(({ file }) => file === 'brands/north/countries/SG.json')
  expect(problems).toEqual([])
  expect((await pull([SINGAPORE], {}, given)).changes).toEqual([])
})

test('[FLG-002] a file whose flags are all those of the country again has none', async () => {
  const given = files({ 'brands/north/countries/SG.json': value => ({ ...value, flags: { Voucher: true } }) })
  handle = evaluated({ Voucher: false })
  const { changes } = await pull([SINGAPORE], {}, given)
  expect(changes[0]?.artefact.contents).toBe(fixture().get('brands/north/countries/SG.json'))
})

test('[FLG-002] every pair has its own answer; one bad answer refuses the snapshot of all', async () => {
  handle = ({ path }, response) =>
    evaluated({ Voucher: path.includes('/sg/') })({ method: '', path, body: '' }, response)
  const all = [NORWAY, SINGAPORE, EMIRATES]
  const good = await pull(all)
  expect(good.changes.map(({ pair, flags }) => [pair, flags])).toEqual([
    ['north-SG', [{ name: 'Voucher', value: true }]],
  ])
  const ofSingapore = handle
  handle = (call, response) =>
    call.path.includes('/ae/') ? void response.writeHead(503).end() : ofSingapore(call, response)
  const bad = await pull(all)
  expect(bad.changes).toEqual([])
  expect(bad.refusals).toHaveLength(1)
  expect(bad.refusals[0]).toMatch(/^south-star-AE: http.+ answered 503\. /)
})

const text =
  (contents: string | Buffer, type = 'application/json'): Handler =>
  (_, response) =>
    void response.setHeader('Content-Type', type).end(contents)

const BAD: [what: string, handler: Handler, says: RegExp, options?: SnapshotOptions][] = [
  ['another shape', answer({ Voucher: true }), /Protocol: the whole must have required property 'flags'/],
  [
    'a file of another shape',
    answer({ Voucher: 'yes' }),
    /names of flags with true or false: \/Voucher/,
    { provider: 'STORAGE' },
  ],
  ['a list', answer([]), /names of flags with true or false: the whole/, { provider: 'STORAGE' }],
  ['an unknown flag', evaluated({ Vouchers: true }), /names the flag "Vouchers", .+Did you mean "Voucher"\?/],
  ['a flag of other programs', evaluated({ Voucher: true, qqqq: true }), /names the flag "qqqq", .+--ignore/],
  ['a key of the language', text('{"__proto__": true}'), /unusable JSON at 1:2/, { provider: 'STORAGE' }],
  [
    'a flag with two values',
    text('{"Voucher": true, "Voucher": false}'),
    /unusable JSON at 1:\d+/,
    { provider: 'STORAGE' },
  ],
  [
    'a flag twice',
    answer({
      flags: [
        { key: 'Voucher', value: true },
        { key: 'Voucher', value: false },
      ],
    }),
    /names the flag Voucher twice/,
  ],
  ['a flag that is a text', evaluated({ Voucher: 'on' }), /says "on" of Voucher, which is on or off/],
  [
    'a flag that has failed',
    answer({ flags: [{ key: 'Voucher', errorCode: 'PARSE_ERROR' }] }),
    /could not evaluate Voucher \(PARSE_ERROR\)/,
  ],
  ['no flag', answer({ flags: [] }), /names no flag of the portal/],
  ['HTML', text('<!doctype html><p>Sign in', 'text/html'), /answered a page of HTML/],
  ['half of an answer', text('{"flags": ['), /unusable JSON at 1:12/],
  ['no UTF-8', text(Buffer.from([0x7b, 0xff])), /could not be read/],
  ['too much', text(`{"flags": [${' '.repeat(256 * 1024)}]}`), /answered more than 262144 bytes/],
  ['a refusal', (_, response) => void response.writeHead(401).end('{}'), /answered 401/],
  ['an empty answer', (_, response) => void response.writeHead(204).end(), /answered 204/],
  [
    'another host',
    (_, response) => void response.writeHead(307, { Location: 'https://elsewhere.example/' }).end(),
    /leads to https:\/\/elsewhere\.example\/, and no other host is asked/,
  ],
  ['nothing', () => {}, /did not answer within 50 ms/, { timeoutMs: 50 }],
  ['a closed connection', (_, response) => void response.destroy(), /could not be read/],
]

test.each(BAD)(
  '[FLG-002] %s is refused: the error says where, what and how to fix it',
  async (_, handler, says, options) => {
    handle = handler
    const { changes, refusals } = await pull([NORWAY], options)
    expect(changes).toEqual([])
    expect(refusals).toHaveLength(1)
    expect(refusals[0]).toMatch(says)
    expect(refusals[0]).toMatch(/^north-NO: /)
    const provider = options?.provider ?? 'EU'
    expect(refusals[0]).toContain(`environments.prd.flags.${provider} in countries/NO.json:`)
    expect(refusals[0]).toContain(origin())
  },
)

test('[FLG-002] flags of other programs are left out when they are named', async () => {
  handle = evaluated({ Voucher: true, qqqq: 'any' })
  const { changes, refusals } = await pull([NORWAY], { ignored: ['qqqq'] })
  expect(refusals).toEqual([])
  expect(changes[0]?.flags).toEqual([{ name: 'Voucher', value: true }])
})

test('[FLG-002] an address that fails for two brands in the same way is told once', async () => {
  handle = (_, response) => void response.writeHead(500).end()
  const { refusals } = await pull([SINGAPORE, { brand: 'south-star', country: 'SG' }])
  expect(refusals).toEqual([expect.stringMatching(/^north-SG, south-star-SG: .+ answered 500\. /)])
})
