// The form beside the map; what is filled in is the flow's (REQ-002, REQ-004).
import { type FormEvent, useRef } from 'react'
import { deployment } from '#deployment'
import { shortId } from '#domain/orders/order'
import { spotOf } from '#domain/request/places'
import { hoursOf } from '#domain/request/service-hours'
import { stepName } from '#domain/request/step-names'
import { m } from '#messages'
import { Button } from '#ui/Button'
import { Chip } from '#ui/Chip'
import { ErrorState } from '#ui/EmptyState'
import { mapMark } from '../../src/map/map-mark.ts'
import { usePart } from '../shell/use-part.ts'
import { CardForm } from './CardForm.tsx'
import { Closed } from './Closed.tsx'
import { Contents, Customer } from './Customer.tsx'
import { onFormKey, useCtrlEnter, useFocusOnFirst, useFocusOnProblem } from './focus.ts'
import { OriginForm } from './OriginForm.tsx'
import { Payment } from './Payment.tsx'
import { RequestMap } from './RequestMap.tsx'
import { RequestSkeleton } from './RequestSkeleton.tsx'
import { Sender } from './Sender.tsx'
import { Summary } from './Summary.tsx'
import { usePrefill } from './use-prefill.ts'
import { type Request, useRequest } from './use-request.ts'
import { When } from './When.tsx'
import { Where } from './Where.tsx'

const WAITING = new Set(['WAIT_FOR_VENDOR', 'WAIT_FOR_ORDER', 'CHECK_SERVICE_HOURS'])
const ORIGIN = new Set(['ASK_FOR_ORIGIN_ADDRESS', 'ASK_FOR_ORIGIN_ADDRESS_DETAILS'])

export function Screen({ language, heading }: { language: string; heading: string }) {
  const it = useRequest(language)
  const { state, view, request, say } = it
  const form = useRef<HTMLFormElement>(null)
  const asksOrigin = ORIGIN.has(view.step)
  const { pressed } = useFocusOnProblem(state.problem)
  const begins = WAITING.has(view.step) || (state.stage.step === 'ENDED' && state.stage.reason === 'cancelled')
  // Once it stands, it stays: looking at the hours again takes no field away.
  const stands = useRef<string>(undefined)
  const waits = begins && (stands.current === undefined || stands.current !== state.vendorId)
  if (!begins) stands.current = state.stage.step === 'ENDED' ? undefined : state.vendorId
  useFocusOnFirst(form, !waits)
  const opened = usePrefill(it)
  // Seldom needed, but there before the press, which may be made where the network has gone.
  const feeKnown = view.fee.state !== 'none'
  const NewFee = usePart(() => import('./NewFee.tsx').then(part => part.NewFee), view.pressed || feeKnown)

  const submit = () => {
    pressed()
    if (asksOrigin) request.confirmOrigin()
    else request.submit()
  }
  useCtrlEnter(() => !waits && submit())
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  if (state.stage.step === 'ENDED' && state.stage.reason === 'failed')
    return (
      <ErrorState
        title={state.problem ? say(state.problem.problem) : m.request_ended()}
        action={<Button onClick={() => request.restart()}>{m.request_start_again()}</Button>}
      />
    )
  if (waits || state.stage.step === 'ENDED') return <RequestSkeleton heading={heading} placed={!waits} />
  return (
    <div className="request">
      <form
        ref={form}
        className="request-form"
        data-step={stepName(view.step)}
        aria-label={m.request_form()}
        noValidate
        autoComplete="off"
        aria-busy={view.pressed}
        onSubmit={onSubmit}
        onKeyDown={event => onFormKey(event, submit)}
      >
        <div className="request-scroll">
          <header className="request-head">
            <p aria-hidden="true">{heading}</p>
            <Hours it={it} />
          </header>
          {asksOrigin ? (
            <OriginForm it={it} onPin={() => placePin(it, true)} opened={opened === 'origin'} />
          ) : (
            <Sections it={it} opened={opened === 'destination'} />
          )}
        </div>
        {!asksOrigin && <Summary it={it} />}
      </form>
      <RequestMap it={it} />
      {NewFee && <NewFee it={it} />}
    </div>
  )
}

function Sections({ it, opened }: { it: Request; opened: boolean }) {
  const { state, request } = it
  const { form, destination } = state
  const touched = form.name + form.phone + form.description + form.amount + destination.query !== ''
  return (
    <>
      <Closed it={it} />
      <Where it={it} onPin={() => placePin(it, false)} opened={opened} />
      <Customer it={it} />
      {it.guest && <Sender it={it} />}
      <Contents it={it} />
      <When it={it} />
      <Payment it={it} />
      <CardForm it={it} />
      {touched && !it.view.editing && (
        <p className="extras">
          <button className="link" type="button" onClick={() => request.clear()}>
            {m.request_clear()}
          </button>
        </p>
      )}
    </>
  )
}

function Hours({ it }: { it: Request }) {
  const { hours } = it.state
  const { to, status } = hours ?? {}
  if (it.view.editing && it.state.edited)
    return <span className="muted">{m.request_editing({ order: `#${shortId(it.state.edited)}` })}</span>
  // Day and night is no hour to tell.
  if (!hours || to === undefined || status === 'closed' || hoursOf(hours)?.always) return null
  return (
    <Chip tone="success" icon="clock">
      {m.request_open_until({ time: to })}
    </Chip>
  )
}

/** A pin where the reader can move it: at the place that is known, else where riders collect, else in the first city. */
function placePin(it: Request, origin: boolean): void {
  const { view, state, request } = it
  const [city] = deployment().country.cities
  const spot = origin ? (spotOf(state.origin) ?? city) : (view.to ?? view.from ?? city)
  if (!spot) return
  const { latitude, longitude } = spot
  if (origin) request.moveOriginPin({ latitude, longitude })
  else request.movePin({ latitude, longitude })
  document.querySelector('.request-map')?.scrollIntoView({ block: 'nearest' })
  // Arrow keys move it from here on, once the map has taken it over (REQ-101).
  focusOnceThere(mapMark('receiver'), performance.now() + MAP_WAIT_MS)
}

/** The map may still be loading when its pin is wanted. */
const MAP_WAIT_MS = 10_000

function focusOnceThere(mark: HTMLElement, until: number): void {
  if (mark.isConnected && mark.hasAttribute('tabindex')) mark.focus()
  else if (performance.now() < until) requestAnimationFrame(() => focusOnceThere(mark, until))
}
