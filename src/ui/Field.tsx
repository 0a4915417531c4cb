import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'

/**
 * The direction of what is typed, as a `dir`: words as their own script does, so that an address in Latin letters keeps its
 * house number in front on a page that runs right to left. Figures alone, and an empty field, run as the page does (I18-101).
 */
export const directionOf = (text: string): 'auto' | undefined => (/\p{L}/u.test(text) ? 'auto' : undefined)

export type FieldTexts = {
  label: ReactNode
  /** The label is for screen readers alone: what is around the field names it to the eye. */
  labelHidden?: boolean
  /** At the end of the line of the label: "Optional", "31/200". It describes the control and is no part of its name, which stays the same. */
  mark?: ReactNode
  /** Beside the label, outside of it, such as a link "Forgot password?". */
  aside?: ReactNode
  hint?: ReactNode
  hintTone?: 'muted' | 'success'
  /** What is wrong with the value; shown under the hint. */
  error?: ReactNode
  /** What the field did to the value by itself; read out when it comes. */
  change?: ReactNode
}

/** What a control needs to be named and described by the field around it. */
export type Described = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** Label above, control, message below; `children` draws the control. */
export function Field(props: FieldTexts & { id?: string; className?: string; children: (it: Described) => ReactNode }) {
  const { label, labelHidden, mark, aside, hint, hintTone, error, change, className, children } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const [markId, hintId, errorId, changeId] = [`${id}-mark`, `${id}-hint`, `${id}-error`, `${id}-change`]
  const marked = present(mark)
  const invalid = present(error)
  const hinted = present(hint)
  const changed = present(change)
  const labelled = (
    <label htmlFor={id} className={labelHidden ? 'hidden-text' : undefined}>
      <span>{label}</span>
      {marked && (
        <span id={markId} aria-hidden="true">
          {mark}
        </span>
      )}
    </label>
  )
  return (
    <div className={clsx('field', invalid && 'invalid', className)}>
      {present(aside) ? (
        <div className="label">
          {labelled}
          {aside}
        </div>
      ) : (
        labelled
      )}
      {children({
        id,
        // What helps to fill it in goes on helping when something is wrong.
        'aria-describedby':
          [marked && markId, hinted && hintId, changed && changeId, invalid && errorId].filter(Boolean).join(' ') ||
          undefined,
        'aria-invalid': invalid || undefined,
      })}
      {hinted && (
        <p className={clsx('hint', hintTone === 'success' && 'good')} id={hintId}>
          {hint}
        </p>
      )}
      {changed && (
        <p className="hint" id={changeId} role="status">
          {change}
        </p>
      )}
      {invalid && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

/** What is wrong, with an icon, so that colour is not the only sign. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="error" id={id}>
      <Icon name="circle-alert" small />
      <span>{children}</span>
    </p>
  )
}

const present = (node: ReactNode): boolean => node !== undefined && node !== null && node !== '' && node !== false
