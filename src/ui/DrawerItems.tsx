import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-names.ts'

export type DrawerItem = {
  id: string
  text: ReactNode
  icon?: IconName
  /** The sign points along the line of reading. */
  points?: boolean
  /** Language of the text, where it is not the page's. */
  lang?: string
  current?: boolean
  /** A line above it: the items that follow are of another kind. */
  apart?: boolean
} & ({ href: string; onPress?: () => void } | { href?: undefined; onPress: () => void })

/** Large rows for thumbs: places to go to, and things to do. */
export function DrawerItems({ label, items }: { label: string; items: readonly DrawerItem[] }) {
  return (
    <nav className="drawer-items" aria-label={label}>
      <ul>
        {items.map(({ id, text, icon, points, lang, current, apart, href, onPress }) => {
          const inside = (
            <>
              {icon && <Icon name={icon} points={points} />}
              <span lang={lang}>{text}</span>
              {current && <Icon name="check" small />}
            </>
          )
          return (
            <li key={id} className={apart ? 'apart' : undefined}>
              {href === undefined ? (
                <button type="button" aria-current={current || undefined} onClick={onPress}>
                  {inside}
                </button>
              ) : (
                <a href={href} aria-current={current ? 'page' : undefined} onClick={onPress}>
                  {inside}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
