import { expect, test } from 'vitest'
import type { PlaceService, Send } from '#ports'
import { createAddressSend } from '#stores/request/address-send'

const suggestion = { query: 'Storg', country: 'NO', language: 'en' } as const

function rig({ on = true, loads = true } = {}) {
  const asked: string[] = []
  const failed = { state: 'failed', problem: { code: 'refused', status: 500, message: '' } } as const
  const note = (what: string) => async () => {
    asked.push(what)
    return failed
  }
  const service: PlaceService = { suggest: note('their suggestions'), details: note('their details') }
  const send = createAddressSend({
    send: (async (name: string) => note(name)()) as unknown as Send,
    on: () => on,
    isTheirs: id => id.startsWith('google:'),
    places: async () => {
      if (!loads) throw new Error('no such part')
      return service
    },
  })
  return { send, asked }
}

test.each([
  { on: true, asked: ['their suggestions'] },
  { on: false, asked: ['autocompleteAddress'] },
])('[FLG-014] while the flag is $on, suggestions come from $asked', async ({ on, asked }) => {
  const world = rig({ on })
  await world.send('autocompleteAddress', { query: suggestion })
  expect(world.asked).toEqual(asked)
})

test.each([
  { on: true, id: 'google:x', asked: ['their details'] },
  // The flag changed after the suggestions came.
  { on: false, id: 'google:x', asked: ['their details'] },
  { on: true, id: 'x', asked: ['placeDetails'] },
])('[FLG-014] details of $id are asked of who knows it', async ({ on, id, asked }) => {
  const world = rig({ on })
  await world.send('placeDetails', { query: { query_id: id, language: 'en' } })
  expect(world.asked).toEqual(asked)
})

test('[FLG-014] every other call goes where it went', async () => {
  const world = rig()
  await world.send('reverseGeocode', { query: { lat: 1, lng: 2, language: 'en' } })
  expect(world.asked).toEqual(['reverseGeocode'])
})

test('[ADR-006] a part that cannot be loaded is an answer that did not come', async () => {
  const world = rig({ loads: false })
  const answer = await world.send('autocompleteAddress', { query: suggestion })
  expect(answer).toEqual({ state: 'failed', problem: { code: 'no_answer' } })
})
