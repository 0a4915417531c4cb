// What would be filled in over typed text is offered first, and what a shop system passes in the address is read (REQ-111 to REQ-113).
import { describe, expect, test } from 'vitest'
import type { Offer, RequestForm } from '#features/request/form.ts'
import { offerOfFragment, split } from '#features/request/offer.ts'
import { context, form, NOON, open, order, parameters, run, type Step, started, vendorThere } from './examples.ts'

const begun = run([started, parameters, vendorThere(), open]).state
const typed = { ...begun, form: { ...form, notes: 'Ring twice', description: '  ' } }

test.each<[what: string, changes: Partial<RequestForm>, fits: Partial<RequestForm>, asked?: Partial<RequestForm>]>([
  ['an empty field is filled in', { building: 'A' }, { building: 'A' }],
  ['a field with only spaces is filled in', { description: 'Tulips' }, { description: 'Tulips' }],
  ['another text is asked about', { name: 'Kari Test', building: 'A' }, { building: 'A' }, { name: 'Kari Test' }],
  ['the same text with other spaces is not', { name: ' Ingrid Solberg ' }, { name: ' Ingrid Solberg ' }],
  ['an address without a note keeps the typed one', { notes: '', building: 'A' }, { building: 'A' }],
  ['so does one whose note has only spaces', { notes: '  ' }, {}],
  ['what is asked about keeps its own spaces', { notes: ' At the back ' }, {}, { notes: ' At the back ' }],
])('[REQ-113] %s', (_, changes, fits, asked) => {
  expect(split(typed, changes)).toEqual(asked ? { fits, asked } : { fits })
})

describe('[REQ-111] an offer', () => {
  const offer: Step = {
    type: 'offered',
    offer: { from: 'message', changes: { name: 'Kari Test', notes: 'Back door' } },
  }
  const take: Step = { type: 'offerTaken' }
  const decline: Step = { type: 'offerDeclined' }

  test('that is accepted is kept in the draft, so that a reload does not lose it', () => {
    const taken = run([offer, take], context(), typed)
    expect([taken.state.form.name, taken.state.form.notes, taken.state.offer]).toEqual([
      'Kari Test',
      'Back door',
      undefined,
    ])
    expect(taken.commands).toEqual([{ do: 'keepDraft' }])
  })

  test('that was accepted may be replaced by the next address without a question, like all that nobody typed', () => {
    const filled = { ...typed, filled: { building: 'A' } }
    const { state } = run([offer, take], context(), filled)
    expect(state.filled).toEqual({ building: 'A', name: 'Kari Test', notes: 'Back door' })
    expect(split(state, { name: 'Ola Test' })).toEqual({ fits: { name: 'Ola Test' } })
  })

  test('that is declined changes nothing', () => {
    const declined = run([offer, decline], context(), typed)
    expect(declined).toEqual({ state: typed, commands: [] })
  })

  test('is accepted once: a second press changes nothing', () => {
    const once = run([offer, take], context(), typed).state
    expect(run([take], context(), once)).toEqual({ state: once, commands: [] })
  })

  test('leaves the customer of an edited order alone', () => {
    const edited = { ...typed, edited: order() }
    const { state } = run([offer, take], context(), edited)
    expect([state.form.name, state.form.notes]).toEqual(['Ingrid Solberg', 'Back door'])
  })

  test('[REQ-109] takes the mistakes of the fields that it fills away', () => {
    const submitted = run([{ type: 'submitted', now: NOON }], context(), begun).state
    expect(submitted.faults?.map(({ at }) => at)).toContain('name')
    expect(run([offer, take], context(), submitted).state.faults?.map(({ at }) => at)).not.toContain('name')
  })
})

test.each<[what: string, fragment: string, read: ReturnType<typeof offerOfFragment>]>([
  ['an address alone is an offer', '#to=Storgata%205', { from: 'shop', address: 'Storgata 5', changes: {} }],
  ['a name alone is one, too', '#name=Kari', { from: 'shop', changes: { name: 'Kari' } }],
  [
    'a number sign may be in a value',
    '#ref=%23A-17&to=Storgata%205#2',
    { from: 'shop', address: 'Storgata 5#2', changes: { description: '#A-17' } },
  ],
  ['an end of a line parts words', '#ref=A-17%0D%0AB-18', { from: 'shop', changes: { description: 'A-17 B-18' } }],
  [
    'spaces around a value do not count as a part of its 200 characters',
    `#ref=${'%20'.repeat(9)}${'x'.repeat(201)}`,
    { from: 'shop', changes: { description: 'x'.repeat(200) } },
  ],
  [
    'no space is left where a sign that nobody sees was at the end',
    '#name=Kari%20%E2%80%AE',
    { from: 'shop', changes: { name: 'Kari' } },
  ],
])('[REQ-112] in the fragment of the address %s', (_, fragment, read) => {
  expect(offerOfFragment(fragment)).toEqual(read)
})

describe('an offer for another address that is accepted after an earlier one', () => {
  const take = (offer: Offer): Step[] => [{ type: 'offered', offer }, { type: 'offerTaken' }]
  const first: Offer = {
    from: 'message',
    address: 'Storgata 7',
    changes: { name: 'Kari', phone: '+4741258036', notes: 'Ring twice' },
  }
  const next: Offer = { from: 'message', address: 'Parkveien 2', changes: { name: 'Ola', phone: '+4740612345' } }

  test('[REQ-111] leaves no note of the earlier one', () => {
    const { state } = run([...take(first), ...take(next)], context(), begun)
    expect([state.form.name, state.form.notes]).toEqual(['Ola', ''])
  })

  test('[REQ-111] leaves what was typed since', () => {
    const typed: Step = { type: 'formChanged', changes: { notes: 'Back door' }, now: NOON }
    expect(run([...take(first), typed, ...take(next)], context(), begun).state.form.notes).toBe('Back door')
  })

  test('[REQ-112] of a shop system leaves neither the value nor the contents of the order before', () => {
    const order: Offer = {
      from: 'shop',
      address: 'Storgata 7',
      changes: { name: 'Kari', amount: '649', description: 'A-1' },
    }
    const other: Offer = { from: 'shop', address: 'Parkveien 2', changes: { name: 'Ola' } }
    const { form } = run([...take(order), ...take(other)], context(), begun).state
    expect([form.name, form.amount, form.description]).toEqual(['Ola', '', ''])
  })

  test('without an address adds to what is there', () => {
    const more: Offer = { from: 'message', changes: { phone: '+4740612345' } }
    expect(run([...take(first), ...take(more)], context(), begun).state.form.notes).toBe('Ring twice')
  })
})
