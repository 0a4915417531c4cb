// The drawers of the bar. They are a part of their own, loaded when one is first wanted: the bar itself stays light.

import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { DrawerName } from '#app/overlays.ts'
import { $outletRights, noOutletRights } from '#app/overlays.ts'
import { vendors } from '#app/vendors.ts'
import { addressOf, splitPrefix } from '#contract/routes.ts'
import { isPending, matching, vendorLabel } from '#features/vendors/vendors.ts'
import { OutletsDrawer } from '#islands/outlets/OutletsDrawer.tsx'
import { m } from '#messages'
import type { Vendor } from '#schema/wire.ts'
import { afterPaint, Button } from '#ui/Button.tsx'
import { Switch } from '#ui/Choices.tsx'
import { Drawer } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Skeleton } from '#ui/States.tsx'
import { isComposing } from '#ui/typed-text.ts'
import { type Command, type CommandContext, moreCommands, screenCommands } from './commands.ts'
import type { PageInfo } from './screens.ts'

type Props = {
  page: PageInfo
  open: DrawerName | undefined
  onOpen(name: DrawerName): void
  onClose(): void
  commands: CommandContext
  /** Opens the screen that is shown for this vendor. */
  onChoose(vendorId: string): void
}

export function Drawers({ page, open, onOpen, onClose, commands, onChoose }: Props) {
  return (
    <>
      <MenuDrawer open={open === 'menu'} onClose={onClose} commands={commands} />
      <BranchDrawer open={open === 'branch'} onClose={onClose} onChoose={onChoose} onManage={() => onOpen('outlets')} />
      <OutletsDrawer open={open === 'outlets'} onClose={onClose} />
      <LanguageDrawer page={page} open={open === 'language'} onClose={onClose} />
    </>
  )
}

type LanguageDrawerProps = { page: PageInfo; open: boolean; onClose(): void }

/**
 * Every language of the site, on the page that is shown, with its id, query and fragment (NAV-006, Q09). The guard in the
 * page's head remembers the choice when its link is followed (I18-007).
 */
function LanguageDrawer({ page, open, onClose }: LanguageDrawerProps) {
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

type MenuDrawerProps = {
  open: boolean
  onClose(): void
  commands: CommandContext
}

/** The drawer of a phone: screens, branch, partner link, help centre, logout (NAV-003). */
function MenuDrawer({ open, onClose, commands }: MenuDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} closeLabel={m.portal_close()} side="start" title={m.portal_menu()}>
      <nav className="drawer-links" aria-label={m.nav_label()}>
        {screenCommands(commands).map(command => (
          <MenuLine key={command.id} command={command} />
        ))}
        <hr />
        {moreCommands(commands).map(command => (
          <MenuLine key={command.id} command={command} />
        ))}
      </nav>
    </Drawer>
  )
}

function MenuLine({ command }: { command: Command }) {
  const { text, detail, icon, points, className, current } = command
  const inside = (
    <>
      <Icon name={icon} points={points} />
      {detail === undefined ? (
        text
      ) : (
        <span>
          {text}
          <small>
            <bdi>{detail}</bdi>
          </small>
        </span>
      )}
    </>
  )
  return 'href' in command ? (
    <a className={className} href={command.href} aria-current={current ? 'page' : undefined}>
      {inside}
    </a>
  ) : (
    <button type="button" className={className} onClick={command.run}>
      {inside}
    </button>
  )
}

const loading = { state: 'loading' } as const
const noToggle = { shown: false, usable: false, on: false } as const

type BranchDrawerProps = {
  open: boolean
  onClose(): void
  /** Opens the screen that is shown for this vendor. */
  onChoose(vendorId: string): void
  /** Opens the list of collection points. */
  onManage(): void
}

