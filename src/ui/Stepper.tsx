import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

type StepperProps = {
  label: string
  steps: readonly { id: string; text: ReactNode }[]
  /** Id of the step that is being done. */
  current: string
  /** What screen readers hear after a step that is done. */
  doneWord: string
}

/** Where one is in a task of a few steps. */
export function Stepper({ label, steps, current, doneWord }: StepperProps) {
  const at = steps.findIndex(step => step.id === current)
  return (
    <ol className="stepper" aria-label={label}>
      {steps.map(({ id, text }, place) => (
        <li key={id} className={place < at ? 'done' : undefined} aria-current={place === at ? 'step' : undefined}>
          <i aria-hidden="true">{place < at ? <Icon name="check" small /> : place + 1}</i>
          <span>
            {text}
            {place < at && <span className="hidden-text"> {doneWord}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
