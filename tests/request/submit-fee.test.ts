// Fees and vouchers at the submission.
import { describe, expect, test } from 'vitest'
import { feeOfEdited } from '#features/request/flow-fee.ts'
import type { RequestState } from '#features/request/flow-state.ts'
import type { SignedFee } from '#schema/wire.ts'
import {
  asked,
  chosen,
  context,
  deliverable,
  done,
  editing,
  expectRule,
  fee,
  feeRun,
  filled,
  NOON,
  open,
  order,
  parameters,
  placingOf,
  problemCode,
  type Rule,
  refused,
  run,
  type Step,
  stageOf,
  started,
  stepOf,
  submission,
  submit,
  toDetails,
  toPress,
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
  // The form of such an order has no field for a voucher.
  expect(failed.state.problem).toEqual({ problem: { code: 'voucher_details_failed' } })
})

describe('[FEE-011] the voucher of an edited order lowers the fee of its new address', () => {
  const voucher = { code: 'ABC', amount: 10, type: 'amount' } as const
  const editing = run([
    { type: 'started', vendorId: 'no2041', editOrderId: 'no2041-abc', now: NOON, newKey: 'k' },
    parameters,
    vendorThere(),
    s => ({ type: 'orderArrived', run: asked(s), order: order({ voucher }) }),
    open,
  ]).state
  const reading = editing.voucher.reading ?? -1
  const read = { type: 'voucherRead', run: reading, voucher, now: NOON } as const
  const checked: Step = s => ({
    type: 'voucherArrived',
    run: feeRun(s),
    answer: { voucher, delivery_fee: 77.4, signature: 'v' },
    now: NOON,
  })
  const lowered = { submission: { body: { delivery_fee: 77.4, signature: 'v' } } }

  test.each<[string, Step[]]>([
    ['read before the fee', [read, chosen, deliverable, fee()]],
    ['read after it', [chosen, deliverable, fee(), read]],
    ['read between fee and area', [chosen, fee(), read, deliverable]],
  ])('%s', (_, steps) => {
    const asks = run(steps, context(), editing)
    expect(run([checked, submit], context(), asks.state).commands.at(-1)).toMatchObject(lowered)
  })

  test('also where it is submitted before the voucher is read', () => {
    const waits = run([chosen, deliverable, fee(), submit], context(), editing)
    expect(done(waits.commands)).not.toContain('send')
    const asking = run([read, checked], context(), waits.state)
    expect(asking.state.stage).toMatchObject({ placing: { at: 'asking', before: 87.4 } })
    const without = run([{ type: 'voucherNotRead', run: reading }], context(), waits.state)
    expect([problemCode(without.state), without.state.waiting]).toEqual(['voucher_details_failed', undefined])
    expect(run([submit], context(), without.state).commands.at(-1)).toMatchObject({
      submission: { body: { delivery_fee: 87.4 } },
    })
  })

  test('one that is not available any more is told without a field', () => {
    const asks = run([read, chosen, deliverable, fee()], context(), editing)
    const refusal: Step = s => ({ type: 'voucherRefused', run: feeRun(s), now: NOON })
    expect(run([refusal], context(), asks.state).state.problem).toEqual({ problem: { code: 'voucher_not_available' } })
    const sent = run([checked, submit, refused('VoucherNotAvailable')], context(), asks.state)
    expect(sent.state.problem).toEqual({ problem: { code: 'voucher_not_available' } })
  })
})

