import { addressOf } from '#contract/routes'
import { m } from '#messages'
import { ButtonLink } from '#ui/Button'
import { EmptyState } from '#ui/EmptyState'

/** Today nothing has been sent: true only after the server said so. */
export const NoOrders = ({ prefix }: { prefix: string }) => (
  <EmptyState
    title={m.portal_tracking_empty()}
    action={
      <ButtonLink kind="primary" large href={addressOf(prefix, '/request-a-rider')}>
        {m.portal_open_request()}
      </ButtonLink>
    }
  >
    {m.portal_tracking_empty_text()}
  </EmptyState>
)
