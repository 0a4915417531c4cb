// What any screen may open and the bar shows: its drawers (NAV-002), and the dialog of a collection point (COL-001, COL-004).
import { atom, computed } from 'nanostores'
import { createOutletDialog } from '#features/outlets/dialog-store.ts'
import { mayAddOutlet, mayEditOutlet } from '#features/vendors/vendors.ts'
import { flags } from './flags.ts'
import { atLogout } from './services.ts'
import { session } from './session.ts'

export type DrawerName = 'menu' | 'branch' | 'language' | 'outlets'

const $open = atom<DrawerName | undefined>(undefined)

export const drawers = {
  $open,
  open: (name: DrawerName): void => $open.set(name),
  close: (): void => $open.set(undefined),
}

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
