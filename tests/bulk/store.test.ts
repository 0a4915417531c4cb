// Bulk orders as a store, against the sandbox in the same process, with a clock that is stopped.
import { atom } from 'nanostores'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callAddress } from '#contract/endpoints.ts'
import { cellOf } from '#features/bulk/columns.ts'
import { countsOf } from '#features/bulk/sheet.ts'
import type { BulkStore } from '#features/bulk/store.ts'
import { type Cells, fileOf, goodRow, streetsOf, vendorSpot } from '../e2e/bulk-files.ts'
import { turn } from '../platform/fake-time.ts'
import { fakeBrowser } from '../platform/tabs.ts'
import { type Kit, kitFor } from '../sandbox/kit.ts'
import { openPage } from './bulk-page.ts'
import { NOON } from './examples.ts'

let kit: Kit
let as: string
let streets: string[]
beforeAll(async () => {
  kit = kitFor()
  as = await kit.login('parent')
  streets = streetsOf(kit.sandbox, 'NO', 100, vendorSpot(kit.sandbox, 'NO'))
})
afterAll(() => kit.sandbox.close())
afterEach(() => kit.sandbox.control.faults.clear())

let used = 0
const rows = (count: number): Cells[] => {
  used += count
  return streets.slice(0, count).map((street, at) => goodRow(used + at, street, '+47 406 1'))
}

let bulk: BulkStore
let notified: string[]
let left: string[]
let saved: string[]
let browser: ReturnType<typeof fakeBrowser>
let lose: (path: string) => 'before' | 'after' | undefined
let answered: (path: string, answer: Response) => Response | Promise<Response>
const tabOf = () => browser.tab()
let tab: ReturnType<typeof tabOf>
const $vendorId = atom<string | undefined>()

beforeEach(() => {
  notified = []
  left = []
  saved = []
  lose = () => undefined
  answered = (_, answer) => answer
  browser = fakeBrowser(NOON)
  tab = tabOf()
  $vendorId.set(kit.ids.parent)
  bulk = open()
})

/** A page that is opened; the next one finds what this one has kept. */
const open = (): BulkStore =>
  openPage({
    ...{ kit, as, browser, tab, $vendorId, notified, left, saved },
    lose: path => lose(path),
    answered: (path, answer) => answered(path, answer),
  })

const file = (all: readonly Cells[], name = 'lunch.xlsx') => new File([new Uint8Array(fileOf(all))], name)
const counts = () => countsOf(bulk.$rows.get())
const step = () => bulk.$bulk.get().request.step
const orders = async () =>
  (await kit.call('listBulkJobs', { params: { vendorId: kit.ids.parent }, as })).answer.body.reduce(
    (sum, job) => sum + job.totals.orders_placed,
    0,
  )
async function place(): Promise<void> {
  await bulk.place()
  expect(bulk.$bulk.get().request.showPlaceOrdersConfirmationDialog).toBe(true)
  await bulk.confirm()
}

test('[BLK-102] of 100 rows 93 are placed, 7 stay to be corrected, and the same file again places none', async () => {
  const all = rows(100)
  for (const at of [3, 20, 21, 40, 60, 80, 99])
    all[at] = { ...all[at], ...(at % 2 ? { phone: '12' } : { payment: 'barter' }) }
  const before = await orders()
  await bulk.chooseFile(file(all))
  expect([step(), counts()]).toEqual([
    'SHOW_PREPROCESS_RESULTS',
    { all: 100, ready: 93, error: 7, placed: 0, double: 0, waiting: 0, blank: 0 },
  ])
  await place()
  expect(left).toEqual(['/order-tracking bulk_placed'])
  expect((await orders()) - before).toBe(93)
  bulk = open()
  await bulk.resume()
  expect([step(), counts()]).toEqual([
    'SHOW_PREPROCESS_RESULTS',
    { all: 7, ready: 0, error: 7, placed: 0, double: 0, waiting: 0, blank: 0 },
  ])
  expect(bulk.$rows.get().map(row => row.number)).toEqual([5, 22, 23, 42, 62, 82, 101])
  await bulk.chooseFile(file(all))
  expect(counts()).toEqual({ all: 100, ready: 0, error: 7, placed: 93, double: 0, waiting: 0, blank: 0 })
  await bulk.place()
  expect(bulk.$bulk.get().request.showPlaceOrdersConfirmationDialog).toBe(false)
  expect((await orders()) - before).toBe(93)
})

