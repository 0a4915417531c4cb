// How a request begins: what is taken over from a draft, the collection point, and the hours of the service.
import { expect, test } from 'vitest'
import { initialRequest } from '#features/request/begin.ts'
import type { Draft } from '#features/request/draft.ts'
import { emptyForm, type RequestForm } from '#features/request/form.ts'
import { emptyOrigin } from '#features/request/prefill.ts'
import {
  asked,
  chosen,
  closed,
  deliverable,
  editing,
  expectRule,
  fee,
  filled,
  form,
  NOON,
  open,
  order,
  place,
  type Rule,
  type Step,
  spot,
  stageOf,
  started,
  vendor,
  vendorThere,
} from './examples.ts'

const shop = { latitude: 59.9229, longitude: 10.7588 }
const nowhere = vendor({}, {})
const bare = vendorThere(nowhere)
const address = { id: 'a', formatted_address: 'Storgata 1', ...spot }
const origin = { ...emptyOrigin('NO'), addressQuery: 'Storgata 1', street_address: 'Storgata 1', ...spot }
const sent = { since: NOON / 1000, prints: [], key: 'key-0000' }
const draft: Draft = {
  form,
  destination: { query: place.text, place },
  origin: undefined,
  voucherCode: '',
  key: 'key-0000',
  sent: undefined,
  placed: ['no2041-1'],
}
const startedWith = (more: object): Step => ({ ...(started as object), ...more }) as Step
/** What a start leaves of a draft. */
const begun = (more: object = {}) => ({
  run: 1,
  vendorId: 'no2041',
  stage: { step: 'WAIT_FOR_VENDOR', run: 1 } as const,
  key: 'key-0000',
  startTime: NOON,
  form,
  destination: draft.destination,
  placed: draft.placed,
  ...more,
})
const begins = [
  { do: 'forgetCard' },
  { do: 'loadParameters' },
  { do: 'waitForVendor', run: 1, vendorId: 'no2041' },
] as const
const keptDraft = { do: 'keepDraft' } as const
const time = (changes: Partial<RequestForm>): Step => ({
  type: 'formChanged',
  changes,
  now: NOON,
})
const later = time({ time: 'later', collectAt: NOON / 1000 + 7200 })
const hours =
  (given: { from?: string; to?: string }): Step =>
  s => ({ type: 'hoursArrived', run: asked(s), hours: { status: 'closed', currentTime: '12:00', ...given }, now: NOON })
const closedHours = { status: 'closed', from: '12:30', to: '22:00', currentTime: '12:00' } as const
const hoursFail: Step = s => ({ type: 'hoursFailed', run: asked(s) })
const choose: Step = { type: 'originChosen', address }
const confirm: Step = { type: 'originConfirmed' }
const edit = (notes: string): Step => ({ type: 'originEdited', changes: { notes } })
const asksOrigin = { step: 'ASK_FOR_ORIGIN_ADDRESS', vendor: nowhere } as const
const showsOrigin = { step: 'ASK_FOR_ORIGIN_ADDRESS_DETAILS', vendor: nowhere } as const
const checks = (run: number, more: object = {}) => ({
  run,
  stage: { step: 'CHECK_SERVICE_HOURS', run, vendor: vendor(), from: shop, ...more } as const,
})
const loads = (run: number) => ({ do: 'loadHours', run, vendorId: 'no2041' }) as const
const saving: Step[] = [started, bare, choose, confirm]
const guest = { guest: true }

