// The bar on top of every screen, with its drawers (NAV-002 to NAV-006). Rendered on the server as real links; who sees
// what is decided by the root element's data-presence and data-flags, which the guard sets before the first paint.
import { useStore } from '@nanostores/react'
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { drawers, outletDialog, shortcuts } from '#app/overlays.ts'
import { $shownScreen } from '#app/services.ts'
import { session } from '#app/session.ts'
import { vendors } from '#app/vendors.ts'
import { addressOf, matchRoute, pathFor, splitPrefix } from '#contract/routes.ts'
import { loggedOut } from '#features/session/session.ts'
import { IslandBoundary, usePart } from '#islands/page/late-part.tsx'
import { m } from '#messages'
import { importWithRetry } from '#platform/import-with-retry.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { afterPaint } from '#ui/Button.tsx'
import { backCloses, closeWhenLeft } from '#ui/disclosure.ts'
import { Icon } from '#ui/Icon.tsx'
import { keepFocus } from '#ui/kept-focus.ts'
import { classesOf, type PageInfo, screens } from './screens.ts'

const loading = { state: 'loading' } as const
const noDialog = { collectionPointDialogVisible: false } as const

type Props = {
  page: PageInfo
  heading: string
  brand: string
}

export function TopBar({ page: loaded, heading: first, brand }: Props) {
  const shown = useStore($shownScreen, { ssr: () => undefined })
  const page = { ...loaded, ...shown }
  const heading = shown?.heading ?? first
  const drawer = useStore(drawers.$open, { ssr: () => undefined })
  const chosen = useStore(vendors.$chosen, { ssr: () => undefined })
  const isLoading = useStore(vendors.$vendors, { ssr: () => loading }).state === 'loading'
  const { collectionPointDialogVisible } = useStore(outletDialog.$dialog, { ssr: () => noDialog })
  const [near, setNear] = useState(false)
  const drawersPart = usePart(() => import('./Drawers.tsx'), near || drawer !== undefined)
  const outlets = usePart(() => import('#islands/outlets/OutletDialog.tsx'), collectionPointDialogVisible)
  const shortcut = useStore(shortcuts.$open, { ssr: () => undefined })
  const palette = usePart(() => import('./Palette.tsx'), shortcut !== undefined)
  useEffect(() => shortcuts.start(), [])
  useEffect(shareScreens, [])
  useEffect(keepFocus, [])
  // Dialogs of before the page was loaded again have left their entries in the history, and Back goes past these too.
  useEffect(() => void backCloses(), [])
  const [help, setHelp] = useState(false)
  const panel = usePart(() => import('#islands/help-centre/HelpCentre.tsx'), help)
  const named = useNamedVendor(page)
  // A vendor in the address stays there when another screen is opened.
  const hrefOf = (path: string) =>
    addressOf(
      page.prefix,
      named && screens.some(screen => screen.path === path) ? `${path}/${encodeURIComponent(named)}` : path,
    )
  const helpHref = chosen && pathFor('helpCentre', { vendorID: chosen.vendor_id }, page.prefix)
  const language = page.locales.find(one => one.tag === page.locale)?.name ?? page.locale

  const commands = { path: page.path, hrefOf, helpHref, branch: chosen?.vendor_information.name }

  function openFor(vendorId: string): void {
    const screen =
      page.path === '/helpcenter' || screens.some(one => one.path === page.path) ? page.path : '/request-a-rider'
    location.assign(addressOf(page.prefix, `${screen}/${encodeURIComponent(vendorId)}`))
  }

  return (
    // A hand that comes near, or the keyboard, is about to open something.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that they are near
    <header className="topbar" onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
      <button
        type="button"
        className="menu-button"
        aria-label={m.portal_menu()}
        aria-haspopup="dialog"
        onClick={() => drawers.open('menu')}
      >
        <Icon name="menu" />
      </button>
      <a className="home" href={addressOf(page.prefix, '/')} aria-label={m.nav_home({ brand })}>
        <span className="wordmark">
          <svg className="logo" aria-hidden="true">
            <use href="#brand-logo" />
          </svg>
          <bdi>{brand}</bdi>
        </span>
      </a>
      <span className="title" aria-hidden="true">
        {heading}
      </span>
      <nav className="tabs" aria-label={m.nav_label()}>
        {screens.map(({ path, name, flag, guests }) => (
          <a
            key={path}
            href={hrefOf(path)}
            aria-current={path === page.path ? 'page' : undefined}
            className={classesOf(flag, guests)}
          >
            {name()}
          </a>
        ))}
      </nav>
      <div className="tools">
        <button
          type="button"
          className="branch for-vendors"
          aria-haspopup="dialog"
          onClick={() => drawers.open('branch')}
        >
          <Icon name="store" small />
          <span className="hidden-text">{m.portal_branch()}: </span>
          <span className="cut">
            {/* One element all along: WebKit clicks nothing where what was pressed has gone before the finger is up. */}
            <bdi className={isLoading ? 'bone' : undefined}>
              {chosen?.vendor_information.name ?? (isLoading ? undefined : m.portal_branch_choose())}
            </bdi>
          </span>
          {chosen && (
            <span className="id">
              <bdi>{chosen.vendor_id}</bdi>
            </span>
          )}
          <Icon name="chevron-down" small />
        </button>
        <button type="button" className="language" aria-haspopup="dialog" onClick={() => drawers.open('language')}>
          <Icon name="globe" small />
          <span className="hidden-text">{m.portal_language_now({ language })}</span>
          <span aria-hidden="true">{page.locale.split('-')[0]?.toUpperCase()}</span>
        </button>
        <a className="for-visitors" href={addressOf(page.prefix, '/connect')}>
          {m.common_log_in()}
        </a>
        <a className="for-visitors needs-sign-up register" href={addressOf(page.prefix, '/register')}>
          {m.portal_register()}
        </a>
        <AccountMenu helpHref={helpHref} onHelp={() => setHelp(true)} />
      </div>
      <IslandBoundary>
        {drawersPart && (
          <drawersPart.Drawers
            page={page}
            open={drawer}
            onOpen={drawers.open}
            onClose={drawers.close}
            commands={commands}
            onChoose={openFor}
          />
        )}
        {palette && shortcut !== undefined && (
          <palette.Shortcuts open={shortcut} page={page} commands={commands} onChoose={openFor} />
        )}
        {outlets && <outlets.OutletDialog />}
        {help && panel && chosen && (
          <panel.HelpPanel vendor={chosen} prefix={page.prefix} onClose={() => setHelp(false)} />
        )}
      </IslandBoundary>
    </header>
  )
}

