// The request screen (REQ-001): waits for the branch, then shows the form. The build knows nothing of it.

import { useStore } from '@nanostores/react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { $shownScreen, storage } from '#app/services.ts'
import { vendors } from '#app/vendors.ts'
import { sentText } from '#contract/sent-characters.ts'
import { deployment } from '#deployment'
import { spotOf } from '#features/addresses/places.ts'
import { shortId } from '#features/orders/order.ts'
import type { RequestState } from '#features/request/flow-state.ts'
import type { Offer } from '#features/request/form.ts'
import { offerOfFragment } from '#features/request/offer.ts'
import { hoursOf } from '#features/request/service-hours.ts'
import { stepName } from '#features/request/view.ts'
import { isPending } from '#features/vendors/vendors.ts'
import { useBranchProblem } from '#islands/page/BranchProblem.tsx'
import { IslandBoundary, latePart, usePart } from '#islands/page/late-part.tsx'
import { useInBrowser, useKeptOffline } from '#islands/page/use-browser.ts'
import { mapMark } from '#map/marks.ts'
import { m } from '#messages'
import { afterPaint, Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { EmptyState, ErrorState } from '#ui/States.tsx'
import { isComposing } from '#ui/typed-text.ts'
import { Contents, Customer, Sender } from './Customer.tsx'
import { Payment } from './Payment.tsx'
import { RequestMap } from './RequestMap.tsx'
import { RequestSkeleton } from './RequestSkeleton.tsx'
import { Summary } from './Summary.tsx'
import { type RequestScreen, useRequestScreen } from './use-request.ts'
import { When } from './When.tsx'
import { FormNotice, OriginForm, Where } from './Where.tsx'

/** @param language BCP 47 tag of the page's words */
export function RequestForm(props: { language: string; heading: string }) {
  const inBrowser = useInBrowser()
  return (
    <>
      <Content {...props} inBrowser={inBrowser} />
      {inBrowser && storage.read('walkthrough-done') !== true && <Walkthrough />}
    </>
  )
}

/** The welcome: most readers have seen it. */
const Walkthrough = latePart(() => import('./Walkthrough.tsx').then(part => part.Walkthrough))

function Content({ language, heading, inBrowser }: { language: string; heading: string; inBrowser: boolean }) {
  const branchProblem = useBranchProblem()
  const chosen = useStore(vendors.$chosen, { ssr: () => undefined })
  useKeptOffline()
  if (branchProblem) return <div className="screen-problem">{branchProblem}</div>
  if (chosen && isPending(chosen))
    return <EmptyState title={m.outlet_pending_title()}>{m.outlet_pending_text()}</EmptyState>
  return inBrowser ? <Screen language={language} heading={heading} /> : <RequestSkeleton heading={heading} />
}

// The form next to the map; the flow keeps what is filled in (REQ-002, REQ-004).

const WAITING = new Set(['WAIT_FOR_VENDOR', 'WAIT_FOR_ORDER', 'CHECK_SERVICE_HOURS'])
const TYPED = 'input:not([type=radio], [type=checkbox]), textarea'
const ORIGIN = new Set(['ASK_FOR_ORIGIN_ADDRESS', 'ASK_FOR_ORIGIN_ADDRESS_DETAILS'])

function Screen({ language, heading }: { language: string; heading: string }) {
  const it = useRequestScreen(language)
  const { state, view, request, problemText } = it
  const form = useRef<HTMLFormElement>(null)
  const asksOrigin = ORIGIN.has(view.step)
  const { submitted } = useFocusOnProblem(state, asksOrigin ? 'origin' : view.submitting ? 'pending' : 'idle')
  const begins = WAITING.has(view.step) || (state.stage.step === 'ENDED' && state.stage.reason === 'cancelled')
  // Once shown, the form stays: reading the hours again removes no field.
  const drawnFor = useRef<string>(undefined)
  const waits = begins && (drawnFor.current === undefined || drawnFor.current !== state.vendorId)
  if (!begins) drawnFor.current = state.stage.step === 'ENDED' ? undefined : state.vendorId
  useFocusOnFirst(form, !waits)
  useFocusOnAddress(asksOrigin ? 'origin' : 'destination')
  const opened = usePrefill(it)
  // Seldom needed, but loaded before the submission, when the network may be gone.
  const feeKnown = view.fee.state !== 'none'
  const NewFee = usePart(() => import('./NewFee.tsx').then(part => part.NewFee), view.submitting || feeKnown)

  // On a phone the map is low once something is typed, until a pin is placed on it (request.css).
  const [typedIn, setTypedIn] = useState(false)
  const onPin = (origin: boolean) => {
    setTypedIn(false)
    placePin(it, origin)
  }
  const submit = () => {
    submitted()
    if (asksOrigin) request.confirmOrigin()
    else request.submit()
  }
  useCtrlEnter(() => !waits && submit())
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // What follows the collection point takes longer to draw than a press may wait.
    if (asksOrigin) afterPaint(submit)
    else submit()
  }
  if (state.stage.step === 'ENDED' && state.stage.reason === 'failed')
    return (
      <ErrorState
        title={state.problem ? problemText(state.problem.problem) : m.request_ended()}
        action={
          <Button onClick={() => startAgain(request)}>
            {state.problem?.problem.code === 'order_not_read' ? m.request_try_again() : m.request_start_again()}
          </Button>
        }
      />
    )
  if (view.step === 'WAIT_FOR_ORDER' && state.problem)
    return (
      <div aria-live="polite">
        <EmptyState title={problemText(state.problem.problem)} />
      </div>
    )
  if (waits || state.stage.step === 'ENDED') return <RequestSkeleton heading={heading} placed={!waits} />
  return (
    <div className={typedIn ? 'request typed-in' : 'request'}>
      <form
        ref={form}
        className="request-form"
        data-step={stepName(view.step)}
        aria-label={m.request_form()}
        noValidate
        autoComplete="off"
        aria-busy={view.submitting}
        onSubmit={onSubmit}
        onFocus={({ target }) => target.matches(TYPED) && setTypedIn(true)}
        onKeyDown={event => onFormKey(event, submit)}
      >
        <div className="request-scroll">
          <header className="request-head">
            <Heading screen={it}>{heading}</Heading>
          </header>
          {asksOrigin ? (
            <OriginForm screen={it} onPin={() => onPin(true)} opened={opened === 'origin'} />
          ) : (
            <Sections screen={it} onPin={() => onPin(false)} opened={opened === 'destination'} />
          )}
        </div>
        {!asksOrigin && <Summary screen={it} />}
      </form>
      <RequestMap screen={it} />
      {NewFee && (
        <IslandBoundary>
          <NewFee screen={it} />
        </IslandBoundary>
      )}
    </div>
  )
}

