// The session of this tab.
import { deployment } from '#deployment'
import { createAccount } from '#features/account/store.ts'
import { createSession } from '#features/session/store.ts'
import { notifyAcross } from './notices.ts'
import {
  clock,
  exclusive,
  losesTyped,
  navigate,
  pageLifecycle,
  resetAll,
  send,
  storage,
  uuid,
  whenUnauthorized,
} from './services.ts'

export const session = createSession({
  send,
  storage,
  clock,
  exclusive,
  navigate,
  pageLifecycle,
  country: () => deployment().country.code,
  notify: notifyAcross,
  loses: losesTyped,
  reset: resetAll,
})

whenUnauthorized(used => session.unauthorized(used))

// Accounts: registering, and setting a new password.

export const account = createAccount({ send, uuid })