describe('[FEE-008] another time while a voucher is checked', () => {
  const at = (seconds: number): Step => ({
    type: 'formChanged',
    changes: { time: 'later', collectAt: NOON / 1000 + seconds },
    now: NOON,
  })
  const typed = (text: string): Step => ({ type: 'voucherTyped', text })
  const applied: Step = { type: 'voucherApplied', now: NOON }
  const arrives = (code: string, run: number) =>
    ({
      type: 'voucherArrived',
      run,
      answer: { voucher: { code, amount: 10, type: 'amount' }, delivery_fee: 77.4, signature: `v-${code}` },
      now: NOON,
    }) as const
  const accepted: Step = s => arrives('ONE', feeRun(s))

  test.each<[string, Step[]]>([
    ['a first one', [...toDetails, typed('ONE'), applied]],
    ['one that is checked for another time already', [...toDetails, typed('ONE'), applied, accepted, at(900)]],
    ['one while the area is checked', [...toDetails.slice(0, 5), filled, typed('ONE'), applied, fee()]],
  ])('checks %s again, and the answer for the time before does not count', (_, steps) => {
    const before = run(steps)
    const again = run([at(3600)], context(), before.state)
    expect(again.commands.at(-1)).toMatchObject({
      do: 'validateVoucher',
      input: { code: 'ONE', order: { order_time: NOON / 1000 + 3600 } },
    })
    const late = run([arrives('ONE', feeRun(before.state))], context(), again.state)
    expect(late.state).toEqual(again.state)
    expect(run([accepted], context(), again.state).state.voucher.applied?.code).toBe('ONE')
  })

  test('one that holds for it leaves what was typed and not applied', () => {
    const one = run([...toDetails, typed('ONE'), applied, accepted, typed('TWO'), at(3600), accepted])
    expect(one.state.voucher).toMatchObject({ typed: 'TWO', applied: { code: 'ONE' } })
  })

  test('one that does not hold for it goes, whatever else was typed', () => {
    const one = run([...toDetails, typed('ONE'), applied, accepted, typed('TWO'), at(3600)])
    const gone = run([s => ({ type: 'voucherRefused', run: feeRun(s), now: NOON })], context(), one.state)
    expect([problemCode(gone.state), gone.state.voucher]).toEqual(['voucher_not_available', { typed: 'ONE' }])
    expect(gone.state.stage).toMatchObject({ fee: { state: 'ready', full: { fee: 87.4 }, before: 77.4 } })
  })
})

test('[FEE-010] a bad voucher leaves the one that was applied, also with a fee that is new', () => {
  const ONE = { code: 'ONE', amount: 10, type: 'amount' } as const
  const accepted: Step = s => ({
    type: 'voucherArrived',
    run: feeRun(s),
    answer: { voucher: ONE, delivery_fee: 77.4, signature: 'v' },
    now: NOON,
  })
  const apply = (text: string): Step[] => [
    { type: 'voucherTyped', text },
    { type: 'voucherApplied', now: NOON },
  ]
  const asks = run([...toDetails, ...apply('ONE'), accepted, chosen, ...apply('BAD'), deliverable, fee(100)])
  expect(asks.commands).toMatchObject([{ do: 'validateVoucher', input: { code: 'BAD' } }])
  const bad = run([s => ({ type: 'voucherRefused', run: feeRun(s), now: NOON })], context(), asks.state)
  expect(bad.commands).toMatchObject([{ do: 'validateVoucher', input: { code: 'ONE', order: { delivery_fee: 100 } } }])
  const { state } = run([accepted], context(), bad.state)
  expect([state.voucher, problemCode(state)]).toEqual([{ typed: 'BAD', applied: ONE }, 'voucher_not_available'])
  expect(state.stage).toMatchObject({ fee: { state: 'ready', full: { fee: 100 }, reduced: { fee: 77.4 } } })
})

test('[REQ-104] a lowered fee whose end has passed on arrival holds until the server says otherwise', () => {
  const { state } = run([
    ...toDetails,
    { type: 'voucherTyped', text: 'ONE' },
    { type: 'voucherApplied', now: NOON },
    s => ({
      type: 'voucherArrived',
      run: feeRun(s),
      answer: {
        voucher: { code: 'ONE', amount: 10, type: 'amount' },
        delivery_fee: 77.4,
        signature: 'v',
        valid_until: NOON / 1000 - 60,
      },
      now: NOON,
    }),
  ])
  expect(state.stage).toMatchObject({ fee: { reduced: { fee: 77.4, signature: 'v' } } })
  expect(run([submit], context(), state).commands.at(-1)).toMatchObject({ submission: { body: { signature: 'v' } } })
})

