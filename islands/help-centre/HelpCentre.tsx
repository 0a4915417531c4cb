// The help centre (HLP-001): a page for phones and for links, a panel next to the screen it was opened from, and its frame in both.
import { useStore } from '@nanostores/react'
import { type KeyboardEvent as ReactKeyboardEvent, useCallback, useEffect, useId, useMemo, useRef } from 'react'
import { $helpOffered, helpCentre, openHelp } from '#app/help-centre.ts'
import { currentPath, navigate } from '#app/services.ts'
import { session } from '#app/session.ts'
import { vendors } from '#app/vendors.ts'
import { addressOf, matchRoute, pathFor } from '#contract/routes.ts'
import { loggedOut } from '#features/session/session.ts'
import { useBranchProblem } from '#islands/page/BranchProblem.tsx'
import { useInBrowser, useUnderBar } from '#islands/page/use-browser.ts'
import { m } from '#messages'
import type { Vendor } from '#schema/wire.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { useBackCloses } from '#ui/back-closes.ts'
import { Icon } from '#ui/Icon.tsx'
import { isFocusFree } from '#ui/kept-focus.ts'
import { ErrorState, Skeleton } from '#ui/States.tsx'

/** The page (RTE-014). */
export function HelpCentre({ prefix, heading }: { prefix: string; heading: string }) {
  const inBrowser = useInBrowser()
  const branchProblem = useBranchProblem()
  const chosen = useStore(vendors.$chosen, { ssr: () => undefined })
  const { mode } = useStore(session.$session, { ssr: () => loggedOut })
  const id = chosen?.vendor_id
  const close = useCallback(() => {
    const before = document.referrer
    // Not a step back: a step inside the frame would count as one.
    if (before.startsWith(`${location.origin}/`) && before !== location.href) location.assign(before)
    else {
      // Pressed before the branches are known, it leads to the one of the address.
      const vendorID = id ?? matchRoute(currentPath())?.params['vendorID']
      navigate.go(vendorID === undefined ? pathFor('request', {}) : pathFor('vendorRequest', { vendorID }))
    }
  }, [id])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [close])
  // The embedded portal has a help centre of its own (HLP-002, Q77).
  useEffect(() => {
    if (mode === 'GODROID') navigate.replace('/request-a-rider')
  }, [mode])

  return (
    <section className="help-page" aria-label={heading}>
      <div className="help-head">
        <h2>{heading}</h2>
        <Button kind="quiet" onClick={close}>
          <Icon name="x" small />
          {m.help_close()}
        </Button>
      </div>
      {branchProblem ? (
        branchProblem
      ) : inBrowser && chosen && mode !== 'GODROID' ? (
        <HelpFrame vendor={chosen} prefix={prefix} onClose={close} />
      ) : (
        <Skeleton shape="rows" label={m.help_loading()} />
      )}
    </section>
  )
}

/** The help centre next to the screen it was opened from, on wide screens: the page stays usable (HLP-001). */
export function HelpPanel({ vendor, prefix, onClose }: FrameProps) {
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  useUnderBar(box)
  useEffect(() => {
    const before = document.activeElement
    close.current?.focus()
    return () => {
      // Whoever goes on in the page while it closes stays there.
      if (before instanceof HTMLElement && isFocusFree()) before.focus()
    }
  }, [])
  useBackCloses(true, onClose)
  const onKeyDown = (event: ReactKeyboardEvent) => {
    if (event.key !== 'Escape') return
    // It is used up: the order that is open next to the panel stays.
    event.preventDefault()
    onClose()
  }
  return (
    <section
      ref={box}
      className="help-panel"
      role="dialog"
      aria-modal="false"
      aria-labelledby={id}
      onKeyDown={onKeyDown}
    >
      <div className="help-head">
        <h2 id={id}>{m.help_frame()}</h2>
        <button ref={close} type="button" className="clear" aria-label={m.help_close()} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <HelpFrame vendor={vendor} prefix={prefix} onClose={onClose} />
    </section>
  )
}

type FrameProps = {
  vendor: Vendor
  prefix: string
  /** The frame, or Escape, asks for it to be closed. */
  onClose(): void
}

/** Scripts and forms of its own; nothing of it may leave the frame but links that open a tab. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/**
 * The help centre in its frame, and what is shown while it loads and when it does not (HLP-005, HLP-006). To be drawn in the
 * browser only.
 */
function HelpFrame({ vendor, prefix, onClose }: FrameProps) {
  const store = useMemo(helpCentre, [])
  const help = useStore(store.$help, { ssr: () => store.$help.get() })
  // A page that was opened at its address waits for the flags.
  const offered = useStore($helpOffered, { ssr: () => false })
  const frame = useRef<HTMLIFrameElement>(null)
  const wasOpen = useRef(false)
  const { vendor_id: id } = vendor
  const again = () => void openHelp(vendor)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another vendor opens it anew, the same one read again does not
  useEffect(() => {
    if (!offered) return
    void openHelp(vendor)
    return () => store.close()
  }, [id, offered, store])
  useEffect(() => {
    const receive = ({ origin, data, source }: MessageEvent) => {
      if (source === frame.current?.contentWindow) store.receive(origin, data)
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [store])
  useEffect(() => {
    if (wasOpen.current && !help.open) onClose()
    wasOpen.current = help.open
  }, [help.open, onClose])

  const { stage, url, origin, token } = help.open ? help : { stage: 'opening' as const }
  const ready = stage === 'ready'
  // A token that was exchanged goes to the frame, and to no other origin than its own (HLP-004).
  useEffect(() => {
    if (ready && token !== undefined && origin !== undefined)
      frame.current?.contentWindow?.postMessage({ source: 'portal', type: 'token', token }, origin)
  }, [ready, token, origin])

  const failed = stage === 'late' || stage === 'no-token' || stage === 'no-page'
  return (
    <div className="help-frame" data-stage={stage}>
      {url !== undefined && (
        <iframe
          ref={frame}
          key={url}
          src={url}
          title={m.help_frame()}
          sandbox={SANDBOX}
          referrerPolicy="origin"
          aria-hidden={!ready}
          tabIndex={ready ? undefined : -1}
        />
      )}
      {!ready && !failed && <Skeleton shape="rows" label={m.help_loading()} />}
      {failed && (
        <ErrorState
          title={stage === 'no-token' ? m.help_failed() : m.help_not_loaded()}
          action={
            <p className="help-ways">
              <Button kind="primary" onClick={again}>
                {m.notice_retry()}
              </Button>
              {url === undefined ? (
                <ButtonLink href={addressOf(prefix, '/faq')}>{m.help_faq()}</ButtonLink>
              ) : (
                <ButtonLink href={url} target="_blank" rel="noopener noreferrer">
                  {m.help_open_tab()}
                </ButtonLink>
              )}
            </p>
          }
        >
          {url === undefined ? m.help_not_reached_text() : m.help_not_loaded_text()}
        </ErrorState>
      )}
    </div>
  )
}
