import type { ReactNode } from 'react'

/** Words for screen readers alone. `live` announces them when they change: politely, or at once. */
export function VisuallyHidden({ live, children }: { live?: 'polite' | 'assertive'; children: ReactNode }) {
  return (
    <span className="hidden-text" role={live && (live === 'polite' ? 'status' : 'alert')}>
      {children}
    </span>
  )
}
