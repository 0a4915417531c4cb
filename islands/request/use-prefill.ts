import { useEffect, useRef, useState } from 'react'
import type { Request } from './use-request.ts'

/**
 * Addresses that came with the link, such as from the landing page, are typed in once, where nothing stands yet.
 * @returns the field that was typed in last
 */
export function usePrefill({ view, state, request, origin, destination }: Request) {
  const done = useRef({ origin: false, destination: false })
  const [typed, setTyped] = useState<'origin' | 'destination'>()
  const { step } = view
  const empty = { origin: state.origin.addressQuery === '', destination: state.destination.query === '' }
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when a step begins
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const [from, to] = [query.get('from')?.trim(), query.get('to')?.trim()]
    const fill = (field: 'origin' | 'destination', text: string | undefined, type: (text: string) => void) => {
      if (!text || !empty[field] || done.current[field]) return
      done.current[field] = true
      type(text)
      setTyped(field)
    }
    if (step === 'ASK_FOR_ORIGIN_ADDRESS')
      fill('origin', from, text => {
        request.typeOrigin(text)
        origin.type(text)
      })
    if (step === 'ASK_FOR_DESTINATION_ADDRESS')
      fill('destination', to, text => {
        request.typeDestination(text)
        destination.type(text)
      })
  }, [step])
  return typed
}
