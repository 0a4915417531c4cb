import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from './Button.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-names.ts'
import { usePopoverPosition } from './popover-position.ts'

// Where the keyboard goes in a menu.

/** The place that a key leads to from `at` in a menu of `count` entries, or none. The menu goes round. */
export const entryAfterKey = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/**
 * The place of the next entry that begins with the letters typed. One letter, typed again and again, goes through all that
 * begin with it; more letters may also stay where they are.
 */
export const entryWithLetters = (letters: string, at: number, texts: readonly string[]): number | undefined => {
  const same = [...letters].every(letter => letter === letters[0])
  const wanted = (same ? (letters[0] ?? '') : letters).toLocaleLowerCase()
  const first = same ? at + 1 : at
  const order = texts.map((_, step) => (first + step) % texts.length)
  return order.find(index => texts[index]?.toLocaleLowerCase().startsWith(wanted))
}

export type MenuEntry = {
  id: string
  text: string
  detail?: ReactNode
  icon?: IconName
  points?: boolean
  href?: string
  disabled?: boolean
  /** It destroys or cancels something. */
  danger?: boolean
  /** A line above it: the entries that follow are of another kind. */
  apart?: boolean
}

type MenuProps = {
  /** What the button shows; `label` names it where that is only a sign. */
  trigger: ReactNode
  label?: string
  className?: string
  entries: readonly MenuEntry[]
  /** Called with the id of the entry; entries with an address also go there. */
  onAction?: (id: string) => void
  align?: 'start' | 'end'
}

const LETTERS_PAUSE_MS = 500

/** A button with a list of things to do under it. */
export function Menu({ trigger, label, className, entries, onAction, align = 'end' }: MenuProps) {
  /** Place of the entry that has the focus; none while the menu is closed. */
  const [at, setAt] = useState<number>()
  const open = at !== undefined
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const typed = useRef({ letters: '', when: 0 })
  const id = useId()
  usePopoverPosition(box, open, undefined)
  useEffect(() => {
    if (at !== undefined) box.current?.querySelectorAll<HTMLElement>('[role="menuitem"]')[at]?.focus()
  }, [at])
  const close = () => {
    setAt(undefined)
    button.current?.focus()
  }
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setAt(event.key === 'ArrowDown' ? 0 : entries.length - 1)
  }
  const onMenuKey = (event: KeyboardEvent<HTMLElement>) => {
    const { key } = event
    if (at === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'Tab') return setAt(undefined)
    let next = entryAfterKey(key, at, entries.length)
    if (key === 'Escape') close()
    else if (key === ' ') (event.target as HTMLElement).click()
    else if (next === undefined && key.length === 1) {
      const continued = event.timeStamp - typed.current.when < LETTERS_PAUSE_MS
      typed.current = { letters: (continued ? typed.current.letters : '') + key, when: event.timeStamp }
      next =
        entryWithLetters(
          typed.current.letters,
          at,
          entries.map(({ text }) => text),
        ) ?? at
    } else if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (next !== undefined) setAt(next)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that the focus has left the button and its menu
    <div
      className="menu-box"
      ref={box}
      onBlur={event => event.currentTarget.contains(event.relatedTarget) || setAt(undefined)}
    >
      <button
        ref={button}
        type="button"
        id={`${id}-button`}
        className={className ?? buttonClass({ kind: 'quiet' })}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        // Safari focuses no button that is clicked: the menu would lose the focus, close, and be opened again by the click.
        onMouseDown={event => open && event.preventDefault()}
        onClick={() => (open ? close() : setAt(0))}
        onKeyDown={onButtonKey}
      >
        {trigger}
      </button>
      {open && (
        <div
          className={`popover menu ${align}`}
          role="menu"
          id={id}
          aria-labelledby={`${id}-button`}
          tabIndex={-1}
          onKeyDown={onMenuKey}
        >
          {entries.map((entry, index) => (
            <Entry
              key={entry.id}
              entry={entry}
              onPoint={() => setAt(index)}
              onTake={() => {
                close()
                onAction?.(entry.id)
              }}
            />
          ))}
        </div>
      )}
    </div>
  )
}

function Entry({ entry, onPoint, onTake }: { entry: MenuEntry; onPoint: () => void; onTake: () => void }) {
  const { text, detail, icon, points, href, disabled, danger, apart } = entry
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: clsx('menu-item', danger && 'danger', apart && 'apart'),
    'aria-disabled': disabled || undefined,
    onPointerMove: onPoint,
    onClick: (event: React.MouseEvent) => (disabled ? event.preventDefault() : onTake()),
  }
  const inside = (
    <>
      {icon && <Icon name={icon} points={points} small />}
      <span>
        {text}
        {detail !== undefined && <small>{detail}</small>}
      </span>
    </>
  )
  return href === undefined ? (
    <button type="button" {...shared}>
      {inside}
    </button>
  ) : (
    <a {...shared} href={disabled ? undefined : href}>
      {inside}
    </a>
  )
}
