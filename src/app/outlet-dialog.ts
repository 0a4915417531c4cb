// The dialog of a collection point: any screen may open it; the bar shows it (COL-001, COL-004).
import { computed } from 'nanostores'
import { mayAddOutlet, mayEditOutlet } from '#domain/vendors'
import { createOutletDialog } from '#stores/outlets/dialog'
import { flags } from './flags.ts'
import { session } from './session.ts'
import { atLogout } from './world.ts'

export const outletDialog = createOutletDialog()

export const noOutletRights = { add: false, edit: false, editOf: (_vendorId: string): boolean => false }

/** What whoever is here may do with collection points: the role and the flags decide (COL-018, FLG-008). */
export const $outletRights = computed([session.$session, flags.$flags], (now, on) => {
  const roles = (now.mode === 'CLASSIC' && now.login?.user.roles) || []
  const edit = on?.EditVendorOutlet ?? false
  return {
    add: mayAddOutlet({ roles, flag: on?.AddVendorOutlet ?? false }),
    /** Whether any may be edited at all. */
    edit: mayAddOutlet({ roles, flag: edit }),
    editOf: (vendorId: string) => mayEditOutlet(vendorId, { roles, flag: edit }),
  }
})

atLogout(() => outletDialog.close())
