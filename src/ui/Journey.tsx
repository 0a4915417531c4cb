import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-names.ts'

type StepperProps = {
  label: string
  steps: readonly { id: string; text: ReactNode }[]
  /** Id of the step that is being done. */
  current: string
  /** What screen readers announce after a step that is done. */
  doneWord: string
}

/** Where one is in a task of a few steps. */
export function Stepper({ label, steps, current, doneWord }: StepperProps) {
  const at = steps.findIndex(step => step.id === current)
  return (
    <ol className="stepper" aria-label={label}>
      {steps.map(({ id, text }, index) => (
        <li key={id} className={index < at ? 'done' : undefined} aria-current={index === at ? 'step' : undefined}>
          <i aria-hidden="true">{index < at ? <Icon name="check" small /> : index + 1}</i>
          <span>
            {text}
            {index < at && <span className="hidden-text"> {doneWord}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

type TimelineEntry = {
  id: string
  state: 'past' | 'now' | 'ahead'
  text: ReactNode
  detail?: ReactNode
  /** When it was or will be, as the reader sees it, and for machines. */
  time?: { text: string; iso: string } | undefined
}

/** What happened to an order, in its order, on one thread. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <ol className="timeline" aria-label={label}>
      {entries.map(({ id, state, text, detail, time }) => (
        <li
          key={id}
          className={clsx(state !== 'ahead' && state) || undefined}
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

type Reached = 0 | 1 | 2 | 3 | 4 | 5

/** Five bars, filled as far as an order has come. `label` describes them in words. */
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
  /** What screen readers announce after a stop that lies behind. */
  doneWord: string
}

/** Five stops on one thread, on the brand's own surface. */
export function Stops({ label, stops, current, doneWord }: StopsProps) {
  return (
    <ol className="stops" aria-label={label} data-stop={current}>
      {stops.map(({ id, text, icon }, index) => {
        const past = index + 1 < current
        const now = index + 1 === current
        return (
          <li
            key={id}
            className={clsx(past && 'past', now && 'now') || undefined}
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

/** From here to there: ring, line and pin next to the two places. */
export function RoutePoints({ start, end }: { start: ReactNode; end: ReactNode }) {
  return (
    <div className="route">
      <span className="mark" aria-hidden="true">
        <i className="ring" />
      </span>
      <div>{start}</div>
      <span className="mark end" aria-hidden="true">
        <svg className="drop" viewBox="0 0 20 24" aria-hidden="true">
          <path d="M10 23.2S18.5 15.9 18.5 9.6a8.5 8.5 0 0 0-17 0c0 6.3 8.5 13.6 8.5 13.6z" />
          <circle cx="10" cy="9.6" r="3.2" />
        </svg>
      </span>
      <div>{end}</div>
    </div>
  )
}
