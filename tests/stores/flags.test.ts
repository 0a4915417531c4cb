import { beforeEach, describe, expect, test } from 'vitest'
import { createFlagService } from '#api/flags'
import type { EndpointName } from '#contract/endpoints'
import { type AllFlags, flagsOfAnswer, withFlags } from '#domain/flags'
import type { Send } from '#ports'
import { createFlags } from '#stores/flags'
import { turn } from './fake-time.ts'
import { type Browser, fakeBrowser } from './tabs.ts'

const NOW = Date.UTC(2026, 0, 5, 12)
const off: AllFlags = {
  GuestCheckout: false,
  Voucher: false,
  PreOrder: false,
  PaymentVat: false,
  AddressBook: false,
  BulkOrderUpload: false,
  ModifyOrderButton: false,
  EditVendorOutlet: false,
  AddVendorOutlet: false,
  PayAtPickup: false,
  ProofOfDelivery: false,
  ProofOfPickup: false,
  ProofOfReturn: false,
  TrackingPageSettings: false,
  DeliveryReceiptCta: false,
  DeactivateSignUpButton: false,
  DelayedCancellation: false,
  DynamicTimeEstimation: false,
  PlannedMaintenance: false,
  UnplannedMaintenance: false,
  GoogleAutocomplete: false,
  Helpcenter: false,
  DrawDeliveryAreas: false,
  CyberSourceCreditCard: false,
  NonePaymentMethod: false,
}
const fallback: AllFlags = { ...off, Helpcenter: true }

type Behaviour = { after?: number; answer: unknown }
const service = (key: string, after = 0): Behaviour => ({ after, answer: { flags: [{ key, value: true }] } })
const file = (key: string, after = 0): Behaviour => ({ after, answer: { [key]: true } })
const broken = (after = 0): Behaviour => ({ after, answer: undefined })
const never: Behaviour = { after: 1e9, answer: undefined }

let browser: Browser
let asked: { origin: string; at: number; body: unknown }[]
let world: Record<string, Behaviour>

beforeEach(() => {
  browser = fakeBrowser(NOW)
  asked = []
  world = {}
})

const send = ((_: EndpointName, call: { origin: string; input?: { context: unknown }; signal: AbortSignal }) => {
  asked.push({ origin: call.origin, at: browser.clock.now() - NOW, body: call.input?.context })
  const { after = 0, answer } = world[call.origin] ?? broken()
  return new Promise(resolve => {
    const settle = (value: unknown) =>
      resolve(value === undefined ? { state: 'failed', problem: { code: 'no_answer' } } : { state: 'answered', value })
    browser.clock.after(after, () => settle(answer))
    call.signal.addEventListener('abort', () => settle(undefined))
  })
}) as unknown as Send

const flagService = (providers: ('EU' | 'ASIA' | 'STORAGE')[] = ['EU', 'ASIA', 'STORAGE']) =>
  createFlagService({
    send,
    clock: browser.clock,
    providers,
    addresses: { EU: 'eu', ASIA: 'asia', STORAGE: 'storage' },
    site: '',
    fallback: () => fallback,
  })

/** What the service says, and after how many milliseconds. */
async function asking(withFile: boolean, providers?: ('EU' | 'ASIA' | 'STORAGE')[]) {
  let took = -1
  const answer = flagService(providers)({ context: { targetingKey: 'x' }, withFile }).then(result => {
    took = browser.clock.now() - NOW
    return result
  })
  await browser.clock.pass(5000)
  const result = await answer
  const on = Object.entries(result?.flags ?? {}).flatMap(([name, value]) => (value ? [name] : []))
  return { from: result?.from, on, took }
}

describe('[FLG-004] the providers in their order', () => {
  test('the first that answers well counts, and no other is asked', async () => {
    world = { eu: service('Voucher', 100), asia: service('PreOrder') }
    expect(await asking(false)).toEqual({ from: 'service', on: ['Voucher', 'Helpcenter'], took: 100 })
    expect(asked.map(one => one.origin)).toEqual(['eu'])
  })

  test('one that fails gives way to the next', async () => {
    world = { eu: broken(50), asia: service('PreOrder', 20) }
    expect(await asking(false)).toMatchObject({ from: 'service', on: ['PreOrder', 'Helpcenter'], took: 70 })
  })

  test('the storage-based one is a file', async () => {
    world = { storage: file('AddressBook') }
    expect(await asking(false, ['STORAGE'])).toMatchObject({ from: 'service', on: ['AddressBook', 'Helpcenter'] })
  })

  test('a silent one does not keep the next waiting, and still counts first when it answers in time', async () => {
    world = { eu: never, asia: service('PreOrder', 10) }
    expect(await asking(false)).toMatchObject({ on: ['PreOrder', 'Helpcenter'], took: 2000 })
    world = { eu: service('Voucher', 900), asia: service('PreOrder', 10) }
    browser = fakeBrowser(NOW)
    expect(await asking(false)).toMatchObject({ on: ['Voucher', 'Helpcenter'], took: 900 })
  })
})

