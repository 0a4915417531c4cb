import { utils, write } from '@e965/xlsx'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { splitAddress } from '#features/addresses/places.ts'
import { columnNames, columns } from '#sandbox/bulk/columns.ts'
import { UNPACKED_MAX_BYTES } from '#sandbox/bulk/guard.ts'
import { houseNear } from '#sandbox/seed/places.ts'
import { readVendor, writeVendor } from '#sandbox/store/vendors.ts'
import { type Kit, kitFor } from './kit.ts'

let kit: Kit
let as: string
let street: string
beforeAll(async () => {
  kit = kitFor()
  as = await kit.login('single')
  const { latitude = 0, longitude = 0 } = (await kit.vendor(as, kit.ids.single)).vendor_information.location
  let seed = 0
  const house = houseNear(kit.sandbox.sites.open('NO'), { latitude, longitude }, 1500, () => (seed = (seed + 0.37) % 1))
  street = house.formatted_address
})
afterAll(() => kit.sandbox.close())

type Cells = Record<string, string | number>
const good = (more: Cells = {}): Cells => ({
  name: 'Kari Berg',
  phone: '+47 406 12 345',
  address: street,
  amount: 120,
  payment: 'PAID',
  delivery: 'instant',
  ...more,
})
const fileOf = (rows: Cells[], order: readonly string[] = columnNames): string => {
  const headings = order.map(name => columns[name as keyof typeof columns].heading)
  const sheet = utils.aoa_to_sheet([headings, ...rows.map(row => order.map(name => row[name] ?? ''))])
  const book = utils.book_new(sheet, 'Orders')
  return write(book, { type: 'base64', bookType: 'xlsx' })
}
const upload = async (content: string) =>
  (await kit.call('createBulkJob', { body: { vendor_id: kit.ids.single, content }, as })).answer.body
/** So many seconds from now on the clocks of Oslo, in winter. */
const clockIn = (seconds: number): string =>
  new Date(kit.clock.at + (seconds + 3600) * 1000).toISOString().slice(0, 16).replace('T', ' ')
const place = async (bulkJobId: string) =>
  (await kit.call('placeBulkOrders', { params: { bulkJobId }, as })).answer.data

