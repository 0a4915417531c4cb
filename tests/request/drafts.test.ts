const norway = { country: 'NO', currency: 'NOK', languages: ['nb-NO', 'en'] }

import { describe, expect, test } from 'vitest'
import { storedFormats } from '#app/stored-formats.ts'
import { isStoredDrafts, withDraft } from '#features/request/draft.ts'
import { createDrafts } from '#features/request/drafts-store.ts'
import { emptyForm, type RequestForm } from '#features/request/form.ts'
import { flatSender } from '#features/request/guest-invitation-store.ts'
import {
  afterPlaced,
  draftLike,
  emptyOrigin,
  orderDraft,
  requestAgain,
  restoreDraft,
  storeDraft,
} from '#features/request/prefill.ts'
import { createStorage, type TextStorage } from '#platform/storage.ts'
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

  /** Every part that a stored draft can have. */
  const whole = storeDraft(
    {
      ...draft,
      form: { ...draft.form, confirmedAmount: '649' },
      destination: { ...draft.destination, place: { ...draft.destination.place, from: 'saved', savedId: 's1' } },
    },
    NOON,
  )
  const origin = 'street_address addressQuery building city countryCode postalCode unit notes'
  const orderTexts = 'destinationName destinationPhoneNumber destinationTextAddress orderAmount orderDescription'
  const optionalTexts = 'destinationCity destinationUnitNumber destinationBuilding riderNotes vat_number'
  const each = (part: string, names: string) => names.split(' ').map(name => `${part}.${name}`)
  /** A stored draft with another value at a path such as `order.vat_number`; undefined leaves it out. */
  const withPart = (path: string, value: unknown): unknown => {
    const stored = structuredClone(whole) as unknown as Record<string, unknown>
    const names = path.split('.')
    const last = names.pop() ?? ''
    let part = stored
    for (const name of names) part = part[name] as Record<string, unknown>
    if (value === undefined) delete part[last]
    else part[last] = value
    return stored
  }
  const reads = (path: string, value: unknown) => isStoredDrafts({ good: whole, other: withPart(path, value) })

  test.each([
    ...each('order', orderTexts),
    ...each('origin', origin),
    ...each('sender', 'name email phone'),
    ...each('sent.prints.0', 'name phone address description amount'),
    ...[
      'version',
      'key',
      'order',
      'parcel',
      'coldBag',
      'ageCheck',
      'time',
      'voucherCode',
      'sender',
      'changedAt',
      'placed',
    ],
    ...['sent.since', 'sent.prints'],
  ])('[REQ-102] a draft without its %s is none', path => {
    expect(reads(path, undefined)).toBe(false)
  })
  test('[REQ-102] an older draft has fewer parts', () => {
    expect(isStoredDrafts({ no1: whole })).toBe(true)
    const optional = [
      ...each('order', `${optionalTexts} destinationLatitude destinationLongitude preordered_for`),
      ...each('origin', 'latitude longitude'),
      ...['choice', 'confirmedAmount', 'locationType', 'savedId', 'moved', 'origin', 'sent', 'sent.key'],
    ]
    for (const path of optional) expect([path, reads(path, undefined)]).toEqual([path, true])
  })
  test.each<[string, readonly string[], readonly unknown[]]>([
    [
      'a text',
      [
        ...each('order', `${orderTexts} ${optionalTexts}`),
        ...each('origin', origin),
        ...each('sender', 'name email phone'),
        ...each('sent.prints.0', 'name phone address description'),
        ...['key', 'voucherCode', 'confirmedAmount', 'savedId', 'sent.key', 'placed.0'],
      ],
      [12_345_678, null],
    ],
    [
      'a record',
      ['order', 'sender', 'origin', 'sent', 'sent.prints.0'],
      [null, 'text', Object.assign([], { ...whole.order, ...whole.origin, ...whole.sender, ...whole.sent })],
    ],
    ['a latitude', ['order.destinationLatitude', 'origin.latitude'], [90.1, -90.1, '59', Number.NaN]],
    ['a longitude', ['order.destinationLongitude', 'origin.longitude'], [180.1, -180.1, '10', Number.NaN]],
    ['a time', ['changedAt', 'order.preordered_for', 'sent.since', 'sent.at'], [-1, 0.5, '5', Number.MAX_SAFE_INTEGER]],
    ['a time in seconds', ['order.preordered_for', 'sent.since'], [253_402_300_800]],
    ['a switch', ['coldBag', 'ageCheck', 'moved'], [0, 'true']],
    ['a list', ['placed', 'sent.prints'], [{}, 'text']],
    ['a number', ['sent.prints.0.amount'], ['1', Number.NaN]],
    ['a key of 8 to 128 signs', ['key'], ['short', 'x'.repeat(129), 'with space', 'key-0001\n', ' key-0001']],
    ['one of the choices', ['choice', 'parcel', 'time', 'locationType'], ['other', 1]],
    ['the version', ['version'], [2, '1']],
  ])('[REQ-102] what should be %s and is not makes a draft none', (_, paths, values) => {
    for (const path of paths)
      for (const value of values) expect([path, value, reads(path, value)]).toEqual([path, value, false])
  })
  test.each<[string, readonly unknown[]]>([
    ['order.destinationLatitude', [90, -90]],
    ['order.destinationLongitude', [180, -180]],
    ['changedAt', [0]],
    ['time', ['asap', 'within', 'later']],
    ['locationType', ['typed', 'saved', 'cursor']],
    ['parcel', ['parcels', whole.parcel]],
    ['placed', [[], ['a', 'b']]],
    ['sent.prints', [[]]],
    ['key', ['x'.repeat(8), '~'.repeat(128)]],
  ])('[REQ-102] at %s a draft may have %j', (path, values) => {
    for (const value of values) expect([value, reads(path, value)]).toEqual([value, true])
  })
  test('[REQ-102] every part comes back, and what an older draft lacks is empty', () => {
    const back = restoreDraft(whole)
    expect(back.form.confirmedAmount).toBe('649')
    expect(back.destination.place).toStrictEqual({ ...place, from: 'saved', savedId: 's1', city: 'Oslo' })
    const texts = { ...draft.form, building: 'B', notes: 'Ring' }
    expect(restoreDraft(storeDraft({ ...draft, form: texts }, NOON)).form).toStrictEqual(texts)
    const { destinationName, destinationPhoneNumber, destinationTextAddress, orderAmount, orderDescription } =
      whole.order
    const { choice: _, confirmedAmount: __, locationType: ___, savedId: ____, moved: _____, ...older } = whole
    const order = { destinationName, destinationPhoneNumber, destinationTextAddress, orderAmount, orderDescription }
    const old = restoreDraft({ ...older, order, sent: { since: 5, prints: [] } as never })
    expect(old.destination).toStrictEqual({ query: 'Bygdøy allé 23' })
    expect(old.form).toStrictEqual({ ...emptyForm, ...pick(draft.form), parcel: whole.parcel, time: 'later' })
    // Its submission had the key of the draft.
    expect(old.sent?.key).toBe('key-0001')
    const spot = { destinationLatitude: 1, destinationLongitude: 2 }
    expect(restoreDraft({ ...older, order: { ...order, ...spot } }).destination.place).toStrictEqual({
      latitude: 1,
      longitude: 2,
      text: 'Bygdøy allé 23',
      from: 'typed',
    })
  })
  const pick = ({ name, phone, description, amount }: RequestForm) => ({ name, phone, description, amount })
  test('[REQ-009] without a place the draft has the typed address; a time only where it is for later', () => {
    const typed = orderDraft({ ...draft.form, time: 'asap' }, { query: 'Bygdøy' })
    expect(typed).toMatchObject({ destinationTextAddress: 'Bygdøy' })
    expect(Object.keys(typed)).not.toEqual(expect.arrayContaining(['destinationCity']))
    expect(Object.keys(typed)).not.toEqual(expect.arrayContaining(['preordered_for']))
    const { collectAt: _, ...undecided } = draft.form
    expect(orderDraft(undecided, { query: '', place })).not.toHaveProperty('preordered_for')
    expect(orderDraft(undecided, { query: '', place })).not.toHaveProperty('destinationCity')
    expect(Object.keys(storeDraft({ ...draft, destination: { query: '' } }, NOON))).not.toContain('locationType')
  })
  test('[REQ-103] a draft like an earlier order keeps what was submitted before', () => {
    const filled = { form: draft.form, destination: draft.destination }
    expect(draftLike(filled, undefined, 'new-key-1')).toStrictEqual({
      ...filled,
      origin: undefined,
      voucherCode: '',
      key: 'new-key-1',
      sent: undefined,
      placed: [],
    })
    const { origin, sent, placed } = draft
    expect(draftLike(filled, draft, 'new-key-1')).toStrictEqual({
      ...filled,
      origin,
      voucherCode: '',
      key: 'key-0001',
      sent,
      placed,
    })
    expect(draftLike(filled, { ...draft, sent: undefined }, 'new-key-1').key).toBe('new-key-1')
  })
  test('[REQ-103] [GST-004] like an earlier order of a guest, it is collected where that one was, not where the last one was', () => {
    const sender = {
      location: { address: '2, B, Solveien 4', latitude: 59.85, longitude: 10.8, notes: 'Ring twice' },
      name: 'Kari Berg',
      email: { email: 'kari.berg@post.example' },
      phone_number: { phone: '+4741258036' },
    }
    const like = draftLike(requestAgain(order({ sender }), norway), draft, 'k')
    expect(like.origin).toEqual({
      ...emptyOrigin('NO'),
      addressQuery: 'Solveien 4',
      street_address: 'Solveien 4',
      unit: '2',
      building: 'B',
      notes: 'Ring twice',
      latitude: 59.85,
      longitude: 10.8,
    })
  })
  test('[REQ-101] [REQ-103] a draft like an earlier order has the sender of the one before', () => {
    const sender = { senderName: 'Åsne Prøve', senderEmail: 'asne@example.com', senderPhone: '41258036' }
    const like = draftLike(
      { form: emptyForm, destination: { query: '' } },
      { ...draft, form: { ...draft.form, ...sender } },
      'k',
    )
    expect(like.form).toEqual({ ...emptyForm, ...sender })
  })
  test('[REQ-101] the numbers of the last twenty orders are known', () => {
    const placed = Array.from({ length: 20 }, (_, at) => `no-${at}`)
    expect(afterPlaced({ ...draft, placed }, 'no-20', 'k').placed).toEqual([...placed.slice(1), 'no-20'])
    expect(storeDraft({ ...draft, placed: ['old', ...placed] }, NOON).placed).toEqual(placed)
    expect(afterPlaced(draft, 'no-2', 'k')).toMatchObject({ destination: { query: '' }, voucherCode: '' })
  })
  test('[REQ-102] the newest drafts stay, in whatever order they came, and each vendor has one', () => {
    const at = (changedAt: number) => storeDraft(draft, changedAt)
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`no${index}`, at(NOON - 20 + index)]))
    const kept = Object.keys(withDraft({ ...many, last: at(NOON - 1) }, 'no5', at(NOON), NOON))
    expect(kept.toSorted()).toEqual([...Object.keys(many).slice(1), 'last'].toSorted())
    const WEEK_MS = 7 * 86_400_000
    expect(
      Object.keys(withDraft({ old: at(NOON - WEEK_MS), young: at(NOON - WEEK_MS + 1) }, 'no1', at(NOON), NOON)),
    ).toEqual(['no1', 'young'])
  })

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

