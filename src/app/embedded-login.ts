// The login of an app's token, connected. It comes with the page that takes one.

import { computed } from 'nanostores'
import { offlineTermsPath } from '#contract/routes.ts'
import { deployment } from '#deployment'
import {
  createEmbeddedLogin,
  createEmbeddedTerms,
  type EmbeddedLoginStore,
  type EmbeddedTerms,
  type EmbeddedTermsStore,
} from '#features/session/embedded-store.ts'
import { fetchSameOriginText } from '#platform/page-text.ts'
import { notices, notify } from './notices.ts'
import { createClient, navigate, storage } from './services.ts'
import { session } from './session.ts'

let reported: string | undefined

export const embeddedLogin = (): EmbeddedLoginStore =>
  createEmbeddedLogin({
    storage,
    accepted: deployment().settings.embedding.acceptTokens,
    async readVendor(token, id) {
      try {
        const send = await createClient(() => `GoDroid ${token}`)
        return await send('readVendor', { params: { id } })
      } catch {
        return { state: 'failed', problem: { code: 'no_answer' } }
      }
    },
    session: () => session.$session.get(),
    enter: session.enterEmbedded,
    notify(notice) {
      reported = notify(notice)
    },
  })

/** Leaves when the report was there for its time: to the page that was open, or to the start when nobody is logged in (Q18). */
export function leaveAfterReport(): () => void {
  return notices.$notices.listen(shown => {
    if (reported === undefined || shown.some(({ id }) => id === reported)) return
    const now = session.$session.get()
    const nobody = now.mode === 'CLASSIC' && now.login === null
    if (!nobody && history.length > 1) history.back()
    else navigate.replace(nobody ? '/' : '/request-a-rider')
  })
}

// The terms of the embedded portal, connected.

export type { EmbeddedTerms, EmbeddedTermsStore }

/** @param tag language of the page */
export const embeddedTerms = (tag: string): EmbeddedTermsStore =>
  createEmbeddedTerms({
    storage,
    $mode: computed(session.$session, ({ mode }) => mode),
    fetchTerms: () => fetchSameOriginText(offlineTermsPath(tag)),
  })