test('[BLK-102] a row that is changed while the rows are checked once more is checked too, and part of the confirmation', async () => {
  await bulk.chooseFile(file(rows(2)))
  // In a job of its own, so all rows are checked once more, in one job.
  bulk.edit(2, 0, 'Ola Berg')
  let checked = 0
  answered = (path, response) => {
    if (path.endsWith(callAddress('createBulkJob', {}))) checked += 1
    if (checked === 2) bulk.edit(3, 0, 'Kari Berg')
    return response
  }
  await place()
  expect(left).toEqual(['/order-tracking bulk_placed'])
  expect(bulk.$rows.get().map(row => [row.verdict.state, cellOf(row.cells, 'name')])).toEqual([
    ['placed', 'Ola Berg'],
    ['placed', 'Kari Berg'],
  ])
})

test('[BLK-102] rows that change with every check are said not to be checked, instead of nothing', async () => {
  await bulk.chooseFile(file(rows(2)))
  let name = 'Kari Berg'
  answered = (_, response) => {
    name += 'en'
    for (const number of [2, 3]) bulk.edit(number, 0, name)
    return response
  }
  bulk.edit(2, 0, 'Ola Berg')
  await bulk.place()
  expect(bulk.$bulk.get()).toMatchObject({
    request: { step: 'SHOW_PREPROCESS_RESULTS', showPlaceOrdersConfirmationDialog: false },
    loading: { placingOrder: false },
  })
  expect(notified).toEqual(['bulk_upload_failed'])
})

test('[BLK-102] a row that is changed while the confirmation is open is not placed as it was', async () => {
  const all = rows(2)
  await bulk.chooseFile(file(all))
  const before = await orders()
  await bulk.place()
  bulk.edit(3, 0, 'Kari Berg')
  await bulk.confirm()
  expect([await orders(), left]).toEqual([before, []])
  expect(bulk.$bulk.get().request.showPlaceOrdersConfirmationDialog).toBe(true)
  await bulk.confirm()
  expect((await orders()) - before).toBe(2)
  expect(bulk.$rows.get().map(row => [row.verdict.state, cellOf(row.cells, 'name')])).toEqual([
    ['placed', all[0]?.name],
    ['placed', 'Kari Berg'],
  ])
})

test('[BLK-101] a corrected cell is asked about by itself, a pasted block too, and undo takes them back', async () => {
  const all = rows(3)
  all[1] = { ...all[1], phone: '12', name: 'Kari 2' }
  await bulk.chooseFile(file(all))
  expect(counts()).toMatchObject({ ready: 2, error: 1 })
  bulk.edit(3, 0, 'Kari Berg')
  bulk.edit(3, 1, '0047 406 12 999')
  expect(counts()).toMatchObject({ ready: 2, waiting: 1 })
  await browser.clock.pass(700)
  await expect.poll(counts).toMatchObject({ ready: 3 })
  await bulk.paste(
    [2, 3],
    0,
    [
      ['One', '12'],
      ['Two', '406 12 111'],
      ['Three', '406 12 112'],
    ],
    true,
  )
  expect(bulk.$rows.get().map(row => [row.number, cellOf(row.cells, 'name')])).toEqual([
    [2, 'One'],
    [3, 'Two'],
    [4, all[2]?.name],
    [5, 'Three'],
  ])
  bulk.undo()
  expect(bulk.$rows.get()).toHaveLength(3)
  bulk.remove(3)
  expect(bulk.$rows.get().map(row => row.number)).toEqual([2, 4])
  // A job that holds a row which is gone is not placed as it is.
  const before = await orders()
  await place()
  expect((await orders()) - before).toBe(2)
})

