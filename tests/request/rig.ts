// A request store over the real client and a sandbox in the same process: nothing in between is made up.

import metadata from 'libphonenumber-js/min/metadata'
import { atom, type WritableAtom } from 'nanostores'
import { storedFormats } from '#app/stored-formats.ts'
import { createPhones } from '#features/phones/phones.ts'
import { createCountryParameters } from '#features/pricing/country-parameters-store.ts'
import type { RequestContext } from '#features/request/flow-state.ts'
import type { RequestNotice } from '#features/request/problems.ts'
import { createRequest, type RequestStore } from '#features/request/store.ts'
import { encryptCard } from '#platform/card-encryption.ts'
import { createSend } from '#platform/client.ts'
import type { CorrectedClock, Exclusive, Send } from '#platform/ports.ts'
import { createStorage, type TextStorage } from '#platform/storage.ts'
import type { Sandbox } from '#sandbox/sandbox.ts'
import { DEMO_PASSWORD, demoVendorIds } from '#sandbox/seed/users.ts'
import type { CountryCode } from '#schema/config.ts'
import type { GeolocatorAddress, Vendor } from '#schema/wire.ts'
import { filledSandbox } from '../sandbox/filled.ts'

const texts = (isFull: () => boolean): TextStorage => {
  const map = new Map<string, string>()
  return {
    getItem: key => map.get(key) ?? null,
    setItem(key, value) {
      if (isFull()) throw new DOMException('', 'QuotaExceededError')
      map.set(key, value)
    },
    removeItem: key => void map.delete(key),
  }
}

export type Rig = {
  sandbox: Sandbox
  send: Send
  vendor: Vendor
  storage: ReturnType<typeof createStorage>
  /** Whether the browser has no room left. */
  browser: { isFull: boolean }
  notices: RequestNotice[]
  /** Codes of those that were for somebody who had left the form. */
  elsewhere: string[]
  /** Orders that Tracking was opened with. */
  tracked: string[]
  /** What was thrown while a tab had its turn to send. */
  thrown: unknown[]
  followed: string[]
  /** Address fields that show something else than what they were fetching. */
  placed: ['origin' | 'destination', string][]
  $context: WritableAtom<RequestContext>
  /** Bodies of everything that was sent, as text. */
  wire: string[]
  /** Makes something else of the answers to addresses that end like this. */
  bent: Map<string, (answer: Record<string, unknown>) => unknown>
  /** A store of one tab; several share the storage. */
  tab(): RequestStore
  /** A place about so many metres north of the vendor. */
  near(metres: number): GeolocatorAddress
}

/** Everything that `npm start` would switch on. */
const flags = {
  Voucher: true,
  PreOrder: true,
  PaymentVat: true,
  PayAtPickup: false,
  NonePaymentMethod: false,
  CyberSourceCreditCard: true,
  ModifyOrderButton: true,
  DelayedCancellation: false,
}

export type RigOptions = {
  country?: CountryCode
  currency?: string
  zone?: string
  languages?: readonly string[]
  clock: CorrectedClock
  rules?: RequestContext['rules']
  /** What becomes of a call on its way to the server and of its answer on the way back. */
  network?: (request: Request, carryOut: () => Promise<Response>) => Promise<Response>
  /** The server's own time, where the device's is wrong. */
  serverNow?: () => number
}

