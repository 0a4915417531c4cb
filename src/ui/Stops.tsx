import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-names.ts'

type Reached = 0 | 1 | 2 | 3 | 4 | 5

/** Five bars, filled as far as an order has come. `label` says in words what they show. */
export function Bars({ reached, label }: { reached: Reached; label: string }) {
  return (
    <div className="bars" role="img" aria-label={label} data-stop={reached}>
      {[1, 2, 3, 4, 5].map(bar => (
        <i key={bar} className={bar <= reached ? 'past' : undefined} />
      ))}
    </div>
  )
}

type StopsProps = {
  label: string
  /** Five, in order. */
  stops: readonly { id: string; text: ReactNode; icon: IconName }[]
  /** Which of them is now, 1 to 5. */
  current: Exclude<Reached, 0>
  /** What screen readers hear after a stop that lies behind. */
  doneWord: string
}

/** Five stops on one thread, on the brand's own surface. */
export function Stops({ label, stops, current, doneWord }: StopsProps) {
  return (
    <ol className="stops" aria-label={label} data-stop={current}>
      {stops.map(({ id, text, icon }, place) => {
        const past = place + 1 < current
        const now = place + 1 === current
        return (
          <li
            key={id}
            className={classNames(past && 'past', now && 'now') || undefined}
            aria-current={now ? 'step' : undefined}
          >
            <i aria-hidden="true">{(past || now) && <Icon name={past ? 'check' : icon} small />}</i>
            <span>
              {text}
              {past && <span className="hidden-text"> {doneWord}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
