import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type TimelineEntry = {
  id: string
  state: 'past' | 'now' | 'ahead'
  text: ReactNode
  detail?: ReactNode
  /** When it was or will be, as the reader sees it, and for machines. */
  time?: { text: string; iso: string }
}

/** What happened to an order, in its order, on one thread. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <ol className="timeline" aria-label={label}>
      {entries.map(({ id, state, text, detail, time }) => (
        <li
          key={id}
          className={classNames(state !== 'ahead' && state) || undefined}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          {time && (
            <time dateTime={time.iso}>
              <bdi className="num">{time.text}</bdi>
            </time>
          )}
          <p>
            {text}
            {detail !== undefined && <span>{detail}</span>}
          </p>
        </li>
      ))}
    </ol>
  )
}
