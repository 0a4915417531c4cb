// The second step: what the file holds, which rows are ready, and where the others are wrong (BLK-101, BLK-102).

import { useStore } from '@nanostores/react'
import { type RefObject, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { bulk } from '#app/bulk.ts'
import { clock } from '#app/services.ts'
import { deployment } from '#deployment'
import { type BulkColumn, bulkColumns, cellOf } from '#features/bulk/columns.ts'
import { failedFileName, failedRows } from '#features/bulk/failed-rows.ts'
import {
  type DecimalSign,
  type Encoding,
  encodings,
  type Separator,
  separators,
  type TextReading,
} from '#features/bulk/file-problems.ts'
import { initialBulk } from '#features/bulk/flow.ts'
import {
  type Counts,
  countsOf,
  findText,
  indexOfRow,
  nextError,
  placementOf,
  type RowFilter,
  type SheetRow,
  stateOf,
} from '#features/bulk/sheet.ts'
import {
  bulkPaymentWords,
  columnWords,
  deliveryWords,
  failedFileWords,
  rowReasons,
  sizeText,
} from '#features/bulk/text.ts'
import { inOneLine } from '#features/formats/written-in.ts'
import { spellingIn } from '#features/pricing/money.ts'
import { latePart } from '#islands/page/late-part.tsx'
import { useWide } from '#islands/page/use-browser.ts'
import type { Format } from '#islands/page/use-format.ts'
import { m } from '#messages'
import { Button, usePainted } from '#ui/Button.tsx'
import { VisuallyHidden } from '#ui/Chip.tsx'
import { Segments } from '#ui/Choices.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { isComposing } from '#ui/typed-text.ts'
import { RowCards, Sheet, type Target } from './Sheet.tsx'
import type { GridActions } from './use-grid.ts'

const none: readonly SheetRow[] = []

/** A cell as the grid shows it. */
function shownAs(column: BulkColumn, text: string): string {
  if (column === 'payment') return bulkPaymentWords(text)
  if (column === 'delivery') return deliveryWords(text)
  return text
}

export function CheckRows({ format }: { format: Format }) {
  const rows = useStore(bulk.$rows, { ssr: () => none })
  const [filter, setFilter] = useState<RowFilter>('all')
  // Who chose to type begins in the first cell; rows that were typed before are looked at first.
  const [target, setTarget] = useState<Target | undefined>(() =>
    bulk.$file.get()?.name === '' && countsOf(bulk.$rows.get()).all === 0 ? { index: 0 } : undefined,
  )
  const actions = useRef<GridActions>(undefined)
  const found = useRef({ index: 0, column: -1 })
  const [announcement, announce] = useState('')
  // A text is announced only where it comes into a region that is already there.
  const [listened, setListened] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setListened(true))
    return () => clearTimeout(timer)
  }, [])
  const last = useRef(-1)
  const wide = useWide()
  const counts = useMemo(() => countsOf(rows), [rows])
  const unchecked = useStore(bulk.$unchecked, { ssr: () => false }) && counts.waiting > 0
  const recentUnknown = useStore(bulk.$recentUnknown, { ssr: () => false })
  const shown = useShown(rows, filter)
  // The figures and the bars first, the grid one paint later: both at once take long with a large file.
  const drawn = usePainted(true, false)
  const { currency } = deployment().settings

  const goToError = useCallback(() => {
    const index = nextError(shown, last.current)
    if (index === -1) return
    last.current = index
    setTarget({ index })
  }, [shown])
  const choose = (next: RowFilter) => {
    last.current = -1
    setFilter(next)
  }
  const find = (text: string) => {
    const next = findText(shown, text, found.current, shownAs)
    if (!next) {
      announce(m.bulk_find_none())
      return false
    }
    found.current = next
    // Enter goes on to the next, so the focus stays; Escape leads to what was found.
    setTarget({ ...next, stays: true })
    const row = shown[next.index]
    const column = bulkColumns[next.column] ?? 'name'
    if (row)
      announce(
        inOneLine([
          m.bulk_edit_row({ row: row.number }),
          `${columnWords(column)}: ${shownAs(column, cellOf(row.cells, column))}`,
        ]),
      )
    return true
  }
  const save = () => {
    const name = failedFileName(bulk.$file.get()?.name || m.bulk_typed_name())
    void bulk.saveRows(
      failedRows(rows, failedFileWords(), row => rowReasons(row, format)),
      name,
    )
  }
  const text = m.bulk_said_counts({ ready: format.count(counts.ready), errors: format.count(counts.error) })
  return (
    <div className="bulk-check">
      <FileLine counts={counts} format={format} />
      <div className="check-bar">
        <RowFilters counts={counts} format={format} filter={filter} onChange={choose} />
        {recentUnknown && <p className="muted">{m.bulk_recent_failed()}</p>}
        <p className="muted">{unchecked ? m.bulk_upload_failed() : hint(counts, format)}</p>
        <div className="check-tools">
          {unchecked && <Button onClick={() => void bulk.checkAgain()}>{m.notice_retry()}</Button>}
          {counts.error > 0 && (
            <>
              <Button onClick={goToError}>
                <Icon name="circle-alert" small />
                {m.bulk_next_error()}
              </Button>
              <Button kind="quiet" onClick={save}>
                <Icon name="download" small />
                {m.bulk_save_failed()}
              </Button>
            </>
          )}
          <SheetTools
            actions={wide ? actions : undefined}
            onAdded={number => {
              setFilter('all')
              setTarget({ index: indexOfRow(bulk.$rows.get(), number), column: 0 })
            }}
          />
          {wide && (
            <FindText
              onFind={find}
              onLeave={() => setTarget({ ...found.current, column: Math.max(0, found.current.column) })}
            />
          )}
        </div>
      </div>
      {shown.length === 0 ? (
        <p className="muted sheet-none">{m.bulk_nothing_shown()}</p>
      ) : !drawn ? null : wide ? (
        <Sheet {...{ shown, currency, target, format, announce, actions }} grows={filter === 'all'} />
      ) : (
        <RowCards {...{ shown, target, format }} />
      )}
      <VisuallyHidden live="polite">{announcement}</VisuallyHidden>
      <VisuallyHidden live="polite">{listened && counts.waiting === 0 ? text : ''}</VisuallyHidden>
      <PlaceBar rows={rows} counts={counts} format={format} />
    </div>
  )
}

