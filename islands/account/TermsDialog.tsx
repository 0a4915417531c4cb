import { m } from '#messages'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorState } from '#ui/States.tsx'

type Props = {
  /** Undefined when the terms could not be had. */
  text: string | undefined
  onAccept(): void
  onRetry(): void
}

const stays = () => {}

/** The terms, which have to be accepted before anything else; there is no way around them. */
export function TermsDialog({ text, onAccept, onRetry }: Props) {
  if (text === undefined)
    return (
      <Dialog open busy onClose={stays} title={m.terms_title()}>
        <ErrorState title={m.terms_failed()} action={<Button onClick={onRetry}>{m.notice_retry()}</Button>} />
      </Dialog>
    )
  const accept = (
    <Button kind="primary" onClick={onAccept}>
      {m.terms_accept()}
    </Button>
  )
  return (
    <Dialog open busy wide onClose={stays} title={m.terms_title()} footer={accept}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text has to be scrolled by keyboard too */}
      <section className="plain-text" tabIndex={0} aria-label={m.terms_title()}>
        {text}
      </section>
    </Dialog>
  )
}
