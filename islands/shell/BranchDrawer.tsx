import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { $outletRights, noOutletRights } from '#app/outlet-dialog'
import { vendors } from '#app/vendors'
import { isPending } from '#domain/outlets/payload'
import { matching, vendorLabel } from '#domain/vendors'
import { m } from '#messages'
import type { Vendor } from '#schema/wire'
import { Button } from '#ui/Button'
import { Switch } from '#ui/Checkbox'
import { Drawer } from '#ui/Dialog'
import { Icon } from '#ui/Icon'
import { useLive } from './use-live.ts'

const loading = { state: 'loading' } as const
const noToggle = { shown: false, usable: false, on: false } as const

type Props = {
  open: boolean
  onClose(): void
  /** Opens the screen that is shown for this vendor. */
  onChoose(vendorId: string): void
  /** Opens the list of collection points. */
  onManage(): void
}

/** The branch selector: type to filter, arrows and Enter to choose; "name - id", parents in bold with an icon (NAV-005). */
export function BranchDrawer({ open, onClose, onChoose, onManage }: Props) {
  const list = useLive(vendors.$vendors, loading)
  const chosen = useLive(vendors.$chosen, undefined)
  const toggle = useLive(vendors.$toggle, noToggle)
  const rights = useLive($outletRights, noOutletRights)
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
      {toggle.shown && (
        <Switch
          checked={toggle.on}
          disabled={!toggle.usable}
          onChange={on => vendors.setAllOutlets(on)}
          detail={m.portal_all_outlets_hint()}
        >
          {m.portal_all_outlets()}
        </Switch>
      )}
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

type ListProps = { vendors: readonly Vendor[]; chosen: Vendor | undefined; onChoose(vendorId: string): void }

function BranchList({ vendors: all, chosen, onChoose }: ListProps) {
  const id = useId()
  const [text, setText] = useState('')
  const shown = matching(all, text)
  const [active, setActive] = useState(Math.max(0, chosen ? all.indexOf(chosen) : 0))
  const index = Math.min(active, shown.length - 1)
  const filter = useRef<HTMLInputElement>(null)
  // With a finger a keyboard would come up over what the drawer shows.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) filter.current?.focus()
  }, [])

  function steer(event: KeyboardEvent): void {
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
      <div className="control drawer-filter">
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
            onClick={() => onChoose(vendor.vendor_id)}
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
