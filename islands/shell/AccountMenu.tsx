import type { MouseEvent } from 'react'
import { session } from '#app/session'
import { vendors } from '#app/vendors'
import { loggedOut } from '#domain/session'
import { m } from '#messages'
import { Avatar } from '#ui/Avatar'
import { Icon } from '#ui/Icon'
import { useLive } from './use-live.ts'

/** Who is logged in, and the way out (NAV-003). The browser's own popover: Escape and a press beside it close it. */
type Props = {
  helpHref: string | undefined
  /** Shows the help centre beside the page, where there is room for it. */
  onHelp(): void
}

export function AccountMenu({ helpHref, onHelp }: Props) {
  const chosen = useLive(vendors.$chosen, undefined)
  const now = useLive(session.$session, loggedOut)
  const email = now.mode === 'CLASSIC' ? now.login?.user.email : undefined
  return (
    <div className="account for-accounts">
      <button type="button" className="avatar-button" popoverTarget="account-menu">
        <span className="hidden-text">{m.portal_account()}</span>
        <Avatar name={chosen?.vendor_information.name ?? ''} />
      </button>
      <div id="account-menu" className="menu-card" popover="auto">
        <p>
          <small>{m.portal_signed_in_as()}</small>
          <b>
            <bdi>{email}</bdi>
          </b>
        </p>
        {helpHref && (
          <a className="needs-help-centre" href={helpHref} onClick={event => showBeside(event, onHelp)}>
            <Icon name="circle-question-mark" />
            {m.portal_help()}
          </a>
        )}
        <button type="button" onClick={() => session.logout()}>
          <Icon name="log-out" points />
          {m.portal_log_out()}
        </button>
      </div>
    </div>
  )
}

/** A plain press opens it beside the page; with a key that opens tabs, and on phones, the link is followed. */
function showBeside(event: MouseEvent, show: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || matchMedia('(max-width: 768px)').matches) return
  event.preventDefault()
  document.getElementById('account-menu')?.hidePopover()
  show()
}
