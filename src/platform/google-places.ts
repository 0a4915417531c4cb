// Address suggestions of Google Places (New), in the shapes of the geolocator, for deployments that bring a key
// (FLG-014, Q80).
import type { CallProblem } from '#contract/call-problem.ts'
import type { AutocompleteAnswer, GeolocatorAddress } from '#schema/wire.ts'
import { CALL_TIMEOUT_MS, type Fetch } from './client.ts'
import type { Answered, PlaceService, Uuid } from './ports.ts'

const HOST = 'https://places.googleapis.com/v1'
/** What comes first is within so many metres. */
const NEAR_M = 20_000
const WANTED = 'id,formattedAddress,location,addressComponents'

export type GooglePlacesOptions = {
  /** Public key of the deployment, bound to its origins by its owner. */
  key: string
  /** Stands before the handles of these places, among those of the geolocator. */
  mark: string
  fetch: Fetch
  uuid: Uuid
}

/** Asks Google; nothing of an answer that does not fit is used (Q106). */
export function createGooglePlaces({ key, mark, fetch, uuid }: GooglePlacesOptions): PlaceService {
  // One session is what is typed until a place is chosen: so they are counted.
  let session = uuid()

  async function ask<Value>(
    path: string,
    init: RequestInit,
    read: (data: unknown) => Value | undefined,
  ): Promise<Answered<Value>> {
    const failed = (problem: CallProblem) => ({ state: 'failed', problem }) as const
    const stop = new AbortController()
    const giveUp = () => stop.abort()
    const timer = setTimeout(giveUp, CALL_TIMEOUT_MS)
    init.signal?.addEventListener('abort', giveUp)
    if (init.signal?.aborted) giveUp()
    try {
      const headers = { 'Content-Type': 'application/json', 'X-Goog-Api-Key': key, ...init.headers }
      const { signal } = stop
      const response = await fetch(`${HOST}/${path}`, { ...init, headers, signal, referrerPolicy: 'origin' })
      if (!response.ok) return failed({ code: 'refused', status: response.status, message: '' })
      const value = read(await response.json().catch(() => undefined))
      return value === undefined ? failed({ code: 'invalid_response' }) : { state: 'answered', value }
    } catch {
      return failed({ code: init.signal?.aborted ? 'cancelled' : 'no_answer' })
    } finally {
      clearTimeout(timer)
      init.signal?.removeEventListener('abort', giveUp)
    }
  }

  return {
    suggest({ query, country, language, lat, lng }, signal) {
      const near = lat !== undefined && lng !== undefined && { latitude: lat, longitude: lng }
      const body = {
        input: query,
        includedRegionCodes: [country.toLowerCase()],
        languageCode: language,
        sessionToken: session,
        ...(near && { locationBias: { circle: { center: near, radius: NEAR_M } } }),
      }
      return ask(
        'places:autocomplete',
        { method: 'POST', body: JSON.stringify(body), ...(signal && { signal }) },
        data => suggestionsOf(data, mark),
      )
    },
    async details({ query_id, language }, signal) {
      const asked = new URLSearchParams({ languageCode: language ?? '', sessionToken: session })
      const id = encodeURIComponent(query_id.slice(mark.length))
      session = uuid()
      const init = { headers: { 'X-Goog-FieldMask': WANTED }, ...(signal && { signal }) }
      return ask(`places/${id}?${asked}`, init, data => placeOf(data, mark))
    },
  }
}

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
const at = (data: unknown, ...path: string[]): unknown =>
  path.reduce((part, name) => (isRecord(part) ? part[name] : undefined), data)

/** No suggestions are an empty object. Suggestions of another kind than places are left out. */
function suggestionsOf(data: unknown, mark: string): AutocompleteAnswer | undefined {
  const listed = at(data, 'suggestions') ?? (isRecord(data) ? [] : undefined)
  if (!Array.isArray(listed)) return undefined
  const found = listed.flatMap(one => {
    const [id, text] = [at(one, 'placePrediction', 'placeId'), at(one, 'placePrediction', 'text', 'text')]
    return typeof id === 'string' && typeof text === 'string'
      ? [{ address: { id: mark + id, formatted_address: text } }]
      : []
  })
  return { data: { data: found } }
}

function placeOf(data: unknown, mark: string): GeolocatorAddress | undefined {
  const [id, formatted] = [at(data, 'id'), at(data, 'formattedAddress')]
  const [latitude, longitude] = [at(data, 'location', 'latitude'), at(data, 'location', 'longitude')]
  if (typeof id !== 'string' || typeof formatted !== 'string') return undefined
  if (!within(latitude, 90) || !within(longitude, 180)) return undefined
  const parts = partsOf(at(data, 'addressComponents'))
  return { id: mark + id, formatted_address: formatted, latitude, longitude, ...parts }
}

const within = (value: unknown, most: number): value is number => typeof value === 'number' && Math.abs(value) <= most

/** Google's kinds of parts, and what the geolocator calls them. */
const KINDS = {
  street_number: 'number',
  route: 'street',
  postal_code: 'zipcode',
  locality: 'city',
  postal_town: 'city',
} as const

function partsOf(components: unknown): Partial<GeolocatorAddress> {
  const parts: Partial<GeolocatorAddress> = {}
  for (const one of Array.isArray(components) ? components : []) {
    const [types, text] = [at(one, 'types'), at(one, 'longText')]
    if (!Array.isArray(types) || typeof text !== 'string') continue
    for (const [kind, part] of Object.entries(KINDS)) if (types.includes(kind)) parts[part] ??= text
  }
  return parts
}
