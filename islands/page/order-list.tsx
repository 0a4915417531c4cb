// What the screens with lists of orders share: the order that is open, the names of the branches, and "Request again".

import { useStore } from '@nanostores/react'
import { type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { $audience } from '#app/orders.ts'
import { $orderAddressed } from '#app/services.ts'
import { vendors } from '#app/vendors.ts'
import { againWords } from '#features/orders/named-text.ts'
import { distinctNames, noVendors } from '#features/vendors/vendors.ts'
import { m } from '#messages'
import { importWithRetry } from '#platform/import-with-retry.ts'
import type { Order } from '#schema/wire.ts'
import { usePainted } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { isFocusFree } from '#ui/kept-focus.ts'
import { isComposing } from '#ui/typed-text.ts'

const NAME = 'order'
const read = (): string | undefined => new URLSearchParams(location.search).get(NAME) || undefined

type OpenOrder = {
  /** The order whose row is marked. */
  selected: string | undefined
  /** The order that is drawn: the same, once its row has been painted. */
  drawn: string | undefined
  select(id: string | undefined): void
}

/**
 * The order that is open, kept in the address: the back button leads to the list, and a page that is loaded again
 * shows the same order. In the browser only.
 */
export function useOpenOrder(): OpenOrder {
  const [selected, setSelected] = useState(read)
  const drawn = usePainted(selected, selected)
  useFocusBack(drawn)
  useEffect(() => {
    const follow = () => setSelected(read())
    addEventListener('popstate', follow)
    const stop = $orderAddressed.listen(follow)
    return () => {
      stop()
      removeEventListener('popstate', follow)
    }
  }, [])
  const select = useCallback((id: string | undefined) => {
    const query = new URLSearchParams(location.search)
    const before = query.get(NAME)
    if (id) query.set(NAME, id)
    else query.delete(NAME)
    const search = String(query)
    const address = location.pathname + (search && `?${search}`)
    // One step back from any order is the list.
    if (id && !before) history.pushState({ fromList: true }, '', address)
    else if (!id && history.state?.fromList) history.back()
    else history.replaceState(history.state, '', address)
    setSelected(id)
  }, [])
  return { selected, drawn, select }
}

const queryOf = (orderId: string): string => `?${new URLSearchParams({ [NAME]: orderId })}`

/** When an order is closed with the focus in it, its row has the focus again; or the grip of the map that lies over the rows, where it was opened. */
function useFocusBack(drawn: string | undefined): void {
  const before = useRef<string>(undefined)
  useEffect(() => {
    const closed = before.current
    before.current = drawn
    if (closed === undefined || drawn !== undefined || !isFocusFree()) return
    const grip = document.querySelector<HTMLElement>('.map-sheet.from-foot.pulled > .grip')
    const row = document.querySelector<HTMLElement>(`a[href="${CSS.escape(queryOf(closed))}"]`)
    ;(grip ?? row)?.focus()
  }, [drawn])
}

/** What makes a row a link to its order: pressed it opens here, and in another tab or window as any link does. */
export const orderLink = (orderId: string, onOpen: (orderId: string) => void) => ({
  href: queryOf(orderId),
  onClick(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen(orderId)
  },
})

/** What distinguishes the branches, by their numbers, while orders of several branches are shown; undefined while it is one. */
export function useOutletNames(): ReadonlyMap<string, string> | undefined {
  const { allOutlets } = useStore($audience, { ssr: () => $audience.get() })
  const known = useStore(vendors.$list, { ssr: () => noVendors })
  return useMemo(() => {
    if (!allOutlets || known.length === 0) return undefined
    return distinctNames(known)
  }, [allOutlets, known])
}

/** "Request again": opens the form filled in like this order (REQ-103). The form's code is loaded only then; the page reports that it is missing. */
export async function requestAgain(order: Order): Promise<void> {
  const part = await importWithRetry(() => import('#app/request.ts')).catch(() => undefined)
  part?.requestAgainLike(order)
}

/** The button for it at the end of a row. */
export function RequestAgain({ order, tabIndex }: { order: Order; tabIndex?: number }) {
  return (
    <button
      type="button"
      className="row-again"
      aria-label={againWords(order)}
      title={m.tracking_again()}
      tabIndex={tabIndex}
      onClick={() => void requestAgain(order)}
    >
      <Icon name="repeat" small />
    </button>
  )
}

/** Escape closes the order that is open; a dialog or a menu above it is closed first, and a search that was typed is emptied. */
export function useEscape(isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      const isAbove = document.querySelector('[role="dialog"], [role="menu"]') !== null
      if (event.key === 'Escape' && !event.defaultPrevented && !isAbove && !isComposing(event)) onClose()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOpen, onClose])
}