describe('[BLK-102] when the connection is lost in the middle', () => {
  test.each(['before', 'after'] as const)(
    '%s the server has done it: a true count, and a retry places once',
    async when => {
      const before = await orders()
      await bulk.chooseFile(file(rows(5)))
      lose = path => (path.includes('place-orders') ? when : undefined)
      await bulk.place()
      const confirmed = bulk.confirm()
      for (let seconds = 0; seconds < 12; seconds++) {
        await turn()
        await browser.clock.pass(1000)
        await new Promise(resolve => setTimeout(resolve, 600))
      }
      await confirmed
      if (when === 'after') expect(left).toEqual(['/order-tracking bulk_placed'])
      else {
        expect([step(), bulk.$bulk.get().request.unsure]).toEqual([
          'SHOW_ORDER_PLACEMENT_RESULTS',
          { placed: 0, of: 5 },
        ])
        expect(notified).toEqual(['bulk_placing_failed'])
        lose = () => undefined
        await bulk.retry()
      }
      expect((await orders()) - before).toBe(5)
      expect(bulk.$draft.get()).toBeUndefined()
    },
    60_000,
  )

  test.each([
    ['the same page', () => bulk.retry()],
    [
      'a page that is loaded again',
      async () => {
        bulk.keep()
        bulk = open()
        await bulk.resume()
        await bulk.retry()
      },
    ],
  ])('orders that were counted before the answer was lost are counted once: %s', async (_, again) => {
    await bulk.chooseFile(file([...rows(3), { name: 'Kari' }]))
    await bulk.place()
    lose = path => (path.includes('place-orders') ? 'before' : undefined)
    // Two of the three have been placed when the outcome is asked for.
    answered = async (path, answer) => {
      if (!path.includes('bulk-job/detail')) return answer
      const told = (await answer.json()) as { body: { bulk_job: { totals: { orders_placed: number } } } }
      told.body.bulk_job.totals.orders_placed = 2
      return Response.json(told)
    }
    const confirmed = bulk.confirm()
    for (let seconds = 0; seconds < 12; seconds++) {
      await turn()
      await browser.clock.pass(1000)
    }
    await confirmed
    expect(bulk.$bulk.get().request.unsure).toEqual({ placed: 2, of: 3 })
    lose = () => undefined
    answered = (_path, answer) => answer
    await again()
    expect([left, bulk.$file.get()?.placed]).toEqual([['/order-tracking bulk_placed'], 3])
    expect(bulk.$draft.get()).toMatchObject({ placed: 3, rows: [{ number: 5 }] })
  })

  test('a page that is loaded again fetches the outcome, and sends nothing by itself', async () => {
    const before = await orders()
    await bulk.chooseFile(file(rows(4)))
    await bulk.place()
    const kept = bulk.$bulk.get()
    expect(kept.request.showPlaceOrdersConfirmationDialog).toBe(true)
    lose = path => (path.includes('place-orders') ? 'after' : undefined)
    void bulk.confirm()
    await expect.poll(async () => (await orders()) - before).toBe(4)
    lose = () => undefined
    bulk = open()
    await bulk.resume()
    expect(left).toEqual(['/order-tracking bulk_placed'])
    expect((await orders()) - before).toBe(4)
  })

  test.each([
    ['while the confirmation is asked for', () => {}],
    ['after the confirmation was dismissed', () => bulk.dismiss()],
  ])(
    'a page that is loaded again %s shows the rows: nothing was sent whose outcome could be fetched',
    async (_, then) => {
      await bulk.chooseFile(file(rows(2)))
      await bulk.place()
      then()
      bulk.keep()
      bulk = open()
      await bulk.resume()
      expect(step()).toBe('SHOW_PREPROCESS_RESULTS')
      expect(bulk.$bulk.get().request.unsure).toBeUndefined()
      expect([notified, counts().ready]).toEqual([[], 2])
    },
  )
})

test('[BLK-102] rows stay as they were sent until their outcome is known, also for a paste that is still under way', async () => {
  await bulk.chooseFile(file(rows(2)))
  const sent = bulk.$rows.get().map(row => row.cells)
  await bulk.place()
  let answer = () => {}
  answered = async (path, response) => {
    if (path.includes('place-orders'))
      await new Promise<void>(resolve => {
        answer = resolve
      })
    return response
  }
  const confirmed = bulk.confirm()
  await turn()
  bulk.edit(2, 0, 'Somebody else')
  bulk.remove(3)
  await bulk.paste([2, 3], 0, [['One'], ['Two'], ['Three']], true)
  bulk.undo()
  expect(bulk.$rows.get().map(row => row.cells)).toEqual(sent)
  await bulk.place()
  expect(bulk.$bulk.get().request.showPlaceOrdersConfirmationDialog).toBe(false)
  for (const other of [
    () => bulk.chooseFile(file(rows(1))),
    () => bulk.typeRows(),
    () => bulk.askFile(),
    () => bulk.readAgain({}),
    () => bulk.changeHeadings(),
  ]) {
    await other()
    expect(step()).toBe('SHOW_ORDER_PLACEMENT_RESULTS')
  }
  const waiting = async () => {
    answer()
    return left
  }
  await expect.poll(waiting).toEqual(['/order-tracking bulk_placed'])
  await confirmed
  expect(bulk.$rows.get().map(row => [row.verdict.state, row.cells])).toEqual(sent.map(cells => ['placed', cells]))
})

