import { clsx } from 'clsx'
import { type ComponentProps, type Ref, useState } from 'react'
import { asciiDigits } from '#contract/foreign-data.ts'
import { Field, type FieldTexts } from './Field.tsx'

// A code may come with the words of the message it was sent in, with spaces, or in the digits of another script.

/**
 * The digits of a code in what was typed or pasted, as 0-9, at most `length` of them. Where the text holds one number of
 * exactly that length ("Your code for order 12 is 482 913" does not, "Code: 482913, valid 10 min" does), it is taken;
 * otherwise all digits in their order.
 */
export const codeDigits = (text: string, length: number): string => {
  const normal = asciiDigits(text)
  const whole = normal.match(/\d+/g)?.find(run => run.length === length)
  return whole ?? normal.replace(/\D/g, '').slice(0, length)
}

type CodeFieldProps = Pick<FieldTexts, 'label' | 'hint' | 'error' | 'aside'> &
  Pick<ComponentProps<'input'>, 'id' | 'name' | 'disabled' | 'autoFocus' | 'required'> & {
    value: string
    onChange: (digits: string) => void
    /** Called once with all digits. */
    onComplete?: (digits: string) => void
    length?: number
    ref?: Ref<HTMLInputElement>
  }

/**
 * A code of six digits in boxes. It is one input, so that pasting, autofill and screen readers see one value (AUT-101);
 * the boxes are a drawing of it.
 */
export function CodeField(props: CodeFieldProps) {
  const { label, hint, error, aside, id, value, onChange, onComplete, length = 6, ref, ...rest } = props
  const [focused, setFocused] = useState(false)
  const take = (text: string) => {
    const digits = codeDigits(text, length)
    onChange(digits)
    if (digits.length === length && digits !== value) onComplete?.(digits)
  }
  return (
    <Field {...{ label, hint, error, aside }} id={id} className="code">
      {described => (
        <div className="code-boxes" dir="ltr">
          <input
            {...rest}
            {...described}
            ref={ref}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            onChange={event => take(event.target.value)}
            onPaste={event => {
              event.preventDefault()
              take(event.clipboardData.getData('text'))
            }}
            // What is typed goes to the end: a caret between the boxes would not be seen.
            onSelect={({ currentTarget: input }) => {
              const end = input.value.length
              if (input.selectionStart === input.selectionEnd && input.selectionEnd !== end)
                input.setSelectionRange(end, end)
            }}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
          />
          {Array.from({ length }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
              key={index}
              aria-hidden="true"
              className={clsx(focused && index === Math.min(value.length, length - 1) && 'now')}
            >
              {value[index]}
            </span>
          ))}
        </div>
      )}
    </Field>
  )
}
