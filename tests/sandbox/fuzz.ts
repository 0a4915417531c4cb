// Random requests made from the schemas: right ones, broken ones, and ones that use real ids. Used by a test and a bench.
import { readdirSync, readFileSync } from 'node:fs'
import { type Endpoint, type Shape, services } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { randomOf } from '#sandbox/city/random.ts'
import { handlers } from '#sandbox/handlers.ts'
import type { Kit } from './kit.ts'

type Schema = { [key: string]: unknown }
type Random = () => number

const FOLDER = new URL('../../schema/wire/', import.meta.url)
const files = Object.fromEntries(
  readdirSync(FOLDER)
    .filter(name => name.endsWith('.schema.json'))
    .map(name => [name, JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as { $defs: Record<string, Schema> }]),
)
const fileOf = (shape: string) => Object.keys(files).find(name => files[name]?.$defs[shape]) ?? ''

/** Real ids and texts, so that some requests get past the first check. */
type Pool = Record<string, readonly unknown[]>

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T

const STRANGE = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '🙂',
  "'; DROP TABLE orders; --",
  '__proto__',
  '../..',
  '٣',
  'x'.repeat(3000),
  '%00',
  '{{7*7}}',
]
const BROKEN = [null, true, -1, 1e308, 0.1, [], {}, ...STRANGE]

function madeFrom(schema: Schema, file: string, pool: Pool, random: Random, depth = 0): unknown {
  if (depth > 12) return null
  if (typeof schema['$ref'] === 'string') {
    const [target = '', path = ''] = schema['$ref'].split('#/$defs/')
    if (pool[path] && random() < 0.8) return pick(pool[path], random)
    const next = target === '' ? file : target
    return madeFrom(files[next]?.$defs[path] ?? {}, next, pool, random, depth + 1)
  }
  const choices = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined
  if (choices) return madeFrom(pick(choices, random), file, pool, random, depth + 1)
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return pick(schema['enum'], random)
  switch (schema['type']) {
    case 'object': {
      const required = new Set((schema['required'] as string[] | undefined) ?? [])
      const properties = Object.entries((schema['properties'] as Record<string, Schema> | undefined) ?? {})
      const kept = properties.filter(([name]) => required.has(name) || random() < 0.3)
      return Object.fromEntries(
        kept.map(([name, one]) => [
          name,
          pool[name] && random() < 0.8 ? pick(pool[name], random) : madeFrom(one, file, pool, random, depth + 1),
        ]),
      )
    }
    case 'array':
      return Array.from({ length: Math.floor(random() * 3) }, () =>
        madeFrom(schema['items'] as Schema, file, pool, random, depth + 1),
      )
    case 'boolean':
      return random() < 0.5
    case 'integer':
    case 'number': {
      const least = Number(schema['minimum'] ?? 0)
      const value = least + random() * (Math.min(Number(schema['maximum'] ?? 1e6), 1e12) - least)
      return schema['type'] === 'integer' ? Math.floor(value) : value
    }
    default:
      return random() < 0.15 ? pick(STRANGE, random) : `Text ${'abc'.repeat(Math.floor(random() * 4))}`
  }
}

const shapeOf = (shape: Shape, pool: Pool, random: Random): unknown =>
  pool[shape] && random() < 0.8
    ? pick(pool[shape], random)
    : madeFrom(files[fileOf(shape)]?.$defs[shape] ?? {}, fileOf(shape), pool, random)

/** The same value with one thing in it broken. */
function broken(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.2) return pick(BROKEN, random)
  if (Array.isArray(value))
    return value.length > 0 && random() < 0.7 ? value.map(one => broken(one, random)) : pick(BROKEN, random)
  const names = Object.keys(value)
  const name = pick([...names, 'unknown', 'constructor'], random)
  const copy: Record<string, unknown> = { ...value }
  if (random() < 0.2) delete copy[name]
  else copy[name] = broken(copy[name], random)
  return copy
}