/** An order that cannot be edited is not in the address of the new request. */
function startAgain(request: RequestScreen['request']): void {
  request.restart()
  if (request.$state.get().editOrderId === undefined) history.replaceState(history.state, '', location.pathname)
}

function Sections({ screen, onPin, opened }: { screen: RequestScreen; onPin(): void; opened: boolean }) {
  const { state, request } = screen
  const { form, destination } = state
  // Loaded once payment is by card.
  const CardForm = usePart(
    () => import('./CardForm.tsx').then(part => part.CardForm),
    form.payment === 'card' || state.card.state !== 'closed',
  )
  const touched = form.name + form.phone + form.description + form.amount + destination.query !== ''
  const clear = () => {
    request.clear()
    // The button goes with what it cleared; the form begins at its first field again.
    requestAnimationFrame(() => controlOf('destination')?.focus())
  }
  return (
    <>
      {screen.view.step === 'SERVICE_CLOSED' && <FormNotice screen={screen} />}
      <Where screen={screen} onPin={onPin} opened={opened} />
      <Customer screen={screen} />
      {screen.guest && !screen.view.editing && <Sender screen={screen} />}
      <Contents screen={screen} />
      <When screen={screen} />
      <Payment screen={screen} />
      {CardForm && (
        <IslandBoundary>
          <CardForm screen={screen} />
        </IslandBoundary>
      )}
      {touched && !screen.view.editing && (
        <p className="extras">
          <button className="link" type="button" onClick={clear}>
            {m.request_clear()}
          </button>
        </p>
      )}
    </>
  )
}

