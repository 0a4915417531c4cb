// Who is here and which flags are on, as attributes of the root element: the style sheet shows and hides by them. The guard
// in the head has set them before the first paint; from then on they follow the stores.
import { flags } from '#app/flags'
import { session } from '#app/session'
import type { Presence } from '#domain/entry'
import type { Session } from '#domain/session'
import { flagNames } from '#text/flag-names'

/** Begins to follow; to be called before the shell starts. */
export function followOnRoot(): void {
  const root = document.documentElement
  session.$session.listen(now => {
    root.dataset['presence'] = presenceIn(now)
  })
  flags.$flags.listen(now => {
    if (now) root.dataset['flags'] = flagNames(now)
  })
}

function presenceIn(now: Session): Presence {
  if (now.mode === 'GODROID') return 'embedded'
  if (now.mode === 'GUEST') return 'guest'
  return now.login ? 'vendor' : 'nobody'
}
