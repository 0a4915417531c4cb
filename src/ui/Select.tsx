import type { ComponentProps, Ref } from 'react'
import { Field, type FieldTexts } from './Field.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-names.ts'

type SelectProps<V extends string> = FieldTexts &
  Omit<ComponentProps<'select'>, 'style' | 'value' | 'onChange' | 'children' | 'ref' | 'multiple'> & {
    value: V | ''
    onChange: (value: V) => void
    options: readonly { value: V; text: string; disabled?: boolean }[]
    /** Shown while nothing is chosen; it cannot be chosen again. */
    prompt?: string
    icon?: IconName
    ref?: Ref<HTMLSelectElement>
  }

/** One of many short names. The list is the system's own: on phones nothing is better. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { label, labelHidden, mark, aside, hint, hintTone, error, className, ...own } = props
  const { id, value, onChange, options, prompt, icon, ref, ...rest } = own
  return (
    <Field {...{ label, labelHidden, mark, aside, hint, hintTone, error, className }} id={id}>
      {described => (
        <div className="control select">
          {icon && <Icon name={icon} />}
          <select
            {...rest}
            {...described}
            ref={ref}
            value={value}
            onChange={event => onChange(event.target.value as V)}
          >
            {prompt !== undefined && (
              <option value="" disabled>
                {prompt}
              </option>
            )}
            {options.map(option => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.text}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" small />
        </div>
      )}
    </Field>
  )
}
