// The order that is open, and its way on the map.
import { useEffect, useRef } from 'react'
import { orders } from '#app/orders'
import { vendors } from '#app/vendors'
import { pointOf } from '#domain/orders/order'
import { isMapShown } from '#domain/orders/rider'
import { m } from '#messages'
import type { Order, Rider } from '#schema/wire'
import { Button } from '#ui/Button'
import { EmptyState } from '#ui/EmptyState'
import type { Format } from '../shell/use-format.ts'
import { useLive } from '../shell/use-live.ts'
import { OrderDetail } from './OrderDetail.tsx'
import { OrderMap } from './OrderMap.tsx'

const loading = { state: 'loading' } as const

type Props = {
  known: ReadonlyMap<string, Order>
  riders: ReadonlyMap<string, Rider>
  selected: string | undefined
  now: number
  format: Format
  prefix: string
  language: string
  wide: boolean
  onBack(): void
}

export function OrderPane(props: Props) {
  const { known, riders, selected, now, format, wide, language, onBack } = props
  const list = useLive(vendors.$vendors, loading)
  const box = useRef<HTMLDivElement>(null)
  const order = selected === undefined ? undefined : known.get(selected)
  useEffect(() => orders.look(selected), [selected])
  // On a phone the order takes the place of the list, so whoever opened it goes on reading there.
  useEffect(() => {
    if (!wide && selected) box.current?.querySelector<HTMLElement>('h2')?.focus()
  }, [wide, selected])
  if (!order)
    return (
      <div className="detail nothing" ref={box}>
        {selected === undefined ? (
          <EmptyState title={m.tracking_select()}>{m.tracking_select_text()}</EmptyState>
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
  const branches = list.state === 'ready' ? list.value : []
  const branch = branches.find(one => one.vendor_id === order.vendor_id)
  const rider = riders.get(order.order_id)
  const mapped = isMapShown(order.status)
  return (
    <div className={`order-pane${mapped ? '' : ' without-map'}`} ref={box}>
      <OrderDetail {...props} order={order} rider={rider} sender={branch?.vendor_information.name ?? order.vendor_id} />
      {mapped ? (
        <OrderMap
          key={order.order_id}
          order={order}
          rider={rider}
          origin={pointOf(branch?.vendor_information.location)}
          {...{ now, format, language }}
        />
      ) : (
        <div className="map-none">
          <EmptyState title={m.tracking_map_none()} />
        </div>
      )}
    </div>
  )
}
