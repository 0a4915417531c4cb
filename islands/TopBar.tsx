// The bar on top of every screen, with its drawers (NAV-002 to NAV-006). Rendered on the server as real links; who sees
// what is decided by the root element's data-presence and data-flags, which the guard sets before the first paint.
import { type ReactNode, useEffect, useState } from 'react'
import { outletDialog } from '#app/outlet-dialog'
import { vendors } from '#app/vendors'
import { addressOf, matchRoute, pathFor, splitPrefix } from '#contract/routes'
import { m } from '#messages'
import { Icon } from '#ui/Icon'
import { AccountMenu } from './shell/AccountMenu.tsx'
import type { DrawerName } from './shell/Drawers.tsx'
import type { PageInfo } from './shell/page-info.ts'
import { classesOf, screens } from './shell/screens.ts'
import { useLive } from './shell/use-live.ts'
import { usePart } from './shell/use-part.ts'

const loadDrawers = () => import('./shell/Drawers.tsx')
const fetchDrawers = () => void loadDrawers().catch(() => {})

const noDialog = { collectionPointDialogVisible: false } as const

type Props = {
  page: PageInfo
  heading: string
  brand: string
  /** The wordmark, drawn by the page. */
  children?: ReactNode
}

export function TopBar({ page, heading, brand, children }: Props) {
  const [drawer, setDrawer] = useState<DrawerName>()
  const chosen = useLive(vendors.$chosen, undefined)
  const { collectionPointDialogVisible } = useLive(outletDialog.$dialog, noDialog)
  const drawers = usePart(loadDrawers, drawer !== undefined)
  const outlets = usePart(() => import('./outlets/OutletDialog.tsx'), collectionPointDialogVisible)
  const [help, setHelp] = useState(false)
  const panel = usePart(() => import('./help/HelpPanel.tsx'), help)
  const close = () => setDrawer(undefined)
  const named = useNamedVendor(page)
  // A vendor in the address stays there when another screen is opened.
  const hrefOf = (path: string) =>
    addressOf(
      page.prefix,
      named && screens.some(screen => screen.path === path) ? `${path}/${encodeURIComponent(named)}` : path,
    )
  const helpHref = chosen && pathFor('helpCentre', { vendorID: chosen.vendor_id }, page.prefix)
  const language = page.locales.find(one => one.tag === page.locale)?.name ?? page.locale

  function openFor(vendorId: string): void {
    const screen =
      page.path === '/helpcenter' || screens.some(one => one.path === page.path) ? page.path : '/request-a-rider'
    location.assign(addressOf(page.prefix, `${screen}/${encodeURIComponent(vendorId)}`))
  }

  return (
    // A hand that comes near, or the keyboard, is about to open something.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that they are near
    <header className="topbar" onPointerEnter={fetchDrawers} onFocus={fetchDrawers}>
      <button
        type="button"
        className="menu-button"
        aria-label={m.portal_menu()}
        aria-haspopup="dialog"
        onClick={() => setDrawer('menu')}
      >
        <Icon name="menu" />
      </button>
      <a className="home" href={addressOf(page.prefix, '/')} aria-label={m.nav_home({ brand })}>
        {children}
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
        <button type="button" className="branch for-vendors" aria-haspopup="dialog" onClick={() => setDrawer('branch')}>
          <Icon name="store" small />
          <span className="hidden-text">{m.portal_branch()}: </span>
          <span className="cut">
            <bdi>{chosen?.vendor_information.name}</bdi>
          </span>
          {chosen && (
            <span className="id">
              <bdi>{chosen.vendor_id}</bdi>
            </span>
          )}
          <Icon name="chevron-down" small />
        </button>
        <button type="button" className="language" aria-haspopup="dialog" onClick={() => setDrawer('language')}>
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
      {drawers && (
        <drawers.Drawers
          page={page}
          open={drawer}
          onOpen={setDrawer}
          onClose={close}
          hrefOf={hrefOf}
          helpHref={helpHref}
          chosen={chosen}
          onChoose={openFor}
        />
      )}
      {outlets && <outlets.OutletDialog />}
      {help && panel && chosen && (
        <panel.HelpPanel vendor={chosen} prefix={page.prefix} onClose={() => setHelp(false)} />
      )}
    </header>
  )
}

/** The vendor that the address names; known in the browser only. */
function useNamedVendor({ locales }: PageInfo): string | undefined {
  const [vendorId, setVendorId] = useState<string>()
  useEffect(() => {
    const { path } = splitPrefix(
      location.pathname,
      locales.map(one => one.prefix),
    )
    setVendorId(matchRoute(path)?.params['vendorID'])
  }, [locales])
  return vendorId
}
