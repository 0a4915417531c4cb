// What each flag opens and closes, where a rule decides it. What the page shows of it: tests/e2e/flags.test.ts.
import { describe, expect, test } from 'vitest'
import { initialRequest } from '#features/request/begin.ts'
import { paymentChoices, usableKinds } from '#features/request/payment-choices.ts'
import { viewOf } from '#features/request/view.ts'
import { entryOf } from '#features/session/entry.ts'
import { mayAddOutlet, mayEditOutlet } from '#features/vendors/vendors.ts'
import { context, NOON, order } from '../request/examples.ts'

const all = context().flags
const state = initialRequest('NO')

describe('[FLG-005] vouchers and later delivery', () => {
  test.each([
    [true, true],
    [false, false],
  ])('with their flags %s they are offered: %s', (on, offered) => {
    const view = viewOf(state, context({ flags: { ...all, Voucher: on, PreOrder: on } }), NOON)
    expect([view.voucherOffered, view.laterOffered]).toEqual([offered, offered])
  })

  test('each has a flag of its own', () => {
    const view = viewOf(state, context({ flags: { ...all, Voucher: false } }), NOON)
    expect([view.voucherOffered, view.laterOffered]).toEqual([false, true])
  })
})

describe('[FLG-006] the VAT number', () => {
  test.each([
    [true, false, true],
    [false, false, false],
    [true, true, false],
  ])('flag %s, guest %s: asked for %s', (PaymentVat, guest, asked) => {
    expect(viewOf(state, context({ guest, flags: { ...all, PaymentVat } }), NOON).vatOffered).toBe(asked)
  })
})

const payment = (flags: Partial<typeof all>, guest = false) =>
  paymentChoices({
    offered: 'PAID|CASH_ON_DELIVERY',
    online: true,
    vendor: {},
    flags: { ...all, ...flags },
    guest,
  })

describe('[FLG-009] cash on pick-up', () => {
  test.each([
    [true, ['paid', 'cash_on_delivery', 'cash_on_pickup', 'card']],
    [false, ['paid', 'cash_on_delivery', 'card']],
  ])('with the flag %s the choices are %j', (PayAtPickup, choices) => {
    expect(payment({ PayAtPickup })).toEqual(choices)
    expect(payment({ PayAtPickup }, true)).toEqual(['card'])
  })
})

describe('[FLG-015] CyberSource and NONE', () => {
  test('a card kind of its own, closed while its flag is off', () => {
    expect(usableKinds({}, { CyberSourceCreditCard: true })).toContain('cybersource_creditcard')
    expect(usableKinds({}, { CyberSourceCreditCard: false })).not.toContain('cybersource_creditcard')
    const only = { generic_creditcard: false }
    expect(
      paymentChoices({
        offered: 'PAID',
        online: true,
        vendor: only,
        flags: { ...all, CyberSourceCreditCard: false },
        guest: false,
      }),
    ).toEqual(['paid'])
  })

  test('NONE is a choice while its flag is on, and then the one in force', () => {
    expect(payment({ NonePaymentMethod: true })).toContain('none')
    expect(payment({ NonePaymentMethod: false })).not.toContain('none')
    const known = { ...state, parameters: { paymentMethods: 'PAID', onlinePaymentActivated: false } }
    const flags = { ...all, NonePaymentMethod: true }
    expect(viewOf(known, context({ flags }), NOON).choices).not.toContain('card')
  })
})

describe('[FLG-008] collection points', () => {
  test.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])('role %s, flag %s: %s', (role, flag, may) => {
    const roles = role ? (['outlet-management'] as const) : []
    expect(mayAddOutlet({ roles, flag })).toBe(may)
    expect(mayEditOutlet('no1001', { roles, flag })).toBe(may)
  })
})

describe('[FLG-013] maintenance', () => {
  const place = { pathname: '/history', search: '', hash: '' }
  const question = { ...place, presence: 'vendor', locale: 'en', prefixes: { en: '' }, storedLocale: null } as const
  test.each([
    ['planned', { PlannedMaintenance: true }, '/maintenance'],
    ['unplanned', { UnplannedMaintenance: true }, '/maintenance'],
    ['both', { PlannedMaintenance: true, UnplannedMaintenance: true }, '/maintenance'],
    ['neither', { PlannedMaintenance: false, UnplannedMaintenance: false }, undefined],
  ])('%s', (_, flags, to) => {
    expect(entryOf({ ...question, flags }).to).toBe(to)
    expect(entryOf({ ...question, pathname: '/faq', flags }).to).toBeUndefined()
  })
})

test('an edited order cannot be rescheduled or given another VAT number', () => {
  const view = viewOf({ ...state, edited: order() }, context(), NOON)
  expect([view.laterOffered, view.vatOffered]).toEqual([false, false])
})
