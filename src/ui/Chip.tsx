import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-names.ts'
import type { Tone } from './Notice.tsx'

/** How far on the line of five stops, or the sign of what has left that line. */
export type Dial = 1 | 2 | 3 | 4 | 5 | 'done' | 'scheduled' | 'late' | 'returning' | 'cancelled' | 'failed'

const SIGNS: Record<Exclude<Dial, number>, string> = {
  done: 'M4.2 7.2l2 2 3.6-4',
  scheduled: 'M7 4.5V7l1.6 1',
  late: 'M7 3.8V7l2 1.4',
  returning: 'M9.8 9.5V7.8A1.6 1.6 0 0 0 8.2 6.2H4.4M6 4.4L4.2 6.2 6 8',
  cancelled: 'M4.9 4.9l4.2 4.2M9.1 4.9L4.9 9.1',
  failed: 'M7 3.8v3.5M7 10v.01',
}

/** A few words of state in a pill. A dial or an icon repeats them for the eye. */
export function Chip({
  tone,
  dial,
  icon,
  children,
}: {
  tone: Tone
  dial?: Dial
  icon?: IconName
  children: ReactNode
}) {
  return (
    <span className={`chip tone-${tone}`}>
      {dial !== undefined && <StatusDial dial={dial} />}
      {icon && <Icon name={icon} small />}
      {children}
    </span>
  )
}

/** The dial alone, where the words stand elsewhere. */
export function StatusDial({ dial }: { dial: Dial }) {
  if (typeof dial === 'number') {
    return (
      <svg className="dial" data-stop={dial} viewBox="0 0 14 14" aria-hidden="true">
        <circle className="ring-line" cx="7" cy="7" r="6" />
        <circle className="part" cx="7" cy="7" r="2.5" pathLength="100" />
      </svg>
    )
  }
  return (
    <svg className={`dial sign ${dial}`} viewBox="0 0 14 14" aria-hidden="true">
      {dial === 'scheduled' ? <circle cx="7" cy="7" r="6" /> : <circle className="full" cx="7" cy="7" r="6.5" />}
      <path className="mark" d={SIGNS[dial]} />
    </svg>
  )
}
