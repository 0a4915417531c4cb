import { addressOf } from '#contract/routes'
import { m } from '#messages'
import { ButtonLink } from '#ui/Button'
import { EmptyState } from '#ui/EmptyState'

/** Guests have no history: what an account would give them (GST-008). */
export const GuestInvitation = ({ prefix }: { prefix: string }) => (
  <EmptyState
    title={m.history_guest_title()}
    action={
      <ButtonLink kind="primary" large className="needs-sign-up" href={addressOf(prefix, '/register')}>
        {m.history_guest_action()}
      </ButtonLink>
    }
  >
    {m.history_guest_text()}
  </EmptyState>
)