const rules: Rule[] = [
  [
    '[REQ-012] a request that never started does not go back',
    [],
    { type: 'wentBackToOriginDetails', now: NOON },
    () => [{}, []],
  ],
  [
    '[REQ-102] it begins empty, under a new key',
    [],
    started,
    () => [{ ...begun({ key: 'key-0001' }), form: emptyForm, destination: { query: '' }, placed: [] }, begins],
  ],
  ['[REQ-102] or with what was filled in before', [], startedWith({ draft }), () => [begun(), begins]],
  [
    '[REQ-102] with the collection point of the draft',
    [],
    startedWith({ draft: { ...draft, origin } }),
    () => [begun({ origin }), begins],
  ],
  [
    '[FEE-008] with its voucher, which is checked once there is a fee',
    [],
    startedWith({ draft: { ...draft, voucherCode: 'ONE' } }),
    () => [begun({ voucher: { typed: 'ONE', awaitsFee: true } }), begins],
  ],
  [
    '[FEE-008] but spaces are no voucher',
    [],
    startedWith({ draft: { ...draft, voucherCode: '  ' } }),
    () => [begun({ voucher: { typed: '  ' } }), begins],
  ],
  [
    'what was told of the same contents before is told again',
    [],
    startedWith({ draft, problem: { problem: { code: 'price_failed' } } }),
    () => [begun({ problem: { problem: { code: 'price_failed' } } }), begins],
  ],
  [
    'an order that is edited is not filled in from a draft',
    [],
    startedWith({ draft, editOrderId: 'no2041-abc' }),
    () => [
      {
        ...begun({ key: 'key-0001' }),
        editOrderId: 'no2041-abc',
        form: emptyForm,
        destination: { query: '' },
        placed: [],
      },
      begins,
    ],
  ],
  [
    '[REQ-105] what was sent before a reload is looked for',
    [],
    startedWith({ draft: { ...draft, sent } }),
    () => [
      begun({ run: 2, sent, recovering: 2 }),
      [...begins, { do: 'lookUp', run: 2, vendorId: 'no2041', from: NOON / 1000 - 5 }],
    ],
  ],
  [
    '[REQ-105] but not for a guest, who has no list of orders',
    [],
    startedWith({ draft: { ...draft, sent } }),
    () => [begun({ sent }), begins],
    guest,
  ],
  [
    '[REQ-014] a vendor without an estimate of its own leaves none',
    [started],
    vendorThere(),
    s => [checks(s.run + 1), [loads(s.run + 1)]],
  ],
  ['[REQ-015] a vendor without a location is asked for one', [started], bare, () => [{ stage: asksOrigin }, []]],
  [
    '[REQ-015] one whose location was given but not saved is shown it',
    [startedWith({ draft: { ...draft, origin } })],
    bare,
    () => [{ stage: showsOrigin }, []],
  ],
  [
    '[GST-006] a guest who has given it before is not asked again',
    [startedWith({ draft: { ...draft, origin } })],
    bare,
    s => [checks(s.run + 1, { vendor: nowhere, from: spot }), [loads(s.run + 1)]],
    guest,
  ],
  [
    'an order that was only just placed is read again in a moment',
    editing().slice(0, 3),
    s => ({ type: 'orderArrived', run: asked(s), order: order({ status: 'NEW' }) }),
    s => [
      {
        run: s.run + 1,
        stage: stageOf(s, { run: s.run + 1 }),
        problem: { problem: { code: 'order_not_editable_yet' } },
      },
      [{ do: 'readOrder', run: s.run + 1, vendorId: 'no2041', orderId: 'no2041-abc', waitMs: 3000 }],
    ],
  ],
  [
    '[FEE-011] the voucher of an order that is edited is read, next to the hours',
    editing().slice(0, 3),
    s => ({ type: 'orderArrived', run: asked(s), order: order({ voucher: { code: 'A', amount: 1, type: 'amount' } }) }),
    s => [
      {
        ...checks(s.run + 1),
        run: s.run + 2,
        edited: order({ voucher: { code: 'A', amount: 1, type: 'amount' } }),
        form: { ...form, phone: '+4741258036', payment: 'paid' },
        destination: { query: place.text, place: { ...place, from: 'saved' } },
        voucher: { typed: 'A', reading: s.run + 2 },
      },
      [loads(s.run + 1), { do: 'readVoucher', run: s.run + 2, code: 'A' }],
    ],
  ],
  [
    '[REQ-106] closed with its hours known says when it opens',
    [started, vendorThere()],
    closed,
    () => [
      {
        hours: closedHours,
        stage: { step: 'SERVICE_CLOSED', vendor: vendor(), from: shop, hours: closedHours, opensAt: NOON + 1_800_000 },
      },
      [
        {
          do: 'notify',
          notice: {
            code: 'service_closed',
            from: '12:30',
            to: '22:00',
            currentTime: '12:00',
            opensAt: NOON + 1_800_000,
          },
        },
      ],
    ],
  ],
  [
    '[REQ-106] also where an order for later is for now after all',
    [started, vendorThere(), closed, later],
    time({ time: 'asap' }),
    s => [
      {
        form: { ...s.form, time: 'asap' },
        stage: { step: 'SERVICE_CLOSED', vendor: vendor(), from: shop, hours: closedHours, opensAt: NOON + 1_800_000 },
      },
      [keptDraft, { do: 'forgetCard' }],
    ],
  ],
  ...[{ from: '12:30' }, { to: '22:00' }].map(
    (known): Rule => [
      `[REQ-018] closed with half of the hours (${Object.keys(known)}) is unavailable, and nobody says when it opens`,
      [started, vendorThere()],
      hours(known),
      () => [
        {
          hours: { status: 'closed', currentTime: '12:00', ...known },
          stage: {
            step: 'SERVICE_CLOSED',
            vendor: vendor(),
            from: shop,
            hours: { status: 'closed', currentTime: '12:00', ...known },
          },
        },
        [{ do: 'notify', notice: { code: 'platform_unavailable' } }],
      ],
    ],
  ),
  [
    'an order that is edited is not stopped by the hours',
    editing().slice(0, -1),
    closed,
    s => [
      {
        hours: closedHours,
        stage: expect.objectContaining({ step: 'FILL_ORDER_DETAILS', place: s.destination.place }),
      },
      [],
    ],
  ],
  [
    '[REQ-019] another time while the hours are not known stops nothing',
    [started, vendorThere(), hoursFail],
    time({ time: 'within' }),
    s => [{ form: { ...s.form, time: 'within' } }, [keptDraft]],
  ],
  [
    '[REQ-016] nor does it while service is open',
    [started, vendorThere(), open],
    time({ time: 'within' }),
    s => [{ form: { ...s.form, time: 'within' } }, [keptDraft]],
  ],
  [
    '[REQ-016] within the hour is for now: service stays closed',
    [started, vendorThere(), closed],
    time({ time: 'within' }),
    s => [{ form: { ...s.form, time: 'within' } }, [keptDraft]],
  ],
  [
    '[REQ-016] while the hours are read again, another time waits for them',
    [started, vendorThere(), closed, later, { type: 'wentBackToOriginDetails', now: NOON }, vendorThere()],
    time({ time: 'asap' }),
    s => [{ form: { ...s.form, time: 'asap' } }, [keptDraft]],
  ],
  [
    '[REQ-016] one later time for another keeps what is filled in',
    [started, vendorThere(), closed, later, chosen, deliverable, fee(), filled, later],
    time({ time: 'later', collectAt: NOON / 1000 + 9000 }),
    s => [{ form: { ...s.form, collectAt: NOON / 1000 + 9000 } }, [keptDraft]],
  ],
  [
    '[REQ-018] for now after all, it is closed, and nobody says when it opens',
    [started, vendorThere(), hours({}), later],
    time({ time: 'asap' }),
    s => [
      {
        form: { ...s.form, time: 'asap' },
        stage: {
          step: 'SERVICE_CLOSED',
          vendor: vendor(),
          from: shop,
          hours: { status: 'closed', currentTime: '12:00' },
        },
      },
      [keptDraft, { do: 'forgetCard' }],
    ],
  ],
  [
    '[ADR-011] typing a collection point takes away that none was given',
    [started, bare, confirm],
    { type: 'originTyped', text: 'Stor' },
    s => [
      { origin: { ...s.origin, addressQuery: 'Stor', street_address: 'Stor' }, problem: undefined, faults: undefined },
      [keptDraft],
    ],
  ],
  [
    '[ADR-011] so does choosing one, which is kept',
    [started, bare, confirm],
    choose,
    () => [{ origin, stage: showsOrigin, problem: undefined, faults: undefined }, [keptDraft]],
  ],
  [
    '[ADR-011] and setting its pin, whose address is looked up',
    [started, bare, confirm],
    { type: 'originPinMoved', spot },
    s => [
      {
        run: s.run + 1,
        origin: { ...s.origin, ...spot, addressQuery: '59.90000, 10.70000' },
        stage: { ...showsOrigin, reversing: s.run + 1 },
        problem: undefined,
        faults: undefined,
      },
      [{ do: 'reverse', run: s.run + 1, spot }],
    ],
  ],
  [
    '[ADR-012] notes for a collection point are written once it is known',
    [started, bare],
    edit('Back door'),
    () => [{}, []],
  ],
  [
    '[ADR-012] shorter notes take away that they were too long',
    [started, bare, choose, edit('x'.repeat(1001)), confirm],
    edit('Back door'),
    s => [{ origin: { ...s.origin, notes: 'Back door' }, problem: undefined, faults: undefined }, [keptDraft]],
  ],
  [
    '[REQ-015] the collection point of a vendor is saved',
    [started, bare, choose],
    confirm,
    s => [
      { run: s.run + 1, stage: { ...showsOrigin, saving: s.run + 1 } },
      [
        {
          do: 'saveOrigin',
          run: s.run + 1,
          vendorId: 'no2041',
          input: { address_text: 'Storgata 1', country_code: 'NO', street_address: 'Storgata 1', ...spot },
        },
      ],
    ],
  ],
  ['[REQ-015] once, however often that is pressed', saving, confirm, () => [{}, []]],
  [
    '[GST-006] the one of a guest is kept in the draft',
    [started, bare, choose],
    confirm,
    s => [checks(s.run + 1, { vendor: nowhere, from: spot }), [keptDraft, loads(s.run + 1)]],
    guest,
  ],
  [
    '[ADR-014] once it is saved, the vendor has a location, and the hours are read',
    saving,
    s => ({ type: 'originKept', run: asked(s) }),
    s => [
      checks(s.run + 1, { vendor: nowhere, from: spot }),
      [
        { do: 'notify', notice: { code: 'address_saved' } },
        { do: 'originChanged', vendorId: 'no2041' },
        loads(s.run + 1),
      ],
    ],
  ],
  [
    '[ADR-015] where it is not saved, it can be confirmed again',
    saving,
    s => ({ type: 'originNotKept', run: asked(s), problem: { code: 'refused', status: 400, message: 'x' } }),
    () => [{ stage: showsOrigin, problem: { problem: { code: 'origin_not_saved' } } }, []],
  ],
]

test.each(rules)('%s', expectRule)

test('[REQ-012] before it has started, a request is like one that was left, and has no key', () => {
  const { stage, key } = initialRequest('NO')
  expect([stage, key]).toEqual([{ step: 'ENDED', reason: 'cancelled' }, ''])
})
