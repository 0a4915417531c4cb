import { expect, test } from 'vitest'
import { newFeeWords } from '#features/request/new-fee-text.ts'
import { requestNoticeWords } from '#features/request/notices-text.ts'
import type { AnyRequestProblem, RequestNotice } from '#features/request/problems.ts'
import { feeHoldsWords, paymentChoiceWords, requestWords } from '#features/request/text.ts'

const money = (amount: number) => `NOK ${amount}`
const moment = (ms: number) => new Date(ms).toISOString().slice(11, 16)

/** The documented words, letter for letter (Q94). */
const quoted: [string, AnyRequestProblem, string][] = [
  ['[REQ-040]', { code: 'vendor_missing' }, 'Could not get your informations - please logout & login again'],
  ['[REQ-036]', { code: 'unit_missing' }, "Please fill the customer's unit number"],
  ['[REQ-034]', { code: 'name_missing' }, "Please fill the customer's name"],
  ['[REQ-035]', { code: 'name_invalid' }, 'The customer name is not valid'],
  ['[REQ-037]', { code: 'phone_missing' }, "Fill the customer's phone"],
  ['[REQ-038]', { code: 'phone_invalid' }, "The phone number doesn't seem correct"],
  ['[REQ-039]', { code: 'description_too_long', limit: 200 }, 'Please do not exceed 200 characters'],
  ['[REQ-047]', { code: 'text_too_long', limit: 170 }, 'Please do not exceed 170 characters'],
  ['[REQ-041]', { code: 'address_missing' }, 'Please type in the address'],
  ['[REQ-042]', { code: 'address_not_located' }, 'We cannot compute the location of this address'],
  ['[REQ-043]', { code: 'amount_invalid' }, 'Please put a valid amount for the order'],
  ['[REQ-044]', { code: 'amount_below_minimum', minimum: 100, currency: 'PKR' }, 'Minimum amount of 100 PKR'],
  ['[REQ-045]', { code: 'payment_not_selected' }, 'Please select a payment method'],
  ['[REQ-026]', { code: 'not_deliverable' }, 'Unable to deliver to this address'],
  ['[REQ-027]', { code: 'undeliverable_on_submit' }, 'We cannot deliver that order there.'],
  ['[REQ-028]', { code: 'deliverability_unknown' }, 'Unable to verify if order is deliverable'],
  ['[REQ-033]', { code: 'order_not_created' }, 'Could not create that order'],
  ['[REQ-033]', { code: 'order_not_updated' }, 'Could not update that order'],
  ['[FEE-005]', { code: 'price_failed_on_submit' }, 'We could not compute the price for that order.'],
  ['[FEE-010]', { code: 'voucher_not_available' }, 'This voucher code is not available'],
  ['[FEE-011]', { code: 'voucher_details_failed' }, 'Can not get details of the voucher code'],
  [
    '[FEE-012]',
    { code: 'item_value_exceeds', limit: 500, currency: 'NOK' },
    'Item value exceeds NOK 500, please check',
  ],
  ['[FEE-015]', { code: 'vat_length' }, 'Your VAT number should be 8 characters, please check again.'],
  ['[FEE-016]', { code: 'vat_invalid' }, 'Your VAT number is invalid, please check again.'],
  [
    '[PAY-010]',
    { code: 'payment_failed_to_start' },
    'We encountered some issue while initializing our payment system. Please try again.',
  ],
  ['[PAY-013]', { code: 'payment_none_offered' }, 'No payment method available'],
  ['[ADR-011]', { code: 'origin_not_located' }, 'No coordinates for that address'],
  ['[ADR-012]', { code: 'notes_too_long', limit: 1000 }, 'Notes are too long'],
  ['[ADR-013]', { code: 'street_too_long', limit: 255 }, 'Address is too long'],
  ['[ADR-015]', { code: 'origin_not_saved' }, 'Unable to save address'],
  ['[ADR-015]', { code: 'origin_not_updated' }, 'We were unable to update the address.'],
]

test.each(quoted)('%s %j has the text "%s"', (_, problem, words) => {
  expect(requestWords(problem, money)).toBe(words)
})

const hours = { from: '09:00', to: '22:00', currentTime: '23:10' }
const notices: [string, RequestNotice, string][] = [
  ['[REQ-032]', { code: 'order_pushed', orderId: 'x' }, 'Order pushed!'],
  ['[REQ-032]', { code: 'order_updated', orderId: 'x' }, 'Order Updated!'],
  ['[REQ-017]', { code: 'service_closed', ...hours }, "Service hours: 09:00 to 22:00. It's 23:10"],
  ['[REQ-018]', { code: 'platform_unavailable' }, 'Sorry, the platform is currently unavailable...'],
  ['[FEE-004]', { code: 'fee_changed' }, 'The delivery fee has changed.'],
  ['[ADR-014]', { code: 'address_saved' }, 'Address saved'],
  [
    '[REQ-106]',
    { code: 'service_closed', ...hours, opensAt: Date.UTC(2026, 2, 5, 8) },
    "Service hours: 09:00 to 22:00. It's 23:10. You can request a rider again from 08:00.",
  ],
]

test.each(notices)('%s the notice %j has the text "%s"', (_, notice, words) => {
  expect(requestNoticeWords(notice, moment)).toBe(words)
})

test('[FEE-003] [REQ-104] the question about a new fee names it, and the old one next to it', () => {
  expect(newFeeWords({ amount: 95, before: 87.4 }, money)).toEqual({
    question: 'The delivery fee is now: NOK 95. Are you ok?',
    before: 'Before: NOK 87.4',
  })
})

test('[PAY-003] the choices on screen', () => {
  expect(paymentChoiceWords('cash_on_delivery')).toBe('Cash on delivery')
  expect(paymentChoiceWords('cash_on_pickup')).toBe('Cash on pick-up')
})

test.each([
  [60, '1:00'],
  [59, '0:59'],
  [5, '0:05'],
  [0, '0:00'],
])('[REQ-104] the fee holds for %i s more: %s', (seconds, time) => {
  expect(feeHoldsWords(seconds)).toContain(time)
})
