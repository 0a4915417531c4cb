// What takes a while: reading, checking, placing; and a placement whose answer was lost (BLK-102).
import { bulk } from '#app/bulk'
import type { Unsure } from '#domain/bulk/flow'
import { m } from '#messages'
import { Button } from '#ui/Button'
import { ErrorState } from '#ui/EmptyState'
import { ProgressBar } from '#ui/ProgressBar'
import type { Format } from '../shell/use-format.ts'
import { useLive } from '../shell/use-live.ts'

const labels = {
  reading: () => m.bulk_reading(),
  checking: () => m.bulk_checking(),
  placing: () => m.bulk_placing(),
}

export function Working({ unsure, format }: { unsure: Unsure | undefined; format: Format }) {
  const progress = useLive(bulk.$progress, undefined)
  const file = useLive(bulk.$file, undefined)
  if (unsure) return <Lost unsure={unsure} format={format} />
  const doing = progress?.doing ?? 'reading'
  const { done = 0, of } = progress ?? {}
  const text =
    of === undefined ? m.bulk_rows({ count: done }) : m.bulk_of({ done: format.count(done), all: format.count(of) })
  return (
    <section className="bulk-working">
      {file && (
        <h2>
          <bdi>{file.name}</bdi>
        </h2>
      )}
      <ProgressBar
        label={labels[doing]()}
        text={done > 0 || of !== undefined ? text : undefined}
        {...(of !== undefined && of > 0 && { share: done / of })}
      />
      {doing === 'placing' ? (
        <p className="muted">{m.bulk_placing_text()}</p>
      ) : (
        <Button onClick={() => bulk.askFile()}>{m.bulk_cancel()}</Button>
      )}
      {/* Each tenth is told, not each order. */}
      <p className="hidden-text" role="status">
        {of !== undefined && of > 0
          ? `${labels[doing]()} ${format.percent(Math.floor((done / of) * 10) / 10)}`
          : labels[doing]()}
      </p>
    </section>
  )
}

function Lost({ unsure: { placed, of }, format }: { unsure: Unsure; format: Format }) {
  const all = format.count(of)
  return (
    <ErrorState
      title={m.bulk_unsure_title()}
      action={
        <div className="bulk-choices">
          <Button onClick={() => void bulk.review()}>{m.bulk_unsure_back()}</Button>
          <Button kind="primary" onClick={() => void bulk.retry()}>
            {m.bulk_unsure_again()}
          </Button>
        </div>
      }
    >
      {placed === undefined
        ? m.bulk_unsure_unknown({ all })
        : m.bulk_unsure_count({ placed: format.count(placed), all })}
    </ErrorState>
  )
}
