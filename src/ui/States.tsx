// What a part of a screen shows instead of its contents: nothing is here, something failed, it is loading.
import type { ReactNode } from 'react'

/** The drawing of a state: nothing is here, nothing was found, something failed, or all is done. */
export type Motif = 'nothing' | 'search' | 'broken' | 'done'

type StateProps = {
  motif?: Motif
  title: ReactNode
  children?: ReactNode
  /** The one thing to do next. */
  action?: ReactNode
  headingLevel?: 2 | 3
}

/** Nothing is here yet, and what to do next. */
export function EmptyState({ motif = 'nothing', title, children, action, headingLevel = 2 }: StateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="empty">
      <MotifDrawing motif={motif} />
      <Heading>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  )
}

/** Something did not work: what happened and what to do, read out at once. */
export function ErrorState(props: Omit<StateProps, 'motif'>) {
  return (
    <div role="alert">
      <EmptyState {...props} motif="broken" />
    </div>
  )
}

/** Ring, thread, pin: from here to there. */
export function MotifDrawing({ motif }: { motif: Motif }) {
  return (
    <svg className={`motif ${motif}`} viewBox="0 0 160 104" aria-hidden="true">
      <g>
        {motif === 'broken' ? (
          <>
            <path className="thread" d="M30 74C48 74 56 68 62 60M98 42c8-5 16-8 28-8" />
            <path className="cut-mark" d="M70 42l20 20M90 42L70 62" />
          </>
        ) : (
          <path className="thread" d={motif === 'search' ? 'M30 74C58 74 62 54 82 44' : 'M30 74C70 74 66 34 126 34'} />
        )}
        <rect className="start" x="12.5" y="62.5" width="23" height="23" />
        <rect className="start-hole" x="17.5" y="67.5" width="13" height="13" />
        {motif === 'search' ? (
          <g className="lens">
            <circle cx="108" cy="36" r="19" />
            <path d="M122 50l14 14" />
          </g>
        ) : (
          <>
            <path className="pin-shape" d="M132 50s17-14 17-28a17 17 0 0 0-34 0c0 14 17 28 17 28z" />
            {motif === 'done' ? (
              <path className="tick" d="M125 22l5 5 9-10" />
            ) : (
              <circle className="hole" cx="132" cy="22" r="6" />
            )}
          </>
        )}
      </g>
    </svg>
  )
}

type Shape = 'form' | 'rows' | 'cards' | 'table' | 'orders' | 'detail'

type SkeletonProps = {
  shape: Shape
  /** Said once to screen readers: "Loading". */
  label: string
  count?: number
}

const ofOrder = ['name', 'when', 'where', 'status', 'amount']
/** What a row of each shape consists of; the style sheet says how long each part is. */
const parts: Partial<Record<Shape, readonly string[]>> = {
  cards: ofOrder,
  table: ofOrder,
  orders: ['pick', 'id', 'when', 'name', 'where', 'payment', 'status', 'items', 'amount', 'again'],
}
const ofText = ['long', 'short']

/** The shape of what comes, until it is there. */
export function Skeleton({ shape, label, count = 5 }: SkeletonProps) {
  return (
    <div className={`skeleton ${shape}`} role="status">
      <span className="hidden-text">{label}</span>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <div key={row} aria-hidden="true">
          {(parts[shape] ?? ofText).map(part => (
            <span key={part} className={`bone ${part}`} />
          ))}
        </div>
      ))}
    </div>
  )
}
