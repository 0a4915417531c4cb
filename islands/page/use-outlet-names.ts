import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { $audience } from '#app/orders.ts'
import { vendors } from '#app/vendors.ts'

const loading = { state: 'loading' } as const

/** Names of the branches by their numbers, while orders of several branches are shown; undefined while it is one. */
export function useOutletNames(): ReadonlyMap<string, string> | undefined {
  const { allOutlets } = useStore($audience, { ssr: () => $audience.get() })
  const known = useStore(vendors.$vendors, { ssr: () => loading })
  return useMemo(() => {
    if (!allOutlets || known.state !== 'ready') return undefined
    return new Map(known.value.map(({ vendor_id, vendor_information: { name } }) => [vendor_id, name]))
  }, [allOutlets, known])
}
