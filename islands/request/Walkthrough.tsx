// Welcome: three screens, once per device, before the first use of the request screen (LND-005, Q11).
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { storage } from '#app/services.ts'
import { session } from '#app/session.ts'
import { firstWalkthrough, nextWalkthrough, type Walkthrough as State } from '#features/shell/shell.ts'
import { m } from '#messages'
import { Button } from '#ui/Button.tsx'
import { useBackCloses } from '#ui/back-closes.ts'

export function Walkthrough() {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [state, setState] = useState<State>({ state: 'closed' })
  const shown = state.state === 'open' ? state.step : 1
  const steps = [
    { drawing: 'welcome-request', title: m.walkthrough_request_title(), text: m.walkthrough_request_text() },
    { drawing: 'welcome-track', title: m.walkthrough_track_title(), text: m.walkthrough_track_text() },
    { drawing: 'welcome-history', title: m.walkthrough_history_title(), text: m.walkthrough_history_text() },
  ]
  const last = shown === steps.length

  // The session may be known a little after the page is drawn, and the embedded portal has no walkthrough.
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
  useBackCloses(state.state === 'open', close)

  return (
    <dialog ref={dialog} className="walkthrough" aria-label={m.walkthrough_label()} onClose={close}>
      {steps.map(({ drawing, title, text }, at) => (
        <section key={title} hidden={at + 1 !== shown}>
          <PageDrawing id={drawing} />
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
        <Button kind="primary" onClick={() => (last ? close() : setState(nextWalkthrough(state, 'next')))}>
          {last ? m.walkthrough_start() : m.walkthrough_next()}
        </Button>
      </footer>
    </dialog>
  )
}

/** A drawing that the page holds in a `<template>` of this id. As nodes, since the content policy refuses markup as text. */
function PageDrawing({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const template = document.getElementById(id)
    if (template instanceof HTMLTemplateElement) place.current?.replaceChildren(template.content.cloneNode(true))
  }, [id])
  return <div ref={place} aria-hidden="true" />
}
