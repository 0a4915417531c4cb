// The terms over the request screen of the embedded portal, until they are accepted (PUB-009, Q99).
import { useEffect, useState } from 'react'
import { type EmbeddedTermsStore, embeddedTerms, type EmbeddedTerms as State } from '#app/embedded-login.ts'
import { usePart } from '#islands/page/late-part.tsx'

/** @param tag language of the page */
export function EmbeddedTerms({ tag }: { tag: string }) {
  const [store, setStore] = useState<EmbeddedTermsStore>()
  const [state, setState] = useState<State>({ state: 'not-needed' })
  useEffect(() => {
    const terms = embeddedTerms(tag)
    setStore(terms)
    const ends = [terms.$terms.subscribe(setState), terms.start()]
    return () => {
      for (const end of ends) end()
    }
  }, [tag])
  const asked = state.state === 'shown' || state.state === 'failed'
  const dialog = usePart(() => import('./TermsDialog.tsx'), asked)
  if (!dialog || !asked || !store) return null
  return (
    <dialog.TermsDialog
      text={state.state === 'shown' ? state.text : undefined}
      onAccept={store.accept}
      onRetry={() => void store.retry()}
    />
  )
}
