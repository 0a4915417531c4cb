import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }

/** Arrows, Home and End lead from row to row, across lists; for the element around them. */
export function steerRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (step === undefined || !(event.target instanceof HTMLElement) || !event.target.matches('.order')) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.order')]
  const next = rows[Math.max(0, Math.min(rows.length - 1, rows.indexOf(event.target) + step))]
  event.preventDefault()
  next?.focus()
}