describe('[REQ-103] a draft that is passed on to the next page of the tab', () => {
  const draft = draftLike(requestAgain(order(), norway), undefined, 'key-0002')
  /** Two pages of one tab, one after the other. */
  function pages(room: { device: boolean }) {
    const areas = { device: new Map<string, string>(), tab: new Map<string, string>() }
    const area = (name: 'device' | 'tab'): TextStorage => ({
      getItem: key => areas[name].get(key) ?? null,
      setItem(key, value) {
        if (name === 'device' && !room.device) throw new DOMException('', 'QuotaExceededError')
        areas[name].set(key, value)
      },
      removeItem: key => void areas[name].delete(key),
    })
    const clock = { now: () => NOON, after: () => () => {} }
    const page = () => {
      const ports = { formats: storedFormats, device: area('device'), tab: area('tab'), listen: () => () => {} }
      return createDrafts({ storage: createStorage(ports), clock, isGuest: () => false })
    }
    return { areas, page }
  }

  test('is there where the device has no room, and in the tab no longer', () => {
    const room = { device: true }
    const { areas, page } = pages(room)
    page().write('no2041', { ...draft, key: 'key-0001' })
    room.device = false
    page().passOn('no2041', draft)
    const next = page()
    next.takePassed()
    expect(next.read('no2041')).toEqual(draft)
    expect([...areas.tab.keys()]).toEqual([])
  })
  test('is on the device alone where that has room', () => {
    const { areas, page } = pages({ device: true })
    page().passOn('no2041', draft)
    expect([...areas.tab.keys()]).toEqual([])
    page().takePassed()
    expect(page().read('no2041')).toEqual(draft)
  })
  test('goes with a logout', () => {
    const { areas, page } = pages({ device: false })
    page().passOn('no2041', draft)
    page().clear()
    expect([...areas.tab.keys()]).toEqual([])
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
