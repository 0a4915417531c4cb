// A sandbox in the process with a clock that is stopped until it is moved, and calls whose answers are checked.

import type { Endpoint, FileAnswer } from '#contract/endpoint.ts'
import {
  type AnswerOf,
  callAddress,
  endpoints,
  type InputOf,
  type ParamsOf,
  type QueryOf,
} from '#contract/endpoints.ts'
import type { CallName } from '#sandbox/http/call.ts'
import { check } from '#sandbox/http/validate.ts'
import type { Sandbox, SandboxOptions } from '#sandbox/sandbox.ts'
import { DEMO_PASSWORD, demoVendorIds } from '#sandbox/seed/users.ts'
import type { CountryCode } from '#schema/config.ts'
import type { LatLng, PlaceOrder, SignedFee, Vendor } from '#schema/wire.ts'
import { filledSandbox } from './filled.ts'

export type Sent<Name extends CallName> = {
  params?: ParamsOf<Name>
  query?: QueryOf<Name>
  body?: InputOf<Name>
  /** Authorization header. */
  as?: string
  key?: string
  headers?: Record<string, string>
}

export type Answered<Name extends CallName> = { status: number; headers: Headers; answer: AnswerOf<Name> }

/** Where calls of services on hosts of their own are mounted. */
const mounts: Partial<Record<Endpoint['service'], string>> = {
  helpCentre: '/help/eu',
  flags: '/flags/eu',
  flagFile: '/flags/storage',
  translations: '/translations',
}

/** 2026-03-03 12:00 in Oslo. */
export const NOON = Date.parse('2026-03-03T11:00:00Z')

export type Kit = {
  sandbox: Sandbox
  clock: { now(): number; at: number }
  base: string
  /** Sends a call and checks the answer against its schema; a refusal against that of refusals. */
  call<Name extends CallName>(name: Name, sent?: Sent<Name>): Promise<Answered<Name>>
  /** The same, and expects a refusal with this status and message. */
  refused<Name extends CallName>(name: Name, sent?: Sent<Name>): Promise<{ status: number; message: string }>
  /** Authorization of a demo user: parent, single or nolocation. */
  login(who: string): Promise<string>
  guest(): Promise<{ as: string; vendorId: string }>
  vendor(as: string, id: string): Promise<Vendor>
  /** A place about so many metres north of a vendor. */
  near(vendor: Vendor, metres?: number): LatLng
  fee(as: string, vendor: Vendor, to: LatLng): Promise<SignedFee>
  /** A body of POST /order that the sandbox takes. */
  order(as: string, vendor: Vendor, more?: Partial<PlaceOrder>): Promise<PlaceOrder>
  ids: ReturnType<typeof demoVendorIds>
}

export function kitFor(country: CountryCode = 'NO', options: SandboxOptions = {}): Kit {
  const clock = { at: NOON, now: () => clock.at }
  const sandbox = filledSandbox({ log: text => console.error(text), ...options, clock, countries: [country] })
  const base = `http://${country.toLowerCase()}.sandbox.localhost:4600`

  const send = async <Name extends CallName>(name: Name, sent: Sent<Name>): Promise<Response> => {
    const call: Endpoint = endpoints[name]
    const path = callAddress(name, (sent.params ?? {}) as ParamsOf<Name>, sent.query)
    const prefix = mounts[call.service]
    const headers = new Headers(sent.headers)
    if (sent.as) headers.set('Authorization', sent.as)
    if (sent.key) headers.set('Idempotency-Key', sent.key)
    const address = `${base}${prefix ?? ''}${path}`.replace(/\/$/, '')
    const body = sent.body === undefined ? null : JSON.stringify(sent.body)
    return sandbox.fetch(address, { method: call.method, headers, body })
  }
  const misfit = (name: CallName, answer: unknown, ok: boolean) => {
    const call: Endpoint = endpoints[name]
    const shape = ok ? call.answer : (call.refusal ?? 'ErrorAnswer')
    const errors = typeof shape === 'string' ? check(shape, answer) : []
    if (errors.length > 0) throw new Error(`${name} answers against its schema: ${JSON.stringify(errors)}`)
  }

  const kit: Kit = {
    sandbox,
    clock,
    base,
    ids: demoVendorIds(country),
    call: async (name, sent = {}) => {
      const response = await send(name, sent)
      const file = (endpoints[name].answer as FileAnswer).file
      if (response.ok && file) {
        const type = response.headers.get('content-type') ?? ''
        if (!file.includes(type)) throw new Error(`${name} answers ${type}`)
        return { status: response.status, headers: response.headers, answer: (await response.blob()) as never }
      }
      const answer = await response.json()
      misfit(name, answer, response.ok)
      if (!response.ok) throw new Error(`${name} was refused: ${response.status} ${JSON.stringify(answer)}`)
      return { status: response.status, headers: response.headers, answer: answer as never }
    },
    refused: async (name, sent = {}) => {
      const response = await send(name, sent)
      const answer = (await response.json()) as { message: string }
      if (response.ok) throw new Error(`${name} was answered: ${JSON.stringify(answer).slice(0, 200)}`)
      misfit(name, answer, false)
      return { ...answer, status: response.status }
    },
    login: async who => {
      const email_address = `${who}@${country.toLowerCase()}.sandbox.example`
      const { answer } = await kit.call('login', { body: { email_address, password: DEMO_PASSWORD } })
      const { AccessToken, IdToken } = answer.result.AuthenticationResult
      return `Bearer ${AccessToken}|${IdToken}`
    },
    guest: async () => {
      const { answer } = await kit.call('loginAsGuest', { body: { country } })
      return { as: `Bearer ${answer.result.token}`, vendorId: answer.result.vendor_id }
    },
    vendor: async (as, id) => (await kit.call('readVendor', { params: { id }, as })).answer.result,
    near: (vendor, metres = 800) => {
      const { latitude = 0, longitude = 0 } = vendor.vendor_information.location
      return { lat: Number((latitude + metres / 111_000).toFixed(6)), lng: longitude }
    },
    fee: async (as, vendor, destination) => {
      const { latitude = 0, longitude = 0 } = vendor.vendor_information.location
      const body = {
        source: { lat: latitude, lng: longitude },
        destination,
        vendor_id: vendor.vendor_id,
        delivery_type: 'food' as const,
      }
      return (await kit.call('deliveryFee', { body, as })).answer
    },
    order: async (as, vendor, more = {}) => {
      const to = kit.near(vendor)
      const { fee, signature } = await kit.fee(as, vendor, to)
      return {
        vendor_id: vendor.vendor_id,
        delivery_fee: fee,
        signature,
        age_validation_required: false,
        login_pickup_estimation: 15,
        customer: {
          name: 'Kari Berg',
          phone_number: '+47 406 12 345',
          location: { address: '4, B, Storgata 5', latitude: to.lat, longitude: to.lng },
        },
        order: { payment_method: 'paid', amount: 250, description: 'Cake', cold_bag_needed: false },
        ...more,
      }
    },
  }
  return kit
}
