// The second step: what the file holds, which rows are ready, and where the others are wrong (BLK-101, BLK-102).
import { useCallback, useRef, useState } from 'react'
import { bulk } from '#app/bulk'
import { deployment } from '#deployment'
import { failedFileName, failedRows } from '#domain/bulk/failed-rows'
import { type Counts, countsOf, nextError, type RowFilter, type SheetRow } from '#domain/bulk/sheet'
import { m } from '#messages'
import { failedFileWords, rowReasons } from '#text/bulk-words'
import { Button } from '#ui/Button'
import { Segments } from '#ui/Choices'
import { Icon } from '#ui/Icon'
import { VisuallyHidden } from '#ui/VisuallyHidden'
import type { Format } from '../shell/use-format.ts'
import { useLive } from '../shell/use-live.ts'
import { useWide } from '../shell/use-wide.ts'
import { PlaceBar } from './PlaceBar.tsx'
import { RowCards } from './RowCards.tsx'
import { Sheet } from './Sheet.tsx'
import { sizeText } from './size-text.ts'
import { useShown } from './use-shown.ts'

const none: readonly SheetRow[] = []

export function CheckRows({ format }: { format: Format }) {
  const rows = useLive(bulk.$rows, none)
  const [filter, setFilter] = useState<RowFilter>('all')
  const [target, setTarget] = useState<{ place: number }>()
  const [said, say] = useState('')
  const last = useRef(-1)
  const wide = useWide()
  const counts = countsOf(rows)
  const unchecked = useLive(bulk.$unchecked, false) && counts.waiting > 0
  const shown = useShown(rows, filter)
  const { currency } = deployment().settings

  const goToError = useCallback(() => {
    const place = nextError(shown, last.current)
    if (place === -1) return
    last.current = place
    setTarget({ place })
  }, [shown])
  const choose = (next: RowFilter) => {
    last.current = -1
    setFilter(next)
  }
  const save = () => {
    const name = failedFileName(bulk.$file.get()?.name ?? '')
    void bulk.saveRows(failedRows(rows, failedFileWords(), rowReasons), name)
  }
  const text = m.bulk_said_counts({ ready: counts.ready, errors: counts.error })
  return (
    <div className="bulk-check">
      <FileLine counts={counts} format={format} />
      <div className="check-bar">
        <RowFilters counts={counts} filter={filter} onChange={choose} />
        <p className="muted">{unchecked ? m.bulk_upload_failed() : hint(counts)}</p>
        <div className="check-tools">
          {unchecked && <Button onClick={() => void bulk.checkAgain()}>{m.notice_retry()}</Button>}
          {counts.error > 0 && (
            <>
              <Button onClick={goToError}>{m.bulk_next_error()}</Button>
              <Button kind="quiet" onClick={save}>
                <Icon name="download" small />
                {m.bulk_save_failed()}
              </Button>
            </>
          )}
          <Undo />
        </div>
      </div>
      {shown.length === 0 ? (
        <p className="muted sheet-none">{m.bulk_nothing_shown()}</p>
      ) : wide ? (
        <Sheet {...{ shown, currency, target, format, say }} grows={filter === 'all'} />
      ) : (
        <RowCards {...{ shown, target, format }} />
      )}
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
      <VisuallyHidden live="polite">{counts.waiting === 0 ? text : ''}</VisuallyHidden>
      <PlaceBar rows={rows} counts={counts} format={format} />
    </div>
  )
}

function hint({ error, waiting, all, placed }: Counts): string {
  if (waiting > 0) return m.bulk_waiting({ count: waiting })
  if (error > 0) return m.bulk_mend({ count: error })
  return all > placed ? m.bulk_all_ready() : ''
}

type FilterProps = { counts: Counts; filter: RowFilter; onChange: (filter: RowFilter) => void }

function RowFilters({ counts, filter, onChange }: FilterProps) {
  const option = (value: RowFilter, word: string) => ({
    value,
    text: (
      <span className={value === 'error' && counts.error > 0 ? 'bad' : undefined}>
        {word} <span className="num">{counts[value]}</span>
      </span>
    ),
  })
  return (
    <Segments
      label={m.bulk_shown()}
      labelHidden
      value={filter}
      onChange={onChange}
      options={[
        option('all', m.bulk_all()),
        option('ready', m.bulk_ready()),
        option('error', m.bulk_errors()),
        ...(counts.placed > 0 ? [option('placed', m.bulk_done())] : []),
      ]}
    />
  )
}

function Undo() {
  const can = useLive(bulk.$canUndo, false)
  return (
    can && (
      <Button kind="quiet" onClick={() => bulk.undo()}>
        {m.bulk_undo()}
      </Button>
    )
  )
}

function FileLine({ counts, format }: { counts: Counts; format: Format }) {
  const file = useLive(bulk.$file, undefined)
  if (!file) return null
  const { name, bytes, readAt, unused, placed } = file
  const rows = m.bulk_rows({ count: counts.all })
  const facts =
    bytes === undefined
      ? placed > 0
        ? m.bulk_file_left({ rows, placed: format.count(placed) })
        : rows
      : m.bulk_file_facts({ rows, size: sizeText(bytes), time: format.time(readAt / 1000) })
  return (
    <section className="bulk-file">
      <Icon name="file-spreadsheet" />
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="muted">{facts}</span>
        {unused.length > 0 && <span className="muted">{m.bulk_unused({ columns: unused.join(', ') })}</span>}
      </p>
      <Button kind="quiet" onClick={() => bulk.askFile()}>
        <Icon name="share" small />
        {m.bulk_another()}
      </Button>
    </section>
  )
}
