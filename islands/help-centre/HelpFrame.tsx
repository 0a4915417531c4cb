// The help centre in its frame, and what is shown while it loads and when it does not (HLP-001, HLP-005, HLP-006).
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import { $helpOffered, helpCentre, openHelp } from '#app/help-centre.ts'
import { addressOf } from '#contract/routes.ts'
import { m } from '#messages'
import type { Vendor } from '#schema/wire.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { ErrorState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

type Props = {
  vendor: Vendor
  prefix: string
  /** The frame, or Escape, asks for it to be closed. */
  onClose(): void
}

/** Scripts and forms of its own; nothing of it may leave the frame but links that open a tab. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/** To be drawn in the browser only. */
export function HelpFrame({ vendor, prefix, onClose }: Props) {
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
