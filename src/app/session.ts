// The session of this tab.
import { deployment } from '#deployment'
import { createSession } from '#stores/session'
import { notifyAcross } from './notices.ts'
import { clock, exclusive, navigate, resetAll, send, storage, surroundings, whenUnauthorized } from './world.ts'

export const session = createSession({
  send,
  storage,
  clock,
  exclusive,
  navigate,
  surroundings,
  country: () => deployment().country.code,
  notify: notifyAcross,
  reset: resetAll,
})

whenUnauthorized(used => session.unauthorized(used))
