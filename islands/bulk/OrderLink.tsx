// The way from a row to its order on the tracking page.
import { createContext, type ReactNode, useContext } from 'react'
import { bulk } from '#app/bulk.ts'
import { pathFor } from '#contract/routes.ts'

/** What comes before the addresses of the page's language. */
export const AddressPrefix = createContext('')

export function OrderLink({ orderId, children }: { orderId: string; children: ReactNode }) {
  const prefix = useContext(AddressPrefix)
  const { vendorId = '' } = bulk.$bulk.get()
  const page = pathFor('vendorOrderTracking', { vendorID: vendorId }, prefix)
  return <a href={`${page}?order=${encodeURIComponent(orderId)}`}>{children}</a>
}
