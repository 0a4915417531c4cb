// The help centre as a page of its own, for phones and for links (RTE-014, HLP-001).
import { useCallback, useEffect } from 'react'
import { session } from '#app/session'
import { vendors } from '#app/vendors'
import { navigate } from '#app/world'
import { pathFor } from '#contract/routes'
import { loggedOut } from '#domain/session'
import { m } from '#messages'
import { Button } from '#ui/Button'
import { Icon } from '#ui/Icon'
import { Skeleton } from '#ui/Skeleton'
import { HelpFrame } from './help/HelpFrame.tsx'
import { BranchesFailed } from './shell/BranchesFailed.tsx'
import { useInBrowser } from './shell/use-in-browser.ts'
import { useLive } from './shell/use-live.ts'

const loading = { state: 'loading' } as const

export function HelpCentre({ prefix, heading }: { prefix: string; heading: string }) {
  const inBrowser = useInBrowser()
  const list = useLive(vendors.$vendors, loading)
  const chosen = useLive(vendors.$chosen, undefined)
  const { mode } = useLive(session.$session, loggedOut)
  const id = chosen?.vendor_id
  const close = useCallback(() => {
    const before = document.referrer
    // Not a step back: a step inside the frame would count as one.
    if (before.startsWith(`${location.origin}/`) && before !== location.href) location.assign(before)
    else navigate.go(id === undefined ? '/request-a-rider' : pathFor('vendorRequest', { vendorID: id }))
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
      <header>
        <h2>{heading}</h2>
        <Button kind="quiet" onClick={close}>
          <Icon name="x" small />
          {m.help_close()}
        </Button>
      </header>
      {list.state === 'failed' ? (
        <BranchesFailed />
      ) : inBrowser && chosen && mode !== 'GODROID' ? (
        <HelpFrame vendor={chosen} prefix={prefix} onClose={close} />
      ) : (
        <Skeleton shape="rows" label={m.help_loading()} />
      )}
    </section>
  )
}
