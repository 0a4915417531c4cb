import { expect, test } from 'vitest'
import {
  type AllFlags,
  FLAGS_DEBOUNCE_MS,
  FLAGS_REFRESH_MS,
  FLAGS_TIMEOUT_MS,
  flagContext,
  flagNames,
  flagsOfAnswer,
  flagsRetryDelays,
  withFlags,
} from '#features/flags/flags.ts'
import type { FlagAnswer } from '#schema/wire.ts'

const site = { brand: 'plain', country: 'NO', environment: 'prd' } as const

test('[FLG-001] [FLG-003] how long the service may take, and how often it is asked', () => {
  expect([FLAGS_TIMEOUT_MS, FLAGS_REFRESH_MS, FLAGS_DEBOUNCE_MS]).toEqual([2000, 300_000, 400])
  const delay = flagsRetryDelays()
  expect(Array.from({ length: 8 }, delay)).toEqual([5, 10, 20, 40, 80, 160, 300, 300].map(seconds => seconds * 1000))
})

test.each([
  [{ userId: undefined, vendorId: undefined }, { targetingKey: 'anonymous' }],
  [
    { userId: '7', vendorId: undefined },
    { targetingKey: 'anonymous', userId: '7' },
  ],
  [
    { userId: undefined, vendorId: 'no-1' },
    { targetingKey: 'no-1', vendorId: 'no-1' },
  ],
  [
    { userId: '7', vendorId: 'no-1' },
    { targetingKey: 'no-1', userId: '7', vendorId: 'no-1' },
  ],
])('flags for %j are asked with %j', (who, asked) => {
  expect(flagContext(site, who)).toEqual({ ...site, ...asked })
  expect(Object.keys(flagContext(site, who)).sort()).toEqual([...Object.keys(site), ...Object.keys(asked)].sort())
})

test('[Q80] of an answer only what is on or off counts', () => {
  const flags = [
    { key: 'Voucher', value: true },
    { key: 'PreOrder', value: false },
    { key: 'PaymentVat', value: 'yes' },
    { key: 'Helpcenter', errorCode: 'FLAG_NOT_FOUND' },
  ] as FlagAnswer['flags']
  expect(flagsOfAnswer({ flags })).toEqual({ Voucher: true, PreOrder: false })
})

test('[Q80] [Q106] only known flags are taken over, and only on or off', () => {
  const fallback = { Voucher: true, PreOrder: true, PaymentVat: false } as AllFlags
  const inherited = Object.create({ PaymentVat: true })
  const given = Object.assign(inherited, { Voucher: false, PreOrder: 'off', Unknown: true })
  expect(withFlags(fallback, given)).toEqual({ Voucher: false, PreOrder: true, PaymentVat: false })
})

test('the style sheet gets the names of the flags that are on', () => {
  expect(flagNames({ Voucher: true, PreOrder: false, PaymentVat: true })).toBe('Voucher PaymentVat')
  expect(flagNames({})).toBe('')
})
