// What placing would mean, always in sight, and the button that does it (BLK-102, BLK-104).
import { lazy, Suspense } from 'react'
import { bulk } from '#app/bulk'
import { deployment } from '#deployment'
import { initialBulk } from '#domain/bulk/flow'
import { type Counts, placementOf, type SheetRow } from '#domain/bulk/sheet'
import { m } from '#messages'
import { Button } from '#ui/Button'
import type { Format } from '../shell/use-format.ts'
import { useLive } from '../shell/use-live.ts'

const ConfirmPlacing = lazy(() => import('./ConfirmPlacing.tsx'))

type Props = { rows: readonly SheetRow[]; counts: Counts; format: Format }

export function PlaceBar({ rows, counts, format }: Props) {
  const { request, loading } = useLive(bulk.$bulk, initialBulk)
  const { currency } = deployment().settings
  const placement = placementOf(rows, currency)
  return (
    <footer className="place" data-sticky-foot>
      <div>
        <dl>
          <Figure name={m.bulk_will_be_placed()} value={format.count(placement.rows)} />
          <Figure
            name={m.bulk_with_errors()}
            value={format.count(counts.error)}
            className={counts.error > 0 ? 'bad' : ''}
          />
          <Figure name={m.bulk_scheduled()} value={format.count(placement.scheduled)} className="scheduled" />
          <Figure name={m.bulk_fees()} value={format.money(placement.fees, currency)} className="total" />
        </dl>
        <Button
          kind="primary"
          large
          disabled={placement.rows === 0}
          pending={loading.placingOrder}
          pendingText={m.bulk_preparing()}
          onClick={() => void bulk.place()}
        >
          {m.bulk_place({ count: placement.rows })}
        </Button>
      </div>
      {request.showPlaceOrdersConfirmationDialog && (
        <Suspense fallback={null}>
          <ConfirmPlacing placement={placement} left={counts.error} format={format} />
        </Suspense>
      )}
    </footer>
  )
}

const Figure = ({ name, value, className }: { name: string; value: string; className?: string }) => (
  <div className={className}>
    <dt>{name}</dt>
    <dd className="num">{value}</dd>
  </div>
)
