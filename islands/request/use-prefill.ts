import { useEffect, useRef } from 'react'
import type { Request } from './use-request.ts'

/** Addresses that came with the link, such as from the landing page, are typed in once, where nothing stands yet. */
export function usePrefill({ view, state, request, origin, destination }: Request): void {
  const done = useRef({ from: false, to: false })
  const { step } = view
  const empty = { from: state.origin.addressQuery === '', to: state.destination.query === '' }
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when a step begins
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const from = query.get('from')?.trim()
    const to = query.get('to')?.trim()
    if (step === 'ASK_FOR_ORIGIN_ADDRESS' && from && empty.from && !done.current.from) {
      done.current.from = true
      request.typeOrigin(from)
      origin.type(from)
    }
    if (step === 'ASK_FOR_DESTINATION_ADDRESS' && to && empty.to && !done.current.to) {
      done.current.to = true
      request.typeDestination(to)
      destination.type(to)
    }
  }, [step])
}
