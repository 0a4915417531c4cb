import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './Field.tsx'

type ToggleProps = {
  children: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  detail?: ReactNode
  error?: ReactNode
  name?: string
  disabled?: boolean
  required?: boolean
}

/** A box to tick. `mixed`: some of what it represents is ticked. */
export function Checkbox({ mixed = false, ...props }: ToggleProps & { mixed?: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed
  }, [mixed])
  return <Toggle {...props} kind="check" inputRef={input} />
}

/** Something that is on or off from now on, without a button to confirm it. */
export function Switch(props: ToggleProps) {
  return <Toggle {...props} kind="switch" />
}

type Drawn = ToggleProps & { kind: 'check' | 'switch'; inputRef?: React.Ref<HTMLInputElement> }

function Toggle({ kind, children, checked, onChange, detail, error, inputRef, ...rest }: Drawn) {
  const id = useId()
  const [detailId, errorId] = [`${id}-detail`, `${id}-error`]
  return (
    <div className={classNames('toggle', error ? 'invalid' : undefined)}>
      <label>
        <input
          {...rest}
          ref={inputRef}
          className={kind}
          type="checkbox"
          role={kind === 'switch' ? 'switch' : undefined}
          aria-describedby={error ? errorId : detail ? detailId : undefined}
          aria-invalid={error ? true : undefined}
          checked={checked}
          onChange={event => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {detail && !error && (
        <p className="hint" id={detailId}>
          {detail}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
