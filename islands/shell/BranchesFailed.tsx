import { vendors } from '#app/vendors'
import { m } from '#messages'
import { Button } from '#ui/Button'
import { ErrorState } from '#ui/EmptyState'

/** In place of a screen that waits for the branches of the account, when these could not be loaded. */
export function BranchesFailed() {
  return (
    <ErrorState
      title={m.portal_branch_failed()}
      action={<Button onClick={() => vendors.load()}>{m.notice_retry()}</Button>}
    />
  )
}
