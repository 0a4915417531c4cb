// The open order, and its route on the map.
import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { orders } from '#app/orders.ts'
import { vendors } from '#app/vendors.ts'
import { problemWords } from '#features/notices/text.ts'
import { collectedAt, pointOf, senderOf } from '#features/orders/order.ts'
import { noVendors } from '#features/vendors/vendors.ts'
import { latePart } from '#islands/page/late-part.tsx'
import { MapMissing, MapSheet } from '#islands/page/map.tsx'
import type { Format } from '#islands/page/use-format.ts'
import { m } from '#messages'
import type { Order, Rider } from '#schema/wire.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState, ErrorState, Skeleton } from '#ui/States.tsx'
import { OrderDetail } from './OrderDetail.tsx'
import { OrderMap } from './OrderMap.tsx'

const OpenOrdersMap = latePart(
  () => import('./OpenOrdersMap.tsx').then(part => part.OpenOrdersMap),
  () => <MapMissing />,
)

type Props = {
  /** What the lists show and has not ended. */
  open: readonly Order[]
  rows: RefObject<HTMLElement | null>
  onOpen(orderId: string): void
  known: ReadonlyMap<string, Order>
  riders: ReadonlyMap<string, Rider>
  selected: string | undefined
  /** Another order is about to take this one's place: nothing of this one can be pressed. */
  leaving: boolean
  now: number
  /** When the shown data was read, where it may be old. */
  asOf: number | undefined
  format: Format
  prefix: string
  language: string
  wide: boolean
  onBack(): void
}

export function OrderPane(props: Props) {
  const { known, riders, selected, now, asOf, format, wide, language, onBack } = props
  const branches = useStore(vendors.$list, { ssr: () => noVendors })
  const chosen = useStore(vendors.$chosen, { ssr: () => undefined })
  const box = useRef<HTMLDivElement>(null)
  const order = selected === undefined ? undefined : known.get(selected)
  useEffect(() => orders.look(selected), [selected])
  // On a phone the order replaces the list, so the focus moves to it.
  // It also takes the focus when the address names an order, as after placing it.
  const arrives = useRef(selected !== undefined)
  const isKnown = order !== undefined
  const [pulled, pull] = useState<'all' | 'order'>()
  const missed = useMissed(selected, isKnown)
  const { fetching, problem } = useStore(orders.$freshness, { ssr: () => orders.$freshness.get() })
  useEffect(() => {
    if (selected && isKnown && (!wide || arrives.current)) box.current?.querySelector<HTMLElement>('h2')?.focus()
    if (isKnown || !selected) arrives.current = false
  }, [wide, selected, isKnown])
  const { open, rows, onOpen } = props
  useOpenedAt(box, rows, isKnown ? selected : undefined)
  if (selected === undefined && (open.length > 0 || pointOf(chosen?.vendor_information.location))) {
    const all = (
      <div className="all-orders" ref={box}>
        <OpenOrdersMap
          label={m.portal_title_tracking()}
          orders={open}
          branches={open.length === 0 && chosen ? [chosen] : branches}
          {...{ riders, rows, format, language, onOpen }}
        />
        {open.length > 0 && <p className="map-hint">{m.tracking_select()}</p>}
      </div>
    )
    if (wide) return all
    return (
      <MapSheet from="foot" open={pulled === 'all'} onOpen={isOpen => pull(isOpen ? 'all' : undefined)}>
        {all}
      </MapSheet>
    )
  }
  // The list says that there is nothing; once is enough.
  if (selected === undefined && known.size === 0) return <div className="all-orders" ref={box} />
  if (!order)
    return (
      <div className="detail nothing" ref={box}>
        {selected === undefined ? (
          <EmptyState title={m.tracking_select()}>{m.tracking_select_text()}</EmptyState>
        ) : missed !== selected ? (
          <Skeleton shape="rows" count={5} label={m.portal_loading()} />
        ) : problem ? (
          <ErrorState
            title={m.tracking_failed()}
            action={
              <Button pending={fetching} onClick={() => void orders.refresh()}>
                {m.notice_retry()}
              </Button>
            }
          >
            {problemWords(problem)}
          </ErrorState>
        ) : (
          <EmptyState
            motif="search"
            title={m.tracking_gone()}
            action={<Button onClick={onBack}>{m.tracking_back()}</Button>}
          >
            {m.tracking_gone_text()}
          </EmptyState>
        )}
      </div>
    )
  const branch = branches.find(one => one.vendor_id === order.vendor_id)
  const rider = riders.get(order.order_id)
  const origin = collectedAt(order, branch?.vendor_information.location)
  const mapped = origin !== undefined || pointOf(order.customer.location) !== undefined
  return (
    <div
      className={`order-pane${mapped ? '' : ' without-map'}${pulled === 'order' ? ' pulled' : ''}`}
      ref={box}
      inert={props.leaving}
    >
      <OrderDetail {...props} order={order} rider={rider} sender={senderOf(order, branch?.vendor_information.name)} />
      {mapped && (
        <MapSheet from="head" open={pulled === 'order'} onOpen={isOpen => pull(isOpen ? 'order' : undefined)}>
          <OrderMap {...{ order, rider, origin, now, asOf, format, language }} />
        </MapSheet>
      )}
    </div>
  )
}

/** Tells the style where the row of an order is, so that the pane opens from there. */
function useOpenedAt(box: RefObject<HTMLElement | null>, rows: RefObject<HTMLElement | null>, order?: string): void {
  useLayoutEffect(() => {
    const row = order && rows.current?.querySelector(`[data-order="${CSS.escape(order)}"]`)
    const pane = box.current
    if (!row || !pane) return
    const top = row.getBoundingClientRect().top - pane.getBoundingClientRect().top
    pane.style.setProperty('--opened-at', `${top}px`)
  }, [box, rows, order])
}

/** An unknown order may be new and be in the next answer; this is one that was not. */
function useMissed(selected: string | undefined, isKnown: boolean): string | undefined {
  const [missed, setMissed] = useState<string>()
  useEffect(() => {
    if (selected === undefined || isKnown) return
    let isOver = false
    void orders.refresh().then(() => isOver || setMissed(selected))
    return () => {
      isOver = true
    }
  }, [selected, isKnown])
  return missed
}
