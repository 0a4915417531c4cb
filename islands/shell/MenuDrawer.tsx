import { session } from '#app/session'
import { setting } from '#deployment'
import { m } from '#messages'
import type { Vendor } from '#schema/wire'
import { Drawer } from '#ui/Dialog'
import { Icon } from '#ui/Icon'
import { classesOf, screens } from './screens.ts'

type Props = {
  open: boolean
  onClose(): void
  /** The shell that is shown. */
  path: string
  hrefOf(path: string): string
  helpHref: string | undefined
  chosen: Vendor | undefined
  onBranch(): void
  onLanguage(): void
}

/** The drawer of a phone: screens, branch, partner link, help centre, logout (NAV-003). */
export function MenuDrawer({ open, onClose, path, hrefOf, helpHref, chosen, onBranch, onLanguage }: Props) {
  const links = setting('settings.links') as { registration?: string }
  return (
    <Drawer open={open} onClose={onClose} closeLabel={m.portal_close()} side="start" title={m.portal_menu()}>
      <nav className="drawer-links" aria-label={m.nav_label()}>
        {screens.map(({ path: screen, icon, name, flag, guests }) => (
          <a
            key={screen}
            href={hrefOf(screen)}
            aria-current={screen === path ? 'page' : undefined}
            className={classesOf(flag, guests)}
          >
            <Icon name={icon} />
            {name()}
          </a>
        ))}
        <hr />
        <button type="button" className="for-vendors" onClick={onBranch}>
          <Icon name="store" />
          <span>
            {m.portal_branch()}
            {chosen && (
              <small>
                <bdi>{chosen.vendor_information.name}</bdi>
              </small>
            )}
          </span>
        </button>
        <button type="button" onClick={onLanguage}>
          <Icon name="globe" />
          {m.portal_language()}
        </button>
        {links.registration && (
          <a href={links.registration}>
            <Icon name="handshake" />
            {m.portal_partner()}
          </a>
        )}
        {helpHref && (
          <a className="needs-help-centre for-accounts" href={helpHref}>
            <Icon name="circle-question-mark" />
            {m.portal_help()}
          </a>
        )}
        <a className="for-visitors" href={hrefOf('/connect')}>
          <Icon name="log-in" points />
          {m.common_log_in()}
        </a>
        <a className="for-visitors needs-sign-up" href={hrefOf('/register')}>
          <Icon name="user-plus" />
          {m.portal_register()}
        </a>
        <button type="button" className="for-accounts" onClick={() => session.logout()}>
          <Icon name="log-out" points />
          {m.portal_log_out()}
        </button>
      </nav>
    </Drawer>
  )
}
