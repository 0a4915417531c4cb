import { afterEach, expect, test } from 'vitest'
import { createGooglePlaces } from '#platform/google-places.ts'
import { endFakeTime, pass, startFakeTime } from './fake-time.ts'

const KEY = `AIza${'k'.repeat(35)}`
type Asked = { url: string; method: string; headers: Headers; body: unknown }

/** Answers every call with the same, and notes what was asked. */
function service(status: number, text: string) {
  const asked: Asked[] = []
  let uuids = 0
  const places = createGooglePlaces({
    key: KEY,
    mark: 'google:',
    uuid: () => `session-${++uuids}`,
    async fetch(input, init) {
      const { url, method, headers } = new Request(input, init)
      asked.push({ url, method, headers, body: init?.body ? JSON.parse(String(init.body)) : undefined })
      return new Response(text, { status })
    },
  })
  return { places, asked }
}

const query = { query: 'Storg', country: 'NO', language: 'nb-NO', lat: 59.91, lng: 10.75 } as const
const place = {
  id: 'ChIJx',
  formattedAddress: 'Storgata 7, 0155 Oslo, Norge',
  location: { latitude: 59.912, longitude: 10.748 },
  addressComponents: [
    { longText: '7', shortText: '7', types: ['street_number'] },
    { longText: 'Storgata', types: ['route'] },
    { longText: '0155', types: ['postal_code'] },
    { longText: 'Oslo', types: ['postal_town'] },
  ],
}

test('[FLG-014] suggestions come in the shape of the geolocator, near the collection point, in the page’s language', async () => {
  const suggestions = [
    { placePrediction: { placeId: 'ChIJx', text: { text: 'Storgata 7, Oslo' } } },
    { queryPrediction: { text: { text: 'storgata' } } },
  ]
  const { places, asked } = service(200, JSON.stringify({ suggestions }))
  expect(await places.suggest(query)).toEqual({
    state: 'answered',
    value: { data: { data: [{ address: { id: 'google:ChIJx', formatted_address: 'Storgata 7, Oslo' } }] } },
  })
  const [call] = asked
  expect(call).toMatchObject({
    url: 'https://places.googleapis.com/v1/places:autocomplete',
    method: 'POST',
    body: {
      input: 'Storg',
      includedRegionCodes: ['no'],
      languageCode: 'nb-NO',
      sessionToken: 'session-1',
      locationBias: { circle: { center: { latitude: 59.91, longitude: 10.75 } } },
    },
  })
  // The key is in a header, where no log of addresses sees it.
  expect(call?.headers.get('x-goog-api-key')).toBe(KEY)
  expect(call?.url).not.toContain(KEY)
})

test('[FLG-014] a place that was chosen gives its point and its parts, and ends the session', async () => {
  const { places, asked } = service(200, JSON.stringify(place))
  expect(await places.details({ query_id: 'google:ChIJx', language: 'nb-NO' })).toEqual({
    state: 'answered',
    value: {
      id: 'google:ChIJx',
      formatted_address: 'Storgata 7, 0155 Oslo, Norge',
      latitude: 59.912,
      longitude: 10.748,
      number: '7',
      street: 'Storgata',
      zipcode: '0155',
      city: 'Oslo',
    },
  })
  await places.details({ query_id: 'google:a/b?c', language: 'nb-NO' })
  expect(asked.map(({ url }) => url)).toEqual([
    'https://places.googleapis.com/v1/places/ChIJx?languageCode=nb-NO&sessionToken=session-1',
    'https://places.googleapis.com/v1/places/a%2Fb%3Fc?languageCode=nb-NO&sessionToken=session-2',
  ])
})

test.each([
  [403, '{"error":{}}', { code: 'refused', status: 403, message: '' }],
  [200, '<html>', { code: 'invalid_response' }],
  [200, '{"suggestions":7}', { code: 'invalid_response' }],
  [200, '[]', { code: 'invalid_response' }],
])('[ADR-006] an answer %i %s is a problem and nothing else', async (status, text, problem) => {
  expect(await service(status, text).places.suggest(query)).toEqual({ state: 'failed', problem })
})

test.each([
  { ...place, location: undefined },
  { ...place, location: { latitude: 91, longitude: 0 } },
  { ...place, formattedAddress: 7 },
])('[Q106] a place without a point or an address is not used', async one => {
  const { places } = service(200, JSON.stringify(one))
  expect(await places.details({ query_id: 'google:ChIJx', language: 'en' })).toEqual({
    state: 'failed',
    problem: { code: 'invalid_response' },
  })
})

test('[FLG-014] nothing found is an empty list', async () => {
  expect(await service(200, '{}').places.suggest(query)).toEqual({ state: 'answered', value: { data: { data: [] } } })
})

afterEach(endFakeTime)

test.each(['suggest', 'details'] as const)(
  '[ADR-006] an answer to %s that hangs is none after 20 s, and one that nobody wants any more is no problem',
  async what => {
    startFakeTime(0)
    const places = createGooglePlaces({
      key: KEY,
      mark: 'google:',
      uuid: () => 'session',
      fetch: (_, init) =>
        new Promise((_, fail) => init?.signal?.addEventListener('abort', () => fail(init.signal?.reason))),
    })
    const states: string[] = []
    const given = new AbortController()
    for (const signal of [undefined, given.signal])
      void (
        what === 'suggest'
          ? places.suggest(query, signal)
          : places.details({ query_id: 'google:ChIJx', language: 'en' }, signal)
      ).then(answer => states.push(answer.state === 'failed' ? answer.problem.code : answer.state))
    await pass(10_000)
    given.abort()
    await pass(9_900)
    expect(states).toEqual(['cancelled'])
    await pass(200)
    expect(states).toEqual(['cancelled', 'no_answer'])
  },
)
