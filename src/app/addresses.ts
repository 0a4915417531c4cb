// The service of addresses that this deployment and its flags choose.
import { deployment } from '#deployment'
import { createPlaces } from '#features/addresses/search-store.ts'
import { importWithRetry } from '#platform/import-with-retry.ts'
import { flags } from './flags.ts'
import { send, uuid } from './services.ts'

/** Begins the handles of Google's places. */
const MARK = 'google:'

const keyOf = () => deployment().settings.addressSuggestions?.googleKey

async function load(key: string) {
  const { createGooglePlaces } = await importWithRetry(() => import('#platform/google-places.ts'), {
    onFailure: 'caller',
  })
  return createGooglePlaces({ key, mark: MARK, fetch: (...call) => fetch(...call), uuid })
}

export const places = createPlaces({
  send,
  on: () => keyOf() !== undefined && flags.$flags.get()?.GoogleAutocomplete === true,
  isTheirs: id => keyOf() !== undefined && id.startsWith(MARK),
  google: () => load(keyOf() ?? ''),
})
