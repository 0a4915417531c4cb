import { type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-names.ts'
import type { Tone } from './Notice.tsx'

/** How far on the line of five stops, or the sign of what has left that line. */
export type StatusIcon = 1 | 2 | 3 | 4 | 5 | 'done' | 'scheduled' | 'late' | 'returning' | 'cancelled' | 'failed'

const SIGNS: Record<Exclude<StatusIcon, number>, string> = {
  done: 'M4.2 7.2l2 2 3.6-4',
  scheduled: 'M7 4.5V7l1.6 1',
  late: 'M7 3.8V7l2 1.4',
  returning: 'M9.8 9.5V7.8A1.6 1.6 0 0 0 8.2 6.2H4.4M6 4.4L4.2 6.2 6 8',
  cancelled: 'M4.9 4.9l4.2 4.2M9.1 4.9L4.9 9.1',
  failed: 'M7 3.8v3.5M7 10v.01',
}

/** A few words of state in a pill. A status icon repeats them for the eye. */
export function Chip({
  tone,
  statusIcon,
  icon,
  children,
}: {
  tone: Tone
  statusIcon?: StatusIcon
  icon?: IconName
  children: ReactNode
}) {
  return (
    <span className={`chip tone-${tone}`}>
      {statusIcon !== undefined && <StatusSign statusIcon={statusIcon} />}
      {icon && <Icon name={icon} small />}
      {children}
    </span>
  )
}

/** The icon alone, where the words are elsewhere. */
export function StatusSign({ statusIcon }: { statusIcon: StatusIcon }) {
  if (typeof statusIcon === 'number') {
    return (
      <svg className="status-icon" data-stop={statusIcon} viewBox="0 0 14 14" aria-hidden="true">
        <circle className="ring-line" cx="7" cy="7" r="6" />
        <circle className="part" cx="7" cy="7" r="2.5" pathLength="100" />
      </svg>
    )
  }
  return (
    <svg className={`status-icon sign ${statusIcon}`} viewBox="0 0 14 14" aria-hidden="true">
      {statusIcon === 'scheduled' ? <circle cx="7" cy="7" r="6" /> : <circle className="full" cx="7" cy="7" r="6.5" />}
      <path className="mark" d={SIGNS[statusIcon]} />
    </svg>
  )
}

/** Names and values, side by side. */
export function Facts({ facts }: { facts: readonly { id: string; name: ReactNode; value: ReactNode }[] }) {
  return (
    <dl className="facts">
      {facts.map(({ id, name, value }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type ProgressBarProps = {
  label: ReactNode
  /** The share that is done, 0 to 1; unknown without it. */
  share?: number
  /** The share in words: "12 of 40 rows". */
  text?: ReactNode
}

/** How far a longer task has come. */
export function ProgressBar({ label, share, text }: ProgressBarProps) {
  const id = useId()
  return (
    <div className="progress">
      <div id={id}>
        <span>{label}</span>
        {text !== undefined && <span className="num muted">{text}</span>}
      </div>
      <progress aria-labelledby={id} max={1} value={share} />
    </div>
  )
}

/** Words for screen readers alone. `live` announces them when they change: politely, or at once. */
export function VisuallyHidden({ live, children }: { live?: 'polite' | 'assertive'; children: ReactNode }) {
  return (
    <span className="hidden-text" role={live && (live === 'polite' ? 'status' : 'alert')}>
      {children}
    </span>
  )
}
