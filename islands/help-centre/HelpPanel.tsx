// The help centre next to the screen it was opened from, on wide screens: the page stays usable (HLP-001).
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { m } from '#messages'
import type { Vendor } from '#schema/wire.ts'
import { useBackCloses } from '#ui/back-closes.ts'
import { Icon } from '#ui/Icon.tsx'
import { HelpFrame } from './HelpFrame.tsx'

type Props = { vendor: Vendor; prefix: string; onClose(): void }

export function HelpPanel({ vendor, prefix, onClose }: Props) {
  const id = useId()
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    close.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  useBackCloses(true, onClose)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <section className="help-panel" role="dialog" aria-labelledby={id} onKeyDown={onKeyDown}>
      <header>
        <h2 id={id}>{m.help_frame()}</h2>
        <button ref={close} type="button" className="clear" aria-label={m.help_close()} onClick={onClose}>
          <Icon name="x" />
        </button>
      </header>
      <HelpFrame vendor={vendor} prefix={prefix} onClose={onClose} />
    </section>
  )
}
