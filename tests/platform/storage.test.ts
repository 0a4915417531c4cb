import { expect, test } from 'vitest'
import { storedFormats } from '#app/stored-formats.ts'
import { createClock } from '#platform/browser-ports.ts'
import { createStorage, type TextStorage } from '#platform/storage.ts'
import type { StoredKey, StoredValues } from '#platform/stored.ts'
import { embeddedToken, jwt, NOW, storedLogin } from '../session/examples.ts'
import { fakeBrowser } from './tabs.ts'

const guest = { vendor_id: 'g-1', token: 'a.b.c' }
const draft: StoredValues['request-drafts'][string] = {
  version: 1,
  changedAt: NOW,
  key: 'key-0001',
  order: {
    destinationName: 'Kari',
    destinationPhoneNumber: '41258036',
    destinationTextAddress: 'Storgata 1',
    orderAmount: '',
    orderDescription: '',
  },
  parcel: 'parcels',
  coldBag: false,
  ageCheck: false,
  time: 'asap',
  voucherCode: '',
  sender: { name: '', email: '', phone: '' },
  placed: [],
}
const good: { [Key in StoredKey]: StoredValues[Key] } = {
  token: { kind: 'login', login: storedLogin(NOW) },
  'guest-token': guest,
  'guest-orders': [{ order_id: 'g-1-abc', vendor_id: 'g-1' }],
  'search-history': ['no-1-abc'],
  'use-pin': '1',
  locale: 'ar',
  'tos-required': true,
  filters: { orderStatusFilter: 'NEW' },
  vendors: { showToggleOutlet: true, enableToggleOutlet: false },
  'walkthrough-done': true,
  'analytics-consent': false,
  'single-keys-off': true,
  'label-paper': '"a4-8"',
  'label-sheet': '{"columns":3}',
  'export-columns-off': ['notes', 'phone'],
  'alerts-since': NOW,
  'alerts-given': [{ key: 'delayed no-1-abc', seen: false }],
  'pending-logout': ['refresh'],
  'session-ended': true,
  'clock-offset': -86_400_000,
  flags: { Voucher: true },
  'asked-page': '/history',
  'page-locale': 'en',
  'offered-token': 'a.b.c',
  'carried-notices': [{ code: 'logged_out' }],
  'account-form': { form: 'register', values: { email: 'a@b.no', terms: true } },
  'reloaded-for': 'b1',
  'banner-closed': '2026-01-01T00:00:00Z',
  'request-drafts': { 'no-1': draft },
  'passed-draft': { vendorId: 'no-1', draft },
  'changed-order': { orderId: 'no-1-abc', addressEdited: true, draft },
  'guest-invitation': { order_id: 'g-1-abc', vendor_id: 'g-1', answered: false },
  'bulk-headings': [{ vendorId: 'no-1', map: [{ heading: 'Shipping Name', column: 'name' }] }],
  'bulk-drafts': {
    'no-1': {
      vendorId: 'no-1',
      name: 'lunch.xlsx',
      placed: 93,
      rows: [{ number: 5, cells: ['Kari', '', '', '', '', '', '', '', '', '', ''] }],
      jobs: [],
    },
  },
  'open-payment': { order_id: 'no2041-1', vendor_id: 'no2041' },
}

test.each(Object.keys(good) as StoredKey[])('[SES-015] %s is read as it was written', key => {
  const { storage } = fakeBrowser(NOW).tab()
  storage.write(key, good[key] as never)
  expect(storage.read(key)).toEqual(good[key])
  storage.remove(key)
  expect(storage.read(key)).toBeUndefined()
})

test('[SES-102] the token of an ended session is kept whatever its length, until the server has it', () => {
  const { storage } = fakeBrowser(NOW).tab()
  const long = 'x'.repeat(9000)
  storage.write('pending-logout', ['refresh', long])
  expect(storage.read('pending-logout')).toEqual(['refresh', long])
})

test.each<[StoredKey, string]>([
  ['token', 'hello'],
  ['token', '{"user":{"id":"7","email":"a@b.example"},"meta":{}}'],
  ['token', 'null'],
  ['guest-token', '[]'],
  ['guest-token', '{"vendor_id":"<b>","token":"x"}'],
  ['guest-orders', '{"order_id":"x"}'],
  ['guest-orders', JSON.stringify(Array.from({ length: 51 }, (_, n) => ({ order_id: `g-1-${n}`, vendor_id: 'g-1' })))],
  ['search-history', '"x"'],
  ['filters', '{"orderStatusFilter":"ALL"}'],
  ['vendors', '{"enableToggleOutlet":"yes"}'],
  ['pending-logout', '[1]'],
  ['clock-offset', '"tomorrow"'],
  ['clock-offset', '1e15'],
  ['clock-offset', '-1e15'],
  ['asked-page', `/history?${'x'.repeat(5000)}`],
  ['pending-logout', JSON.stringify(Array.from({ length: 51 }, () => 'token'))],
  ['account-form', JSON.stringify({ form: 'login', values: { email: 'x'.repeat(5000) } })],
  ['flags', '{"Voucher":"on"}'],
  ['carried-notices', '[null]'],
  ['account-form', '{"form":"register","values":{"email":1}}'],
  ['changed-order', '{"orderId":"no-1-abc","addressEdited":true,"draft":{}}'],
  ['tos-required', 'perhaps'],
  ['locale', ''],
])('[SES-015] %s with %j counts as none, but something is there', (key, text) => {
  const browser = fakeBrowser(NOW)
  const texts = new Map([[key as string, text]])
  const area: TextStorage = { getItem: name => texts.get(name) ?? null, setItem() {}, removeItem() {} }
  const storage = createStorage({ formats: storedFormats, device: area, tab: area, listen: () => () => {} })
  expect(storage.read(key)).toBeUndefined()
  expect(storage.has(key)).toBe(true)
  expect(browser.device.size).toBe(0)
})