// What each answer about a voucher changes, and what it leaves.

const voucher = (code: string) => ({ code, amount: 10, type: 'amount' }) as const
const full = { fee: 87.4, signature: 'sig-87.4' }
const reduced = { fee: 77.4, signature: 'v-ONE' }
const typed = (text: string): Step => ({ type: 'voucherTyped', text })
const applied: Step = { type: 'voucherApplied', now: NOON }
const lowers =
  (more: object = {}, asked?: (s: RequestState) => number): Step =>
  s => ({
    type: 'voucherArrived',
    run: (asked ?? feeRun)(s),
    answer: { voucher: voucher('ONE'), delivery_fee: 77.4, signature: 'v-ONE', ...more },
    now: NOON,
  })
test('[FEE-010] a voucher that is refused once the flag is off is told without a field', () => {
  const { state } = run([...another, refusal])
  expect(state.problem).toEqual(notAvailable)
  const off = context({ flags: { ...context().flags, Voucher: false } })
  const ended = run([refusal], off, run(another).state)
  expect(ended.state.problem).toEqual({ problem: { code: 'voucher_not_available' } })
})

const refusal: Step = s => ({ type: 'voucherRefused', run: feeRun(s), now: NOON })
const expired: Step = s => ({ type: 'voucherRefused', run: feeRun(s), now: NOON, expired: true })
const lapses: Step = { type: 'feeLapsed', now: NOON }
const typedAndApplied: Step[] = [...toDetails, typed('ONE'), applied]
const lowered: Step[] = [...typedAndApplied, lowers()]
const another: Step[] = [...lowered, typed('TWO'), applied]
const removed: Step = { type: 'voucherRemoved' }
const notAvailable = { at: 'voucher', problem: { code: 'voucher_not_available' } } as const
const keptDraft = { do: 'keepDraft' } as const
const withFee = (s: RequestState, given: object) => stageOf(s, { fee: { state: 'ready', ...given } })
const ofEdited = order({ voucher: voucher('ONE') })
const reading: Step[] = editing({ voucher: voucher('ONE') })

const withoutPrice: Step[] = [...toDetails.slice(0, 6), s => ({ type: 'feeFailed', run: feeRun(s), now: NOON }), filled]

