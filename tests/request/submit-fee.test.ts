// Fees and vouchers at the submission.
import { expect, test } from 'vitest'
import {
  asked,
  context,
  fee,
  feeRun,
  NOON,
  order,
  placingOf,
  problemCode,
  refused,
  run,
  stepOf,
  submission,
  submit,
  toDetails,
  vendorThere,
} from './examples.ts'

const renewing = run([refused('SignatureExpired')], context(), submission.state)

test('[FEE-002] an expired signature fetches the fee again after 1 s', () => {
  expect(placingOf(renewing.state)).toBe('renewing')
  expect(renewing.commands).toContainEqual(expect.objectContaining({ do: 'fetchFee', waitMs: 1000 }))
})

test('[FEE-003] the same fee is submitted silently, under a key of its own', () => {
  const { state, commands } = run([fee(87.4, 'sig-new')], context(), renewing.state)
  expect(placingOf(state)).toBe('sending')
  expect(commands).toMatchObject([
    { do: 'send', submission: { key: 'key-0002', body: { delivery_fee: 87.4, signature: 'sig-new' } } },
  ])
})

test('[FEE-003] [FEE-004] [REQ-104] another fee is announced and asked about, with the old one next to it', () => {
  const asking = run([fee(95)], context(), renewing.state)
  expect(asking.state.stage).toMatchObject({
    placing: { at: 'asking', before: 87.4 },
    fee: { state: 'ready', full: { fee: 95 }, before: 87.4 },
  })
  expect(asking.commands).toEqual([{ do: 'notify', notice: { code: 'fee_changed' } }])
  const yes = run([{ type: 'newFeeAccepted', now: NOON }], context(), asking.state)
  expect(yes.commands.at(-1)).toMatchObject({ do: 'send', submission: { body: { delivery_fee: 95 } } })
  const no = run([{ type: 'newFeeDeclined' }], context(), asking.state)
  expect([stepOf(no.state), placingOf(no.state)]).toEqual(['FILL_PAYMENT_DETAILS', 'idle'])
})

test('[FEE-005] a fee that cannot be computed again is reported', () => {
  const { state } = run([s => ({ type: 'feeFailed', run: feeRun(s), now: NOON })], context(), renewing.state)
  expect([problemCode(state), placingOf(state)]).toEqual(['price_failed_on_submit', 'idle'])
})

test('[FEE-005] a signature that expires again and again ends the submission', () => {
  let { state } = submission
  for (let round = 0; round < 3; round++)
    state = run([refused('SignatureExpired'), fee(87.4, `s${round}`)], context(), state).state
  expect(problemCode(run([refused('SignatureExpired')], context(), state).state)).toBe('price_failed_on_submit')
})

test('[FEE-008] [FEE-010] a voucher lowers the fee, a new one replaces it, a bad one leaves it', () => {
  const voucher = (code: string, amount: number) => (s: typeof submission.state) =>
    ({
      type: 'voucherArrived',
      run: feeRun(s),
      answer: { voucher: { code, amount: 10, type: 'amount' }, delivery_fee: amount, signature: `v-${code}` },
      now: NOON,
    }) as const
  const apply = (text: string) => [
    { type: 'voucherTyped', text } as const,
    { type: 'voucherApplied', now: NOON } as const,
  ]
  const one = run([...toDetails, ...apply('ONE'), voucher('ONE', 77.4)])
  expect(one.state.stage).toMatchObject({ fee: { reduced: { fee: 77.4, signature: 'v-ONE' }, before: 87.4 } })
  const two = run([...apply('TWO'), voucher('TWO', 70)], context(), one.state)
  expect(two.state.voucher.applied?.code).toBe('TWO')
  const bad = run([...apply('BAD'), s => ({ type: 'voucherRefused', run: feeRun(s), now: NOON })], context(), two.state)
  expect([problemCode(bad.state), bad.state.voucher.applied?.code]).toEqual(['voucher_not_available', 'TWO'])
  expect(run([submit], context(), bad.state).commands.at(-1)).toMatchObject({
    submission: { body: { delivery_fee: 70, signature: 'v-TWO', voucher: { code: 'TWO' } } },
  })
  // Another time asks again (Q46).
  const timed = run(
    [{ type: 'formChanged', changes: { time: 'later', collectAt: NOON / 1000 + 3600 }, now: NOON }],
    context(),
    two.state,
  )
  expect(timed.commands).toContainEqual(
    expect.objectContaining({
      do: 'validateVoucher',
      input: expect.objectContaining({
        code: 'TWO',
        order: { order_time: NOON / 1000 + 3600, delivery_fee: 87.4, signature: 'sig-87.4' },
      }),
    }),
  )
  const removed = run([{ type: 'voucherRemoved' }], context(), two.state)
  expect(removed.state.stage).toMatchObject({ fee: { full: { fee: 87.4 }, before: 70 } })
})

test('[FEE-011] the voucher of an edited order is read; a failure is reported', () => {
  const edited = run([
    { type: 'started', vendorId: 'no2041', editOrderId: 'no2041-abc', now: NOON, newKey: 'k' },
    vendorThere(),
    s => ({
      type: 'orderArrived',
      run: asked(s),
      order: order({ voucher: { code: 'ABC', amount: 1, type: 'deliveryFee' } }),
    }),
  ])
  expect(edited.commands).toContainEqual({ do: 'readVoucher', run: edited.state.run, code: 'ABC' })
  const failed = run([{ type: 'voucherNotRead', run: edited.state.run }], context(), edited.state)
  expect(problemCode(failed.state)).toBe('voucher_details_failed')
})
