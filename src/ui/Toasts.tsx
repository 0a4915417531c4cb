import { clsx } from 'clsx'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-names.ts'
import { useNoticePlace } from './popover-position.ts'

export type ToastKind = 'info' | 'success' | 'warning' | 'error'
export type Toast = {
  id: string
  kind: ToastKind
  text: ReactNode
  /** The one thing to do about it; doing it also takes the toast away. */
  action?: { text: string; onPress: () => void }
}

type ToastsProps = {
  toasts: readonly Toast[]
  /** Asked for by its button, its action or Escape; the caller takes it off the list. */
  onGone: (id: string) => void
  /** Pauses the time of all of them (`true`) and lets it run again (`false`): one is pointed at or has the focus, or nobody sees the page. */
  onHold: (held: boolean) => void
  words: { region: string; dismiss: string }
}

const LOOK: Record<ToastKind, { icon: IconName; tone: string; urgent: boolean }> = {
  info: { icon: 'info', tone: 'tone-info', urgent: false },
  success: { icon: 'circle-check', tone: 'tone-success', urgent: false },
  warning: { icon: 'triangle-alert', tone: 'tone-warning', urgent: false },
  error: { icon: 'circle-alert', tone: 'tone-danger', urgent: true },
}

type Held = { pointed: boolean; focused: boolean; unseen: boolean }
const isHeld = ({ pointed, focused, unseen }: Held) => pointed || focused || unseen

/**
 * The notices of the portal (NTC-001, NTC-101): read out politely, errors at once; held while one of them is
 * hovered or focused, and while nobody sees the page; reached with F6; above a dialog, clear of what is `data-sticky-foot` and of the
 * field in which somebody types.
 */
export function Toasts({ toasts, onGone, onHold, words }: ToastsProps) {
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const held = useRef<Held>({ pointed: false, focused: false, unseen: false })
  const hold = (change: Partial<Held>) => {
    held.current = { ...held.current, ...change }
    onHold(isHeld(held.current))
  }
  useEffect(() => {
    const look = () => {
      held.current = { ...held.current, unseen: document.hidden }
      onHold(isHeld(held.current))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [onHold])
  useNoticePlace(region, toasts.length > 0)
  useEffect(() => focusWithKey(region, toasts.length > 0), [toasts.length])

  const leave = (id: string) => {
    const inside = region.current?.contains(document.activeElement)
    const others = [...(region.current?.querySelectorAll<HTMLElement>('button') ?? [])].filter(
      button => !button.closest(`[data-toast="${CSS.escape(id)}"]`),
    )
    if (inside) (others[0] ?? cameFrom.current)?.focus()
    if (others.length === 0) hold({ pointed: false, focused: false })
    onGone(id)
  }
  const list = (urgent: boolean) => (
    <div className="toast-list" role={urgent ? 'alert' : 'status'} aria-atomic="false">
      {toasts
        .filter(toast => LOOK[toast.kind].urgent === urgent)
        .map(toast => (
          <ToastCard key={toast.id} toast={toast} dismiss={words.dismiss} onLeave={() => leave(toast.id)} />
        ))}
    </div>
  )
  return (
    <section
      ref={region}
      className="toasts"
      aria-label={words.region}
      data-react-aria-top-layer
      onPointerEnter={event => event.pointerType === 'mouse' && hold({ pointed: true })}
      onPointerLeave={event => event.pointerType === 'mouse' && hold({ pointed: false })}
      onFocus={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget as HTMLElement
        hold({ focused: true })
      }}
      onBlur={event => event.currentTarget.contains(event.relatedTarget) || hold({ focused: false })}
    >
      {list(false)}
      {list(true)}
    </section>
  )
}

function ToastCard({ toast, dismiss, onLeave }: { toast: Toast; dismiss: string; onLeave: () => void }) {
  const { icon, tone } = LOOK[toast.kind]
  const { action } = toast
  const act = () => {
    action?.onPress()
    onLeave()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape on its buttons
    <div
      className={clsx('toast', tone, action && 'with-action')}
      data-toast={toast.id}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        // It is used up: what is open below the notice stays.
        event.preventDefault()
        onLeave()
      }}
    >
      <Icon name={icon} />
      <span>{toast.text}</span>
      {action && (
        <Button kind="quiet" onClick={act}>
          {action.text}
        </Button>
      )}
      <button className="clear" type="button" aria-label={dismiss} onClick={onLeave}>
        <Icon name="x" small />
      </button>
    </div>
  )
}

/** F6 brings the keyboard into the region, as long as something is there. */
function focusWithKey(region: RefObject<HTMLElement | null>, present: boolean) {
  if (!present) return
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'F6' || region.current?.contains(document.activeElement)) return
    event.preventDefault()
    region.current?.querySelector('button')?.focus()
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}
