// The request screen (REQ-001): waits for the branch, then the form. Nothing of it is known on the server.
import { vendors } from '#app/vendors'
import { isPending } from '#domain/outlets/payload'
import { m } from '#messages'
import { EmptyState } from '#ui/EmptyState'
import { RequestSkeleton } from './request/RequestSkeleton.tsx'
import { Screen } from './request/Screen.tsx'
import { BranchesFailed } from './shell/BranchesFailed.tsx'
import { useInBrowser } from './shell/use-in-browser.ts'
import { useLive } from './shell/use-live.ts'

const loading = { state: 'loading' } as const

/** @param language BCP 47 tag of the page's words */
export function RequestForm({ language, heading }: { language: string; heading: string }) {
  const inBrowser = useInBrowser()
  const list = useLive(vendors.$vendors, loading)
  const chosen = useLive(vendors.$chosen, undefined)
  if (list.state === 'failed') return <BranchesFailed />
  if (list.state === 'ready' && list.value.length === 0) return <EmptyState title={m.portal_branch_empty()} />
  if (chosen && isPending(chosen))
    return <EmptyState title={m.outlet_pending_title()}>{m.outlet_pending_text()}</EmptyState>
  return inBrowser ? <Screen language={language} heading={heading} /> : <RequestSkeleton heading={heading} />
}
