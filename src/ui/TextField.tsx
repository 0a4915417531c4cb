import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  type Ref,
  useLayoutEffect,
  useRef,
} from 'react'
import { directionOf, Field, type FieldTexts } from './Field.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-names.ts'
import { useTypedText } from './typed-text.ts'

/** What is typed. E-mail addresses, phone numbers and figures run left to right on every page. */
type Kind = 'text' | 'email' | 'phone' | 'digits' | 'amount' | 'search'

const KINDS = {
  text: { type: 'text' },
  email: { type: 'email', dir: 'ltr', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', dir: 'ltr' },
  digits: { type: 'text', inputMode: 'numeric', dir: 'ltr' },
  amount: { type: 'text', inputMode: 'decimal', dir: 'ltr' },
  search: { type: 'search' },
} as const satisfies Record<Kind, ComponentProps<'input'>>

type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'style' | 'type' | 'onChange' | 'value' | 'children' | 'ref' | 'prefix'> & {
    kind?: Kind
    value: string
    onChange: (value: string) => void
    /** In front of the text: the sign of a search, a country's prefix, a currency. */
    icon?: IconName
    affix?: ReactNode
    /** After the text: a unit, or a button of the field. */
    end?: ReactNode
    /** Name of the button that empties the field; without it there is none. */
    clearLabel?: string
    /** Several lines, as many as the text needs. */
    multiline?: boolean
    ref?: Ref<HTMLInputElement & HTMLTextAreaElement>
  }

/** One line of text (or several) with its label, hint and message. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, mark, aside, hint, hintTone, error, className, ref, ...own } = props
  const { id, kind = 'text', value, onChange, icon, affix, end, clearLabel, multiline, ...rest } = own
  const control = useRef<HTMLDivElement>(null)
  useRowsOfText(control, multiline === true, value)
  const typed = useTypedText(value, onChange)
  const asTyped = {
    onFocus: (event: FocusEvent<HTMLInputElement & HTMLTextAreaElement>) => {
      rest.onFocus?.(event)
      typed.enter()
    },
    onBlur: (event: FocusEvent<HTMLInputElement & HTMLTextAreaElement>) => {
      typed.leave()
      rest.onBlur?.(event)
    },
    onChange: (event: ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) => typed.type(event.target.value),
  }
  const clear = () => {
    onChange('')
    control.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }
  return (
    <Field {...{ label, labelHidden, mark, aside, hint, hintTone, error, className }} id={id} change={typed.removed}>
      {described => (
        // Prefix and number are one figure, so the whole control of a phone runs left to right.
        <div className="control" ref={control} dir={kind === 'phone' ? 'ltr' : undefined}>
          {icon && <Icon name={icon} />}
          {affix !== undefined && (
            <span className="affix">
              <bdi>{affix}</bdi>
            </span>
          )}
          {multiline ? (
            <textarea
              rows={1}
              dir={directionOf(value)}
              {...(rest as ComponentProps<'textarea'>)}
              {...described}
              ref={ref}
              value={value}
              {...asTyped}
            />
          ) : (
            <input
              dir={directionOf(value)}
              {...KINDS[kind]}
              {...rest}
              {...described}
              ref={ref}
              value={value}
              {...asTyped}
            />
          )}
          {clearLabel !== undefined && value !== '' && !rest.disabled && !rest.readOnly && (
            <button className="clear" type="button" aria-label={clearLabel} onClick={clear}>
              <Icon name="x" small />
            </button>
          )}
          {end}
        </div>
      )}
    </Field>
  )
}

/** As many rows as the text has, in a browser that does not see to it by itself (`field-sizing`, Q120). */
function useRowsOfText(control: React.RefObject<HTMLDivElement | null>, multiline: boolean, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew whenever the text is another
  useLayoutEffect(() => {
    const area = multiline ? control.current?.querySelector('textarea') : undefined
    if (!area || CSS.supports('field-sizing', 'content')) return
    area.rows = 1
    const oneRow = area.clientHeight
    const { lineHeight } = getComputedStyle(area)
    area.rows = 1 + Math.max(0, Math.round((area.scrollHeight - oneRow) / Number.parseFloat(lineHeight)))
  }, [control, multiline, text])
}
