import { useEffect, useState } from 'react'
import { type EmbeddedTerms, type EmbeddedTermsStore, embeddedTerms } from '#app/embedded-login.ts'
import { m } from '#messages'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorState, Skeleton } from '#ui/States.tsx'

const stays = () => {}

/**
 * The terms, which have to be accepted before anything else; there is no way around them.
 * @param tag language of the page
 */
export function TermsDialog({ tag }: { tag: string }) {
  const [store, setStore] = useState<EmbeddedTermsStore>()
  const [terms, setTerms] = useState<EmbeddedTerms>({ state: 'not-needed' })
  useEffect(() => {
    const created = embeddedTerms(tag)
    setStore(created)
    const ends = [created.$terms.subscribe(setTerms), created.start()]
    return () => {
      for (const end of ends) end()
    }
  }, [tag])
  if (!store || terms.state === 'not-needed') return null
  const accept = terms.state === 'shown' && (
    <Button kind="primary" onClick={store.accept}>
      {m.terms_accept()}
    </Button>
  )
  return (
    <Dialog
      open
      busy
      wide={terms.state === 'shown'}
      onClose={stays}
      title={m.terms_title()}
      footer={accept || undefined}
    >
      {terms.state === 'loading' && <Skeleton shape="rows" label={m.portal_loading()} />}
      {terms.state === 'failed' && (
        <ErrorState
          title={m.terms_failed()}
          action={<Button onClick={() => void store.retry()}>{m.notice_retry()}</Button>}
        />
      )}
      {terms.state === 'shown' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text has to be scrolled by keyboard too
        <section className="plain-text" tabIndex={0} aria-label={m.terms_title()}>
          {terms.text}
        </section>
      )}
    </Dialog>
  )
}
