// The rules of single countries, from their own files, against the server's own reading of them.
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { spellingIn } from '#features/pricing/money.ts'
import type { RequestForm } from '#features/request/form.ts'
import type { RequestProblem } from '#features/request/problems.ts'
import type { RequestStore } from '#features/request/store.ts'
import { load } from '#generator/load/index.ts'
import type { Inputs } from '#generator/load/inputs.ts'
import { resolve } from '#generator/resolve/index.ts'
import { ROOT } from '#generator/root.ts'
import { createClock } from '#platform/browser-ports.ts'
import type { CountryCode } from '#schema/config.ts'
import { endFakeTime, startFakeTime } from '../platform/fake-time.ts'
import { until } from './filled-form.ts'
import { createRig, ordersTo, type Rig } from './rig.ts'

/** Tuesday 3 March 2026, 11:00 in London; noon or later in the zones of these countries. */
const NOON = Date.parse('2026-03-03T11:00:00Z')

let inputs: Inputs
let rig: Rig
beforeAll(async () => {
  inputs = await load(ROOT)
})
beforeEach(() => startFakeTime(NOON))
afterEach(() => {
  rig.sandbox.close()
  endFakeTime()
})

async function open(brand: string, country: CountryCode): Promise<RequestStore> {
  const { settings } = resolve(inputs, brand, country, 'san').deployment
  const { currency, timezone: zone, rules } = settings
  const { languages } = spellingIn({ country: { code: country }, settings })
  rig = await createRig({ country, currency, zone, languages, rules, clock: createClock() })
  const tab = rig.tab()
  tab.show({ vendorId: rig.vendor.vendor_id })
  tab.chooseDestination(rig.near(900))
  await until(() => !tab.$view.get().loading)
  return tab
}

type Case = {
  brand: string
  country: CountryCode
  form: Partial<RequestForm>
  /** Pressed one after the other: what is changed first, and what is said then. */
  presses: readonly (readonly [changes: Partial<RequestForm>, says: RequestProblem | undefined])[]
  /** The value that the server has. */
  amount: number
}

const amountInvalid: RequestProblem = { at: 'amount', problem: { code: 'amount_invalid' } }
const name = 'Prøve Person'

const cases: readonly Case[] = [
  {
    brand: 'pandasend',
    country: 'SG',
    form: { name, phone: '91234567', amount: '32.50' },
    presses: [
      [{}, { at: 'unit', problem: { code: 'unit_missing' } }],
      [{ unit: '#05-12' }, undefined],
    ],
    amount: 32.5,
  },
  {
    brand: 'talabat',
    country: 'KW',
    form: { name, phone: '50012345', amount: '' },
    presses: [
      [{ amount: '-1' }, amountInvalid],
      [{ amount: '1.2345' }, amountInvalid],
      [{ amount: '' }, undefined],
    ],
    amount: 0,
  },
  {
    brand: 'foodpanda',
    country: 'PK',
    form: { name, phone: '03001234567' },
    presses: [
      [{ amount: '' }, amountInvalid],
      [{ amount: '99' }, { at: 'amount', problem: { code: 'amount_below_minimum', minimum: 100, currency: 'PKR' } }],
      [{ amount: '100' }, undefined],
    ],
    amount: 100,
  },
  {
    brand: 'foodpanda',
    country: 'TW',
    form: { name, phone: '0912345678' },
    presses: [
      [{ amount: '1200.505' }, amountInvalid],
      [{ amount: '5001' }, { at: 'amount', problem: { code: 'item_value_exceeds', limit: 5000, currency: 'TWD' } }],
      [{ amount: '5000' }, undefined],
    ],
    amount: 5000,
  },
  {
    brand: 'pandago',
    country: 'NO',
    form: { name, phone: '41258036' },
    presses: [
      [{ amount: '' }, amountInvalid],
      [{ amount: '0' }, amountInvalid],
      [{ amount: '1 249,50' }, undefined],
    ],
    amount: 1249.5,
  },
  {
    brand: 'talabat',
    country: 'AE',
    form: { name: 'منى ٣', phone: '٠٥٠١٢٣٤٥٦٧', amount: '٣٢٫٥' },
    presses: [
      [{}, { at: 'name', problem: { code: 'name_invalid' } }],
      [{ name }, undefined],
    ],
    amount: 32.5,
  },
]

test.each(cases)(
  '[REQ-035] [REQ-036] [REQ-043] the rules of $country, up to the order',
  async ({ brand, country, form, presses, amount }) => {
    const tab = await open(brand, country)
    tab.change({ description: 'Two boxes', payment: 'paid', ...form })
    for (const [changes, expected] of presses) {
      tab.change(changes)
      tab.submit()
      expect(tab.$state.get().problem).toEqual(expected)
    }
    await until(() => tab.$state.get().stage.step === 'ENDED')
    expect(tab.$state.get().stage).toMatchObject({ step: 'ENDED', reason: 'placed' })
    expect(await ordersTo(rig, name)).toHaveLength(1)
    const sent = rig.wire.find(call => call.includes('/orders/api/v1/order'))
    expect(JSON.parse(sent?.slice(sent.indexOf('{')) ?? '{}').order.amount).toBe(amount)
  },
  // Each country's streets are made first.
  120_000,
)
