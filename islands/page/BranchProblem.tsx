import { useStore } from '@nanostores/react'
import { type ReactElement, useState } from 'react'
import { currentPath, languagePrefixes } from '#app/services.ts'
import { session } from '#app/session.ts'
import { vendors } from '#app/vendors.ts'
import { addressOf, splitPrefix } from '#contract/routes.ts'
import { noVendors } from '#features/vendors/vendors.ts'
import { m } from '#messages'
import { Button } from '#ui/Button.tsx'
import { EmptyState, ErrorState } from '#ui/States.tsx'

const loading = { state: 'loading' } as const
/** Of more branches than this the bar's own list is the quicker way. */
const BRANCHES_OFFERED = 8

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

/** Whom to ask is in the notice (COL-023), which comes again if there are still none. */
function NoBranches() {
  const [asking, setAsking] = useState(false)
  const ask = () => {
    setAsking(true)
    void vendors.load().finally(() => setAsking(false))
  }
  return (
    <EmptyState
      title={m.portal_branch_empty()}
      action={
        <Button pending={asking} onClick={ask}>
          {m.notice_retry()}
        </Button>
      }
    />
  )
}

function BranchesFailed() {
  return (
    <ErrorState
      title={m.portal_branch_failed()}
      action={<Button onClick={() => vendors.load()}>{m.notice_retry()}</Button>}
    />
  )
}

function ForeignBranch({ id }: { id: string }) {
  const own = useStore(vendors.$list, { ssr: () => noVendors }).slice(0, BRANCHES_OFFERED)
  const { prefix } = splitPrefix(location.pathname, languagePrefixes())
  const [, screen = ''] = currentPath().split('/')
  return (
    <div role="alert">
      <EmptyState
        motif="search"
        title={m.portal_branch_foreign({ id })}
        action={
          <ul className="own-branches">
            {own.map(({ vendor_id, vendor_information: { name } }) => (
              <li key={vendor_id}>
                <a className="button" href={addressOf(prefix, `/${screen}/${encodeURIComponent(vendor_id)}`)}>
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        }
      >
        {m.portal_branch_choose()}
      </EmptyState>
    </div>
  )
}
