// Everything that the portal can open and do, under one field (NAV-101); and the list of keys.

import { useStore } from '@nanostores/react'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { shortcuts } from '#app/overlays.ts'
import { recentOrders } from '#app/recent-orders.ts'
import { clock, openHere, storage } from '#app/services.ts'
import { vendors } from '#app/vendors.ts'
import { addressOf, pathFor, splitPrefix } from '#contract/routes.ts'
import { sentText } from '#contract/sent-characters.ts'
import { deployment } from '#deployment'
import { readableAddress } from '#features/addresses/places.ts'
import { inOneLine } from '#features/formats/written-in.ts'
import { startOfToday } from '#features/orders/days.ts'
import { matchesKey } from '#features/orders/lists.ts'
import { againWords } from '#features/orders/named-text.ts'
import { shortId } from '#features/orders/order.ts'
import type { Shortcut } from '#features/shell/shell.ts'
import { matching, noVendors, vendorLabel } from '#features/vendors/vendors.ts'
import { requestAgain } from '#islands/page/order-list.tsx'
import { useStillWhilePressed } from '#islands/page/use-browser.ts'
import { m } from '#messages'
import type { Order } from '#schema/wire.ts'
import { Switch } from '#ui/Choices.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useRowBefore } from '#ui/moved-rows.ts'
import { isComposing } from '#ui/typed-text.ts'
import { type Command, type CommandContext, moreCommands, screenCommands } from './commands.ts'
import type { PageInfo } from './screens.ts'

type Props = {
  open: Shortcut
  page: PageInfo
  commands: CommandContext
  /** Opens the screen that is shown for this vendor. */
  onChoose(vendorId: string): void
}

export const Shortcuts = ({ open, ...props }: Props) => (open === 'keys' ? <KeysDialog /> : <Palette {...props} />)

/** Rows of one kind that are shown at most. */
const ROWS_MAX = 8

type Group = { id: string; title: string | undefined; rows: readonly Command[] }

const noOrders = { state: 'none' } as const

function Palette({ page, commands, onChoose }: Omit<Props, 'open'>) {
  const id = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState<string>()
  const [isEmpty, setEmpty] = useState(false)
  // Until a row is chosen with the arrows the first one is taken, also where it came after the text was typed.
  const isChosen = useRef(false)
  const list = useRef<HTMLDivElement>(null)
  const recent = useStore(recentOrders.$recent, { ssr: () => noOrders })
  useEffect(() => void recentOrders.load(), [])
  const groups = useStillWhilePressed('.palette-list', useGroups({ page, commands, onChoose }, text))
  const options = groups.flatMap(group => group.rows.map(row => ({ row, id: `${id}-${group.id}-${row.id}` })))
  const rowBefore = useRowBefore(list, options.map(option => option.id).join('\n'))

  // The style sheet knows who is here, so what can be seen is asked of it.
  const shownRows = () =>
    [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])].filter(row => row.offsetHeight > 0)
  useLayoutEffect(() => {
    const rows = shownRows().map(row => row.id)
    if (!isChosen.current || active === undefined || !rows.includes(active)) setActive(rows[0])
    setEmpty(list.current !== null && rows.length === 0)
  })

  function take(command: Command): void {
    shortcuts.close()
    if ('href' in command) {
      if (!openHere(command.href)) location.assign(command.href)
    } else command.run()
  }
  function press(command: Command, event: MouseEvent): void {
    const before = rowBefore(event)
    take(options.find(option => option.id === before)?.row ?? command)
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent)) return
    const rows = shownRows()
    const at = rows.findIndex(row => row.id === active)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key]
    if (to === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (event.key === 'Enter') {
      rows[at]?.click()
      return
    }
    const next = rows[((to ?? 0) + rows.length) % rows.length]
    isChosen.current = true
    setActive(next?.id)
    next?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <Dialog open onClose={shortcuts.close} closeLabel={m.portal_close()} title={m.palette_title()} wide>
      <div className="stack">
        <div className="control">
          <Icon name="search" />
          <input
            type="text"
            role="combobox"
            autoFocus
            aria-label={m.palette_field()}
            placeholder={m.palette_field()}
            aria-expanded="true"
            aria-controls={id}
            aria-activedescendant={active}
            autoComplete="off"
            dir="auto"
            value={text}
            onKeyDown={onKeyDown}
            onChange={event => {
              isChosen.current = false
              setText(event.target.value)
            }}
          />
        </div>
        <div className="palette-list" role="listbox" id={id} ref={list} aria-label={m.palette_title()}>
          {groups.map(
            group =>
              group.rows.length > 0 && (
                // biome-ignore lint/a11y/useSemanticElements: a list box has groups, no field sets
                <div key={group.id} role="group" aria-label={group.title ?? m.palette_title()}>
                  {group.title !== undefined && (
                    <div className="options-title" aria-hidden="true">
                      {group.title}
                    </div>
                  )}
                  {group.rows.map(row => (
                    <Row
                      key={row.id}
                      id={`${id}-${group.id}-${row.id}`}
                      row={row}
                      active={active === `${id}-${group.id}-${row.id}`}
                      onTake={event => press(row, event)}
                    />
                  ))}
                </div>
              ),
          )}
        </div>
        <p className={isEmpty || recent.state === 'failed' ? 'muted' : 'hidden-text'} role="status">
          {isEmpty ? m.tracking_found_none({ text }) : recent.state === 'failed' && m.tracking_failed()}
        </p>
      </div>
    </Dialog>
  )
}

type RowProps = { id: string; row: Command; active: boolean; onTake(event: MouseEvent): void }

