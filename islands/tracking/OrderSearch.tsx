// The search over the lists, with the last searches while it is empty and has the focus (TRK-024, HIS-009, Q102).

import { useRef, useState } from 'react'
import { useAfterPress } from '#islands/page/use-browser.ts'
import { m } from '#messages'
import { Icon } from '#ui/Icon.tsx'
import { TextField } from '#ui/TextField.tsx'
import { isComposing } from '#ui/typed-text.ts'

type Props = {
  value: string
  onChange(text: string): void
  /** Enter was pressed, or the field was left: the search is remembered. */
  onSettled(text: string): void
  recent: readonly string[]
  label: string
  placeholder: string
  error?: string | undefined
}

export function OrderSearch({ value, onChange, onSettled, recent, label, placeholder, error }: Props) {
  const [focused, setFocused] = useState(false)
  const box = useRef<HTMLElement>(null)
  const afterPress = useAfterPress()
  const offered = focused && value === '' && recent.length > 0
  const leave = (to: EventTarget | null) => {
    if (to instanceof Node && box.current?.contains(to)) return
    setFocused(false)
    // The rows that it finds would take the place of the one that is pressed.
    afterPress(() => onSettled(value))
  }
  function choose(text: string): void {
    onChange(text)
    onSettled(text)
    box.current?.querySelector('input')?.focus()
  }
  return (
    <search
      ref={box}
      className="order-search"
      onFocus={() => setFocused(true)}
      onBlur={event => leave(event.relatedTarget)}
      onKeyDown={event => {
        if (isComposing(event.nativeEvent)) return
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) onSettled(value)
        if (event.key !== 'Escape' || value === '') return
        event.preventDefault()
        onChange('')
      }}
    >
      <TextField
        kind="search"
        label={label}
        labelHidden
        icon="search"
        placeholder={placeholder}
        autoComplete="off"
        value={value}
        onChange={onChange}
        clearLabel={m.tracking_search_clear()}
        error={error}
      />
      {/* The focus stays in the field, so that what is wrong is not read with it. */}
      <p className="hidden-text" role="status">
        {error}
      </p>
      {offered && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a click on the list must not take the focus from the field
        <div className="recent" onMouseDown={event => event.preventDefault()}>
          <p className="muted">{m.tracking_recent()}</p>
          <ul>
            {recent.map(text => (
              <li key={text}>
                <button type="button" onClick={() => choose(text)}>
                  <Icon name="rotate-ccw-clock" small />
                  <bdi className="cut">{text}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  )
}