/** The branch selector: type to filter, arrows and Enter to choose; "name - id", parents in bold with an icon (NAV-005). */
function BranchDrawer({ open, onClose, onChoose, onManage }: BranchDrawerProps) {
  const list = useStore(vendors.$vendors, { ssr: () => loading })
  const chosen = useStore(vendors.$chosen, { ssr: () => undefined })
  const toggle = useStore(vendors.$toggle, { ssr: () => noToggle })
  const rights = useStore($outletRights, { ssr: () => noOutletRights })
  return (
    <Drawer
      open={open}
      onClose={onClose}
      closeLabel={m.portal_close()}
      title={m.portal_branch_choose()}
      footer={
        (rights.add || rights.edit) && list.state === 'ready' ? (
          <Button wide onClick={onManage}>
            <Icon name="store" small />
            {m.outlet_manage()}
          </Button>
        ) : undefined
      }
    >
      {toggle.shown && <AllOutlets {...toggle} />}
      {list.state === 'loading' && <Skeleton shape="rows" label={m.portal_loading()} />}
      {list.state === 'failed' && (
        <p className="drawer-note">
          {m.portal_branch_failed()}{' '}
          <button type="button" className="link" onClick={() => vendors.load()}>
            {m.notice_retry()}
          </button>
        </p>
      )}
      {list.state === 'ready' && <BranchList vendors={list.value} chosen={chosen} onChoose={onChoose} />}
    </Drawer>
  )
}

/** The switch turns first; the screen behind the drawer, which is drawn anew, follows one paint later (CST-108). */
function AllOutlets({ on, usable }: { on: boolean; usable: boolean }) {
  const [turned, turn] = useState<boolean>()
  return (
    <Switch
      checked={turned ?? on}
      disabled={!usable}
      onChange={next => {
        turn(next)
        afterPaint(() => {
          vendors.setAllOutlets(next)
          turn(undefined)
        })
      }}
      detail={m.portal_all_outlets_hint()}
    >
      {m.portal_all_outlets()}
    </Switch>
  )
}

type ListProps = { vendors: readonly Vendor[]; chosen: Vendor | undefined; onChoose(vendorId: string): void }

function BranchList({ vendors: all, chosen, onChoose }: ListProps) {
  const id = useId()
  const [text, setText] = useState('')
  const shown = matching(all, text)
  const [active, setActive] = useState(Math.max(0, chosen ? all.indexOf(chosen) : 0))
  const index = Math.min(active, shown.length - 1)
  const filter = useRef<HTMLInputElement>(null)
  // With a finger a keyboard would come up over what the drawer shows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is there
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) filter.current?.focus()
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' })
  }, [])

  function steer(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent)) return
    const target = { ArrowDown: index + 1, ArrowUp: index - 1 }[event.key]
    const vendor = shown[index]
    if (target === undefined && !(event.key === 'Enter' && vendor)) return
    event.preventDefault()
    if (event.key === 'Enter') {
      if (vendor) onChoose(vendor.vendor_id)
      return
    }
    const next = Math.max(0, Math.min(shown.length - 1, target ?? 0))
    setActive(next)
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      <div className="drawer-filter">
        <div className="control">
          <Icon name="search" />
          <input
            type="search"
            ref={filter}
            role="combobox"
            aria-label={m.portal_branch_filter()}
            placeholder={m.portal_branch_filter()}
            aria-expanded="true"
            aria-controls={id}
            aria-activedescendant={shown.length > 0 ? `${id}-${index}` : undefined}
            autoComplete="off"
            value={text}
            onKeyDown={steer}
            onChange={event => {
              setText(event.target.value)
              setActive(0)
            }}
          />
        </div>
      </div>
      <div className="branches" id={id} role="listbox" aria-label={m.portal_branch_choose()}>
        {shown.map((vendor, at) => (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the filter field keeps the focus and steers the list
          <div
            key={vendor.vendor_id}
            id={`${id}-${at}`}
            role="option"
            className={vendor.is_parent ? 'parent' : undefined}
            aria-selected={vendor === chosen}
            data-active={at === index}
            onClick={() => {
              setActive(at)
              // It is marked before the page is left.
              afterPaint(() => onChoose(vendor.vendor_id))
            }}
          >
            {vendor.is_parent && <Icon name="building-complex" small />}
            <bdi>{vendorLabel(vendor)}</bdi>
            {isPending(vendor) && <small className="muted">{m.outlet_pending()}</small>}
            {vendor === chosen && <Icon name="check" small />}
          </div>
        ))}
      </div>
      <p className="drawer-note" role="status">
        {shown.length === 0 && (text ? m.portal_branch_none({ text }) : m.portal_branch_empty())}
      </p>
    </>
  )
}