test('[API-052] good rows can be placed, bad ones have a reason, and the orders are there', async () => {
  const { bulk_job, orders } = await upload(
    fileOf([
      good(),
      good({ name: 'Kari 2' }),
      good({ phone: '12' }),
      good({ payment: 'barter' }),
      good({ address: 'qqqqxxxx' }),
      good({ amount: 'much' }),
      good({ delivery: 'scheduled', scheduled: '2026-03-03 18:30' }),
      good({ delivery: 'scheduled', scheduled: '2025-01-01 18:30' }),
    ]),
  )
  expect(orders.map(row => row.status)).toEqual([
    'VALID',
    'INVALID',
    'INVALID',
    'INVALID',
    'INVALID',
    'INVALID',
    'VALID',
    'INVALID',
  ])
  expect(orders.filter(row => row.status === 'INVALID').every(row => row.error)).toBe(true)
  expect(orders[6]?.scheduled_for).toBe(Date.parse('2026-03-03T17:30:00Z') / 1000)
  expect(bulk_job).toMatchObject({
    status: 'PREPROCESS_SUCCESS_WITH_ERROR',
    totals: { total_rows: 8, orders_to_be_placed: 2, errors: 6 },
  })
  const placed = await place(bulk_job.bulk_job_id)
  expect(placed).toMatchObject({ status: 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR', totals: { orders_placed: 2 } })
  const detail = await kit.call('readBulkJob', {
    params: { vendorId: kit.ids.single, jobId: bulk_job.bulk_job_id },
    as,
  })
  const [orderId = ''] = detail.answer.body.rows.flatMap(row => row.order_id ?? [])
  const { answer } = await kit.call('readOrder', { query: { vendorId: kit.ids.single, orderId }, as })
  expect(answer.result.customer.name).toBe('Kari Berg')
  expect(await kit.refused('placeBulkOrders', { params: { bulkJobId: bulk_job.bulk_job_id }, as })).toEqual({
    status: 409,
    message: 'BulkJobNotPlaceable',
  })
})

test.each([
  [0, 15],
  [22, 22],
])('[API-048] from a vendor with an estimate of %i minutes, a row is collected after %i', async (estimate, minutes) => {
  const site = kit.sandbox.sites.open('NO')
  const vendor = readVendor(site, kit.ids.single)
  if (vendor) writeVendor(site, { ...vendor, estimation_pick_up_time: estimate })
  const { bulk_job } = await upload(fileOf([good({ name: 'Tuva Lien', amount: 200 + estimate })]))
  await place(bulk_job.bulk_job_id)
  const params = { vendorId: kit.ids.single, jobId: bulk_job.bulk_job_id }
  const [row] = (await kit.call('readBulkJob', { params, as })).answer.body.rows
  const query = { vendorId: kit.ids.single, orderId: row?.order_id ?? '' }
  expect((await kit.call('readOrder', { query, as })).answer.result.login_pickup_estimation).toBe(minutes)
  if (vendor) writeVendor(site, vendor)
})

test('[BLK-102] a file that comes again makes no second job, and after placement no second order', async () => {
  const content = fileOf([good({ name: 'Ola Dahl' }), good({ name: 'Ola Dahl' }), good({ name: 'Nora Lie' })])
  const first = await upload(content)
  expect((await upload(content)).bulk_job.bulk_job_id).toBe(first.bulk_job.bulk_job_id)
  expect((await place(first.bulk_job.bulk_job_id)).status).toBe('ORDER_PLACEMENT_SUCCESS')
  const again = await upload(content)
  expect(again.bulk_job.status).toBe('PREPROCESS_FAIL')
  expect(again.orders.every(row => row.error?.includes('placed before'))).toBe(true)
  const more = await upload(fileOf([good({ name: 'Nora Lie' }), good({ name: 'Nora Lie' })]))
  expect(more.orders.map(row => row.status)).toEqual(['INVALID', 'VALID'])
})

test('[BLK-102] of two files with the same rows that were both read before one is placed, each row is placed once', async () => {
  const [row, other] = [good({ name: 'Siri Moen' }), good({ name: 'Jon Vik' })]
  const first = await upload(fileOf([row, row]))
  const second = await upload(fileOf([row, other, row, row]))
  expect((await place(first.bulk_job.bulk_job_id)).totals).toMatchObject({ orders_placed: 2, errors: 0 })
  const { status, totals } = await place(second.bulk_job.bulk_job_id)
  expect(status).toBe('ORDER_PLACEMENT_SUCCESS_WITH_ERROR')
  expect(totals).toMatchObject({ orders_placed: 2, errors: 2 })
  const params = { vendorId: kit.ids.single, jobId: second.bulk_job.bulk_job_id }
  const { rows } = (await kit.call('readBulkJob', { params, as })).answer.body
  expect(rows.map(one => one.faults?.[0]?.code ?? one.status)).toEqual([
    'placed_before',
    'PLACED',
    'placed_before',
    'PLACED',
  ])
})

test('[BLK-102] a job that was placed a day after its upload is placed once, too', async () => {
  const later = kitFor()
  try {
    const body = { vendor_id: later.ids.single, content: fileOf([good({ name: 'Liv Aas' })]) }
    const create = async () =>
      (await later.call('createBulkJob', { body, as: await later.login('single') })).answer.body
    const params = { bulkJobId: (await create()).bulk_job.bulk_job_id }
    later.clock.at += 90_000_000
    await later.call('placeBulkOrders', { params, as: await later.login('single') })
    expect((await create()).orders.map(row => row.error)).toEqual([expect.stringContaining('placed before')])
  } finally {
    later.sandbox.close()
  }
})

test('[BLK-102] the same parcel now and at another time are two orders', async () => {
  const scheduled = clockIn(86_400)
  const now = await upload(fileOf([good({ name: 'Eva Strand', scheduled })]))
  expect((await place(now.bulk_job.bulk_job_id)).status).toBe('ORDER_PLACEMENT_SUCCESS')
  const later = await upload(fileOf([good({ name: 'Eva Strand', delivery: 'scheduled', scheduled })]))
  expect(later.orders.map(row => row.status)).toEqual(['VALID'])
})

test('a time without a delivery type is a time to collect, and the parcel does not go at once', async () => {
  const scheduled = clockIn(5 * 3600)
  const { orders } = await upload(
    fileOf([good({ name: 'Ida Lund', delivery: '', scheduled }), good({ name: 'Ida Lund', delivery: '' })]),
  )
  expect(orders.map(row => [row.status, row.delivery_type, row.scheduled_for])).toEqual([
    ['VALID', 'scheduled', kit.clock.at / 1000 + 5 * 3600],
    ['VALID', 'instant', undefined],
  ])
})

test.each(['2026-03-05 24:30', '2026-03-05 18:60', '2026-02-30 18:30', '2026-13-05 18:30', '2026-00-05 18:30'])(
  '[BLK-103] %s is no time, and not taken for another one',
  async scheduled => {
    const { orders } = await upload(fileOf([good({ delivery: 'scheduled', scheduled })]))
    expect(orders[0]?.faults).toEqual([{ column: 'scheduled', code: 'time_format' }])
  },
)

test('[BLK-105] a telephone number beyond all numbers is none, and the file is read all the same', async () => {
  const parts = unzipSync(Buffer.from(fileOf([good({ phone: 4740612345 }), good({ name: 'Ida Ness' })]), 'base64'))
  const sheet = 'xl/worksheets/sheet1.xml'
  parts[sheet] = strToU8(
    Buffer.from(parts[sheet] ?? [])
      .toString()
      .replace('4740612345', '1e999'),
  )
  const { orders } = await upload(Buffer.from(zipSync(parts)).toString('base64'))
  expect(orders.map(row => row.faults?.[0]?.code)).toEqual(['phone_invalid', undefined])
})

test('[BLK-101] what an order cannot hold is no valid row', async () => {
  const { orders } = await upload(
    fileOf([
      good({ name: `Kari ${'Berg'.repeat(60)}` }),
      good({ phone: `+47${' '.repeat(30)}406 12 345` }),
      good({ building: 'Tower '.repeat(50) }),
      good({ description: '🎂'.repeat(200) }),
      good({ description: '🎂'.repeat(201) }),
    ]),
  )
  expect(orders.map(row => row.faults?.map(({ code }) => code))).toEqual([
    ['name_too_long'],
    ['phone_invalid'],
    ['address_too_long'],
    undefined,
    ['description_too_long'],
  ])
})

test('[BLK-101] a file is checked again where its collection point has moved since', async () => {
  const elsewhere = kitFor()
  try {
    const owner = await elsewhere.login('single')
    const id = elsewhere.ids.single
    const content = fileOf([good({ name: 'Ine Dahl' })])
    const create = async () =>
      (await elsewhere.call('createBulkJob', { body: { vendor_id: id, content }, as: owner })).answer.body
    const first = await create()
    const { lat, lng } = elsewhere.near(await elsewhere.vendor(owner, id), 3000)
    const point = { latitude: lat, longitude: lng, country_code: 'NO' as const }
    const body = { ...point, address_text: 'Storgata 9', street_address: 'Storgata 9' }
    await elsewhere.call('saveVendorAddress', { params: { id }, body, as: owner })
    const [row] = first.orders
    const params = { bulkJobId: first.bulk_job.bulk_job_id }
    const placed = (await elsewhere.call('placeBulkOrders', { params, as: owner })).answer.data
    expect(placed.totals.orders_placed).toBe(0)
    const second = await create()
    expect(second.bulk_job.bulk_job_id).not.toBe(first.bulk_job.bulk_job_id)
    expect(second.orders[0]?.delivery_fee).not.toBe(row?.delivery_fee)
  } finally {
    elsewhere.sandbox.close()
  }
})

test('[COL-101] nothing is placed from a collection point that is not active yet', async () => {
  const elsewhere = kitFor()
  try {
    const owner = await elsewhere.login('parent')
    const parent = await elsewhere.vendor(owner, elsewhere.ids.parent)
    const { latitude = 0, longitude = 0 } = parent.vendor_information.location
    const outlet = {
      parent_vendor_id: parent.vendor_id,
      client_vendor_id: 'n-1',
      name: 'New',
      address: 'Storgata 9',
      latitude,
      longitude,
      phone_number: '+4740612345',
      country_code: 'NO' as const,
      users: [],
    }
    const { vendor_id } = (await elsewhere.call('addOutlet', { body: outlet, as: owner })).answer.result
    const content = fileOf([good()])
    const { bulk_job } = (await elsewhere.call('createBulkJob', { body: { vendor_id, content }, as: owner })).answer
      .body
    const params = { bulkJobId: bulk_job.bulk_job_id }
    expect((await elsewhere.refused('placeBulkOrders', { params, as: owner })).message).toBe('Forbidden')
    elsewhere.clock.at += 180_000
    expect((await elsewhere.call('placeBulkOrders', { params, as: owner })).answer.data.totals.orders_placed).toBe(1)
  } finally {
    elsewhere.sandbox.close()
  }
})

test.each([
  [{}, ['', '']],
  [{ unit: '4, left' }, ['4 left', '']],
  [{ building: 'B, yard' }, ['', 'B yard']],
])('[ADR-009] the address of a row with %j is split as it was joined', async (more, [unit, building]) => {
  const abroad = kitFor('MY')
  try {
    const owner = await abroad.login('single')
    const vendorId = abroad.ids.single
    const { address_text: address = '' } = (await abroad.vendor(owner, vendorId)).vendor_information.location
    expect(address.split(',').length).toBeGreaterThan(2)
    const content = fileOf([good({ phone: '+60 12 345 6789', address, ...more })])
    const { bulk_job } = (await abroad.call('createBulkJob', { body: { vendor_id: vendorId, content }, as: owner }))
      .answer.body
    await abroad.call('placeBulkOrders', { params: { bulkJobId: bulk_job.bulk_job_id }, as: owner })
    const detail = { params: { vendorId, jobId: bulk_job.bulk_job_id }, as: owner }
    const [row] = (await abroad.call('readBulkJob', detail)).answer.body.rows
    const orderId = row?.order_id ?? ''
    const { result } = (await abroad.call('readOrder', { query: { vendorId, orderId }, as: owner })).answer
    expect(splitAddress(result.customer.location.address)).toEqual({ unit, building, street: address })
  } finally {
    abroad.sandbox.close()
  }
})

test('[BLK-103] reordered headings, numbers for telephones and dates as spreadsheets count them are understood', async () => {
  const serial = 46_084 + 18.5 / 24
  const rows = [good({ phone: 40_612_345, delivery: 'scheduled', scheduled: serial, name: 'Ida Moe' })]
  const { orders } = await upload(fileOf(rows, columnNames.toReversed()))
  expect(orders[0]).toMatchObject({ status: 'VALID', scheduled_for: Date.parse('2026-03-03T17:30:00Z') / 1000 })
})

const zipOf = (files: Record<string, Uint8Array>) => Buffer.from(zipSync(files, { level: 1 })).toString('base64')

test('[BLK-105] hostile and broken files are refused', async () => {
  const book = unzipSync(Buffer.from(fileOf([good()]), 'base64'))
  const bomb = zipOf({ ...book, 'xl/worksheets/sheet1.xml': new Uint8Array(UNPACKED_MAX_BYTES + 1).fill(32) })
  const far = zipOf({
    ...book,
    'xl/worksheets/sheet1.xml': strToU8(
      '<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>x</t></is></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>',
    ),
  })
  const files = {
    text: Buffer.from('name,phone\nKari,1').toString('base64'),
    cut: fileOf([good()]).slice(0, 4000),
    zip: zipOf({ 'a.txt': strToU8('hello') }),
    headless: write(utils.book_new(utils.aoa_to_sheet([['a'], ['b']])), { type: 'base64', bookType: 'xlsx' }),
    long: fileOf(Array.from({ length: 501 }, () => good())),
    bomb,
    far,
  }
  for (const [name, content] of Object.entries(files)) {
    const answer = await kit.refused('createBulkJob', { body: { vendor_id: kit.ids.single, content }, as })
    expect([name, answer]).toEqual([name, { status: 422, message: 'BulkFileInvalid' }])
  }
})

test('[API-053] the template is an XLSX with our headings, drop-downs and texts for telephones', async () => {
  const { answer } = await kit.call('bulkTemplate', { as })
  const bytes = new Uint8Array(await (answer as Blob).arrayBuffer())
  const sheet = new TextDecoder().decode(unzipSync(bytes)['xl/worksheets/sheet1.xml'])
  expect(sheet).toContain('"PAID,CASH_ON_DELIVERY,ONLINE_PAYMENT"')
  expect(sheet).toContain('"instant,scheduled"')
  const rows = await kit
    .refused('createBulkJob', {
      body: { vendor_id: kit.ids.single, content: Buffer.from(bytes).toString('base64') },
      as,
    })
    .catch((error: Error) => error.message)
  expect(rows).toContain('PREPROCESS_FAIL')
})

test('[BLK-007] the seed has a job in every status', async () => {
  const { answer } = await kit.call('listBulkJobs', {
    params: { vendorId: kit.ids.parent },
    as: await kit.login('parent'),
  })
  expect(new Set(answer.body.map(job => job.status)).size).toBe(7)
})

test.each(['BD', 'HK', 'JP', 'KH', 'MM', 'TW'] as const)(
  '[BLK-007] the seeded rows of %s are valid but for those that are meant to be wrong',
  async country => {
    const abroad = kitFor(country)
    try {
      const parent = await abroad.login('parent')
      const vendorId = abroad.ids.parent
      const jobs = (await abroad.call('listBulkJobs', { params: { vendorId }, as: parent })).answer.body
      const statuses = new Map<string, string[]>()
      for (const { bulk_job_id: jobId, status } of jobs) {
        const { rows } = (await abroad.call('readBulkJob', { params: { vendorId, jobId }, as: parent })).answer.body
        statuses.set(
          status,
          rows.map(row => row.status),
        )
        for (const row of rows) expect(row.error ?? '').not.toContain('address')
      }
      expect(statuses.get('PREPROCESS_SUCCESS')).toEqual(['VALID', 'VALID'])
      expect(statuses.get('PREPROCESS_SUCCESS_WITH_ERROR')).toEqual(['VALID', 'INVALID', 'VALID'])
      expect(new Set(statuses.get('ORDER_PLACEMENT_SUCCESS'))).toEqual(new Set(['PLACED']))
    } finally {
      abroad.sandbox.close()
    }
  },
)

test.each(['__proto__', 'constructor', 'toString'])('a sheet and cells that are called %s do no harm', async name => {
  const sheet = utils.aoa_to_sheet([
    [name, ...columnNames.map(column => columns[column].heading)],
    [name, ...columnNames.map(column => good({ delivery: name, payment: name })[column] ?? name)],
  ])
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([[name]]), name)
  utils.book_append_sheet(book, sheet, 'Orders')
  const { orders } = await upload(write(book, { type: 'base64', bookType: 'xlsx' }))
  expect(orders.map(row => row.status)).toEqual(['INVALID'])
  expect(orders[0]?.error).toContain('Payment method must be one of')
})
