// The keys of the whole portal, connected: what is open, and whether single keys are on (NAV-101).
import { atom } from 'nanostores'
import { type Shortcut, shortcutOf } from '#features/shell/shortcuts.ts'
import { storage } from './services.ts'

const $open = atom<Shortcut | undefined>(undefined)
const $singleKeys = atom(true)

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** A dialog is open already, and keeps the keys. */
const isTaken = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

export const shortcuts = {
  /** What is shown. */
  $open,
  /** Whether a sign alone does anything; the palette and the menus lead to the same. */
  $singleKeys,
  open: (what: Shortcut): void => $open.set(what),
  close: (): void => $open.set(undefined),
  setSingleKeys(on: boolean): void {
    $singleKeys.set(on)
    if (on) storage.remove('single-keys-off')
    else storage.write('single-keys-off', true)
  },
  /** Listens to the keys; the answer ends that. To be called in the browser. */
  start(): () => void {
    const read = () => $singleKeys.set(storage.read('single-keys-off') !== true)
    read()
    const stop = storage.onChange('single-keys-off', read)
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return
      const what = shortcutOf(event, $singleKeys.get() && !isField(event.target))
      if (!what || isTaken()) return
      event.preventDefault()
      $open.set(what)
    }
    addEventListener('keydown', onKey)
    return () => {
      stop()
      removeEventListener('keydown', onKey)
    }
  },
}
