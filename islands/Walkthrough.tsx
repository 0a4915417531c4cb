// Welcome: three screens, once per device, before the first use of the request screen (LND-005, Q11).
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { session } from '#app/session'
import { storage } from '#app/world'
import { firstWalkthrough, type Walkthrough as State, walked } from '#domain/walkthrough'
import { m } from '#messages'
import { Button } from '#ui/Button'

/** The drawings come from the page; all three stand in it from the start, since markup cannot be added later. */
type Props = { request?: ReactNode; track?: ReactNode; history?: ReactNode }

export function Walkthrough({ request, track, history }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [state, setState] = useState<State>({ state: 'closed' })
  const shown = state.state === 'open' ? state.step : 1
  const steps = [
    { art: request, title: m.walkthrough_request_title(), text: m.walkthrough_request_text() },
    { art: track, title: m.walkthrough_track_title(), text: m.walkthrough_track_text() },
    { art: history, title: m.walkthrough_history_title(), text: m.walkthrough_history_text() },
  ]
  const last = shown === steps.length

  // Who is here may be known a little later than the page stands, and in the embedded portal nobody is welcomed.
  useEffect(
    () =>
      session.$session.subscribe(now => {
        if (now.mode === 'CLASSIC' && now.login === null) return
        const done = storage.read('walkthrough-done') ?? false
        setState(before => (before.state === 'open' ? before : firstWalkthrough({ done, mode: now.mode })))
      }),
    [],
  )
  useEffect(() => {
    if (state.state === 'closed') dialog.current?.close()
    else if (dialog.current?.open) heading.current?.focus()
    else dialog.current?.showModal()
  }, [state])

  function close(): void {
    // Skipping counts as done too (Q11); the closed dialog of the start does not.
    if (state.state === 'open') storage.write('walkthrough-done', true)
    setState({ state: 'closed' })
  }

  return (
    <dialog ref={dialog} className="walkthrough" aria-label={m.walkthrough_label()} onClose={close}>
      {steps.map(({ art, title, text }, at) => (
        <section key={title} hidden={at + 1 !== shown}>
          <div aria-hidden="true">{art}</div>
          <p className="muted">{m.walkthrough_step({ step: at + 1, steps: steps.length })}</p>
          <h2 ref={at + 1 === shown ? heading : undefined} tabIndex={-1}>
            {title}
          </h2>
          <p>{text}</p>
        </section>
      ))}
      <footer>
        {!last && (
          <Button kind="quiet" onClick={close}>
            {m.walkthrough_skip()}
          </Button>
        )}
        <Button kind="primary" onClick={() => (last ? close() : setState(walked(state, 'next')))}>
          {last ? m.walkthrough_start() : m.walkthrough_next()}
        </Button>
      </footer>
    </dialog>
  )
}
