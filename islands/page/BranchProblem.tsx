import { useStore } from '@nanostores/react'
import type { ReactElement } from 'react'
import { session } from '#app/session.ts'
import { vendors } from '#app/vendors.ts'
import { m } from '#messages'
import { Button } from '#ui/Button.tsx'
import { EmptyState, ErrorState } from '#ui/States.tsx'
import { latePart } from './late-part.tsx'

const loading = { state: 'loading' } as const
const ForeignBranch = latePart(() => import('./WithoutBranch.tsx').then(part => part.ForeignBranch))
const NoBranches = latePart(() => import('./WithoutBranch.tsx').then(part => part.NoBranches))

/**
 * Shown instead of a screen whose branch cannot be had: the branches could not be loaded, there are none (COL-023), the address names
 * one that is not the reader's own, in whose place nothing is done (RTE-101), or who was here has logged out without a network.
 * Undefined while all is well.
 */
export function useBranchProblem(): ReactElement | undefined {
  const list = useStore(vendors.$vendors, { ssr: () => loading })
  const foreignId = useStore(vendors.$foreignId, { ssr: () => undefined })
  const cutOff = useStore(session.$cutOff, { ssr: () => false })
  if (cutOff) return <EmptyState title={m.notice_disconnected()}>{m['auth.offline']()}</EmptyState>
  if (list.state === 'failed') return <BranchesFailed />
  if (list.state === 'ready' && list.value.length === 0) return <NoBranches />
  return foreignId === undefined ? undefined : <ForeignBranch id={foreignId} />
}

function BranchesFailed() {
  return (
    <ErrorState
      title={m.portal_branch_failed()}
      action={<Button onClick={() => vendors.load()}>{m.notice_retry()}</Button>}
    />
  )
}
