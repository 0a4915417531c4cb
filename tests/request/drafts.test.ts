const norway = { country: 'NO', currency: 'NOK', languages: ['nb-NO', 'en'] }

import { describe, expect, test } from 'vitest'
import {
  afterPlaced,
  isStoredDrafts,
  orderDraft,
  restoreDraft,
  storeDraft,
  withDraft,
} from '#features/request/draft.ts'
import { flatSender } from '#features/request/guest-invitation-store.ts'
import { emptyOrigin, requestAgain } from '#features/request/prefill.ts'
import { form, NOON, order, place } from './examples.ts'

describe('drafts', () => {
  const draft = {
    form: { ...form, payment: 'cash_on_delivery', vat: 'AB345678', time: 'later', collectAt: 1_772_700_000 } as const,
    destination: { query: place.text, place: { ...place, city: 'Oslo' }, moved: true },
    origin: { ...emptyOrigin('NO'), latitude: 1, longitude: 2 },
    voucherCode: 'WELCOME',
    key: 'key-0001',
    sent: { key: 'key-0001', since: 5, prints: [{ name: 'a', phone: 'b', address: 'c', description: 'd', amount: 1 }] },
    placed: ['no-1'],
  }

  test('[REQ-009] the documented payload of a draft', () => {
    expect(orderDraft(draft.form, draft.destination)).toEqual({
      destinationCity: 'Oslo',
      destinationName: 'Ingrid Solberg',
      destinationPhoneNumber: '41258036',
      destinationLongitude: 10.6893,
      destinationLatitude: 59.9175,
      destinationTextAddress: 'Bygdøy allé 23',
      destinationUnitNumber: '3',
      destinationBuilding: '',
      riderNotes: '',
      orderAmount: '649',
      orderDescription: 'Bouquet of peonies',
      paymentMethod: 'cash_on_delivery',
      vat_number: 'AB345678',
      preordered_for: 1_772_700_000,
    })
  })

  test('[REQ-102] what is kept comes back as it was, through text', () => {
    const stored: unknown = JSON.parse(JSON.stringify({ no1: storeDraft(draft, NOON) }))
    if (!isStoredDrafts(stored)) throw new Error('not a draft')
    expect(restoreDraft(stored['no1'] as never)).toEqual(draft)
  })

  test.each(['key', 'order', 'parcel', 'time', 'sender', 'placed', 'version'])(
    '[REQ-102] a draft without its %s is none',
    field => {
      const { [field]: _, ...rest } = storeDraft(draft, NOON) as unknown as Record<string, unknown>
      expect(isStoredDrafts({ no1: rest })).toBe(false)
    },
  )

  test('[REQ-102] drafts are kept per vendor, the newest twenty, for a week', () => {
    const DAY = 86_400_000
    let all = {}
    for (let number = 0; number < 25; number++)
      all = withDraft(all, `no${number}`, storeDraft(draft, NOON + number), NOON + number)
    expect(Object.keys(all)).toHaveLength(20)
    expect(Object.keys(all)).not.toContain('no4')
    expect(Object.keys(withDraft(all, 'new', storeDraft(draft, NOON + 8 * DAY), NOON + 8 * DAY))).toEqual(['new'])
  })

  test('[REQ-101] after an order the collection point and the sender stay', () => {
    const sender = { ...draft, form: { ...draft.form, senderName: 'Kari' } }
    const next = afterPlaced(sender, 'no-2', 'key-0002')
    expect(next).toMatchObject({
      origin: draft.origin,
      form: { senderName: 'Kari', name: '' },
      placed: ['no-1', 'no-2'],
    })
    expect(next.sent).toBeUndefined()
  })

  test('[REQ-103] a request like an earlier one has its customer and contents, and is for now', () => {
    const again = requestAgain(
      order({ preordered_for: 5, vat_number: 'AB345678', age_validation_required: true }),
      norway,
    )
    expect(again.form).toMatchObject({
      name: 'Ingrid Solberg',
      phone: '+4741258036',
      unit: '3',
      amount: '649',
      time: 'asap',
      payment: 'paid',
      vat: 'AB345678',
      ageCheck: true,
    })
    expect(again.destination).toMatchObject({ query: 'Bygdøy allé 23', place: { latitude: 59.9175 } })
  })
})

test('[GST-004] a sender is read in both shapes', () => {
  const location = { address: ', , A', latitude: 1, longitude: 2 }
  const flat = { location, name: 'K', email: 'k@example.com', phone_number: '+4741258036' }
  expect(flatSender(flat)).toEqual(flat)
  expect(flatSender({ ...flat, email: { email: flat.email }, phone_number: { phone: flat.phone_number } })).toEqual(
    flat,
  )
})
