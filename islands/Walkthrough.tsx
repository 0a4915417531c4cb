// Welcome: three screens, once per device, before the first use of the request screen (LND-005, Q11).
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { walkthrough } from '#app/walkthrough'
import { m } from '#messages'
import { Button } from '#ui/Button'

/** The drawings come from the page; all three stand in it from the start, since markup cannot be added later. */
type Props = { request?: ReactNode; track?: ReactNode; history?: ReactNode }

export function Walkthrough({ request, track, history }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [step, setStep] = useState(0)
  const steps = [
    { art: request, title: m.walkthrough_request_title(), text: m.walkthrough_request_text() },
    { art: track, title: m.walkthrough_track_title(), text: m.walkthrough_track_text() },
    { art: history, title: m.walkthrough_history_title(), text: m.walkthrough_history_text() },
  ]
  const last = step === steps.length - 1

  useEffect(() => walkthrough.whenDue(() => dialog.current?.showModal()), [])
  useEffect(() => {
    if (step > 0) heading.current?.focus()
  }, [step])

  return (
    <dialog ref={dialog} className="walkthrough" aria-label={m.walkthrough_label()} onClose={() => walkthrough.done()}>
      {steps.map(({ art, title, text }, at) => (
        <section key={title} hidden={at !== step}>
          <div aria-hidden="true">{art}</div>
          <p className="muted">{m.walkthrough_step({ step: at + 1, steps: steps.length })}</p>
          <h2 ref={at === step ? heading : undefined} tabIndex={-1}>
            {title}
          </h2>
          <p>{text}</p>
        </section>
      ))}
      <footer>
        {!last && (
          <Button kind="quiet" onClick={() => dialog.current?.close()}>
            {m.walkthrough_skip()}
          </Button>
        )}
        <Button kind="primary" onClick={() => (last ? dialog.current?.close() : setStep(step + 1))}>
          {last ? m.walkthrough_start() : m.walkthrough_next()}
        </Button>
      </footer>
    </dialog>
  )
}
