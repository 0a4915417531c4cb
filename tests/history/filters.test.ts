import { describe, expect, test } from 'vitest'
import {
  addressProblem,
  defaultFilters,
  type HistoryFilters,
  passesStatus,
  readFilters,
  searchTarget,
  statusFilters,
  storedFilters,
  writeFilters,
} from '#features/history/filters.ts'
import { remembered } from '#features/orders/recent-searches-store.ts'
import type { StoredFilters } from '#schema/wire.ts'
import { NOW, orderOf, SECONDS } from '../orders/examples.ts'

const place = { now: NOW, zone: 'Europe/Oslo' }
const yesterday = { from: '2026-03-02', to: '2026-03-02' }

describe('the filters of an address', () => {
  test('[HIS-003] [HIS-004] are missing: yesterday and any status', () => {
    expect(readFilters('', undefined, place)).toEqual(defaultFilters(place))
    expect(defaultFilters(place)).toEqual({ category: 'yesterday', range: yesterday, status: 'ANY', searchKey: '' })
    expect(statusFilters).toEqual(['ANY', 'NEW', 'COLLECTED', 'DELIVERED', 'CANCELLED'])
  })

  const own: HistoryFilters = {
    category: 'custom',
    range: { from: '2026-02-20', to: '2026-03-01' },
    status: 'CANCELLED',
    searchKey: '+47 22 & 3',
  }
  describe('[HIS-101] [HIS-010]', () => {
    test.each<[HistoryFilters]>([
      [defaultFilters(place)],
      [own],
      [{ ...own, status: 'ANY', searchKey: '' }],
      [{ category: 'past-week', range: { from: '2026-02-24', to: '2026-03-02' }, status: 'NEW', searchKey: 'ÅØ 文' }],
    ])('are written and read back: %j', filters => {
      const kept: StoredFilters = {
        orderStatusFilter: 'NEW',
        dateRangeFilter: { from: 1, to: 2, category: 'past-month' },
      }
      expect(readFilters(writeFilters(filters, ''), kept, place)).toEqual(filters)
    })
  })

  test.each([
    '?period=always&status=LOST',
    '?period=custom',
    '?period=custom&from=2026-03-02&to=2026-03-01',
    '?period=custom&from=2026-03-02&to=2026-03-09',
    '?period=custom&from=2025-03-02&to=2026-03-01',
    '?status=any',
    '?%E0%A4%A',
  ])('that cannot be understood count as missing: %s', query =>
    expect(readFilters(query, undefined, place)).toEqual(defaultFilters(place)),
  )
  test('the key is trimmed and has an end', () => {
    expect(readFilters('?search=%20a%20', undefined, place).searchKey).toBe('a')
    expect(readFilters(`?search=${'x'.repeat(999)}`, undefined, place).searchKey).toHaveLength(255)
  })
})

describe('the filters of an address come before those that are kept', () => {
  const kept: StoredFilters = {
    orderStatusFilter: 'NEW',
    dateRangeFilter: { from: 1, to: 2, category: 'past-month' },
  }
  test.each([
    ['', { category: 'past-month', status: 'NEW' }],
    ['?period=always', { category: 'yesterday', status: 'NEW' }],
    ['?status=LOST', { category: 'past-month', status: 'ANY' }],
    ['?from=2026-03-01&to=2026-03-02', { category: 'past-month', status: 'NEW' }],
  ])('%j', (query, filters) => expect(readFilters(query, kept, place)).toMatchObject(filters))
})

describe('[HIS-005] [HIS-006] days of an address that cannot be shown', () => {
  test.each([
    ['?period=custom&from=2026-03-01&to=2026-03-02', undefined],
    ['?period=past-week&from=2026-03-02&to=2026-03-01', undefined],
    ['', undefined],
  ])('%j has none', (query, problem) => expect(addressProblem(query, place)).toBe(problem))
  test.each([
    '?period=custom',
    '?period=custom&from=2026-03-01',
    '?period=custom&to=2026-03-01',
    '?period=custom&from=2026-03-02&to=2026-03-01',
  ])('%j has', query => expect(addressProblem(query, place)).toBeDefined())

  test.each(['?period=always', '?period=always&from=2026-03-01&to=2026-03-02'])('%j names no days', query => {
    expect(addressProblem(query, place)).toEqual({ code: 'day_missing' })
  })
})

test('[HIS-101] an address has days only where they were chosen, and a search only where there is one', () => {
  const filters: HistoryFilters = { ...defaultFilters(place), category: 'past-week', status: 'NEW' }
  expect(writeFilters(filters, '')).toBe('?period=past-week&status=NEW')
  expect(writeFilters({ ...filters, category: 'custom', range: yesterday, searchKey: 'a b' }, '')).toBe(
    '?period=custom&from=2026-03-02&to=2026-03-02&status=NEW&search=a+b',
  )
})

