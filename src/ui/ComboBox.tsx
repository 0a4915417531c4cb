import { clsx } from 'clsx'
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { VisuallyHidden } from './Chip.tsx'
import { directionOf, Field, type FieldTexts } from './Field.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-names.ts'
import { useRowBefore } from './moved-rows.ts'
import { usePopoverPosition } from './popover-position.ts'
import { isComposing, useTypedText } from './typed-text.ts'

// What the keyboard does to the list under a field. The text keeps the caret keys; the list has the arrows, Enter and Escape.

/** `active`: the option that Enter would take, by its place; none while the reader is typing. */
type ListState = { open: boolean; active: number | undefined }
type KeyOutcome = ListState & {
  /** Place of the option to take. */
  take?: number
  /** The key is used up: neither the field, nor the form, nor what lies around it sees it. */
  used: boolean
}

type Key = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean }

/** Enter with one of these submits the form. */
const isSubmit = ({ key, ctrlKey, metaKey }: Key): boolean => key === 'Enter' && (ctrlKey || metaKey)

/**
 * The state after a key, for a list of `count` options. Enter on a list without a chosen option closes it and submits nothing;
 * a key that submits takes what is chosen and is the form's as well.
 */
export function afterKey(key: Key, { open, active }: ListState, count: number): KeyOutcome {
  const stays = { open, active, used: false }
  switch (key.key) {
    case 'ArrowDown':
      if (count === 0) return stays
      if (!open) return { open: true, active: key.altKey ? undefined : 0, used: true }
      return { open, active: active === undefined ? 0 : (active + 1) % count, used: true }
    case 'ArrowUp':
      if (key.altKey) return { open: false, active: undefined, used: open }
      if (count === 0) return stays
      return { open: true, active: open && active !== undefined ? (active - 1 + count) % count : count - 1, used: true }
    case 'Enter':
      if (!open || count === 0) return stays
      return { open: false, active: undefined, take: active, used: !isSubmit(key) }
    case 'Escape':
      return open ? { open: false, active: undefined, used: true } : stays
    case 'Tab':
      return { open: false, active: undefined, used: false }
    default:
      return stays
  }
}

export type ComboOption = {
  /** The same for the same choice, in whatever place. */
  id: string
  text: ReactNode
  detail?: ReactNode
  icon?: IconName
  strong?: boolean
}