const rules: Rule[] = [
  [
    '[FEE-008] a voucher is checked without the spaces around it',
    [started, parameters, vendorThere(), open, chosen, deliverable, typed(' ONE '), applied],
    fee(),
    s => [
      { run: s.run + 1, stage: stageOf(s, { fee: { state: 'loading', run: s.run + 1, full, code: 'ONE' } }) },
      [expect.objectContaining({ do: 'validateVoucher', input: expect.objectContaining({ code: 'ONE' }) })],
    ],
  ],
  [
    '[FEE-008] the code is shown as the server writes it',
    [...toDetails, typed(' one '), applied],
    lowers(),
    s => [
      {
        voucher: { typed: 'ONE', applied: voucher('ONE') },
        stage: withFee(s, { full, reduced, before: 87.4 }),
      },
      [keptDraft],
    ],
  ],
  [
    '[FEE-008] the same code in other letters, with spaces, is not asked about again',
    [...lowered, typed(' one ')],
    applied,
    () => [{}, []],
  ],
  [
    '[FEE-008] without a fee, a voucher waits for one',
    [started, parameters, vendorThere(), open, typed('ONE')],
    applied,
    () => [{ voucher: { typed: 'ONE', awaitsFee: true } }, []],
  ],
  ...[
    lowers({}, s => feeRun(s) - 1),
    (s: RequestState) => ({ ...(refusal as (of: RequestState) => object)(s), run: feeRun(s) - 1 }) as never,
  ].map(
    (late): Rule => ['[REQ-012] a late answer about a voucher changes nothing', typedAndApplied, late, () => [{}, []]],
  ),
  ...[
    ['that ends with the full one where it does not say when', {}, NOON / 1000 + 60, NOON / 1000 + 60],
    ['that ends when it says', { valid_until: NOON / 1000 + 1 }, NOON / 1000 + 60, NOON / 1000 + 1],
    ['that has ended on arrival has no end', { valid_until: NOON / 1000 }, NOON / 1000 + 60, undefined],
  ].map(
    ([what, answer, until, end]): Rule => [
      `[REQ-104] a lowered fee ${what}`,
      [
        ...toDetails.slice(0, 6),
        s => ({
          type: 'feeArrived',
          run: feeRun(s),
          fee: { ...full, valid_until: until as number },
          now: NOON,
        }),
        filled,
        typed('ONE'),
        applied,
      ],
      lowers(answer as object),
      s => [
        {
          voucher: { typed: 'ONE', applied: voucher('ONE') },
          stage: withFee(s, {
            full: { ...full, validUntil: until },
            reduced: { ...reduced, ...(end !== undefined && { validUntil: end }) },
            before: 87.4,
          }),
        },
        [keptDraft],
      ],
    ],
  ),
  [
    '[FEE-010] a bad voucher leaves the fee and the voucher before it',
    another,
    refusal,
    s => [
      {
        voucher: { typed: 'TWO', applied: voucher('ONE') },
        stage: withFee(s, { full, reduced }),
        problem: notAvailable,
      },
      [],
    ],
  ],
  [
    '[FEE-010] with a new fee, the voucher before it is checked for that one',
    [...lowered, lapses, typed('TWO'), applied, fee(90)],
    refusal,
    s => [
      {
        run: s.run + 1,
        voucher: { typed: 'TWO', applied: voucher('ONE') },
        stage: stageOf(s, {
          fee: {
            state: 'loading',
            run: s.run + 1,
            full: { fee: 90, signature: 'sig-90' },
            code: 'ONE',
            held: { full, reduced },
          },
        }),
        problem: notAvailable,
      },
      [expect.objectContaining({ do: 'validateVoucher', input: expect.objectContaining({ code: 'ONE' }) })],
    ],
  ],
  [
    '[FEE-010] one that is not available any more goes, and a submission that waits goes on without it',
    [...lowered, lapses, { type: 'submitted', now: NOON }, fee(77.4)],
    refusal,
    s => [
      {
        voucher: { typed: 'ONE' },
        waiting: undefined,
        run: s.run + 1,
        endTime: NOON,
        stage: expect.objectContaining({ step: 'FILL_PAYMENT_DETAILS' }),
        problem: undefined,
        sent: expect.objectContaining({ key: 'key-0001' }),
      },
      [
        expect.objectContaining({ do: 'measure' }),
        expect.objectContaining({
          do: 'send',
          submission: expect.objectContaining({ body: expect.objectContaining({ delivery_fee: 77.4 }) }),
        }),
      ],
    ],
  ],
  ...[
    ['that is new', typedAndApplied, { typed: 'ONE', awaitsFee: true }, { full }],
    ['that is applied', [...lowered, lapses, fee()], { typed: 'ONE', applied: voucher('ONE') }, { full, reduced }],
    [
      'that is to replace another',
      another,
      { typed: 'TWO', applied: voucher('ONE'), awaitsFee: true },
      { full, reduced },
    ],
  ].map(
    ([which, steps, voucherThen, held]): Rule => [
      `[FEE-002] where the fee of a voucher ${which} has expired, it is fetched again after 1 s`,
      steps as Step[],
      expired,
      s => [
        {
          run: s.run + 1,
          voucher: voucherThen as RequestState['voucher'],
          stage: stageOf(s, { fee: { state: 'loading', run: s.run + 1, renewed: true, held } }),
        },
        [expect.objectContaining({ do: 'fetchFee', run: s.run + 1, waitMs: 1000 })],
      ],
    ],
  ),
  [
    '[FEE-002] the voucher is checked with the fee that comes then',
    [...typedAndApplied, expired],
    fee(90),
    s => [
      {
        run: s.run + 1,
        stage: stageOf(s, {
          fee: {
            state: 'loading',
            run: s.run + 1,
            full: { fee: 90, signature: 'sig-90' },
            code: 'ONE',
            held: { full },
            renewed: true,
          },
        }),
      },
      [expect.objectContaining({ do: 'validateVoucher', input: expect.objectContaining({ code: 'ONE' }) })],
    ],
  ],
  [
    '[FEE-010] a fee that expires again at once leaves the voucher not available',
    [...typedAndApplied, expired, fee(90)],
    expired,
    s => [
      {
        voucher: { typed: 'ONE' },
        stage: withFee(s, { full: { fee: 90, signature: 'sig-90' }, before: 87.4 }),
        problem: notAvailable,
      },
      [],
    ],
  ],
  [
    '[FEE-008] removing a code takes away that it is not available',
    [...typedAndApplied, refusal],
    removed,
    () => [{ voucher: { typed: '' }, problem: undefined }, [keptDraft]],
  ],
  [
    '[FEE-008] a code is removed before there is an address',
    [started, parameters, vendorThere(), open, typed('ONE')],
    removed,
    () => [{ voucher: { typed: '' } }, [keptDraft]],
  ],
  [
    '[FEE-008] removed while the fee is fetched again, a voucher does not lower that one',
    [...lowered, lapses],
    removed,
    () => [{ voucher: { typed: '' } }, [keptDraft]],
  ],
  [
    '[FEE-008] removed after the address, an applied voucher is gone',
    [...lowered, { type: 'destinationTyped', text: 'Stor' }],
    removed,
    () => [{ voucher: { typed: '' } }, [keptDraft]],
  ],
  [
    '[REQ-104] a code that was not applied leaves the fee as it is shown',
    [...lowered, removed, typed('TWO')],
    removed,
    () => [{ voucher: { typed: '' } }, [keptDraft]],
  ],
  [
    '[FEE-010] another code takes away that the one before is not available, and is kept',
    [...typedAndApplied, refusal],
    typed('TWO'),
    () => [{ voucher: { typed: 'TWO' }, problem: undefined }, [keptDraft]],
  ],
  [
    '[FEE-010] so does applying it again',
    [...typedAndApplied, refusal],
    applied,
    s => [
      {
        run: s.run + 1,
        problem: undefined,
        stage: stageOf(s, { fee: { state: 'loading', run: s.run + 1, full, code: 'ONE', held: { full } } }),
      },
      [expect.objectContaining({ do: 'validateVoucher' })],
    ],
  ],
  [
    '[FEE-007] a fee that cannot be computed is told',
    [...toDetails.slice(0, 6), filled],
    s => ({ type: 'feeFailed', run: feeRun(s), now: NOON }),
    s => [{ stage: stageOf(s, { fee: { state: 'failed' } }), problem: { problem: { code: 'price_failed' } } }, []],
  ],
  [
    '[FEE-007] until it can',
    [...withoutPrice, lapses],
    fee(),
    s => [{ stage: withFee(s, { full }), problem: undefined }, []],
  ],
  [
    '[FEE-005] so is one that failed at the submission',
    [...withoutPrice, submit, s => ({ type: 'feeFailed', run: feeRun(s), now: NOON }), lapses],
    fee(),
    s => [{ stage: withFee(s, { full }), problem: undefined }, []],
  ],
  [
    '[REQ-109] a fee that arrives leaves what is wrong with a field',
    [...toDetails, { type: 'formChanged', changes: { name: '' }, now: NOON }, submit, lapses],
    fee(),
    s => [{ stage: withFee(s, { full }) }, []],
  ],
  ...(['time', 'collectAt'] as const).map(
    (name): Rule => [
      `[FEE-008] another time (${name}) has the voucher checked for it`,
      lowered,
      {
        type: 'formChanged',
        changes: name === 'time' ? { time: 'within' } : { collectAt: NOON / 1000 + 3600 },
        now: NOON,
      },
      s => [
        {
          run: s.run + 1,
          form: { ...s.form, ...(name === 'time' ? { time: 'within' } : { collectAt: NOON / 1000 + 3600 }) },
          stage: stageOf(s, { fee: { state: 'loading', run: s.run + 1, full, code: 'ONE', held: { full, reduced } } }),
        },
        [keptDraft, expect.objectContaining({ do: 'validateVoucher' })],
      ],
    ],
  ),
  [
    '[FEE-008] another note does not',
    lowered,
    { type: 'formChanged', changes: { notes: 'Ring' }, now: NOON },
    s => [{ form: { ...s.form, notes: 'Ring' } }, [keptDraft]],
  ],
  [
    '[FEE-011] the code of an edited order stays where its voucher cannot be read',
    reading,
    s => ({ type: 'voucherNotRead', run: s.voucher.reading ?? -1 }),
    () => [{ voucher: { typed: 'ONE' }, problem: { problem: { code: 'voucher_details_failed' } } }, []],
  ],
  [
    '[FEE-010] refused with the order, a voucher goes, its code stays, and the full fee is shown next to the lowered one',
    [...lowered, submit],
    refused('VoucherNotAvailable'),
    s => [
      {
        key: 'key-0002',
        sent: undefined,
        voucher: { typed: 'ONE' },
        stage: stageOf(s, { placing: { at: 'idle' }, fee: { state: 'ready', full, before: 77.4 } }),
        problem: notAvailable,
      },
      [keptDraft],
    ],
  ],
  [
    '[FEE-010] refused where none was applied, the fee is as before',
    toPress,
    refused('VoucherNotAvailable'),
    s => [
      {
        key: 'key-0002',
        sent: undefined,
        stage: stageOf(s, { placing: { at: 'idle' } }),
        problem: notAvailable,
      },
      [keptDraft],
    ],
  ],
  [
    '[FEE-010] refused with an update, the fee that the order has stays',
    [
      ...reading,
      s => ({ type: 'voucherRead', run: s.voucher.reading ?? -1, voucher: voucher('ONE'), now: NOON }),
      submit,
    ],
    refused('VoucherNotAvailable'),
    s => [
      {
        key: 'key-0002',
        voucher: { typed: 'ONE' },
        stage: stageOf(s, { placing: { at: 'idle' } }),
        problem: { problem: { code: 'voucher_not_available' } },
      },
      [keptDraft],
    ],
  ],
  [
    '[FEE-005] a signature that expires again and again ends the submission, and its key',
    [...toPress, ...[0, 1, 2].flatMap(round => [refused('SignatureExpired'), fee(87.4, `s${round}`)])],
    refused('SignatureExpired'),
    s => [
      {
        key: 'key-0002',
        sent: undefined,
        stage: stageOf(s, { placing: { at: 'idle' } }),
        problem: { problem: { code: 'price_failed_on_submit' } },
      },
      [keptDraft],
    ],
  ],
]

