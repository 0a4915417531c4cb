import { beforeEach, describe, expect, test } from 'vitest'
import type { EndpointName } from '#contract/endpoints.ts'
import { type AllFlags, FLAGS_TIMEOUT_MS, flagContext, flagsOfAnswer, withFlags } from '#features/flags/flags.ts'
import { createFlags } from '#features/flags/store.ts'
import { createFlagService } from '#platform/flags.ts'
import type { Send } from '#platform/ports.ts'
import { turn } from '../platform/fake-time.ts'
import { type Browser, fakeBrowser } from '../platform/tabs.ts'

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
let providers: Record<string, Behaviour>

beforeEach(() => {
  browser = fakeBrowser(NOW)
  asked = []
  providers = {}
})

const send = ((_: EndpointName, call: { origin: string; input?: { context: unknown }; signal: AbortSignal }) => {
  asked.push({ origin: call.origin, at: browser.clock.now() - NOW, body: call.input?.context })
  const { after = 0, answer } = providers[call.origin] ?? broken()
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
    timeoutMs: FLAGS_TIMEOUT_MS,
    read: flagsOfAnswer,
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
    providers = { eu: service('Voucher', 100), asia: service('PreOrder') }
    expect(await asking(false)).toEqual({ from: 'service', on: ['Voucher', 'Helpcenter'], took: 100 })
    expect(asked.map(one => one.origin)).toEqual(['eu'])
  })

  test('one that fails is followed by the next', async () => {
    providers = { eu: broken(50), asia: service('PreOrder', 20) }
    expect(await asking(false)).toMatchObject({ from: 'service', on: ['PreOrder', 'Helpcenter'], took: 70 })
  })

  test('the storage-based one is a file', async () => {
    providers = { storage: file('AddressBook') }
    expect(await asking(false, ['STORAGE'])).toMatchObject({ from: 'service', on: ['AddressBook', 'Helpcenter'] })
  })

  test('a silent one does not keep the next waiting, and still counts first when it answers in time', async () => {
    providers = { eu: never, asia: service('PreOrder', 10) }
    expect(await asking(false)).toMatchObject({ on: ['PreOrder', 'Helpcenter'], took: 2000 })
    providers = { eu: service('Voucher', 900), asia: service('PreOrder', 10) }
    browser = fakeBrowser(NOW)
    expect(await asking(false)).toMatchObject({ on: ['Voucher', 'Helpcenter'], took: 900 })
  })
})