export async function createRig({
  country = 'NO',
  currency = 'NOK',
  zone = 'Europe/Oslo',
  languages = ['nb-NO', 'en'],
  clock,
  rules,
  network = (_, carryOut) => carryOut(),
  serverNow = () => clock.now(),
}: RigOptions): Promise<Rig> {
  const sandbox = filledSandbox({ clock: { now: serverNow }, countries: [country] })
  sandbox.control.setParameter(country, 'serviceHours', '0000:2359')
  sandbox.control.setFlag(country, 'ModifyOrderButton', true)
  const host = `${country.toLowerCase()}.sandbox.localhost:4600`
  const wire: string[] = []
  const bent: Rig['bent'] = new Map()
  let authorization: string | undefined
  const send = createSend({
    api: `http://${host}`,
    helpCentre: '',
    site: '',
    clock,
    uuid: () => crypto.randomUUID(),
    authorization: () => authorization,
    // The token ends while much time passes.
    async unauthorized() {
      await logIn()
      return true
    },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      wire.push(`${request.method} ${request.url} ${await request.clone().text()}`)
      const response = await network(request, () => sandbox.fetch(request))
      const bend = [...bent].find(([path]) => new URL(request.url).pathname.endsWith(path))?.[1]
      return bend ? Response.json(bend(await response.json()), response) : response
    },
  })
  const email = `single@${country.toLowerCase()}.sandbox.example`
  async function logIn(): Promise<void> {
    const login = await send('login', { input: { email_address: email, password: DEMO_PASSWORD } })
    if (login.state === 'failed') throw new Error('nobody can log in')
    const { AccessToken, IdToken } = login.value.result.AuthenticationResult
    authorization = `Bearer ${AccessToken}|${IdToken}`
  }
  await logIn()
  const answer = await send('readVendor', { params: { id: demoVendorIds(country).single } })
  if (answer.state === 'failed') throw new Error('there is no vendor')
  const vendor = answer.value.result

  const browser = { isFull: false }
  const device = texts(() => browser.isFull)
  const listeners = new Set<{ tab: number; changed: (key: string | null) => void }>()
  let tabs = 0
  /** What one tab writes, the others learn later. */
  const storageOfTab = () => {
    const tab = tabs++
    const write = (key: string, change: () => void) => {
      change()
      for (const one of listeners) if (one.tab !== tab) setTimeout(() => listeners.has(one) && one.changed(key))
    }
    return createStorage({
      formats: storedFormats,
      device: {
        getItem: device.getItem,
        setItem: (key, value) => write(key, () => device.setItem(key, value)),
        removeItem: key => write(key, () => device.removeItem(key)),
      },
      tab: texts(() => browser.isFull),
      listen(changed) {
        const one = { tab, changed }
        listeners.add(one)
        return () => void listeners.delete(one)
      },
    })
  }
  const storage = storageOfTab()
  const notices: RequestNotice[] = []
  const elsewhere: string[] = []
  const tracked: string[] = []
  const thrown: unknown[] = []
  const followed: string[] = []
  const placed: Rig['placed'] = []
  const locks = new Map<string, Promise<unknown>>()
  const exclusive: Exclusive = (name, action) => {
    const next = (locks.get(name) ?? Promise.resolve()).then(action)
    locks.set(
      name,
      next.catch(error => void thrown.push(error)),
    )
    return next
  }
  const $context = atom<RequestContext>({
    country,
    currency,
    languages,
    zone,
    rules: rules ?? { unitNumberRequired: false, amountRequired: true },
    minimumEtaMinutes: 15,
    defaultPayment: 'PAID',
    redirectHosts: [host],
    flags,
    guest: false,
    phones: createPhones(country, metadata),
  })
  return {
    sandbox,
    send,
    vendor,
    storage,
    browser,
    notices,
    elsewhere,
    tracked,
    thrown,
    followed,
    placed,
    $context,
    wire,
    bent,
    tab: () =>
      createRequest({
        send,
        storage: storageOfTab(),
        clock,
        uuid: () => crypto.randomUUID(),
        exclusive,
        encryptCard,
        language: 'en',
        parameters: createCountryParameters({ send, clock }),
        $context,
        vendor: id => (id === vendor.vendor_id ? vendor : undefined),
        notify(notice, isElsewhere) {
          notices.push(notice)
          if (isElsewhere) elsewhere.push(notice.code)
        },
        measure: () => {},
        follow: url => followed.push(url),
        openTracking: ({ orderId }) => tracked.push(orderId),
        vendorChanged: () => {},
        placed: (of, text) => placed.push([of, text]),
      }),
    near: metres => ({
      id: 'near',
      formatted_address: 'Storgata 7',
      latitude: (vendor.vendor_information.location.latitude ?? 0) + metres / 111_320,
      longitude: vendor.vendor_information.location.longitude ?? 0,
    }),
  }
}

/** Orders of the vendor whose customer has this name, made since then in unix seconds. */
export async function ordersTo({ send, vendor }: Rig, name: string, from?: number): Promise<string[]> {
  const found: string[] = []
  let key: string | undefined
  do {
    const query = { count: 200, ...(from !== undefined && { from }), ...(key && { pagination_key: key }) }
    const answer = await send('listOrders', { params: { id: vendor.vendor_id }, query })
    if (answer.state === 'failed') throw new Error('orders cannot be listed')
    const { data, pagination_key } = answer.value.data.result
    found.push(...data.filter(order => order.customer.name.startsWith(name)).map(order => order.customer.name))
    key = pagination_key
  } while (key)
  return found
}
