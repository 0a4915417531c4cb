import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'

export type Column = {
  id: string
  text: ReactNode
  /** Figures stand at the end of their column. */
  end?: boolean
  /** The head is for screen readers alone, as over a column of buttons. */
  hidden?: boolean
  /** Leaves where there is too little room. */
  leaves?: boolean
  sorted?: 'ascending' | 'descending'
  onSort?: () => void
}

type TableProps = {
  caption: ReactNode
  columns: readonly Column[]
  /** Rows: `<tr>` with cells; classes `end` and `num` for figures. */
  children: ReactNode
  /** Its rows are being replaced. */
  busy?: boolean
  className?: string
}

/** A table whose head stays in sight while its rows scroll. */
export function Table({ caption, columns, children, busy, className }: TableProps) {
  return (
    <table className={classNames('table', className)} aria-busy={busy || undefined}>
      <caption className="hidden-text">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ id, text, end, hidden, leaves, sorted, onSort }) => (
            <th
              key={id}
              scope="col"
              className={classNames(end && 'end', leaves && 'leaves') || undefined}
              aria-sort={onSort && (sorted ?? 'none')}
            >
              {onSort ? (
                <button type="button" className="sort" onClick={onSort}>
                  {text}
                  <Icon name="chevron-down" small />
                </button>
              ) : (
                <span className={hidden ? 'hidden-text' : undefined}>{text}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
