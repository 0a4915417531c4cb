// On the request form: the way to mend where it is collected, or to add another place (COL-001, COL-018).
import { $outletRights, noOutletRights, outletDialog } from '#app/outlet-dialog'
import { m } from '#messages'
import type { Vendor } from '#schema/wire'
import { useLive } from '../shell/use-live.ts'

export function OutletLink({ vendor }: { vendor: Vendor }) {
  const rights = useLive($outletRights, noOutletRights)
  const { vendor_id: id, parent_vendor_id: parent, vendor_information: information } = vendor
  if (vendor.is_parent)
    return rights.add ? (
      <button className="link outlet-link" type="button" onClick={() => outletDialog.add(id)}>
        {m.outlet_add()}
      </button>
    ) : null
  if (parent === undefined || !rights.editOf(id)) return null
  return (
    <button
      className="link outlet-link"
      type="button"
      aria-label={m.outlet_edit_named({ name: information.name })}
      onClick={() => outletDialog.edit(vendor)}
    >
      {m.outlet_edit()}
    </button>
  )
}
