// In place of a screen of a branch that is none of the reader's (RTE-101), or where there is none (COL-023): loaded when that is so.
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { currentPath, languagePrefixes } from '#app/services.ts'
import { vendors } from '#app/vendors.ts'
import { addressOf, splitPrefix } from '#contract/routes.ts'
import { noVendors } from '#features/vendors/vendors.ts'
import { m } from '#messages'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/States.tsx'

/** Of more branches than this the bar's own list is the quicker way. */
const BRANCHES_OFFERED = 8

/** The address names another's branch: says so, with the way to the reader's own. @param id the branch in the address */
export function ForeignBranch({ id }: { id: string }) {
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

/** Whom to ask is in the notice (COL-023), which comes again if there are still none. */
export function NoBranches() {
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