function hint({ error, waiting, all, placed }: Counts, { count }: Format): string {
  if (waiting > 0) return m.bulk_waiting({ count: waiting, number: count(waiting) })
  if (error > 0) return m.bulk_fix({ count: error, number: count(error) })
  return all > placed ? m.bulk_all_ready() : ''
}

type FilterProps = { counts: Counts; format: Format; filter: RowFilter; onChange: (filter: RowFilter) => void }

function RowFilters({ counts, format, filter, onChange }: FilterProps) {
  const option = (value: RowFilter, word: string) => ({
    value,
    text: (
      <span className={value === 'error' && counts.error > 0 ? 'bad' : undefined}>
        {word} <span className="num">{format.count(counts[value])}</span>
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
        ...(counts.double > 0 ? [option('double', m.bulk_doubles())] : []),
        ...(counts.placed > 0 ? [option('placed', m.bulk_done_rows())] : []),
      ]}
    />
  )
}

/** What spreadsheets have in their menus. */
function SheetTools({
  actions,
  onAdded,
}: {
  /** What is done to the selected rows of a grid. */
  actions: RefObject<GridActions | undefined> | undefined
  onAdded: (number: number) => void
}) {
  const canUndo = useStore(bulk.$canUndo, { ssr: () => false })
  const canRedo = useStore(bulk.$canRedo, { ssr: () => false })
  return (
    <>
      <Button kind="quiet" onClick={() => onAdded(bulk.addRow())}>
        <Icon name="plus" small />
        {m.bulk_add_row()}
      </Button>
      {actions && (
        <>
          <Button kind="quiet" aria-keyshortcuts="Control+Shift+D" onClick={() => actions.current?.duplicate()}>
            <Icon name="copy" small />
            {m.bulk_duplicate()}
          </Button>
          <Button kind="quiet" aria-keyshortcuts="Control+D" onClick={() => actions.current?.fillDown()}>
            <Icon name="arrow-down-to-line" small />
            {m.bulk_fill_down()}
          </Button>
        </>
      )}
      {canUndo && (
        <Button kind="quiet" aria-keyshortcuts="Control+Z" onClick={() => bulk.undo()}>
          <Icon name="undo-2" points small />
          {m.bulk_undo()}
        </Button>
      )}
      {canRedo && (
        <Button kind="quiet" aria-keyshortcuts="Control+Y" onClick={() => bulk.redo()}>
          <Icon name="redo-2" points small />
          {m.bulk_redo()}
        </Button>
      )}
    </>
  )
}

/** Finds a text in the rows that are shown; Enter goes on to the next. */
function FindText({ onFind, onLeave }: { onFind: (text: string) => boolean; onLeave: () => void }) {
  const [text, setText] = useState('')
  const [none, setNone] = useState(false)
  return (
    <form
      className="bulk-find"
      action={() => setNone(text.trim() !== '' && !onFind(text))}
      onKeyDown={event => event.key === 'Escape' && !isComposing(event.nativeEvent) && onLeave()}
    >
      <TextField
        id="bulk-find"
        label={m.bulk_find()}
        labelHidden
        icon="search"
        placeholder={m.bulk_find()}
        value={text}
        error={none ? m.bulk_find_none() : undefined}
        onChange={next => {
          setNone(false)
          setText(next)
        }}
      />
    </form>
  )
}

const encodingNames: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  'windows-1253': 'Windows-1253',
  'windows-1256': 'Windows-1256',
  'windows-874': 'Windows-874',
  big5: 'Big5',
  gbk: 'GBK',
  shift_jis: 'Shift_JIS',
}
/** A decimal sign as it looks in an amount. */
const decimalNames: Readonly<Record<DecimalSign, string>> = { '.': '1.5', ',': '1,5' }
const separatorName = (separator: Separator): string => (separator === '\t' ? m.bulk_tab() : separator)