const Row = ({ id, row: { text, detail, icon, points, className = '' }, active, onTake }: RowProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
  <div id={id} role="option" aria-selected={active} className={`option ${className}`} onClick={onTake}>
    <Icon name={icon} points={points} />
    <span className="cut">
      <bdi>{text}</bdi>
      {detail !== undefined && (
        <small className="cut">
          <bdi>{detail}</bdi>
        </small>
      )}
    </span>
    <i className="enter" aria-hidden="true">
      ↵
    </i>
  </div>
)

/** What fits the text; without one everything that is always there, and the newest order. */
function useGroups({ page, commands, onChoose }: Omit<Props, 'open'>, text: string): Group[] {
  const recent = useStore(recentOrders.$recent, { ssr: () => noOrders })
  const branches = useStore(vendors.$list, { ssr: () => noVendors })
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ text, detail = '' }: Command) => words.every(word => `${text} ${detail}`.toLowerCase().includes(word))
  const orders = recent.state === 'ready' ? recent.orders : []
  const [newest] = orders
  const again: Command[] = newest ? [againCommand(newest)] : []
  const keys: Command = {
    id: 'keys',
    text: m.palette_keys(),
    icon: 'keyboard',
    run: () => shortcuts.open('keys'),
  }
  // The form is known by its heading, too.
  const heading = (row: Command) => (row.icon === 'plus' ? { ...row, detail: m.portal_title_request() } : row)
  const actions = [...screenCommands(commands).map(heading), ...again, ...moreCommands(commands), keys].filter(fits)
  const groups: Group[] = [{ id: 'actions', title: undefined, rows: actions }]
  if (words.length === 0) return groups
  const isSought = matchesKey(text)
  const found = isSought ? orders.filter(isSought).slice(0, ROWS_MAX) : []
  groups.push({
    id: 'orders',
    title: m.history_export_sheet(),
    rows: found.map(order => orderCommand(order, page.prefix)),
  })
  groups.push({
    id: 'branches',
    title: m.portal_branch(),
    rows: matching(branches, text)
      .slice(0, ROWS_MAX)
      .map(vendor => ({
        id: vendor.vendor_id,
        text: vendorLabel(vendor),
        icon: 'store',
        className: 'for-vendors',
        run: () => onChoose(vendor.vendor_id),
      })),
  })
  groups.push({
    id: 'languages',
    title: m.portal_language(),
    rows: languageCommands(page).filter(fits).slice(0, ROWS_MAX),
  })
  // A whole number or an order of another day.
  groups.push({
    id: 'history',
    title: undefined,
    rows: [
      {
        id: 'look',
        text: m.palette_in_history({ text: text.trim() }),
        icon: 'search',
        className: 'for-users',
        href: `${commands.hrefOf('/history')}?search=${encodeURIComponent(sentText(text).trim())}`,
      },
    ],
  })
  return groups
}

/** The newest order once more: the form opens filled in (REQ-103). */
const againCommand = (order: Order): Command => ({
  id: 'again',
  text: againWords(order),
  detail: inOneLine(readableAddress(order.customer.location.address)),
  icon: 'repeat',
  className: 'for-vendors',
  run: () => void requestAgain(order),
})

/** Today's orders are in Tracking, those of other days in History. */
function orderCommand(order: Order, prefix: string): Command {
  const place = { now: clock.now(), zone: deployment().settings.timezone }
  const isOfToday = Math.max(order.created_at, order.preordered_for ?? 0) * 1000 >= startOfToday(place)
  const path = pathFor(isOfToday ? 'vendorOrderTracking' : 'vendorHistory', { vendorID: order.vendor_id }, prefix)
  return {
    id: order.order_id,
    text: `${order.customer.name || m.tracking_no_name()} #${shortId(order)}`,
    detail: inOneLine([order.customer.phone_number, ...readableAddress(order.customer.location.address)]),
    icon: 'receipt-text',
    href: `${path}?order=${encodeURIComponent(order.order_id)}`,
  }
}

/** The page that is shown, in each language of the site (I18-007). */
function languageCommands(page: PageInfo): Command[] {
  const { path } = splitPrefix(
    location.pathname,
    page.locales.map(one => one.prefix),
  )
  return page.locales.map(({ tag, name, prefix }) => ({
    id: tag,
    text: name,
    icon: 'globe',
    run() {
      storage.write('locale', tag)
      location.assign(addressOf(prefix, path) + location.search + location.hash)
    },
  }))
}

// The keys, and the way to switch off those that are a sign alone (NAV-101).

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)

function KeysDialog() {
  const on = useStore(shortcuts.$singleKeys, { ssr: () => true })
  const command = isMac() ? '⌘' : 'Ctrl'
  const keys: { keys: readonly string[]; text: string }[] = [
    { keys: [command, 'K'], text: m.palette_title() },
    { keys: ['?'], text: m.palette_keys() },
    { keys: [command, 'Enter'], text: m.request_form() },
    { keys: ['Ctrl', isMac() ? '⌥' : 'Alt', 'N'], text: m.portal_title_request() },
    { keys: ['Esc'], text: m.palette_keys_close() },
  ]
  return (
    <Dialog open onClose={shortcuts.close} closeLabel={m.portal_close()} title={m.palette_keys()}>
      <div className="stack">
        <dl className="keys-list">
          {keys.map(({ keys: names, text }) => (
            <div key={names.join('-')}>
              <dt>{text}</dt>
              <dd dir="ltr">
                {names.map((name, at) => (
                  <span key={name}>
                    {at > 0 && ' + '}
                    <kbd>{name}</kbd>
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <Switch checked={on} onChange={shortcuts.setSingleKeys}>
          {m.palette_single_keys()}
        </Switch>
      </div>
    </Dialog>
  )
}
