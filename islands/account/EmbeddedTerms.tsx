// The terms over the request screen of the embedded portal, until they are accepted (PUB-009, Q99).
import { useStore } from '@nanostores/react'
import { session } from '#app/session.ts'
import { loggedOut } from '#features/session/session.ts'
import { usePart } from '#islands/page/late-part.tsx'

/** @param tag language of the page */
export function EmbeddedTerms({ tag }: { tag: string }) {
  const { mode } = useStore(session.$session, { ssr: () => loggedOut })
  const part = usePart(() => import('./TermsDialog.tsx'), mode === 'GODROID')
  return part ? <part.TermsDialog tag={tag} /> : null
}