describe('[FLG-001] [FLG-002] [FLG-101] within 2.1 s', () => {
  test('silence is a failure after 2000 ms, and then the file of the site counts', async () => {
    providers = { eu: never, asia: never, storage: never, '/flags.json': file('Voucher', 10) }
    expect(await asking(true)).toEqual({ from: 'file', on: ['Voucher', 'Helpcenter'], took: 2000 })
  })

  test('when the file is silent too there is nothing, still in time', async () => {
    providers = { eu: never, asia: never, storage: never, '/flags.json': never }
    const { from, took } = await asking(true)
    expect(from).toBeUndefined()
    expect(took).toBeLessThanOrEqual(2100)
  })

  test('a service that fails at once leaves the file its time', async () => {
    providers = { '/flags.json': file('Voucher', 300) }
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
    providers = { eu: never }
    const { flags } = page()
    expect(flags.$flags.get()).toEqual(fallback)
    expect([flags.$settled.get(), flags.$awaited.get()]).toEqual([false, true])
  })

  test('[FLG-002] the last good flags stay when the service fails, also on the next page', async () => {
    providers = { eu: service('Voucher') }
    const tab = browser.tab()
    const first = page(tab)
    await browser.clock.pass(0)
    expect(first.flags.$flags.get()).toMatchObject({ Voucher: true, Helpcenter: true })
    first.stop()
    providers = { '/flags.json': file('PreOrder') }
    const second = page(tab)
    expect(second.flags.$flags.get()).toMatchObject({ Voucher: true })
    expect([second.flags.$settled.get(), second.flags.$awaited.get()]).toEqual([false, false])
    await browser.clock.pass(3000)
    expect(second.flags.$flags.get()).toMatchObject({ Voucher: true, PreOrder: false })
    expect(second.flags.$settled.get()).toBe(true)
  })

  test('[FLG-002] with no good flags the file counts, and without it the defaults', async () => {
    providers = { '/flags.json': file('PreOrder') }
    const { flags } = page()
    await browser.clock.pass(0)
    expect(flags.$flags.get()).toMatchObject({ PreOrder: true, Voucher: false })
    providers = {}
    const other = page()
    await browser.clock.pass(3000)
    expect(other.flags.$flags.get()).toEqual(fallback)
    expect(other.flags.$awaited.get()).toBe(false)
  })

  test('[FLG-102] only what a service has answered is known; the file and the defaults are not', async () => {
    providers = { '/flags.json': file('PreOrder') }
    const tab = browser.tab()
    const first = page(tab)
    await browser.clock.pass(3000)
    expect(first.flags.$known.get()).toEqual({})
    providers = { eu: service('Voucher') }
    void first.flags.retry()
    await browser.clock.pass(0)
    expect(first.flags.$known.get()).toMatchObject({ Voucher: true, BulkOrderUpload: false })
    first.stop()
    providers = {}
    expect(page(tab).flags.$known.get()).toMatchObject({ Voucher: true, BulkOrderUpload: false })
  })

  test('[FLG-101] a substitute for good flags is not stored: the next page asks again, and uses the answer', async () => {
    providers = { '/flags.json': file('PreOrder') }
    const tab = browser.tab()
    const first = page(tab)
    await browser.clock.pass(3000)
    expect(first.flags.$settled.get()).toBe(true)
    expect(tab.storage.read('flags')).toBeUndefined()
    first.stop()
    providers = { eu: service('Voucher') }
    const second = page(tab)
    expect(second.flags.$flags.get()).toEqual(fallback)
    await browser.clock.pass(0)
    expect(second.flags.$flags.get()).toMatchObject({ Voucher: true, PreOrder: false })
    expect(tab.storage.read('flags')).toMatchObject({ Voucher: true, PreOrder: false })
  })

  test('[FLG-003] they are refreshed every 300000 ms; another vendor asks again, and several calls within 400 ms are one', async () => {
    providers = { eu: service('Voucher') }
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

  test('[FLG-101] a service that has never answered is asked again soon, and less and less often', async () => {
    const { flags, storage } = page()
    const rounds = () => asked.filter(one => one.origin === 'eu').map(one => one.at)
    await browser.clock.pass(700_000)
    expect(rounds()).toEqual([0, 5000, 15_000, 35_000, 75_000, 155_000, 315_000, 615_000])
    providers = { eu: service('Voucher') }
    await browser.clock.pass(300_000)
    expect(flags.$flags.get()).toMatchObject({ Voucher: true })
    expect(storage.read('flags')).toMatchObject({ Voucher: true })
    providers = {}
    await browser.clock.pass(600_000)
    expect(rounds().slice(8)).toEqual([915_000, 1_215_000, 1_515_000])
  })

  test('[SES-007] logging out forgets the flags of who left, and a late answer for them', async () => {
    providers = { eu: service('Voucher', 500) }
    const { flags, storage } = page()
    await browser.clock.pass(100)
    flags.reset()
    providers = { eu: broken() }
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

describe('whom flags are asked for', () => {
  const site = { brand: 'demo', country: 'NO', environment: 'san' } as const
  test.each([
    ['nobody', undefined, undefined, { targetingKey: 'anonymous', ...site }],
    ['a user without a branch', 'u-1', undefined, { targetingKey: 'anonymous', ...site, userId: 'u-1' }],
    ['a branch', undefined, 'v-1', { targetingKey: 'v-1', ...site, vendorId: 'v-1' }],
    ['a user of a branch', 'u-1', 'v-1', { targetingKey: 'v-1', ...site, userId: 'u-1', vendorId: 'v-1' }],
  ])('%s', (_, userId, vendorId, context) => {
    expect(flagContext(site, { userId, vendorId })).toEqual(context)
  })
})
