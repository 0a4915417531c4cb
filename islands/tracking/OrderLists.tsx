import { useState } from 'react'
import { type ListName, type Lists, listNames } from '#domain/orders/lists'
import { m } from '#messages'
import type { Order, Rider } from '#schema/wire'
import { listWords } from '#text/order-labels'
import { EmptyState } from '#ui/EmptyState'
import { Tabs } from '#ui/Tabs'
import type { Format } from '../shell/use-format.ts'
import { steerRows } from './arrow-keys.ts'
import { OrderGroup } from './OrderGroup.tsx'
import { OrderRow } from './OrderRow.tsx'
import { useSlice } from './use-slice.ts'

/** What all rows share. */
export type RowsLook = {
  /** Unix milliseconds, by the minute. */
  now: number
  format: Format
  selected: string | undefined
  riders: ReadonlyMap<string, Rider>
  /** Numbers of the orders that changed a moment ago. */
  fresh: ReadonlySet<string>
  onOpen(orderId: string): void
}

type Props = RowsLook & { lists: Lists; wide: boolean }

/** What is on its way comes first; what is done is folded until asked for. */
const order: readonly ListName[] = ['new', 'collected', 'scheduled', 'delivered', 'cancelled']
const folded: readonly ListName[] = ['delivered', 'cancelled']

/** The five lists: folding groups on wide windows, tabs with counts on phones (TRK-017). */
export function OrderLists(props: Props) {
  const { lists, wide } = props
  const [tab, setTab] = useState<ListName>(() => order.find(name => lists[name].length > 0) ?? 'new')
  const shown = order.filter(name => lists[name].length > 0)
  const reachable = reachableIn(wide ? shown.flatMap(name => lists[name]) : lists[tab], props.selected)
  const rows = (orders: readonly Order[]) => <Rows {...props} orders={orders} reachable={reachable} />
  if (wide)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: hears the arrows of the rows in it
      <div className="orders-scroll" onKeyDown={steerRows}>
        {shown.map(name => (
          <OrderGroup key={name} title={listWords(name)} count={lists[name].length} open={!folded.includes(name)}>
            {rows(lists[name])}
          </OrderGroup>
        ))}
      </div>
    )
  const tabs = listNames.map(id => ({
    id,
    text: listWords(id),
    count: lists[id].length,
    countLabel: m.tracking_count({ count: lists[id].length }),
  }))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the arrows of the rows in it
    <div className="order-tabs" onKeyDown={steerRows}>
      <Tabs label={m.tracking_lists()} tabs={tabs} current={tab} onChange={setTab}>
        {lists[tab].length > 0 ? (
          rows(lists[tab])
        ) : (
          <EmptyState title={m.tracking_list_none()}>{m.tracking_list_none_text()}</EmptyState>
        )}
      </Tabs>
    </div>
  )
}

const reachableIn = (orders: readonly Order[], selected: string | undefined): string | undefined =>
  (orders.find(one => one.order_id === selected) ?? orders[0])?.order_id

type RowsProps = RowsLook & { orders: readonly Order[]; reachable: string | undefined }

/** The rows of one list, newest first. */
export function Rows({ orders, now, format, selected, riders, fresh, reachable, onOpen }: RowsProps) {
  const [count, mark] = useSlice()
  return (
    <ul>
      {orders.slice(0, count).map(one => (
        <OrderRow
          key={one.order_id}
          order={one}
          rider={riders.get(one.order_id)}
          now={now}
          format={format}
          selected={one.order_id === selected}
          fresh={fresh.has(one.order_id)}
          reachable={one.order_id === reachable}
          onOpen={onOpen}
        />
      ))}
      {/* Anew after each slice, since a mark that stays in sight is not seen to come into it. */}
      {count < orders.length && <li key={count} ref={mark} aria-hidden="true" />}
    </ul>
  )
}
