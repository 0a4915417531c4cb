import { type ReactNode, useEffect, useRef } from 'react'
import { m } from '#messages'
import { Icon } from './Icon.tsx'

type Props = {
  open: boolean
  onClose(): void
  /** Its heading, which also names it. */
  title: string
  /** Where it comes from: the end of the line, or the bottom edge of a phone, in reach of a thumb. */
  from: 'end' | 'bottom'
  children: ReactNode
}

/**
 * A drawer over the page, 384 px wide (NAV-006). The browser's own modal dialog: focus stays inside and returns to where
 * it came from, Escape and a press beside it close it, and it weighs nothing. With a mouse it begins at what is marked
 * `data-first`.
 */
export function SideDrawer({ open, onClose, title, from, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!open) {
      dialog.current?.close()
      return
    }
    dialog.current?.showModal()
    // With a finger a keyboard would come up over what the drawer shows.
    if (matchMedia('(pointer: fine)').matches) dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [open])
  useEffect(() => {
    const element = dialog.current
    const closeBeside = (event: MouseEvent) => event.target === element && element?.close()
    element?.addEventListener('click', closeBeside)
    return () => element?.removeEventListener('click', closeBeside)
  }, [])
  return (
    <dialog ref={dialog} className={`side-drawer from-${from}`} aria-label={title} onClose={onClose}>
      {open && (
        <div className="drawer-inside">
          <div className="drawer-head">
            <h2>{title}</h2>
            <button type="button" className="clear" aria-label={m.portal_close()} onClick={onClose}>
              <Icon name="x" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
