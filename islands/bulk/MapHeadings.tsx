// The headings of another system, before its rows are read: which is which (BLK-107).

import { clsx } from 'clsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { bulk } from '#app/bulk.ts'
import { watchUnsaved } from '#app/services.ts'
import { deployment } from '#deployment'
import { type BulkColumn, bulkColumns } from '#features/bulk/columns.ts'
import { columnsToFill, type ForeignSheet, missingColumns, withColumn } from '#features/bulk/heading-map.ts'
import { columnWords } from '#features/bulk/text.ts'
import { inOneLine } from '#features/formats/written-in.ts'
import { m } from '#messages'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Select } from '#ui/Select.tsx'

const UNUSED = 'unused'

export function MapHeadings({ name, sheet }: { name: string; sheet: ForeignSheet }) {
  const [map, setMap] = useState(sheet.map)
  const [tried, setTried] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  useEffect(() => watchUnsaved(() => map !== sheet.map), [map, sheet])
  const missing = missingColumns(map)
  const toFill = columnsToFill(map, deployment().settings.rules)
  const list = (columns: readonly BulkColumn[]) => inOneLine(columns.map(columnWords))
  const options: { value: BulkColumn | typeof UNUSED; text: string }[] = [
    { value: UNUSED, text: m.bulk_map_unused() },
    ...bulkColumns.map(value => ({ value, text: columnWords(value) })),
  ]
  // No action of the form: with its end React would show the first option of each list, whatever is chosen.
  const use = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (missing.length === 0) void bulk.applyHeadings(map)
  }
  return (
    <form className="bulk-map" onSubmit={use}>
      <h2 ref={title} tabIndex={-1}>
        {m.bulk_map_title()}
      </h2>
      <p className="muted">{m.bulk_map_text({ name })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.bulk_map_heading()}</th>
            <th scope="col">{m.bulk_map_sample()}</th>
            <th scope="col">{m.bulk_map_column()}</th>
          </tr>
        </thead>
        <tbody>
          {map.map(({ heading, column }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a file may have the same heading twice, and their order never changes
            <tr key={at} className={clsx(column === undefined && 'unused')}>
              <th scope="row">
                <bdi>{heading}</bdi>
              </th>
              <td className="muted">
                <bdi>{sheet.samples[at]?.join(' \u00b7 ')}</bdi>
              </td>
              <td>
                <Select
                  label={m.bulk_map_one({ heading })}
                  labelHidden
                  value={column ?? UNUSED}
                  options={options}
                  onChange={value => setMap(withColumn(map, at, value === UNUSED ? undefined : value))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {missing.length > 0 && (
        <Notice tone={tried ? 'danger' : 'warning'} live={tried ? 'assertive' : 'polite'}>
          {m.bulk_map_missing({ columns: list(missing) })}
        </Notice>
      )}
      {missing.length === 0 && toFill.length > 0 && (
        <Notice tone="info" live="polite">
          {m.bulk_map_to_fill({ columns: list(toFill) })}
        </Notice>
      )}
      <div className="bulk-choices">
        <Button onClick={() => bulk.askFile()}>{m.bulk_cancel()}</Button>
        <Button kind="primary" type="submit">
          {m.bulk_map_use()}
        </Button>
      </div>
    </form>
  )
}
