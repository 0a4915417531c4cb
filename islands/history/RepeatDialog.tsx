// Past orders again, as rows of bulk orders: when, and how many (BLK-109).
import { useState } from 'react'
import { pastOrders } from '#app/history.ts'
import { clock } from '#app/services.ts'
import { deployment } from '#deployment'
import { REPEAT_MAX, repeatDays, repeatProblem } from '#features/history/repeat.ts'
import type { Format } from '#islands/page/use-format.ts'
import { m } from '#messages'
import type { Order } from '#schema/wire.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Select } from '#ui/Select.tsx'
import { isoDay } from './HistoryOverview.tsx'

type Props = { orders: readonly Order[]; format: Format; onClose(): void }

export function RepeatDialog({ orders, format, onClose }: Props) {
  const days = repeatDays({ now: clock.now(), zone: deployment().settings.timezone })
  const [time, setTime] = useState(days[0] ?? 'now')
  const problem = repeatProblem(orders)
  const count = m.history_orders({ count: orders.length, number: format.count(orders.length) })
  const waiting = pastOrders.waitingElsewhere(orders)
  const go = () =>
    pastOrders.repeat(
      orders,
      time === 'now' ? { at: 'now' } : { at: 'day', day: time },
      `${m.history_export_sheet()} ${time === 'now' ? '' : time}`.trim(),
    )
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={m.portal_close()}
      title={m.history_again_title({ orders: count })}
      footer={
        <Button kind="primary" disabled={problem !== undefined} onClick={go}>
          {m.history_again_go()}
        </Button>
      }
    >
      {problem ? (
        <Notice tone="warning" live="polite">
          {problem === 'too_many'
            ? m.history_again_many({ limit: format.count(REPEAT_MAX) })
            : m.history_again_branches()}
        </Notice>
      ) : (
        <div className="stack">
          <Select
            label={m.request_when()}
            value={time}
            options={[
              ...days.map(day => ({ value: day, text: m.history_again_day({ day: format.day(isoDay(day)) }) })),
              { value: 'now', text: m.request_asap() },
            ]}
            onChange={setTime}
          />
          <p className="muted">{m.history_again_text()}</p>
          {waiting !== undefined && (
            <Notice tone="warning">{m.bulk_draft_title({ name: waiting || m.bulk_typed_name() })}</Notice>
          )}
        </div>
      )}
    </Dialog>
  )
}
