// The service of addresses that this deployment and its flags choose.
import { deployment } from '#deployment'
import { createAddressSend } from '#stores/request/address-send'
import { patientPart } from '../patient-part.ts'
import { flags } from './flags.ts'
import { send, uuid } from './world.ts'

/** Stands before the handles of Google's places. */
const MARK = 'google:'

const keyOf = () => deployment().settings.addressSuggestions?.googleKey

let made: ReturnType<typeof load> | undefined

async function load(key: string) {
  const { createGooglePlaces } = await patientPart(() => import('#api/google-places'))
  return createGooglePlaces({ key, mark: MARK, fetch: (...call) => fetch(...call), uuid })
}

export const sendAddresses = createAddressSend({
  send,
  on: () => keyOf() !== undefined && flags.$flags.get()?.GoogleAutocomplete === true,
  isTheirs: id => keyOf() !== undefined && id.startsWith(MARK),
  places: () => {
    made ??= load(keyOf() ?? '')
    return made
  },
})
