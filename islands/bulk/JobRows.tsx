// The rows of a job in a table of which only those in sight are drawn; on phones each in a few lines (BLK-014).
import { memo, useCallback, useEffect, useRef } from 'react'
import { isWrong } from '#domain/bulk/jobs'
import { m } from '#messages'
import type { BulkRow } from '#schema/wire'
import { bulkPaymentWords, jobRowReasons, rowStatusWords } from '#text/bulk-words'
import { Chip } from '#ui/Chip'
import { LongTable } from '#ui/LongTable'
import { classNames } from '../../src/ui/class-names.ts'
import type { Format } from '../shell/use-format.ts'
import { useRows } from './use-rows.ts'

type Props = {
  rows: readonly BulkRow[]
  target: { place: number } | undefined
  currency: string
  format: Format
}

export function JobRows({ rows, target, currency, format }: Props) {
  const body = useRef<HTMLTableSectionElement>(null)
  const kindOf = useCallback((place: number) => (rows[place] && isWrong(rows[place]) ? 1 : 0), [rows])
  const keyOf = useCallback((place: number) => String(rows[place]?.row_number), [rows])
  const { from, to, before, after, topOf } = useRows(body, rows.length, keyOf, kindOf)
  const tops = useRef(topOf)
  tops.current = topOf
  useEffect(() => {
    if (!target) return
    const top = (body.current?.getBoundingClientRect().top ?? 0) + scrollY + tops.current(target.place)
    scrollTo({ top: top - innerHeight / 3 })
    // Drawn with the next frame, when it was far away.
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        body.current?.querySelector<HTMLElement>(`[data-place="${target.place}"]`)?.focus({ preventScroll: true }),
      ),
    )
  }, [target])
  return (
    <LongTable
      className="job-rows"
      caption={m.bulk_detail_rows()}
      columns={[
        { text: m.bulk_col_row(), className: 'n' },
        { text: m.bulk_col_status() },
        { text: m.bulk_col_name() },
        { text: m.bulk_col_address() },
        { text: m.bulk_col_payment() },
        { text: m.bulk_col_delivery() },
        { text: m.bulk_col_fee({ currency }), className: 'end' },
      ]}
      count={rows.length}
      {...{ body, before, after }}
    >
      {rows.slice(from, to).map((row, offset) => (
        <Row
          key={row.row_id}
          row={row}
          place={from + offset}
          marked={target?.place === from + offset}
          format={format}
        />
      ))}
    </LongTable>
  )
}

type RowProps = { row: BulkRow; place: number; marked: boolean; format: Format }

const tones = { PLACED: 'success', VALID: 'info', INVALID: 'danger', FAILED: 'danger' } as const

const Row = memo(function Row({ row, place, marked, format }: RowProps) {
  const reason = jobRowReasons(row)
  const { scheduled_for: at, delivery_fee: fee, order_id: orderId } = row
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: laid out in lines on phones
    <tr
      role="row"
      data-place={place}
      aria-rowindex={place + 2}
      tabIndex={isWrong(row) ? -1 : undefined}
      className={classNames(isWrong(row) && 'wrong', marked && 'marked')}
    >
      <td role="cell" className="n num">
        {row.row_number}
      </td>
      <td role="cell" className="st">
        <Chip tone={tones[row.status]}>{rowStatusWords(row.status)}</Chip>
        {orderId !== undefined && (
          <span className="num muted">
            <span className="hidden-text">{m.bulk_row_order()} </span>
            <bdi>#{orderId.slice(-6)}</bdi>
          </span>
        )}
      </td>
      <td role="cell" className="who">
        <bdi>{row.customer_name}</bdi>
      </td>
      <td role="cell" className="to">
        <bdi className="muted">{row.drop_off_address}</bdi>
        {reason !== '' && <p className="reason">{reason}</p>}
      </td>
      <td role="cell" className="pay">
        {bulkPaymentWords(row.payment_method)}
      </td>
      <td role="cell" className="when num">
        {row.delivery_type === 'instant' ? (
          m.bulk_now()
        ) : at === undefined ? (
          m.bulk_later()
        ) : (
          <>
            {format.shortDay(at)} <bdi>{format.time(at)}</bdi>
          </>
        )}
      </td>
      <td role="cell" className="end fee num">
        {fee === undefined ? <span className="muted">–</span> : format.amount(fee)}
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: laid out in lines on phones
  )
})
