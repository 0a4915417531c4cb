import { addressOf, splitPrefix } from '#contract/routes'
import { m } from '#messages'
import { Drawer } from '#ui/Dialog'
import { Icon } from '#ui/Icon'
import type { PageInfo } from './page-info.ts'

type Props = { page: PageInfo; open: boolean; onClose(): void }

/**
 * Every language of the site, on the page that is shown, with its id, query and fragment (NAV-006, Q09). The guard in the
 * page's head remembers the choice when its link is followed (I18-007).
 */
export function LanguageDrawer({ page, open, onClose }: Props) {
  const here = open
    ? splitPrefix(
        location.pathname,
        page.locales.map(one => one.prefix),
      ).path
    : page.path
  const rest = open ? location.search + location.hash : ''
  return (
    <Drawer open={open} onClose={onClose} closeLabel={m.portal_close()} title={m.portal_language()}>
      <ul className="choices-list">
        {page.locales.map(({ tag, name, prefix }) => (
          <li key={tag}>
            <a
              href={addressOf(prefix, here) + rest}
              lang={tag}
              hrefLang={tag}
              aria-current={tag === page.locale ? 'true' : undefined}
            >
              <bdi>{name}</bdi>
              {tag === page.locale && <Icon name="check" small />}
            </a>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
