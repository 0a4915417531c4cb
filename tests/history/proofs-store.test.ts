import { read, utils } from '@e965/xlsx'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { indexTable, proofsOfOrders } from '#features/history/proofs.ts'
import { createProofs } from '#features/history/proofs-store.ts'
import { carryOut } from '#workers/export/worker.ts'
import { orderOf } from '../orders/examples.ts'

const delivered = (count: number) => Array.from({ length: count }, () => orderOf({ status: 'DELIVERED' }))

function rig(settings: { fails?: (orderId: string) => boolean } = {}) {
  const saved: { file: Blob; name: string }[] = []
  let most = 0
  let running = 0
  const store = createProofs({
    async proof(orderId, type, signal) {
      most = Math.max(most, ++running)
      await new Promise(done => setTimeout(done, 1))
      running -= 1
      if (signal.aborted) return { state: 'failed', problem: { code: 'cancelled' } }
      return settings.fails?.(orderId)
        ? { state: 'failed', problem: { code: 'no_answer' } }
        : { state: 'answered', value: new Blob([`${orderId} ${type}`], { type: 'image/png' }) }
    },
    async pack(all, found) {
      const index = indexTable(all, found, { words, zone: 'Europe/Oslo' })
      const done = carryOut({ files: [...found.values()], index, format: 'zip' })
      if (!('file' in done)) throw new Error(done.failed)
      return new Blob([done.file])
    },
    save: (file, name) => void saved.push({ file, name }),
  })
  return { store, saved, most: () => most }
}

const words = {
  sheet: 'Orders',
  columns: { order: 'Order', placed: 'Placed', customer: 'Customer', address: 'Drop-off', kind: 'Kind', file: 'File' },
  kinds: { pickup: 'Collection', delivery: 'Delivery', return: 'Return' },
}

/** The rows of the index as a spreadsheet reads them. */
async function indexOf(file: Blob): Promise<Record<string, string>[]> {
  const { 'index.xlsx': index } = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const book = read(index ?? new Uint8Array(), { type: 'array' })
  return utils.sheet_to_json(book.Sheets['Orders'] ?? {}, { defval: '' })
}

const contents = async (file: Blob) => {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  return new Map(Object.entries(parts).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]))
}

test('[HIS-106] 300 photos, named by their orders, with an index; few at a time', async () => {
  const { store, saved, most } = rig()
  const proofs = proofsOfOrders(delivered(300), ['delivery'])
  expect(proofs).toHaveLength(300)
  await store.run(proofs, 'proofs.zip')
  expect(store.$proofs.get()).toEqual({ state: 'done', saved: 300, missing: [] })
  const files = await contents(saved[0]?.file ?? new Blob())
  expect(files.size).toBe(301)
  const [first] = proofs
  const id = first?.order.order_id ?? ''
  expect(files.get(`${id}_delivery.png`)).toBe(`${id} delivery`)
  const lines = await indexOf(saved[0]?.file ?? new Blob())
  expect(lines).toHaveLength(300)
  expect(lines[0]).toMatchObject({ Order: id, Kind: 'Delivery', File: `${id}_delivery.png` })
  expect(most()).toBeLessThanOrEqual(6)
})

test('[HIS-106] photos that cannot be had are named, in the index too; the others are saved', async () => {
  const orders = delivered(3)
  const lost = orders[1]?.order_id
  const { store, saved } = rig({ fails: id => id === lost })
  await store.run(proofsOfOrders(orders, ['delivery']), 'proofs.zip')
  const end = store.$proofs.get()
  expect(end.state === 'done' && end.missing.map(({ order }) => order.order_id)).toEqual([lost])
  const files = await contents(saved[0]?.file ?? new Blob())
  expect(files.size).toBe(3)
  const lines = await indexOf(saved[0]?.file ?? new Blob())
  expect(lines.filter(({ File }) => File === '').map(({ Order }) => Order)).toEqual([lost])
})

test('[HIS-106] without a photo, or when cancelled, nothing is saved; it can be started again', async () => {
  const none = rig({ fails: () => true })
  await none.store.run(proofsOfOrders(delivered(2), ['delivery']), 'proofs.zip')
  expect(none.saved).toEqual([])
  const { store, saved } = rig()
  const proofs = proofsOfOrders(delivered(20), ['delivery'])
  const running = store.run(proofs, 'proofs.zip')
  store.cancel()
  await running
  expect(saved).toEqual([])
  expect(store.$proofs.get()).toEqual({ state: 'idle' })
  await store.run(proofs, 'proofs.zip')
  expect(saved).toHaveLength(1)
})

test('[HIS-106] cancelled while a photo is being read, it stays cancelled', async () => {
  let reading = () => {}
  const begun = new Promise<void>(resolve => {
    reading = resolve
  })
  let read = (_: ArrayBuffer) => {}
  class SlowBlob extends Blob {
    override arrayBuffer(): Promise<ArrayBuffer> {
      reading()
      return new Promise(resolve => {
        read = resolve
      })
    }
  }
  const store = createProofs({
    proof: async () => ({ state: 'answered', value: new SlowBlob(['photo']) }),
    pack: async () => new Blob(),
    save: () => {},
  })
  const running = store.run(proofsOfOrders(delivered(1), ['delivery']), 'proofs.zip')
  await begun
  store.cancel()
  read(new ArrayBuffer(5))
  await running
  expect(store.$proofs.get()).toEqual({ state: 'idle' })
})

test('[HIS-106] only kinds that the site shows', () => {
  expect(proofsOfOrders(delivered(2), [])).toEqual([])
})
