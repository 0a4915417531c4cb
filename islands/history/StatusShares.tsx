import type { StatusShare } from '#domain/history/series'
import { m } from '#messages'
import { shareWords } from '#text/orders'
import type { Format } from '../shell/use-format.ts'

const WIDTH = 100

/** What became of the orders: one bar in parts, and the same in words and figures. */
export function StatusShares({ shares, format }: { shares: readonly StatusShare[]; format: Format }) {
  if (shares.length === 0) return null
  let from = 0
  const parts = shares.map(({ list, share }) => {
    const part = { list, x: from * WIDTH, width: share * WIDTH }
    from += share
    return part
  })
  return (
    <figure className="shares">
      <figcaption>{m.history_by_status()}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} 4`} preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ list, x, width }) => (
          <rect key={list} className={list} x={x} width={width} height="4" />
        ))}
      </svg>
      <ul>
        {shares.map(({ list, orders, share }) => (
          <li key={list}>
            <i className={list} aria-hidden="true" />
            {shareWords(list)} <span className="num">{format.count(orders)}</span>{' '}
            <span className="num muted">{format.percent(share)}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
