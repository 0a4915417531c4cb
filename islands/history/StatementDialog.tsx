// What the chosen orders come to, outlet by outlet, to be printed or saved as a workbook (HIS-105).
import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { pastOrders } from '#app/history.ts'
import { vendors } from '#app/vendors.ts'
import { deployment } from '#deployment'
import { type Spread, type Statement, statements } from '#features/history/statement.ts'
import type { Format } from '#islands/page/use-format.ts'
import { m } from '#messages'
import type { Order } from '#schema/wire.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { isoDay } from './HistoryOverview.tsx'

const loading = { state: 'loading' } as const

type Props = { orders: readonly Order[]; format: Format; onClose(): void }

export function StatementDialog({ orders, format, onClose }: Props) {
  const { range } = useStore(pastOrders.$filters, { ssr: () => pastOrders.$filters.get() })
  const list = useStore(vendors.$vendors, { ssr: () => loading })
  const [busy, setBusy] = useState(false)
  const { currency } = deployment().settings
  const known = list.state === 'ready' ? list.value : []
  const names = new Map(known.map(one => [one.vendor_id, one.vendor_information.name]))
  const ids = known.map(one => one.vendor_id).join(' ')
  const all = useMemo(() => statements(orders, ids.split(' '), currency), [orders, ids, currency])
  const [total, ...outlets] = all
  const first = format.day(isoDay(range.from))
  const days = range.from === range.to ? first : `${first} – ${format.day(isoDay(range.to))}`
  const nameOf = (id: string) => names.get(id) ?? id
  async function save(): Promise<void> {
    setBusy(true)
    await pastOrders.saveStatement(all, nameOf).finally(() => setBusy(false))
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      closeLabel={m.portal_close()}
      title={m.statement_title({ days })}
      footer={
        <>
          <Button pending={busy} onClick={() => void save()}>
            <Icon name="download" small />
            {m.history_export_xlsx()}
          </Button>
          <Button kind="primary" onClick={printStatement}>
            <Icon name="printer" small />
            {m.labels_print()}
          </Button>
        </>
      }
    >
      <div className="statement">
        {outlets.map(one => (
          <Figures key={one.vendorId} statement={one} name={nameOf(one.vendorId ?? '')} format={format} />
        ))}
        {total && outlets.length !== 1 && <Figures statement={total} name={m.history_export_total()} format={format} />}
      </div>
    </Dialog>
  )
}

/** On paper there is nothing but the statement. */
function printStatement(): void {
  const page = document.documentElement
  page.dataset['print'] = 'statement'
  addEventListener('afterprint', () => delete page.dataset['print'], { once: true })
  print()
}

type FiguresProps = { statement: Statement; name: string; format: Format }

function Figures({ statement, name, format }: FiguresProps) {
  const { currency } = deployment().settings
  const money = (amount: number) => format.money(amount, currency)
  const times = (spread: Spread) =>
    spread &&
    m.statement_times({
      half: m.history_minutes({ count: format.count(Math.round(spread.half)) }),
      most: m.history_minutes({ count: format.count(Math.round(spread.most)) }),
    })
  const figures: [name: string, value: string | undefined][] = [
    [m.history_export_sheet(), format.count(statement.orders)],
    [m.tracking_list_delivered(), format.count(statement.delivered)],
    [m.history_left_out(), format.count(statement.cancelled)],
    [m.history_fees(), money(statement.fees)],
    [m.statement_vouchers(), statement.vouchers > 0 ? money(statement.vouchers) : undefined],
    [m.statement_refunded(), statement.refunded > 0 ? money(statement.refunded) : undefined],
    [m.statement_cash(), money(statement.cash)],
    [m.history_export_vat(), statement.vatNumbers.join(', ') || undefined],
    [m.statement_collection(), times(statement.collection)],
    [m.statement_ride(), times(statement.ride)],
    [m.statement_whole(), times(statement.whole)],
    [m.statement_promised(), statement.promised === undefined ? undefined : format.percent(statement.promised)],
  ]
  return (
    <section aria-label={name}>
      <h2>
        <bdi>{name}</bdi>
        {statement.vendorId !== undefined && <small className="muted num">{statement.vendorId}</small>}
      </h2>
      <dl>
        {figures.map(
          ([label, value]) =>
            value !== undefined && (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="num">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
