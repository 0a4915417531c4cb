// What any screen may open and the bar shows: its drawers (NAV-002), the dialog of a collection point (COL-001, COL-004), and what
// keys open (NAV-101).
import { atom, computed } from 'nanostores'
import { matchRoute, pathFor } from '#contract/routes.ts'
import { createOutletDialog } from '#features/outlets/dialog-store.ts'
import { type Shortcut, shortcutOf } from '#features/shell/shell.ts'
import { mayAddOutlet, mayEditOutlet } from '#features/vendors/vendors.ts'
import { flags } from './flags.ts'
import { atLogout, navigate, storage } from './services.ts'
import { session } from './session.ts'

export type DrawerName = 'menu' | 'branch' | 'language' | 'outlets'

const $drawer = atom<DrawerName | undefined>(undefined)

export const drawers = {
  $open: $drawer,
  open: (name: DrawerName): void => $drawer.set(name),
  close: (): void => $drawer.set(undefined),
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

/** An empty form for the vendor whose orders are shown. On the form itself the first field that is empty, so that nothing typed is lost. */
export function requestAnother(): void {
  const [path = '/', query = ''] = navigate.current().split('?')
  const shown = matchRoute(path)
  const isRequest = shown?.id === 'request' || shown?.id === 'vendorRequest'
  const isForm = isRequest && !new URLSearchParams(query).has('orderID')
  const vendorID = shown?.params['vendorID']
  if (isForm) firstEmptyField()?.focus()
  else navigate.go(vendorID === undefined ? pathFor('request', {}) : pathFor('vendorRequest', { vendorID }))
}

const firstEmptyField = (): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>('.request-form input')].find(
    field => field.value === '' && field.getClientRects().length > 0,
  )

// The keys of the whole portal: what is open, and whether single keys are on (NAV-101).

const $shortcut = atom<Shortcut | undefined>(undefined)
const $singleKeys = atom(true)

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** A dialog is open already, and keeps the keys; next to the help centre the page has them. */
const isTaken = (): boolean =>
  document.querySelector('[role="dialog"]:not([aria-modal="false"]), [role="alertdialog"]') !== null

export const shortcuts = {
  /** What is shown. */
  $open: $shortcut,
  /** Whether a sign alone does anything; the palette and the menus lead to the same. */
  $singleKeys,
  open: (what: Shortcut): void => $shortcut.set(what),
  close: (): void => $shortcut.set(undefined),
  setSingleKeys(on: boolean): void {
    $singleKeys.set(on)
    if (on) storage.remove('single-keys-off')
    else storage.write('single-keys-off', true)
  },
  /** Listens to the keys. Returns what ends that. To be called in the browser. */
  start(): () => void {
    const read = () => $singleKeys.set(storage.read('single-keys-off') !== true)
    read()
    const stop = storage.onChange('single-keys-off', read)
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return
      const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event
      const altGraph = event.getModifierState('AltGraph')
      const pressed = { key, code, ctrlKey, metaKey, altKey, shiftKey, altGraph }
      const what = shortcutOf(pressed, $singleKeys.get() && !isField(event.target))
      if (!what || isTaken()) return
      event.preventDefault()
      if (what === 'request') requestAnother()
      else $shortcut.set(what)
    }
    addEventListener('keydown', onKey)
    return () => {
      stop()
      removeEventListener('keydown', onKey)
    }
  },
}
