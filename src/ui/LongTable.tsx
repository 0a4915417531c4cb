import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'

type Props = {
  className: string
  /** For those who listen. */
  caption: string
  /** `hidden`: the head is for those who listen. */
  columns: readonly { text: string; className?: string; hidden?: boolean }[]
  /** Rows there are, without the head. */
  count: number
  body: Ref<HTMLTableSectionElement>
  /** Room of the rows before and after those that are drawn, in CSS pixels. */
  before: number
  after: number
  /** The rows in sight, each with its roles and `aria-rowindex`, of which the head has 1. */
  children: ReactNode
}

/**
 * A table of which only the rows around the sight are drawn; on phones each in a few lines. Roles are said, for a table
 * that is laid out in lines is none to browsers any more.
 */
export function LongTable({ className, caption, columns, count, body, before, after, children }: Props) {
  const room = (height: number) => height > 0 && <Room height={height} columns={columns.length} />
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: laid out in lines on phones
    <div className="long-table-room">
      <table className={clsx('table long-table', className)} role="table" aria-rowcount={count + 1}>
        <caption className="hidden-text">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <th key={index} scope="col" role="columnheader" className={column.className}>
                {column.hidden ? <span className="hidden-text">{column.text}</span> : column.text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" ref={body}>
          {room(before)}
          {children}
          {room(after)}
        </tbody>
      </table>
    </div>
    // biome-ignore-end lint/a11y/noRedundantRoles: laid out in lines on phones
  )
}

/** The room of rows that are not drawn; never in the server's markup, so the policy of the page allows its style. */
const Room = ({ height, columns }: { height: number; columns: number }) => (
  <tr className="room">
    <td colSpan={columns} style={{ blockSize: height }} />
  </tr>
)
