// Whether the dialog of a collection point is open, and for which one (COL-004). Small, since it is on every page; the
// form itself is in form.ts and comes with the dialog.
import { atom, type ReadableAtom } from 'nanostores'
import type { Vendor } from '#schema/wire.ts'

export type OutletDialog = {
  collectionPointDialogVisible: boolean
  /** The collection point that is edited; undefined for a new one. */
  vendorToEdit?: Vendor
  /** The parent for a new one, if it is known. */
  parentWanted?: string
}

export type OutletDialogStore = {
  $dialog: ReadableAtom<OutletDialog>
  add(parentWanted?: string): void
  edit(vendor: Vendor): void
  close(): void
}

/** @returns a closed dialog */
export function createOutletDialog(): OutletDialogStore {
  const $dialog = atom<OutletDialog>({ collectionPointDialogVisible: false })
  return {
    $dialog,
    add: parentWanted =>
      $dialog.set({ collectionPointDialogVisible: true, ...(parentWanted !== undefined && { parentWanted }) }),
    edit: vendorToEdit => $dialog.set({ collectionPointDialogVisible: true, vendorToEdit }),
    close: () => $dialog.set({ ...$dialog.get(), collectionPointDialogVisible: false }),
  }
}