/** How a text without types was read, and the way to have it read otherwise. */
function TextReadingLine({ reading: { encoding, separator, decimal } }: { reading: TextReading }) {
  const [open, setOpen] = useState(false)
  const names = [encodingNames[encoding], separatorName(separator), ...(decimal ? [decimalNames[decimal]] : [])]
  return (
    <span className="bulk-reading">
      <span className="muted">
        {m.bulk_read_as()} <bdi>{names.join(' \u00b7 ')}</bdi>
      </span>
      <Button kind="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {m.bulk_read_change()}
      </Button>
      {open && (
        <span className="bulk-reading-choices">
          <Select
            label={m.bulk_encoding()}
            value={encoding}
            options={encodings.map(value => ({ value, text: encodingNames[value] }))}
            onChange={value => void bulk.readAgain({ encoding: value })}
          />
          <Select
            label={m.bulk_separator()}
            value={separator}
            options={separators.map(value => ({ value, text: separatorName(value) }))}
            onChange={value => void bulk.readAgain({ separator: value })}
          />
          <Select
            label={m.bulk_decimal()}
            value={decimal ?? ''}
            prompt={m.bulk_choose_value()}
            options={(['.', ','] as const).map(value => ({ value, text: decimalNames[value] }))}
            onChange={value => void bulk.readAgain({ decimal: value })}
          />
        </span>
      )}
    </span>
  )
}

function FileLine({ counts, format }: { counts: Counts; format: Format }) {
  const file = useStore(bulk.$file, { ssr: () => undefined })
  if (!file) return null
  const { name, bytes, readAt, unused, examples, sheetsLeft, textReading, headings, placed, removed } = file
  const rows = m.bulk_rows({ count: counts.all, number: format.count(counts.all) })
  const facts =
    bytes === undefined
      ? placed > 0
        ? m.bulk_file_left({ rows, placed: format.count(placed) })
        : rows
      : m.bulk_file_facts({ rows, size: sizeText(bytes), time: format.moment(readAt / 1000, clock.now() / 1000) })
  return (
    <section className="bulk-file">
      <Icon name="file-spreadsheet" />
      <p>
        <b>
          <bdi>{name || m.bulk_typed_name()}</bdi>
        </b>
        <span className="muted">{facts}</span>
        {textReading && <TextReadingLine reading={textReading} />}
        {headings && (
          <span className="bulk-reading">
            <span className="muted">{m.bulk_map_kept()}</span>
            <Button kind="quiet" onClick={() => void bulk.changeHeadings()}>
              {m.bulk_map_change()}
            </Button>
          </span>
        )}
        {examples > 0 && <span className="muted">{m.bulk_examples_left()}</span>}
        {unused.length > 0 && <span className="muted">{m.bulk_unused({ columns: unused.join(format.comma) })}</span>}
        {removed && <b>{m.notice_characters_removed()}</b>}
        {sheetsLeft.length > 0 && <b>{m.bulk_sheets_left({ sheets: sheetsLeft.join(format.comma) })}</b>}
      </p>
      <Button kind="quiet" paintsFirst onClick={() => bulk.askFile()}>
        <Icon name="share" small />
        {m.bulk_another()}
      </Button>
    </section>
  )
}

/**
 * The rows of a filter. A row that is corrected stays where it is until the filter is chosen anew: nothing moves away from
 * under whoever corrects it.
 */
function useShown(rows: readonly SheetRow[], filter: RowFilter): readonly SheetRow[] {
  const shownRows = useRef({ filter, numbers: new Set<number>() })
  return useMemo(() => {
    if (filter === 'all') {
      shownRows.current = { filter, numbers: new Set() }
      return rows
    }
    if (shownRows.current.filter !== filter) shownRows.current = { filter, numbers: new Set() }
    const { numbers } = shownRows.current
    const shown = rows.filter(row => stateOf(row) === filter || numbers.has(row.number))
    for (const { number } of shown) numbers.add(number)
    return shown
  }, [rows, filter])
}

// What placing would mean, always in sight, and the button that does it (BLK-102, BLK-104).

const ConfirmPlacing = latePart(() => import('./RowDialogs.tsx').then(part => part.ConfirmPlacing))

type Props = { rows: readonly SheetRow[]; counts: Counts; format: Format }

function PlaceBar({ rows, counts, format }: Props) {
  const { request, loading } = useStore(bulk.$bulk, { ssr: () => initialBulk })
  const { currency } = deployment().settings
  const counted = useDeferredValue(rows)
  const placement = useMemo(() => placementOf(counted, spellingIn(deployment())), [counted])
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
          {m.bulk_place({ count: placement.rows, number: format.count(placement.rows) })}
        </Button>
      </div>
      {request.showPlaceOrdersConfirmationDialog && (
        <ConfirmPlacing placement={placement} left={counts.error} format={format} />
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
