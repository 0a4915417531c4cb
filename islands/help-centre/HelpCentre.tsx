// The help centre as a page of its own, for phones and for links (RTE-014, HLP-001).
import { useStore } from '@nanostores/react'
import { useCallback, useEffect } from 'react'
import { navigate } from '#app/services.ts'
import { session } from '#app/session.ts'
import { vendors } from '#app/vendors.ts'
import { pathFor } from '#contract/routes.ts'
import { loggedOut } from '#features/session/session.ts'
import { useBranchProblem } from '#islands/page/BranchProblem.tsx'
import { useInBrowser } from '#islands/page/use-in-browser.ts'
import { m } from '#messages'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { HelpFrame } from './HelpFrame.tsx'

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
