import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-names.ts'

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

/** A button with a list of things to do under it. */
export function Menu({ trigger, label, className, entries, onAction, align = 'end' }: MenuProps) {
  return (
    <MenuTrigger>
      <AriaButton className={className ?? 'button quiet'} aria-label={label}>
        {trigger}
      </AriaButton>
      <Popover className="popover" placement={`bottom ${align}`} offset={6}>
        <AriaMenu
          className="menu"
          aria-label={label}
          onAction={key => onAction?.(String(key))}
          disabledKeys={entries.filter(entry => entry.disabled).map(entry => entry.id)}
        >
          {entries.map(({ id, text, detail, icon, points, href, danger, apart }) => (
            <MenuItem
              key={id}
              id={id}
              href={href}
              textValue={text}
              className={classNames('menu-item', danger && 'danger', apart && 'apart')}
            >
              {icon && <Icon name={icon} points={points} small />}
              <span>
                {text}
                {detail !== undefined && <small>{detail}</small>}
              </span>
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
