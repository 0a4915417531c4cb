import { expect, test } from 'vitest'
import { fileName, indexTable, type ProofOf, proofsOfOrders } from '#features/history/proofs.ts'
import type { ProofType } from '#schema/wire.ts'
import { historyOf, orderOf, SECONDS } from '../orders/examples.ts'

const delivered = orderOf({
  order_id: 'v1-000123',
  status: 'DELIVERED',
  status_history: historyOf('NEW', 'PICKED_UP', 'DELIVERED'),
})
const underway = orderOf({ order_id: 'v1-000124', status: 'PICKED_UP', status_history: historyOf('NEW', 'PICKED_UP') })
const proof = (type: ProofType, order = delivered): ProofOf => ({ order, type })

test.each<[string, ProofType[], ProofOf[]]>([
  ['all kinds', ['pickup', 'delivery', 'return'], [proof('pickup', underway), proof('pickup'), proof('delivery')]],
  ['one kind', ['delivery'], [proof('delivery')]],
  ['no kind', [], []],
])('[HIS-106] of a site that shows %s, the photos of what has happened to each order', (_, offered, proofs) => {
  expect(proofsOfOrders([underway, delivered], offered)).toEqual(proofs)
})

test.each([
  ['image/png', 'v1-000123_delivery.png'],
  ['image/webp', 'v1-000123_delivery.webp'],
  ['image/jpeg', 'v1-000123_delivery.jpg'],
  ['', 'v1-000123_delivery.jpg'],
])('[HIS-106] a photo of type %j is called %s', (mime, name) => expect(fileName(proof('delivery'), mime)).toBe(name))

test('[HIS-106] runs of signs that file systems refuse become one dash', () => {
  expect(fileName(proof('pickup', { ...delivered, order_id: 'v1/../ø:7' }), '')).toBe('v1-..-7_pickup.jpg')
})

test('[HIS-106] the index has a row for each photo with the time of the country, and no file where a photo is missing', () => {
  const order = {
    ...delivered,
    created_at: SECONDS,
    customer: {
      ...delivered.customer,
      name: '=Kari "K" Nordmann',
      location: { ...delivered.customer.location, address: 'Storgata 5, 0155 Oslo' },
    },
  }
  const [there, missing] = [proof('delivery', order), proof('pickup', order)]
  const found = new Map([[there, { name: 'a.jpg', bytes: new Uint8Array(1) }]])
  const words = {
    sheet: 'Orders',
    columns: { order: 'Nr.', placed: 'Am', customer: 'Wer', address: 'Wohin', kind: 'Art', file: 'Datei' },
    kinds: { pickup: 'Abholung', delivery: 'Zustellung', return: 'Retoure' },
  }
  const { name, columns, rows } = indexTable([there, missing], found, { words, zone: 'Europe/Oslo' })
  expect(name).toBe('Orders')
  expect(columns.map(({ kind, heading }) => [kind, heading])).toEqual([
    ['text', 'Nr.'],
    ['moment', 'Am'],
    ['text', 'Wer'],
    ['text', 'Wohin'],
    ['text', 'Art'],
    ['text', 'Datei'],
  ])
  const cells = ['v1-000123', '2026-03-03 12:00', '=Kari "K" Nordmann', 'Storgata 5, 0155 Oslo']
  expect(rows).toEqual([{ cells: [...cells, 'Zustellung', 'a.jpg'] }, { cells: [...cells, 'Abholung', ''] }])
})