/** Whoever changes an order has no new delivery in front of them: the heading says which order, and so does the bar of a phone. */
function Heading({ screen, children }: { screen: RequestScreen; children: string }) {
  const { edited } = screen.state
  const editing = screen.view.editing && edited ? m.request_editing({ order: `#${shortId(edited)}` }) : undefined
  const heading = editing ?? children
  useEffect(() => {
    const title = document.querySelector('.screen-title')
    if (!title || title.textContent === heading) return
    title.textContent = heading
    $shownScreen.set({ path: '/request-a-rider', heading })
  }, [heading])
  if (editing !== undefined)
    return (
      <p className="editing" aria-hidden="true">
        {editing}
      </p>
    )
  return (
    <>
      <p aria-hidden="true">{children}</p>
      <Hours screen={screen} />
    </>
  )
}

function Hours({ screen }: { screen: RequestScreen }) {
  const { hours } = screen.state
  const { to, status } = hours ?? {}
  // Open day and night: there are no hours to show.
  if (!hours || to === undefined || status === 'closed' || hoursOf(hours)?.always) return null
  return (
    <Chip tone="success" icon="clock">
      {m.request_open_until({ time: to })}
    </Chip>
  )
}

/** Puts the pin on the map: at the known place, else where riders collect, else in the first city. */
function placePin(screen: RequestScreen, origin: boolean): void {
  const { view, state, request } = screen
  const [city] = deployment().country.cities
  const spot = origin ? (spotOf(state.origin) ?? city) : (view.to ?? view.from ?? city)
  if (!spot) return
  const { latitude, longitude } = spot
  if (origin) request.moveOriginPin({ latitude, longitude })
  else request.movePin({ latitude, longitude })
  // In a low window the map comes with the pin.
  requestAnimationFrame(() => document.querySelector('.request-map')?.scrollIntoView({ block: 'nearest' }))
  // From now on arrow keys move the pin, once the map shows it (REQ-101).
  focusOnceThere(mapMark('receiver'), performance.now() + MAP_WAIT_MS)
}

/** How long to wait for the map, which may still be loading. */
const MAP_WAIT_MS = 10_000

function focusOnceThere(mark: HTMLElement, until: number): void {
  if (mark.isConnected && mark.hasAttribute('tabindex')) mark.focus()
  else if (performance.now() < until) requestAnimationFrame(() => focusOnceThere(mark, until))
}

/** The steps in which the form can be filled in. */
const OFFERABLE = new Set([
  'ASK_FOR_DESTINATION_ADDRESS',
  'FILL_ORDER_DETAILS',
  'FILL_PAYMENT_DETAILS',
  'SERVICE_CLOSED',
])

/** What a shop system put behind the # of the address: read once and removed from the address (REQ-112). */
function takeFragment(): Offer | undefined {
  const offer = offerOfFragment(location.hash)
  if (offer) history.replaceState(history.state, '', location.pathname + location.search)
  return offer
}

/**
 * Addresses in the link, such as from the landing page, are filled in once, into empty fields only.
 * @returns the field that was typed in last
 */
function usePrefill({ view: { step, submitting }, state, request, origin, destination }: RequestScreen) {
  const fromShop = useRef<Offer>(undefined)
  const offer = useRef(() => {})
  offer.current = () => {
    // A submission takes in nothing else.
    if (!fromShop.current || !OFFERABLE.has(step) || submitting) return
    request.offer(fromShop.current)
    fromShop.current = undefined
  }
  useEffect(() => {
    const take = () => {
      fromShop.current = takeFragment() ?? fromShop.current
      offer.current()
    }
    take()
    // The next link into a window that has the form open loads no page.
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  const done = useRef({ origin: false, destination: false })
  const [typed, setTyped] = useState<'origin' | 'destination'>()
  const empty = { origin: state.origin.addressQuery === '', destination: state.destination.query === '' }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a step begins, and when a submission ends
  useEffect(() => offer.current(), [step, submitting])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a step begins
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const [from, to] = ['from', 'to'].map(name => sentText(query.get(name) ?? '').trim())
    const fill = (field: 'origin' | 'destination', text: string | undefined, type: (text: string) => void) => {
      if (!text || !empty[field] || done.current[field]) return
      done.current[field] = true
      type(text)
      setTyped(field)
    }
    if (step === 'ASK_FOR_ORIGIN_ADDRESS')
      fill('origin', from, text => {
        request.typeOrigin(text)
        origin.type(text)
      })
    if (step === 'ASK_FOR_DESTINATION_ADDRESS')
      fill('destination', to, text => {
        request.typeDestination(text)
        destination.type(text)
      })
  }, [step])
  return typed
}

// Where the focus goes on the request screen (REQ-046, REQ-101).

const CONTROLS = 'input:not([type=hidden]), select, textarea, button'