describe('[FLG-001] [FLG-002] [FLG-101] within 2.1 s', () => {
  test('silence is a failure after 2000 ms, and then the file of the site counts', async () => {
    world = { eu: never, asia: never, storage: never, '/flags.json': file('Voucher', 10) }
    expect(await asking(true)).toEqual({ from: 'file', on: ['Voucher', 'Helpcenter'], took: 2000 })
  })

  test('when the file is silent too there is nothing, still in time', async () => {
    world = { eu: never, asia: never, storage: never, '/flags.json': never }
    const { from, took } = await asking(true)
    expect(from).toBeUndefined()
    expect(took).toBeLessThanOrEqual(2100)
  })

  test('a service that fails at once leaves the file its time', async () => {
    world = { '/flags.json': file('Voucher', 300) }
    expect(await asking(true)).toMatchObject({ from: 'file', took: 300 })
  })

  test('the file is not asked for when better flags are known', async () => {
    await asking(false)
    expect(asked.map(one => one.origin)).toEqual(['eu', 'asia', 'storage'])
  })
})

describe('the flags of a page', () => {
  function page(tab = browser.tab(), who = { vendor: 'no-1' }) {
    const flags = createFlags({
      service: flagService(['EU']),
      storage: tab.storage,
      clock: browser.clock,
      fallback: () => fallback,
      context: () => ({ targetingKey: who.vendor }),
    })
    return { ...tab, flags, stop: flags.start() }
  }

  test('[FLG-101] they are there at once, and nothing waits for a service', () => {
    world = { eu: never }
    const { flags } = page()
    expect(flags.$flags.get()).toEqual(fallback)
    expect(flags.$settled.get()).toBe(false)
  })

  test('[FLG-002] the last good flags stay when the service fails, also on the next page', async () => {
    world = { eu: service('Voucher') }
    const tab = browser.tab()
    const first = page(tab)
    await browser.clock.pass(0)
    expect(first.flags.$flags.get()).toMatchObject({ Voucher: true, Helpcenter: true })
    first.stop()
    world = { '/flags.json': file('PreOrder') }
    const second = page(tab)
    expect(second.flags.$flags.get()).toMatchObject({ Voucher: true })
    await browser.clock.pass(3000)
    expect(second.flags.$flags.get()).toMatchObject({ Voucher: true, PreOrder: false })
    expect(second.flags.$settled.get()).toBe(true)
  })

  test('[FLG-002] with no good flags the file counts, and without it the defaults', async () => {
    world = { '/flags.json': file('PreOrder') }
    const { flags } = page()
    await browser.clock.pass(0)
    expect(flags.$flags.get()).toMatchObject({ PreOrder: true, Voucher: false })
    world = {}
    const other = page()
    await browser.clock.pass(3000)
    expect(other.flags.$flags.get()).toEqual(fallback)
  })

  test('[FLG-101] what stands in for good flags is not kept: the next page asks anew, and takes what it hears', async () => {
    world = { '/flags.json': file('PreOrder') }
    const tab = browser.tab()
    const first = page(tab)
    await browser.clock.pass(3000)
    expect(first.flags.$settled.get()).toBe(true)
    expect(tab.storage.read('flags')).toBeUndefined()
    first.stop()
    world = { eu: service('Voucher') }
    const second = page(tab)
    expect(second.flags.$flags.get()).toEqual(fallback)
    await browser.clock.pass(0)
    expect(second.flags.$flags.get()).toMatchObject({ Voucher: true, PreOrder: false })
    expect(tab.storage.read('flags')).toMatchObject({ Voucher: true, PreOrder: false })
  })

  test('[FLG-003] they are refreshed every 300000 ms; another vendor asks again, and several wishes within 400 ms are one', async () => {
    world = { eu: service('Voucher') }
    const who = { vendor: 'no-1' }
    const { flags, stop } = page(browser.tab(), who)
    const rounds = () => asked.filter(one => one.origin === 'eu')
    await browser.clock.pass(299_999)
    expect(rounds()).toHaveLength(1)
    await browser.clock.pass(1)
    expect(rounds()).toHaveLength(2)
    flags.refresh()
    await browser.clock.pass(1000)
    expect(rounds()).toHaveLength(2)
    who.vendor = 'no-2'
    flags.refresh()
    await browser.clock.pass(300)
    flags.refresh()
    await browser.clock.pass(399)
    expect(rounds()).toHaveLength(2)
    await browser.clock.pass(1)
    expect(rounds()).toHaveLength(3)
    stop()
    await browser.clock.pass(600_000)
    expect(rounds()).toHaveLength(3)
  })

  test('[SES-007] logging out forgets the flags of who left, and a late answer for them', async () => {
    world = { eu: service('Voucher', 500) }
    const { flags, storage } = page()
    await browser.clock.pass(100)
    flags.reset()
    world = { eu: broken() }
    await browser.clock.pass(450)
    expect(flags.$flags.get()).toEqual(fallback)
    await turn()
    expect(storage.read('flags')?.Voucher ?? false).toBe(false)
  })
})

test('[FLG-101] of an answer only known flags that are on or off are believed', () => {
  const answer = {
    flags: [
      { key: 'Voucher', value: true },
      { key: 'PreOrder', errorCode: 'PARSE_ERROR' },
      { key: 'Unknown', value: true },
      { key: 'Helpcenter', value: false },
    ],
  }
  expect(withFlags(fallback, flagsOfAnswer(answer))).toEqual({ ...off, Voucher: true })
  expect(withFlags(off, { Voucher: 'yes', __proto__: { PreOrder: true } })).toEqual(off)
})
