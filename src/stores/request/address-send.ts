// Who is asked for addresses: Google where the deployment brings a key and the flag is on, else the geolocator (FLG-014).
import type { PlaceService, Send } from '#ports'

export type AddressSendPorts = {
  send: Send
  /** Whether Google is asked for suggestions now. */
  on(): boolean
  /** Whether a handle is one of Google's places; those are asked of nobody else. */
  isTheirs(id: string): boolean
  /** Raises when the part cannot be loaded. */
  places(): Promise<PlaceService>
}

/** @returns a `send` whose suggestions and details come from the service that is chosen */
export function createAddressSend({ send, on, isTheirs, places }: AddressSendPorts): Send {
  const asked = async (name: string, call: { query?: object; signal?: AbortSignal }) => {
    const { query, signal } = call
    if (name === 'autocompleteAddress' && on()) return (await places()).suggest(query as never, signal)
    if (name === 'placeDetails' && isTheirs((query as { query_id: string }).query_id))
      return (await places()).details(query as never, signal)
    return undefined
  }
  return async (name, call) => {
    const answer = await asked(name, call as never).catch(() => ({ state: 'failed', problem: { code: 'no_answer' } }))
    return (answer ?? (await send(name, call))) as never
  }
}