test('[BLK-102] rows that wait for one branch stay while a file for another is chosen', async () => {
  await bulk.chooseFile(file(rows(2)))
  bulk.keep()
  const { single = '' } = kit.ids
  $vendorId.set(single)
  expect(bulk.$draft.get()).toBeUndefined()
  await bulk.chooseFile(file(rows(3)))
  bulk.keep()
  $vendorId.set(kit.ids.parent)
  expect(bulk.$draft.get()?.rows.length).toBe(2)
  bulk.discard()
  $vendorId.set(single)
  expect(bulk.$draft.get()?.rows.length).toBe(3)
})

test('[BLK-102] rows that wait are kept while a grid that is opened to type into is still empty', async () => {
  await bulk.chooseFile(file(rows(2)))
  bulk.askFile()
  bulk.typeRows()
  bulk.askFile()
  expect(bulk.$draft.get()?.rows.length).toBe(2)
  bulk.typeRows()
  bulk.keep()
  bulk = open()
  await bulk.resume()
  expect([step(), counts().all]).toEqual(['SHOW_PREPROCESS_RESULTS', 2])
  // What is taken out of a grid is gone, though.
  bulk.remove(2)
  bulk.remove(3)
  bulk.keep()
  expect(bulk.$draft.get()).toBeUndefined()
})

test('rows that are not on the screen are not placed', async () => {
  await bulk.chooseFile(file(rows(2)))
  bulk.askFile()
  await bulk.place()
  expect(bulk.$bulk.get().request.showPlaceOrdersConfirmationDialog).toBe(false)
})

const refuse = (call: string) =>
  kit.sandbox.control.faults.add({ kind: 'refusal', probability: 1, call, status: 422, message: 'ServiceClosed' })

test('[BLK-005] [BLK-020] a refusal returns to the file, and the rows wait', async () => {
  await bulk.chooseFile(file(rows(2)))
  refuse('placeBulkOrders')
  await place()
  expect([step(), notified, bulk.$draft.get()?.rows.length]).toEqual(['ASK_EXCEL_FILE', ['bulk_placing_failed'], 2])
})

test('[BLK-101] rows that the server did not answer for are asked about again', async () => {
  refuse('createBulkJob')
  await bulk.chooseFile(file(rows(2)))
  await bulk.resume()
  expect([bulk.$unchecked.get(), counts().waiting]).toEqual([true, 2])
  kit.sandbox.control.faults.clear()
  await bulk.checkAgain()
  expect([bulk.$unchecked.get(), counts().ready]).toEqual([false, 2])
})

test('[BLK-101] rows that are being checked are not sent a second time by going on with them again', async () => {
  refuse('createBulkJob')
  await bulk.chooseFile(file(rows(2)))
  kit.sandbox.control.faults.clear()
  let asked = 0
  answered = async (path, answer) => {
    if (path.endsWith(callAddress('createBulkJob', {}))) asked += 1
    return answer
  }
  const resumed = bulk.resume()
  await expect.poll(step).toBe('SHOW_PREPROCESS_RESULTS')
  await Promise.all([resumed, bulk.resume()])
  expect([asked, counts().ready]).toEqual([1, 2])
})

test('[BLK-102] rows that are discarded while they are being checked again do not come back', async () => {
  refuse('createBulkJob')
  await bulk.chooseFile(file(rows(2)))
  kit.sandbox.control.faults.clear()
  const resumed = bulk.resume()
  bulk.discard()
  await resumed
  expect([step(), bulk.$rows.get(), bulk.$draft.get()]).toEqual(['ASK_EXCEL_FILE', [], undefined])
})

test('[BLK-101] rows that the answer leaves out wait with a way to ask again', async () => {
  answered = async (path, answer) => {
    if (!path.endsWith(callAddress('createBulkJob', {}))) return answer
    const { body } = (await answer.json()) as { body: { orders: unknown[] } }
    return Response.json({ body: { ...body, orders: body.orders.slice(1) } })
  }
  await bulk.chooseFile(file(rows(3)))
  expect([bulk.$unchecked.get(), counts()]).toMatchObject([true, { ready: 2, waiting: 1 }])
  answered = (_, answer) => answer
  await bulk.checkAgain()
  expect([bulk.$unchecked.get(), counts().ready]).toEqual([false, 3])
})

test('[BLK-005] an hour in which the service is closed fails every row', async () => {
  await bulk.chooseFile(file(rows(2)))
  kit.sandbox.control.faults.add({ kind: 'closedHours', probability: 1, call: '*' })
  await place()
  expect([step(), notified]).toEqual(['ASK_EXCEL_FILE', ['bulk_placing_failed']])
})

