import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react'
import type { FieldTexts } from './Field.tsx'
import { Field } from './Field.tsx'
import { Icon } from './Icon.tsx'

type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'style' | 'type' | 'onChange' | 'value' | 'children' | 'autoComplete'> & {
    value: string
    onChange: (value: string) => void
    /** Tells password managers whether to fill in or to propose. */
    autoComplete: 'current-password' | 'new-password'
    /** Names of the button that shows and hides, and what is said while Caps Lock is on. */
    words: { show: string; hide: string; capsLock: ReactNode }
  }

/** A password that can be looked at, and that tells when Caps Lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, labelHidden, mark, aside, hint, hintTone, error, className, words, value, onChange, ...rest } = props
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <div className="password">
      <Field {...{ label, labelHidden, mark, aside, hint, hintTone, error, className }} id={rest.id}>
        {described => (
          <div className="control">
            <input
              {...rest}
              {...described}
              type={shown ? 'text' : 'password'}
              dir="ltr"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              value={value}
              onChange={event => onChange(event.target.value)}
              onKeyDown={look}
              onKeyUp={look}
              onBlur={event => {
                setCapsLock(false)
                rest.onBlur?.(event)
              }}
            />
            <button
              className="clear"
              type="button"
              aria-label={shown ? words.hide : words.show}
              onClick={() => setShown(!shown)}
            >
              <Icon name={shown ? 'eye-off' : 'eye'} />
            </button>
          </div>
        )}
      </Field>
      <p className="caps" role="status">
        {capsLock && (
          <>
            <Icon name="arrow-big-up-dash" small />
            {words.capsLock}
          </>
        )}
      </p>
    </div>
  )
}