/** The best guess first: the marked element, then the selected one, then the first of a group. */
const SIGNS = ['input[aria-invalid=true]', '[aria-invalid=true] input', ':checked', 'input']

function controlOf(field: string): HTMLElement | null {
  const named = document.getElementById(field)
  if (!named || named.matches(`${CONTROLS}, [tabindex]`)) return named
  for (const sign of SIGNS) {
    const control = named.querySelector<HTMLElement>(sign)
    if (control) return control
  }
  return null
}

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/**
 * After a submission, the first field in error takes the focus (REQ-109). Returns what to call on a submission.
 * @param phase another one ends what was submitted, unless it is pending
 */
function useFocusOnProblem(
  { problem, faults }: Pick<RequestState, 'problem' | 'faults'>,
  phase: 'origin' | 'pending' | 'idle',
): {
  submitted(): void
} {
  const awaited = useRef(false)
  useEffect(() => {
    if (!awaited.current || !problem) return
    awaited.current = false
    if (problem.at === undefined) return
    const fields = (faults ?? [problem]).map(fault =>
      fault.problem.code === 'item_value_exceeds' ? 'confirm-amount' : fault.at,
    )
    // The problem is drawn first, so that a screen reader reads it with the field.
    requestAnimationFrame(() => {
      const controls = fields.map(controlOf).filter(control => control !== null)
      const [first] = controls.sort((one, other) => (isBefore(one, other) ? -1 : 1))
      first?.focus()
    })
  }, [problem, faults])
  // What is found to be wrong later is no answer to it, and whoever types meanwhile stays where that is.
  useEffect(() => {
    if (phase === 'idle') awaited.current = false
  }, [phase])
  return {
    submitted: () => {
      awaited.current = true
    },
  }
}

/** With a keyboard, the first empty field takes the focus; on phones a keyboard would cover the form. */
function useFocusOnFirst(form: React.RefObject<HTMLFormElement | null>, ready: boolean): void {
  useEffect(() => {
    if (!ready || !matchMedia('(pointer: fine)').matches) return
    begin()
    function begin(): void {
      const before = document.activeElement
      // Behind the welcome it begins when that is closed.
      before?.closest('dialog[open]')?.addEventListener('close', begin, { once: true })
      // A screen that replaced another one begins at its heading.
      if (!before?.matches('body, h1, dialog:not([open]) *')) return
      const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('input[type=text], input[type=tel]') ?? [])]
      const empty = fields.find(field => field.value === '' && !field.readOnly && isVisible(field))
      // Nothing is missing: only the button is left.
      const next = empty ?? form.current?.querySelector<HTMLElement>('.summary [type=submit]')
      if (!next) return
      // As on a page that was just loaded, nothing has the focus.
      if (before instanceof HTMLElement) before.blur()
      // The page stays where it begins, unless a low or enlarged window would have the focus below its edge.
      next.focus({ preventScroll: next.getBoundingClientRect().bottom <= innerHeight })
    }
  }, [form, ready])
}

/** The collection point takes the place of the rest of the form, and gives it back: its address is next, where a press left no focus. */
function useFocusOnAddress(field: 'origin' | 'destination'): void {
  const before = useRef(field)
  useEffect(() => {
    if (before.current === field) return
    before.current = field
    if (document.activeElement === document.body && matchMedia('(pointer: fine)').matches) controlOf(field)?.focus()
  }, [field])
}

/** Ctrl+Enter sends from anywhere on the page (REQ-101), also from the pin; in the form its own handler does. */
function useCtrlEnter(submit: () => void): void {
  const latest = useRef(submit)
  latest.current = submit
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      if (event.target !== document.body && event.target !== mapMark('receiver')) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** Enter moves to the next field; only Ctrl+Enter (or the button) sends, so that nothing is placed by mistake. */
function onFormKey(event: KeyboardEvent<HTMLFormElement>, submit: () => void): void {
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault()
    submit()
    return
  }
  const from = event.target
  if (!(from instanceof HTMLInputElement)) return
  event.preventDefault()
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('input, select, textarea, [type=submit]')]
  controls
    .slice(controls.indexOf(from) + 1)
    .find(control => isVisible(control) && !(control instanceof HTMLInputElement && control.readOnly))
    ?.focus()
}

/** Whether an element takes room on the page. */
const isVisible = (element: Element): boolean => element.getClientRects().length > 0