/** As soon as somebody uses the page, where there is room for a map: until then, and elsewhere, each screen is a page. */
function shareScreens(): void {
  const begin = () => importWithRetry(() => import('./shared-screens.tsx'), { onFailure: 'caller' }).catch(() => {})
  if (matchMedia('(min-width: 64em)').matches)
    for (const use of ['pointermove', 'keydown']) addEventListener(use, begin, { once: true })
}

/** The vendor that the address names; known in the browser only. */
function useNamedVendor({ locales, path }: PageInfo): string | undefined {
  const [vendorId, setVendorId] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has another address
  useEffect(() => {
    const here = splitPrefix(
      location.pathname,
      locales.map(one => one.prefix),
    )
    setVendorId(matchRoute(here.path)?.params['vendorID'])
  }, [locales, path])
  return vendorId
}

/** Who is logged in, and the way out (NAV-003). The browser opens it by itself, so it works before this script does. */
type AccountMenuProps = {
  helpHref: string | undefined
  /** Shows the help centre next to the page, where there is room for it. */
  onHelp(): void
}

function AccountMenu({ helpHref, onHelp }: AccountMenuProps) {
  const chosen = useStore(vendors.$chosen, { ssr: () => undefined })
  const now = useStore(session.$session, { ssr: () => loggedOut })
  const email = now.mode === 'CLASSIC' ? now.login?.user.email : undefined
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => (menu.current ? closeWhenLeft(menu.current) : undefined), [])
  return (
    <details ref={menu} className="account for-accounts">
      <summary className="avatar-button">
        <span className="hidden-text">{m.portal_account()}</span>
        <Avatar name={chosen?.vendor_information.name ?? ''} />
      </summary>
      <div className="menu-card">
        <p>
          <small>{m.portal_signed_in_as()}</small>
          <b>
            <bdi>{email}</bdi>
          </b>
        </p>
        {helpHref && (
          <a className="needs-help-centre" href={helpHref} onClick={event => openAsPanel(event, menu, onHelp)}>
            <Icon name="circle-question-mark" />
            {m.portal_help()}
          </a>
        )}
        <button type="button" className="with-keyboard" onClick={() => leaveMenu(menu, () => shortcuts.open('keys'))}>
          <Icon name="keyboard" />
          {m.palette_keys()}
        </button>
        <button type="button" onClick={() => session.logout()}>
          <Icon name="log-out" points />
          {m.portal_log_out()}
        </button>
      </div>
    </details>
  )
}

/** A plain click opens it next to the page; with a key that opens tabs, and on phones, the link is followed. */
function openAsPanel(event: MouseEvent, menu: RefObject<HTMLDetailsElement | null>, show: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || matchMedia('(max-width: 48em)').matches) return
  event.preventDefault()
  leaveMenu(menu, show)
}

function leaveMenu(menu: RefObject<HTMLDetailsElement | null>, show: () => void): void {
  if (menu.current) {
    // What opens next to the page gives the focus back to where it was; the entries are gone by then.
    menu.current.querySelector('summary')?.focus()
    menu.current.open = false
  }
  // The menu is seen to close before what it opens is drawn.
  afterPaint(show)
}
