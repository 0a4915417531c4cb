// The collection points of the account: what each is, and the ways to add and to edit them (COL-001, COL-018).
import { useStore } from '@nanostores/react'
import { $outletRights, noOutletRights, outletDialog } from '#app/overlays.ts'
import { vendors } from '#app/vendors.ts'
import { addressLine, isPending, noVendors } from '#features/vendors/vendors.ts'
import { m } from '#messages'
import type { Vendor } from '#schema/wire.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Drawer } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { EmptyState } from '#ui/States.tsx'

export function OutletsDrawer({ open, onClose }: { open: boolean; onClose(): void }) {
  const all = useStore(vendors.$list, { ssr: () => noVendors })
  const chosen = useStore(vendors.$chosen, { ssr: () => undefined })
  const rights = useStore($outletRights, { ssr: () => noOutletRights })
  const outlets = all.filter(vendor => !vendor.is_parent)
  const mayAdd = rights.add && all.some(vendor => vendor.is_parent)
  const parent = chosen?.is_parent ? chosen.vendor_id : chosen?.parent_vendor_id
  return (
    <Drawer
      open={open}
      onClose={onClose}
      closeLabel={m.portal_close()}
      title={m.outlet_points()}
      footer={
        mayAdd && (
          <Button kind="primary" wide onClick={() => outletDialog.add(parent)}>
            <Icon name="plus" small />
            {m.outlet_add()}
          </Button>
        )
      }
    >
      {outlets.length === 0 && (
        <EmptyState headingLevel={2} title={m.outlet_none()}>
          {mayAdd ? m.outlet_none_text() : undefined}
        </EmptyState>
      )}
      <ul className="outlets">
        {outlets.map(vendor => (
          <Point
            key={vendor.vendor_id}
            vendor={vendor}
            editable={rights.editOf(vendor.vendor_id)}
            asked={rights.edit}
          />
        ))}
      </ul>
    </Drawer>
  )
}

/** @param asked points may be edited in general, so that one that may not says why */
function Point({ vendor, editable, asked }: { vendor: Vendor; editable: boolean; asked: boolean }) {
  const { name } = vendor.vendor_information
  const outlet = vendor.parent_vendor_id !== undefined
  return (
    <li>
      <div>
        <b>
          <bdi>{name}</bdi>
        </b>
        <p className="muted">
          <bdi>{addressLine(vendor) ?? m.portal_no_address()}</bdi>
        </p>
        <p className="muted num">
          <bdi>{[vendor.client_vendor_id, vendor.vendor_id].filter(Boolean).join(' · ')}</bdi>
        </p>
        {isPending(vendor) ? (
          <Chip tone="info" icon="clock">
            {m.outlet_pending()}
          </Chip>
        ) : (
          !vendor.is_active && <Chip tone="neutral">{m.outlet_inactive()}</Chip>
        )}
        {asked && outlet && !editable && <small className="muted">{m.outlet_fixed()}</small>}
      </div>
      {editable && outlet && (
        <Button
          square
          kind="quiet"
          aria-label={m.outlet_edit_named({ name })}
          onClick={() => outletDialog.edit(vendor)}
        >
          <Icon name="pencil" small />
        </Button>
      )}
    </li>
  )
}
