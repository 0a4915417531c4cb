import type { ReactNode } from 'react'

/** From here to there: ring, thread, pin beside the two places. */
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