async function poolOf(kit: Kit, who: string): Promise<Pool> {
  const vendor = await kit.vendor(who, kit.ids.single)
  const { data } = (await kit.call('listOrders', { params: { id: kit.ids.single }, query: { count: 20 }, as: who }))
    .answer.data.result
  const order = await kit.order(who, vendor)
  const to = kit.near(vendor)
  const { latitude = 0, longitude = 0 } = vendor.vendor_information.location
  return {
    VendorId: [kit.ids.single, kit.ids.single, kit.ids.parent, 'vendorID'],
    OrderId: data.map(one => one.order_id),
    PlaceOrder: [order],
    LatLng: [to, { lat: latitude, lng: longitude }],
    PhoneNumber: ['+4740612345', '40 61 23 45', '12'],
    VoucherCode: ['WELCOME', 'ENDED', 'X'],
    EmailAddress: ['single@no.sandbox.example', 'a@b.example'],
    CountryIso: ['NO', 'NO', 'SG'],
    signature: [order.signature],
    delivery_fee: [order.delivery_fee],
  }
}

export type FuzzResult = { answered: number; refused: number; faults: string[] }

/** Sends random requests; `faults` names each that met a status of 500 and above, or no answer. */
export async function fuzz(kit: Kit, { requests, seed }: { requests: number; seed: number }): Promise<FuzzResult> {
  const random = randomOf(seed)
  const user = `GoDroid ${await kit.sandbox.control.godroidToken('NO', kit.ids.single)}`
  const callers = [user, user, await kit.login('single'), (await kit.guest()).as, '', 'Bearer x|y', 'GoDroid', '\u00e5']
  const pool = await poolOf(kit, user)
  const names = Object.keys(handlers) as (keyof typeof handlers)[]
  const result: FuzzResult = { answered: 0, refused: 0, faults: [] }
  for (let count = 0; count < requests; count++) {
    const name = pick(names, random)
    const call: Endpoint = endpoints[name]
    const path = call.path.replace(/\{(\w+)\}/g, (_, param: string) => {
      const value = shapeOf(call.params[param] ?? 'VendorId', pool, random)
      return (
        encodeURIComponent(
          (random() < 0.15 ? String(pick(STRANGE, random)) : String(value)).toWellFormed().slice(0, 500),
        ) || 'x'
      )
    })
    let query = call.query ? shapeOf(call.query, pool, random) : undefined
    let body = call.input ? shapeOf(call.input, pool, random) : undefined
    if (random() < 0.3) query = query && broken(query, random)
    if (random() < 0.3) body = call.input && broken(body, random)
    const search =
      typeof query === 'object' && query
        ? new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value).toWellFormed()]))
        : ''
    const mount =
      call.service === 'flags'
        ? '/flags/eu'
        : call.service === 'helpCentre'
          ? '/help/ap'
          : call.service === 'flagFile'
            ? '/flags/storage'
            : call.service === 'translations'
              ? '/translations'
              : services[call.service].base
    const headers = new Headers()
    const caller = pick(callers, random)
    if (caller) headers.set('Authorization', caller)
    if (random() < 0.2) headers.set('Idempotency-Key', `key-${Math.floor(random() * 40)}-0000`)
    const text = body === undefined ? null : (JSON.stringify(body) ?? '')
    const sent = text !== null && random() < 0.05 ? text.slice(0, -1) : text
    const address = `${kit.base}${mount}/${path}?${search}`
    try {
      const response = await kit.sandbox.fetch(address, {
        method: call.method,
        headers,
        body: call.method === 'GET' ? null : sent,
      })
      await response.arrayBuffer()
      if (response.status >= 500) result.faults.push(`${name} ${address} ${sent}`)
      else if (response.ok) result.answered += 1
      else result.refused += 1
    } catch (error) {
      result.faults.push(`${name} ${address} ${sent}: ${String(error)}`)
    }
  }
  return result
}
