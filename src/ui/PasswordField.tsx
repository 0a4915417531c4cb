import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react'
import { VisuallyHidden } from './Chip.tsx'
import { Field, type FieldTexts } from './Field.tsx'
import { Icon } from './Icon.tsx'

type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'style' | 'type' | 'onChange' | 'value' | 'children' | 'autoComplete'> & {
    value: string
    onChange: (value: string) => void
    /** Tells password managers whether to fill in or to propose. */
    autoComplete: 'current-password' | 'new-password'
    /** Names of the button that shows and hides, and the text while Caps Lock is on. */
    words: { show: string; hide: string; capsLock: ReactNode }
  }

/** A password that can be shown, with a warning while Caps Lock is on. */
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

type PasswordRulesProps = {
  label: string
  rules: readonly { id: string; text: ReactNode; met: boolean }[]
  /** What screen readers announce after each rule. */
  words: { met: string; open: string }
  /** Told politely when it changes, such as "3 of 4 met". */
  progress?: string
}

/** The rules of a password, ticked off as they are met (AUT-101). */
export function PasswordRules({ label, rules, words, progress }: PasswordRulesProps) {
  return (
    <div>
      <ul className="rules" aria-label={label}>
        {rules.map(({ id, text, met }) => (
          <li key={id} className={met ? 'met' : undefined}>
            <i aria-hidden="true">{met && <Icon name="check" small />}</i>
            <span>
              {text}
              <span className="hidden-text"> {met ? words.met : words.open}</span>
            </span>
          </li>
        ))}
      </ul>
      {progress !== undefined && <VisuallyHidden live="polite">{progress}</VisuallyHidden>}
    </div>
  )
}
