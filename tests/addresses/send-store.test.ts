import { expect, test } from 'vitest'
import { createPlaces } from '#features/addresses/search-store.ts'
import type { PlaceService, Send } from '#platform/ports.ts'

const suggestion = { query: 'Storg', country: 'NO', language: 'en' } as const

function rig({ on = true, loads = true } = {}) {
  const asked: string[] = []
  const failed = { state: 'failed', problem: { code: 'refused', status: 500, message: '' } } as const
  const note = (what: string) => async () => {
    asked.push(what)
    return failed
  }
  const service: PlaceService = { suggest: note('their suggestions'), details: note('their details') }
  const places = createPlaces({
    send: (async (name: string) => note(name)()) as unknown as Send,
    on: () => on,
    isTheirs: id => id.startsWith('google:'),
    google: async () => {
      if (!loads) throw new Error('no such part')
      return service
    },
  })
  return { places, asked }
}

test.each([
  { on: true, asked: ['their suggestions'] },
  { on: false, asked: ['autocompleteAddress'] },
])('[FLG-014] while the flag is $on, suggestions come from $asked', async ({ on, asked }) => {
  const rigged = rig({ on })
  await rigged.places.suggest(suggestion)
  expect(rigged.asked).toEqual(asked)
})

test.each([
  { on: true, id: 'google:x', asked: ['their details'] },
  // The flag changed after the suggestions came.
  { on: false, id: 'google:x', asked: ['their details'] },
  { on: true, id: 'x', asked: ['placeDetails'] },
])('[FLG-014] details of $id are asked of who knows it', async ({ on, id, asked }) => {
  const rigged = rig({ on })
  await rigged.places.details({ query_id: id, language: 'en' })
  expect(rigged.asked).toEqual(asked)
})

test('[ADR-006] a part that cannot be loaded is an answer that did not come', async () => {
  const rigged = rig({ loads: false })
  const answer = await rigged.places.suggest(suggestion)
  expect(answer).toEqual({ state: 'failed', problem: { code: 'no_answer' } })
})