type ComboBoxProps = FieldTexts &
  Pick<
    ComponentProps<'input'>,
    | 'id'
    | 'name'
    | 'placeholder'
    | 'disabled'
    | 'required'
    | 'autoFocus'
    | 'onFocus'
    | 'onBlur'
    | 'onClick'
    | 'onKeyDown'
    | 'onPaste'
  > & {
    icon?: IconName
    clearLabel?: string
    /** The text in the field. */
    text: string
    onText: (text: string) => void
    /** Options as they are to be shown, in groups: saved ones first, then suggestions. The caller filters them. */
    groups: readonly { id: string; title: string; titleHidden?: boolean; options: readonly ComboOption[] }[]
    /** The alternative that is always last in the list, such as "Place a pin on the map instead". */
    wayOut?: ComboOption
    /** Id of the option that Enter takes before an arrow key was pressed: the one exact hit. */
    preselected?: string | undefined
    /** An option was taken, with the keyboard or not; the caller decides what the field then holds. */
    onChoose: (id: string, byKeyboard: boolean) => void
    /** A line of the list that cannot be chosen: "Unable to find address". */
    message?: ReactNode
    loading?: boolean
    /** Opens as soon as the reader goes to the field, not only once something is typed. */
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

/** The option that was chosen with the arrows keeps that by its id, wherever later answers put it. */
type Shown = { open: boolean; active: string | undefined }

const CLOSED: Shown = { open: false, active: undefined }

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
    preselected,
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
  // While it is being looked for, only what was found can be taken.
  const end = loading ? undefined : wayOut
  const options = [...shown.flatMap(group => group.options), ...(end ? [end] : [])]
  const first = loading ? -1 : options.findIndex(({ id }) => id === preselected)
  const open = state.open && (options.length > 0 || Boolean(message))
  const steered = options.findIndex(({ id }) => id === state.active)
  const active = open ? options[state.active === undefined ? first : steered] : undefined
  const elementOf = ({ id }: ComboOption) => `${listId}-${encodeURIComponent(id)}`
  usePopoverPosition(box, open, active && elementOf(active))

  useEffect(() => {
    if (!opened) return
    box.current?.querySelector('input')?.focus({ preventScroll: true })
    setState({ open: true, active: undefined })
  }, [opened])

  const take = (option: ComboOption, byKeyboard: boolean) => {
    setState(CLOSED)
    onChoose(option.id, byKeyboard)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event)
    // A key that ends the composition of a character is not meant for the list.
    if (isComposing(event.nativeEvent)) return
    // An arrow begins at the first option; Enter alone takes the one that is selected beforehand.
    const begun = state.active === undefined && event.key === 'Enter' ? first : steered
    const reached = begun >= 0 ? begun : undefined
    // A list that is still being looked for counts as open, and Enter does not leave the field before it is there.
    const isAwaited = state.open && loading === true
    const isEarly = isAwaited && event.key === 'Enter' && !isSubmit(event) && reached === undefined
    const { take: taken, used, ...next } = afterKey(event, { open: open || isAwaited, active: reached }, options.length)
    if (!isEarly) setState({ open: next.open, active: options[next.active ?? -1]?.id })
    const option = options[taken ?? -1]
    // Another way to name the place is no place yet that could be submitted.
    if (used || isEarly || (option && option === end)) {
      event.preventDefault()
      event.stopPropagation()
    }
    if (option) take(option, true)
  }
  const type = (next: string) => {
    onText(next)
    setState({ open: true, active: undefined })
  }
  const rowBefore = useRowBefore(box, open ? options.map(({ id }) => id).join('\n') : '')
  const press = (option: ComboOption, event: MouseEvent) => {
    const id = rowBefore(event)
    take(options.find(one => elementOf(one) === id) ?? option, false)
  }
  const typed = useTypedText(text, onText)
  const row = (option: ComboOption) => (
    <Row
      key={option.id}
      id={elementOf(option)}
      option={option}
      active={option === active}
      last={option === wayOut}
      onTake={event => press(option, event)}
    />
  )
  return (
    <Field {...{ label, labelHidden, mark, aside, hint, hintTone, error }} id={rest.id} change={typed.removed}>
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
              aria-activedescendant={active && elementOf(active)}
              value={text}
              onChange={event => {
                typed.type(event.target.value)
                setState({ open: true, active: undefined })
              }}
              onKeyDown={onKeyDown}
              onClick={event => {
                rest.onClick?.(event)
                if (opensOnFocus) setState({ open: true, active: undefined })
              }}
              onBlur={event => {
                typed.leave()
                rest.onBlur?.(event)
              }}
              onFocus={event => {
                rest.onFocus?.(event)
                typed.enter()
                // A focus from nowhere is the one that a screen begins with: nobody has asked for the list.
                if (opensOnFocus && event.relatedTarget) setState({ open: true, active: undefined })
              }}
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
                  {end && row(end)}
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

type RowProps = { id: string; option: ComboOption; active: boolean; last: boolean; onTake: (event: MouseEvent) => void }

function Row({ id, option, active, last, onTake }: RowProps) {
  const { text, detail, icon, strong } = option
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
    <div id={id} role="option" aria-selected={active} className={clsx('option', last && 'last')} onClick={onTake}>
      {icon && <Icon name={icon} />}
      <span className="cut">
        <bdi>{strong ? <b>{text}</b> : text}</bdi>
        {detail !== undefined && <small className="cut">{detail}</small>}
      </span>
      <i className="enter" aria-hidden="true">
        ↵
      </i>
    </div>
  )
}
