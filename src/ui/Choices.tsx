import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { FieldError } from './Field.tsx'

type Group<V extends string> = {
  label: string
  labelHidden?: boolean
  value: V | undefined
  onChange: (value: V) => void
  error?: ReactNode
}
type Option<V extends string> = { value: V; text: ReactNode; detail?: ReactNode; disabled?: boolean }

/** One of few, each with its explanation: two as tiles next to each other, more as one list, so that none is left over. */
export function Choices<V extends string>(props: Group<V> & { options: readonly Option<V>[]; disabled?: boolean }) {
  const { options, disabled, value, onChange } = props
  return (
    <RadioGroup {...props} className={clsx('choices', options.length > 2 && 'list')}>
      {name =>
        options.map(option => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.text}
              {option.detail !== undefined && <small>{option.detail}</small>}
            </span>
          </label>
        ))
      }
    </RadioGroup>
  )
}

/** One of two to four short words in a groove. */
export function Segments<V extends string>(
  props: Group<V> & { options: readonly Omit<Option<V>, 'detail'>[]; wide?: boolean },
) {
  const { options, wide, value, onChange } = props
  return (
    <RadioGroup {...props} className={clsx('segments', wide && 'wide')}>
      {name =>
        options.map(option => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.text}
          </label>
        ))
      }
    </RadioGroup>
  )
}

type Drawn = Pick<Group<string>, 'label' | 'labelHidden' | 'error'> & {
  className: string
  children: (name: string) => ReactNode
}

function RadioGroup({ label, labelHidden, error, className, children }: Drawn) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={clsx('field', error ? 'invalid' : undefined)}>
      {!labelHidden && (
        <div className="label" id={id}>
          {label}
        </div>
      )}
      <div
        className={className}
        role="radiogroup"
        aria-label={labelHidden ? label : undefined}
        aria-labelledby={labelHidden ? undefined : id}
        aria-describedby={error ? errorId : undefined}
        aria-invalid={error ? true : undefined}
      >
        {children(id)}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

// Boxes and switches.

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

type DrawnToggle = ToggleProps & { kind: 'check' | 'switch'; inputRef?: React.Ref<HTMLInputElement> }

function Toggle({ kind, children, checked, onChange, detail, error, inputRef, ...rest }: DrawnToggle) {
  const id = useId()
  const [detailId, errorId] = [`${id}-detail`, `${id}-error`]
  return (
    <div className={clsx('toggle', error ? 'invalid' : undefined)}>
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
