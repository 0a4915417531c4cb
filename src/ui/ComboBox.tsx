import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { classNames } from './class-names.ts'
import { afterKey, type ListState } from './combo-keys.ts'
import { directionOf } from './direction.ts'
import { Field, type FieldTexts } from './Field.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-names.ts'
import { useListRoom } from './list-room.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type ComboOption = {
  id: string
  text: ReactNode
  detail?: ReactNode
  icon?: IconName
  strong?: boolean
}

type ComboBoxProps = FieldTexts &
  Pick<ComponentProps<'input'>, 'id' | 'name' | 'placeholder' | 'disabled' | 'required' | 'autoFocus' | 'onBlur'> & {
    icon?: IconName
    clearLabel?: string
    /** What stands in the field. */
    text: string
    onText: (text: string) => void
    /** Options as they are to be shown, in groups: saved ones first, then suggestions. The caller filters them. */
    groups: readonly { id: string; title: string; titleHidden?: boolean; options: readonly ComboOption[] }[]
    /** The way out that is always last in the list, such as "Place a pin on the map instead". */
    wayOut?: ComboOption
    /** An option was taken; the caller says what the field then holds. */
    onChoose: (id: string) => void
    /** A line of the list that cannot be chosen: "Unable to find address". */
    message?: ReactNode
    loading?: boolean
    /** Opens as soon as the field has the focus, not only once something is typed. */
    opensOnFocus?: boolean
    /** Opens once by itself when this becomes true: the text was put there for the reader. */
    opened?: boolean
    words: {
      /** Name of the list. */
      list: string
      /** Told when the list changes: "5 options". */
      available: (count: number) => string
    }
    ref?: Ref<HTMLInputElement>
  }

const CLOSED: ListState = { open: false, active: undefined }

/**
 * A field with a list of options under it. What is typed stays as it is unless an option is taken; the focus stays in the
 * field, arrows move in the list, Enter takes, Escape closes.
 */
export function ComboBox(props: ComboBoxProps) {
  const { label, labelHidden, mark, aside, hint, hintTone, error, ...own } = props
  const {
    icon,
    clearLabel,
    text,
    onText,
    groups,
    wayOut,
    onChoose,
    message,
    loading,
    opensOnFocus,
    opened,
    words,
    ...rest
  } = own
  const [state, setState] = useState(CLOSED)
  const box = useRef<HTMLDivElement>(null)
  const listId = useId()
  const shown = groups.filter(group => group.options.length > 0)
  const options = [...shown.flatMap(group => group.options), ...(wayOut ? [wayOut] : [])]
  const open = state.open && (options.length > 0 || Boolean(message))
  const active = open ? options[state.active ?? -1] : undefined
  useListRoom(box, open, active && `${listId}-${active.id}`)

  useEffect(() => {
    if (!opened) return
    box.current?.querySelector('input')?.focus({ preventScroll: true })
    setState({ open: true, active: undefined })
  }, [opened])

  const take = (option: ComboOption) => {
    setState(CLOSED)
    onChoose(option.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // A key that ends the composition of a character is not meant for the list.
    if (event.nativeEvent.isComposing) return
    const { take: taken, used, ...next } = afterKey(event, { open, active: state.active }, options.length)
    setState(next)
    if (used) {
      event.preventDefault()
      event.stopPropagation()
    }
    const option = options[taken ?? -1]
    if (option) take(option)
  }
  const type = (next: string) => {
    onText(next)
    setState({ open: true, active: undefined })
  }
  const row = (option: ComboOption) => (
    <Row
      key={option.id}
      id={`${listId}-${option.id}`}
      option={option}
      active={option === active}
      last={option === wayOut}
      onTake={() => take(option)}
    />
  )
  return (
    <Field {...{ label, labelHidden, mark, aside, hint, hintTone, error }} id={rest.id}>
      {described => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that the focus has left the field and its list
        <div
          className="combo"
          ref={box}
          onBlur={event => event.currentTarget.contains(event.relatedTarget) || setState(CLOSED)}
        >
          <div className="control" aria-busy={loading || undefined}>
            {icon && <Icon name={icon} />}
            <input
              dir={directionOf(text)}
              {...rest}
              {...described}
              type="text"
              role="combobox"
              autoComplete="off"
              aria-autocomplete="list"
              aria-expanded={open && options.length > 0}
              aria-controls={open && options.length > 0 ? listId : undefined}
              aria-activedescendant={active && `${listId}-${active.id}`}
              value={text}
              onChange={event => type(event.target.value)}
              onKeyDown={onKeyDown}
              onClick={() => opensOnFocus && setState({ open: true, active: undefined })}
              onFocus={() => opensOnFocus && setState({ open: true, active: undefined })}
            />
            {loading && <i className="working" aria-hidden="true" />}
            {clearLabel !== undefined && text !== '' && !rest.disabled && (
              <button
                className="clear"
                type="button"
                aria-label={clearLabel}
                onClick={() => {
                  type('')
                  box.current?.querySelector('input')?.focus()
                }}
              >
                <Icon name="x" small />
              </button>
            )}
          </div>
          {open && (
            // biome-ignore lint/a11y/noStaticElementInteractions: pressing the list must not take the focus from the field
            <div className="popover options" onMouseDown={event => event.preventDefault()}>
              {message && <p className="options-message">{message}</p>}
              {options.length > 0 && (
                <div role="listbox" id={listId} aria-label={words.list}>
                  {shown.map(group => (
                    // biome-ignore lint/a11y/useSemanticElements: a list box has groups, no field sets
                    <div key={group.id} role="group" aria-label={group.title}>
                      {!group.titleHidden && (
                        <div className="options-title" aria-hidden="true">
                          {group.title}
                        </div>
                      )}
                      {group.options.map(row)}
                    </div>
                  ))}
                  {wayOut && row(wayOut)}
                </div>
              )}
            </div>
          )}
          <VisuallyHidden live="polite">
            {open && !loading && (message || words.available(options.length))}
          </VisuallyHidden>
        </div>
      )}
    </Field>
  )
}

type RowProps = { id: string; option: ComboOption; active: boolean; last: boolean; onTake: () => void }

function Row({ id, option, active, last, onTake }: RowProps) {
  const { text, detail, icon, strong } = option
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
    <div id={id} role="option" aria-selected={active} className={classNames('option', last && 'last')} onClick={onTake}>
      {icon && <Icon name={icon} />}
      <span className="cut">
        {strong ? <b>{text}</b> : text}
        {detail !== undefined && <small className="cut">{detail}</small>}
      </span>
      <i className="enter" aria-hidden="true">
        ↵
      </i>
    </div>
  )
}
