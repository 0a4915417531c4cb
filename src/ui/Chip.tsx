import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-names.ts'
import type { Tone } from './Notice.tsx'
import { announce } from './polite.ts'

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

/** What takes less than this is over before it could be said, in milliseconds. */
const LASTING_MS = 1000

type PoliteProps = {
  text: string
  /** What goes on: said only when it lasts, since its end is said as well. */
  lasting?: boolean
}

/** Words for screen readers alone: said politely when they come and when they change, and nowhere to be read. */
export function Polite({ text, lasting = false }: PoliteProps) {
  const source = useRef({})
  useEffect(() => {
    const { current } = source
    const timer = lasting && setTimeout(() => announce(current, text), LASTING_MS)
    announce(current, lasting ? '' : text)
    return () => {
      if (timer) clearTimeout(timer)
      announce(current, '')
    }
  }, [text, lasting])
  return null
}

/** A letter or figure with its marks. Intl.Segmenter, which knows more of letters, is missing in Firefox before 125. */
const FIRST_LETTER = /^[\p{L}\p{N}]\p{M}*/u

/** The first letters of the first two words that have any, as the script writes them; none for a name without letters. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap(word => word.match(FIRST_LETTER) ?? [])
    .slice(0, 2)
    // Letters of two words do not join, as Arabic ones would.
    .join('\u200c')
    .toLocaleUpperCase()

/** A person or a shop by its letters. Decoration: the name is next to it. */
export function Avatar({ name, large }: { name: string; large?: boolean }) {
  const drawn = initials(name)
  return (
    <span className={clsx('avatar', large && 'large')} aria-hidden="true">
      {drawn === '' ? <Icon name="circle-user-round" /> : drawn}
    </span>
  )
}