test.each(rules)('%s', expectRule)

const signed = (amount: number): SignedFee => ({ fee: amount, signature: 's' })

test.each<[string, object, 'PAID' | 'CASH_ON_DELIVERY', object | undefined]>([
  ['with no fee', {}, 'PAID', undefined],
  ['with a fee', { delivery_fee: signed(100) }, 'PAID', { amount: 100, full: 100 }],
  [
    'with a lowered fee',
    { delivery_fee: signed(100), discounted_delivery_fee: signed(80) },
    'PAID',
    { amount: 80, full: 100 },
  ],
  ['with a lowered fee only', { discounted_delivery_fee: signed(80) }, 'PAID', { amount: 80, full: 80 }],
  // What paying in cash adds is shown for itself. Sums are rounded as the currency is written.
  [
    'paid in cash',
    { delivery_fee: signed(100.1), discounted_delivery_fee: signed(80.1) },
    'CASH_ON_DELIVERY',
    { amount: 60.0, full: 80.0 },
  ],
])('[REQ-107] the fee that the reader has seen of an order %s', (_, fees, payment, seen) => {
  const of = order({ ...fees, order: { ...ofEdited.order, payment_method: payment } })
  expect(feeOfEdited(of, { cashOnDeliveryFee: 20.1, currency: 'NOK' })).toEqual(seen)
})