test.each<[StoredKey, string]>([
  ['flags', JSON.stringify({ ['x'.repeat(20_000)]: true })],
  ['carried-notices', JSON.stringify(Array.from({ length: 2000 }, () => ({ code: 'logged_out' })))],
  ['guest-invitation', JSON.stringify({ order_id: 'x'.repeat(20_000), vendor_id: 'no-1', answered: false })],
  ['open-payment', JSON.stringify({ order_id: 'no-1', vendor_id: 'no-1', url: 'x'.repeat(20_000) })],
])('[SES-015] %s that is longer than it can be counts as none', (key, text) => {
  const texts = new Map([[key as string, text]])
  const area: TextStorage = { getItem: name => texts.get(name) ?? null, setItem() {}, removeItem() {} }
  const storage = createStorage({ formats: storedFormats, device: area, tab: area, listen: () => () => {} })
  expect(storage.read(key)).toBeUndefined()
})

test('[SES-009] [API-005] a bare token is the embedded portal’s when it names its vendor, else another token', () => {
  const browser = fakeBrowser(NOW)
  const { storage } = browser.tab()
  browser.device.set('token', embeddedToken('no-7'))
  expect(storage.read('token')).toEqual({ kind: 'embedded', token: embeddedToken('no-7'), vendorId: 'no-7' })
  browser.device.set('token', jwt({ exp: 1 }))
  expect(storage.read('token')).toEqual({ kind: 'plain', token: jwt({ exp: 1 }) })
})

test('where the browser keeps nothing, a page still knows what it wrote', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError')
  }
  const storage = createStorage({
    formats: storedFormats,
    device: { getItem: refuse, setItem: refuse, removeItem: refuse },
    tab: { getItem: refuse, setItem: refuse, removeItem: refuse },
    listen: () => () => {},
  })
  expect(storage.read('locale')).toBeUndefined()
  storage.write('locale', 'ar')
  expect(storage.read('locale')).toBe('ar')
  expect(storage.outlives('locale')).toBe(false)
  storage.remove('locale')
  expect(storage.read('locale')).toBeUndefined()
})

test('[SES-101] what another tab has changed counts before what this one had no room to keep', () => {
  let room = 1
  let changedElsewhere = (_key: string | null) => {}
  const map = new Map<string, string>()
  const area: TextStorage = {
    getItem: key => map.get(key) ?? null,
    setItem(key, value) {
      if (room-- <= 0) throw new DOMException('', 'QuotaExceededError')
      map.set(key, value)
    },
    removeItem: key => map.delete(key),
  }
  const storage = createStorage({
    formats: storedFormats,
    device: area,
    tab: area,
    listen(listener) {
      changedElsewhere = listener
      return () => {}
    },
  })
  storage.onChange('locale', () => {})
  storage.write('locale', 'ar')
  expect(storage.outlives('locale')).toBe(true)
  storage.write('locale', 'bn')
  expect(storage.outlives('locale')).toBe(false)
  expect(storage.read('locale')).toBe('bn')
  changedElsewhere('use-pin')
  expect(storage.read('locale')).toBe('bn')
  map.delete('locale')
  changedElsewhere('locale')
  expect(storage.read('locale')).toBeUndefined()
})

test('[SES-101] a tab learns what other tabs change, and not what it changes itself', () => {
  const browser = fakeBrowser(NOW)
  const [one, two] = [browser.tab(), browser.tab()]
  const changes: string[] = []
  one.storage.onChange('locale', () => changes.push('one'))
  const stop = two.storage.onChange('locale', () => changes.push('two'))
  one.storage.write('locale', 'ar')
  one.storage.write('use-pin', '1')
  expect(changes).toEqual(['two'])
  stop()
  one.storage.write('locale', 'en')
  expect(changes).toEqual(['two'])
})

test('[SES-103] a correction is kept for the next page, and small differences are none', () => {
  const kept: number[] = []
  const clock = createClock({ corrected: offset => kept.push(offset) })
  const device = Date.now()
  clock.correct(device + 1500, device)
  expect(kept).toEqual([])
  clock.correct(device - 86_400_000, device)
  clock.correct(device - 86_401_000, device)
  expect(kept).toEqual([-86_400_000])
  expect(Math.abs(clock.now() - (Date.now() - 86_400_000))).toBeLessThan(1000)
  const next = createClock({ offsetMs: -86_400_000, corrected: offset => kept.push(offset) })
  next.correct(device, device)
  expect(kept).toEqual([-86_400_000, 0])
})

test('[CST-112] a browser that keeps nothing, or is full, is known before anything is written', () => {
  const listen = () => () => {}
  const map = new Map<string, string>()
  const area: TextStorage = {
    getItem: key => map.get(key) ?? null,
    setItem: (key, value) => map.set(key, value),
    removeItem: key => map.delete(key),
  }
  const keepingOf = (device: TextStorage) =>
    createStorage({ formats: storedFormats, device, tab: area, listen }).keeping()
  const refusing = (name: string): TextStorage => ({
    ...area,
    setItem: () => {
      throw new DOMException('', name)
    },
  })
  expect(keepingOf(area)).toBe('lasts')
  expect(map.size).toBe(0)
  // A browser that blocks the site may call that a quota too, but then holds nothing of it.
  expect(keepingOf(refusing('QuotaExceededError'))).toBe('blocked')
  map.set('locale', 'en')
  expect(keepingOf(refusing('QuotaExceededError'))).toBe('full')
  expect(keepingOf(refusing('SecurityError'))).toBe('blocked')
})
