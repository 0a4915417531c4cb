// Rows that equal an order of the last 24 hours, and orders that come again every day, against the sandbox (BLK-108).
import { atom } from 'nanostores'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countsOf } from '#features/bulk/sheet.ts'
import { type Cells, fileOf, goodRow, streetsOf, vendorSpot } from '../e2e/bulk-files.ts'
import { fakeBrowser } from '../platform/tabs.ts'
import { type Kit, kitFor } from '../sandbox/kit.ts'
import { openPage } from './bulk-page.ts'

let kit: Kit
let streets: string[]
beforeAll(() => {
  kit = kitFor()
  streets = streetsOf(kit.sandbox, 'NO', 10, vendorSpot(kit.sandbox, 'NO'))
})
afterAll(() => kit.sandbox.close())

/** Bulk orders at this moment of the sandbox. */
async function open() {
  const browser = fakeBrowser(kit.clock.at)
  const bulk = openPage({
    ...{ kit, browser, as: await kit.login('parent'), tab: browser.tab(), $vendorId: atom(kit.ids.parent) },
    ...{ notified: [], left: [], saved: [], lose: () => undefined, answered: (_: string, answer: Response) => answer },
  })
  const counts = () => {
    const { ready, double, placed, error } = countsOf(bulk.$rows.get())
    return { ready, double, placed, error }
  }
  async function place(): Promise<void> {
    await bulk.place()
    await bulk.confirm()
  }
  return { bulk, counts, place }
}
const file = (rows: readonly Cells[]) => new File([new Uint8Array(fileOf(rows))], 'lunch.xlsx')
const orders = () => kit.sandbox.sites.shared.db.get<{ n: number }>('SELECT count(*) AS n FROM orders')?.n ?? 0
const rows = (from: number, count: number) =>
  streets.slice(from, from + count).map((street, at) => goodRow(from + at, street, '+47 406 1'))

test('[BLK-108] a row that equals an order placed by hand is left out until it is wanted', async () => {
  const all = rows(0, 3)
  const as = await kit.login('parent')
  const vendor = await kit.vendor(as, kit.ids.parent)
  const body = await kit.order(as, vendor)
  const [first] = all
  await kit.call('placeOrder', {
    as,
    body: {
      ...body,
      customer: {
        ...body.customer,
        name: String(first?.name),
        phone_number: String(first?.phone).replaceAll(' ', ''),
        location: { ...body.customer.location, address: `, , ${first?.address}` },
      },
      order: { ...body.order, amount: Number(first?.amount), description: String(first?.description) },
    },
  })
  const { bulk, counts, place } = await open()
  await bulk.chooseFile(file(all))
  expect(counts()).toEqual({ ready: 2, double: 1, placed: 0, error: 0 })
  expect(bulk.$rows.get()[0]?.recent?.orderId).toMatch(/^no/)
  const before = orders()
  await place()
  expect(orders() - before).toBe(2)

  const again = await open()
  await again.bulk.chooseFile(file(all))
  expect(again.counts()).toEqual({ ready: 0, double: 1, placed: 2, error: 0 })
  again.bulk.want(2, true)
  expect(again.counts()).toMatchObject({ ready: 1, double: 0 })
  await again.place()
  expect(orders() - before).toBe(3)
})

test('[BLK-108] the same file the next day is placed again, once', async () => {
  const all = rows(4, 3)
  const today = await open()
  await today.bulk.chooseFile(file(all))
  await today.place()
  const before = orders()
  kit.clock.at += 86_400_000 + 60_000
  const next = await open()
  await next.bulk.chooseFile(file(all))
  expect(next.counts()).toEqual({ ready: 3, double: 0, placed: 0, error: 0 })
  await next.place()
  expect(orders() - before).toBe(3)
})

test('[BLK-108] where the orders of the day cannot be looked at, a notice shows it, and rows can be placed', async () => {
  kit.clock.at += 2 * 86_400_000
  const { bulk, counts, place } = await open()
  kit.sandbox.control.faults.add({ kind: 'refusal', probability: 1, call: 'listOrders', status: 422, message: 'Nope' })
  await bulk.chooseFile(file(rows(7, 2)))
  kit.sandbox.control.faults.clear()
  expect([counts(), bulk.$recentUnknown.get()]).toEqual([{ ready: 2, double: 0, placed: 0, error: 0 }, true])
  const before = orders()
  await place()
  expect(orders() - before).toBe(2)
})
