import { clsx } from 'clsx'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { createPortal } from 'react-dom'
import { usePainted } from './Button.tsx'
import { useBackCloses } from './back-closes.ts'
import { Icon } from './Icon.tsx'
import { isComposing } from './typed-text.ts'

// The widgets of React Aria have one text for screen readers. It is given to them in the page's language here; their
// built-in translations are left out of the bundle, since they have fewer languages than the portal.

/**
 * Gives the widgets the word for what closes them, before the first of them is drawn in the browser; it does nothing on the
 * server. A page has one language, so the first call is final.
 */
function setDismissLabel(dismiss: string): void {
  if (typeof window === 'undefined' || Symbol.for('react-aria.i18n.strings') in window) return
  Object.assign(window, {
    [Symbol.for('react-aria.i18n.locale')]: document.documentElement.lang,
    [Symbol.for('react-aria.i18n.strings')]: { '@react-aria/overlays': { dismiss } },
  })
}

// A <header> or <footer> here would be a landmark of the page, next to the bar's, as long as the dialog fades out.

type Overlay = {
  open: boolean
  /** Called for Escape, Back, the close button or a click outside it. */
  onClose: () => void
  title: ReactNode
  children?: ReactNode
}

type DialogProps = Overlay & {
  /** Name of the close button; without it there is none, and a click outside the dialog does not close it. */
  closeLabel?: string
  /** Buttons, the one that goes on last. */
  footer?: ReactNode
  /** Needs an answer: screen readers announce it at once. */
  alert?: boolean
  /** Its work goes on and cannot be left now. */
  busy?: boolean
  wide?: boolean
  /** A form with something next to it, in two columns; a page of its own on phones. */
  broad?: boolean
}

/**
 * A question or a short form above the page. Focus stays in it and goes back to where it came from. While it is open it is
 * all there is, so its title is the first heading.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, closeLabel, footer, alert = false, busy = false, wide, broad } = props
  const id = useId()
  if (closeLabel !== undefined) setDismissLabel(closeLabel)
  const drawn = usePainted(open, false)
  useBackCloses(open && drawn, onClose, busy)
  const dialog = useEscapeBeforeFocus(open && !busy, onClose)
  if (open && !drawn) return <Shade />
  return (
    <ModalOverlay
      className={scrimClass(open, broad && 'with-broad')}
      isOpen={drawn}
      onOpenChange={stays => stays || onClose()}
      isDismissable={closeLabel !== undefined && !busy}
      isKeyboardDismissDisabled={busy}
    >
      <Modal className={clsx('dialog-frame', wide && 'wide', broad && 'broad')}>
        <AriaDialog className="dialog" ref={dialog} role={alert ? 'alertdialog' : 'dialog'} aria-labelledby={id}>
          <div className="dialog-head">
            <h1 id={id}>{title}</h1>
            {closeLabel !== undefined && <CloseButton label={closeLabel} disabled={busy} onClose={onClose} />}
          </div>
          {children}
          {footer !== undefined && (
            <div className="dialog-foot" data-sticky-foot>
              {footer}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

type DrawerProps = Overlay & {
  /** Name of the close button. */
  closeLabel: string
  /** The edge it comes from on wide screens; on phones it comes from below, within reach. */
  side?: 'start' | 'end'
  /** What stays at its foot while the rest scrolls. */
  footer?: ReactNode
}

/** A panel of 384 px at the side; on phones a sheet from below (NAV-003, NAV-006). */
export function Drawer({ open, onClose, title, children, closeLabel, side = 'end', footer }: DrawerProps) {
  const id = useId()
  setDismissLabel(closeLabel)
  const drawn = usePainted(open, false)
  useBackCloses(open && drawn, onClose)
  const dialog = useEscapeBeforeFocus(open, onClose)
  if (open && !drawn) return <Shade />
  return (
    <ModalOverlay
      className={scrimClass(open, 'with-drawer')}
      isOpen={drawn}
      onOpenChange={stays => stays || onClose()}
      isDismissable
    >
      <Modal className={`drawer-frame ${side}`}>
        <AriaDialog className="drawer" ref={dialog} aria-labelledby={id}>
          <div className="dialog-head">
            <h1 id={id}>{title}</h1>
            <CloseButton label={closeLabel} onClose={onClose} />
          </div>
          <div className="drawer-body">{children}</div>
          {footer !== undefined && (
            <div className="dialog-foot" data-sticky-foot>
              {footer}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

// A dialog is drawn, and taken away, one paint after the press that asks for it: both take longer than a press may (CST-108).

/** Until it is taken away, it begins to fade. @param holds what reaches to its edges */
const scrimClass = (open: boolean, holds?: 'with-drawer' | 'with-broad' | false): string =>
  clsx('scrim', holds, !open && 'closing')

/**
 * Escape closes an overlay from the press on that opened it, also before it has the focus and hears keys itself.
 * @returns for the dialog, whose first focus ends that
 */
function useEscapeBeforeFocus(isOpen: boolean, onClose: () => void) {
  const dialog = useRef<HTMLElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen || dialog.current?.contains(document.activeElement)) return
    const ended = new AbortController()
    const listening = { capture: true, signal: ended.signal }
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && dialog.current?.contains(target)) ended.abort()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return
      event.stopImmediatePropagation()
      event.preventDefault()
      close()
    }
    document.addEventListener('focusin', onFocus, listening)
    document.addEventListener('keydown', onKey, listening)
    return () => ended.abort()
  }, [isOpen])
  return dialog
}

/** The page turns dim: the first that is seen of a dialog. */
const Shade = () => createPortal(<div className="scrim" data-entering />, document.body)

function CloseButton({ label, disabled, onClose }: { label: string; disabled?: boolean; onClose: () => void }) {
  return (
    <button className="clear" type="button" aria-label={label} disabled={disabled} onClick={onClose}>
      <Icon name="x" />
    </button>
  )
}