test('[BLK-006] another vendor ends what is under way, and its answer comes to nothing', async () => {
  const reading = bulk.chooseFile(file(rows(2)))
  $vendorId.set(kit.ids.single)
  await reading
  expect([step(), bulk.$rows.get(), bulk.$bulk.get().request.preprocess]).toEqual(['ASK_EXCEL_FILE', [], undefined])
})

test('[BLK-012] [BLK-017] without a vendor, and with a server that refuses, the upload has failed', async () => {
  kit.sandbox.control.faults.add({
    kind: 'refusal',
    probability: 1,
    call: 'createBulkJob',
    status: 422,
    message: 'BulkFileInvalid',
  })
  await bulk.chooseFile(file(rows(2)))
  expect([step(), notified]).toEqual(['ASK_EXCEL_FILE', ['bulk_upload_failed']])
  notified.length = 0
  $vendorId.set(undefined)
  bulk = open()
  await bulk.chooseFile(file(rows(2)))
  expect([step(), notified]).toEqual(['ASK_EXCEL_FILE', ['bulk_upload_failed']])
  await bulk.loadDetail('bulk-1')
  expect(notified.at(-1)).toBe('bulk_detail_failed')
})

test('[BLK-008] [BLK-016] [BLK-018] history, detail and template, and their failures', async () => {
  await bulk.loadHistory()
  const { bulkJobHistory: jobs } = bulk.$bulk.get()
  expect(Array.isArray(jobs) && jobs.every(job => job.status.startsWith('ORDER_PLACEMENT'))).toBe(true)
  const id = Array.isArray(jobs) ? jobs[0]?.bulk_job_id : undefined
  await bulk.loadDetail(id ?? '')
  expect(bulk.$bulk.get().bulkJobDetail).toMatchObject({
    job: { bulk_job_id: id, totals: { total_rows: expect.any(Number) } },
  })
  await bulk.saveTemplate('Template.xlsx')
  expect(saved).toEqual(['Template.xlsx'])
  for (const call of ['bulkTemplate', 'listBulkJobs', 'readBulkJob'] as const)
    kit.sandbox.control.faults.add({ kind: 'refusal', probability: 1, call, status: 422, message: 'ServiceClosed' })
  await bulk.saveTemplate('Template.xlsx')
  await bulk.loadHistory()
  await bulk.loadDetail(id ?? '')
  expect(notified).toEqual(['bulk_template_failed', 'bulk_history_failed', 'bulk_detail_failed'])
})

test('[API-054] an answer with another status than 200, or that is no list of jobs, is a failure of the history', async () => {
  const json = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  const history = async (response: Response) => {
    notified.length = 0
    answered = () => response
    await bulk.loadHistory()
    return bulk.$bulk.get().bulkJobHistory
  }
  expect([await history(json({ body: [] })), notified]).toEqual([[], []])
  for (const response of [
    json({ body: {} }),
    json({ body: null }),
    json({ body: 'none' }),
    json({}),
    json([]),
    new Response('no JSON'),
    json({ body: [] }, 404),
    json({ body: [] }, 422),
    json({ body: [] }, 201),
    json({ body: [] }, 206),
  ])
    expect([await history(response), notified]).toEqual(['failed', ['bulk_history_failed']])
})

test('[SES-007] [SES-101] after a logout no rows and no jobs are left; rows of a session that ended by itself are there again', async () => {
  for (const keepDraft of [false, true]) {
    bulk = open()
    await bulk.chooseFile(file(rows(2)))
    const asked = bulk.loadHistory()
    bulk.reset({ keepDraft })
    await asked
    expect(bulk.$rows.get()).toEqual([])
    expect([bulk.$bulk.get().bulkJobHistory, bulk.$bulk.get().vendorId]).toEqual([undefined, undefined])
    bulk = open()
    await bulk.resume()
    expect(bulk.$rows.get()).toHaveLength(keepDraft ? 2 : 0)
  }
})

test('[BLK-102] rows that the browser had no room for are beyond keeping; once there is room they are kept', async () => {
  await bulk.chooseFile(file(rows(2)))
  bulk.keep()
  expect(bulk.isBeyondKeeping()).toBe(false)
  browser.setFull(true)
  bulk.keep()
  expect(bulk.isBeyondKeeping()).toBe(true)
  browser.setFull(false)
  bulk.keep()
  expect(bulk.isBeyondKeeping()).toBe(false)
})

test('[BLK-009] the three payment types are taken', async () => {
  const all = rows(3).map((row, at) => ({ ...row, payment: ['PAID', 'CASH_ON_DELIVERY', 'ONLINE_PAYMENT'][at] ?? '' }))
  await bulk.chooseFile(file(all))
  expect(counts()).toMatchObject({ ready: 3, error: 0 })
})