test('[HIS-101] the order that is open stays in the address when a filter changes', () => {
  const filters: HistoryFilters = { ...defaultFilters(place), category: 'past-week' }
  const query = '?period=custom&from=2026-03-02&to=2026-03-02&search=a&order=no1'
  expect(writeFilters(filters, query)).toBe('?period=past-week&status=ANY&order=no1')
})

describe('the filters that are kept', () => {
  test('are dates and status, never the key', () => {
    const filters: HistoryFilters = {
      category: 'yesterday',
      range: yesterday,
      status: 'DELIVERED',
      searchKey: 'secret',
    }
    expect(storedFilters(filters, place.zone)).toEqual({
      dateRangeFilter: { from: 1_772_406_000, to: 1_772_492_399, category: 'yesterday' },
      orderStatusFilter: 'DELIVERED',
    })
  })
  test('a preset means the days before today', () => {
    const kept = storedFilters({ ...defaultFilters(place), status: 'NEW' }, place.zone)
    const nextWeek = { ...place, now: NOW + 7 * 86_400_000 }
    expect(readFilters('', kept, nextWeek)).toMatchObject({
      range: { from: '2026-03-09', to: '2026-03-09' },
      status: 'NEW',
    })
  })
  test('a custom range stays; one that is not allowed is forgotten', () => {
    const own = { category: 'custom' as const, range: { from: '2026-02-20', to: '2026-03-01' } }
    const kept = storedFilters({ ...defaultFilters(place), ...own }, place.zone)
    expect(readFilters('', kept, place)).toMatchObject(own)
    const week = storedFilters({ ...defaultFilters(place), category: 'past-week' }, place.zone)
    expect(readFilters('', week, place).category).toBe('past-week')
    const odd: StoredFilters = { dateRangeFilter: { from: 0, to: SECONDS, category: 'custom' } }
    expect(readFilters('', odd, place)).toEqual(defaultFilters(place))
  })
})

describe('[HIS-004] the status filter', () => {
  test.each([
    ['NEW', ['ANY', 'NEW']],
    ['PICKED_UP', ['ANY', 'COLLECTED']],
    ['RETURNED_TO_VENDOR', ['ANY', 'DELIVERED']],
    ['PAYMENT_FAILED', ['ANY', 'CANCELLED']],
    ['INITIATED', ['ANY']],
  ] as const)('%s passes %j', (status, passed) => {
    const order = orderOf({ status })
    expect(statusFilters.filter(filter => passesStatus(order, filter, NOW))).toEqual(passed)
  })
})

describe('search keys', () => {
  const phones = {
    sought: (text: string) => (/^\+?[\d ]{8,}$/.test(text) ? `+47${text}` : undefined),
  }
  const target = (key: string) => searchTarget(key, ['no', 'no-1', 'no-12'], phones)
  test.each([
    ['', { by: 'nothing' }],
    ['   ', { by: 'nothing' }],
    ['no-1-abc', { by: 'order', vendorId: 'no-1', orderId: 'no-1-abc' }],
    [' no-12- abc ', { by: 'order', vendorId: 'no-12', orderId: 'no-12-abc' }],
    ['no-99-abc', { by: 'order', vendorId: 'no', orderId: 'no-99-abc' }],
    ['no-', { by: 'neither' }],
    ['NO-1-abc', { by: 'order', vendorId: 'no-1', orderId: 'no-1-abc' }],
    ['#no-1-abc', { by: 'order', vendorId: 'no-1', orderId: 'no-1-abc' }],
    ['\u2068#no-1-abc\u2069', { by: 'order', vendorId: 'no-1', orderId: 'no-1-abc' }],
    ['no\u20111\u2011abc', { by: 'order', vendorId: 'no-1', orderId: 'no-1-abc' }],
    ['se-1-abc', { by: 'neither' }],
    ['22222222', { by: 'phone', phone: '+4722222222' }],
    ['123', { by: 'neither' }],
    ['no-1-#abc', { by: 'order', vendorId: 'no-1', orderId: 'no-1-#abc' }],
    ['no-1-a  b  c', { by: 'order', vendorId: 'no-1', orderId: 'no-1-abc' }],
    ['Kari', { by: 'neither' }],
  ])('[HIS-007] [HIS-008] [HIS-009] %j', (key, expected) => expect(target(key)).toEqual(expected))

  test('[API-041] the order of a test vendor is looked for as one of the user’s orders', () => {
    expect(searchTarget('test-7-abc', ['no'], phones)).toEqual({ by: 'neither' })
    expect(searchTarget('test-7-abc', ['no', 'test-7'], phones)).toEqual({
      by: 'order',
      vendorId: 'test-7',
      orderId: 'test-7-abc',
    })
  })

  test('[HIS-009] ten distinct keys are kept, newest first', () => {
    const keys = Array.from({ length: 12 }, (_, index) => `key ${index}`)
    const kept = [...keys, 'key 11', 'key 5', ' '].reduce<string[]>(remembered, [])
    expect(kept).toHaveLength(10)
    expect(kept.slice(0, 3)).toEqual(['key 5', 'key 11', 'key 10'])
    expect(kept).not.toContain('key 1')
  })
})
