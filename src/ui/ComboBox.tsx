import type { ReactNode, Ref } from 'react'
import { useRef } from 'react'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Header } from 'react-aria-components/Header'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Field, type FieldTexts } from './Field.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-names.ts'

export type ComboOption = {
  id: string
  /** Read out, and put into the field when taken. */
  text: string
  /** Drawn in place of the text, such as with the typed part in bold. */
  drawn?: ReactNode
  detail?: ReactNode
  icon?: IconName
  strong?: boolean
}

type ComboBoxProps = FieldTexts & {
  id?: string
  name?: string
  icon?: IconName
  placeholder?: string
  disabled?: boolean
  required?: boolean
  clearLabel?: string
  /** What stands in the field. */
  text: string
  onText: (text: string) => void
  /** Options as they are to be shown, in groups: saved ones first, then suggestions. The caller filters them. */
  groups: readonly { id: string; title: string; titleHidden?: boolean; options: readonly ComboOption[] }[]
  /** The way out that is always last in the list, such as "Place a pin on the map instead". */
  wayOut?: ComboOption
  onChoose: (id: string) => void
  /** A line in the list that cannot be chosen: "Searching…", "Unable to find address". */
  message?: ReactNode
  loading?: boolean
  /** Open the list as soon as the field has the focus, not only once something is typed. */
  opensOnFocus?: boolean
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** A field with a list of options under it; what is typed stays as it is unless an option is taken. */
export function ComboBox(props: ComboBoxProps) {
  const { label, labelHidden, mark, aside, hint, hintTone, error, id, icon, name, clearLabel, wayOut, message } = props
  const { text, onText, groups, onChoose, loading, opensOnFocus, ref, onBlur } = props
  const control = useRef<HTMLDivElement>(null)
  const shown = groups.filter(group => group.options.length > 0)
  const isEmpty = shown.length === 0 && !wayOut && !message
  const clear = () => {
    onText('')
    control.current?.querySelector('input')?.focus()
  }
  return (
    <Field {...{ label, labelHidden, mark, aside, hint, hintTone, error }} id={id} className="combo">
      {described => (
        <AriaComboBox
          aria-label={typeof label === 'string' ? label : undefined}
          inputValue={text}
          // Taking the way out must not leave its words in the field.
          onInputChange={next => next === wayOut?.text || onText(next)}
          selectedKey={null}
          onSelectionChange={key => key !== null && onChoose(String(key))}
          menuTrigger={opensOnFocus ? 'focus' : 'input'}
          allowsCustomValue
          allowsEmptyCollection={!isEmpty}
          defaultFilter={() => true}
          isDisabled={props.disabled}
          isRequired={props.required}
          isInvalid={described['aria-invalid'] ?? false}
          validationBehavior="aria"
          onBlur={onBlur}
        >
          <div className="control" ref={control} aria-busy={loading || undefined}>
            {icon && <Icon name={icon} />}
            <Input
              id={described.id}
              aria-describedby={described['aria-describedby']}
              ref={ref}
              name={name}
              placeholder={props.placeholder}
              autoCapitalize="none"
            />
            {loading && <i className="working" aria-hidden="true" />}
            {clearLabel !== undefined && text !== '' && !props.disabled && (
              <button className="clear" type="button" aria-label={clearLabel} onClick={clear}>
                <Icon name="x" small />
              </button>
            )}
          </div>
          <Popover className="popover options" offset={6} triggerRef={control}>
            <ListBox className="listbox" renderEmptyState={() => <p className="options-message">{message}</p>}>
              {shown.map(group => (
                <ListBoxSection key={group.id} id={group.id} aria-label={group.titleHidden ? group.title : undefined}>
                  {!group.titleHidden && <Header className="options-title">{group.title}</Header>}
                  {group.options.map(option => optionItem(option, false))}
                </ListBoxSection>
              ))}
              {wayOut && optionItem(wayOut, true)}
            </ListBox>
            {message && (shown.length > 0 || wayOut) ? <p className="options-message">{message}</p> : null}
          </Popover>
        </AriaComboBox>
      )}
    </Field>
  )
}

/** No component: the list reads its items by their place in the tree. */
const optionItem = ({ id, text, drawn, detail, icon, strong }: ComboOption, last: boolean) => (
  <ListBoxItem key={id} id={id} textValue={text} className={last ? 'option last' : 'option'}>
    {icon && <Icon name={icon} />}
    <span className="cut">
      {strong ? <b>{drawn ?? text}</b> : (drawn ?? text)}
      {detail !== undefined && <small className="cut">{detail}</small>}
    </span>
    <i className="enter" aria-hidden="true">
      ↵
    </i>
  </ListBoxItem>
)
