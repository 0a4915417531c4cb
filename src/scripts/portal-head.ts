// What every screen of the portal runs before it is painted.
import { orderNumberIn } from '#contract/foreign-data.ts'
import { splitPrefix } from '#contract/routes.ts'
import { authorizationOf, storedTokenOf } from '#features/session/session.ts'
import { chosenVendor } from '#features/vendors/vendors.ts'
import type { EarlyCalls } from '#platform/client.ts'
import { importWithRetry } from '#platform/import-with-retry.ts'
import { SLOW_AFTER_MS } from '#platform/ports.ts'
import type { StoredLogin, VendorsAnswer } from '#schema/wire.ts'
import { facts, readStored } from './entry-guard.ts'

// What every screen of a vendor begins with is asked for at once: on a slow phone the scripts that ask for it come seconds later, and
// find the answer here.

const { hidden, dataset } = document.documentElement
if (facts.early && !hidden && dataset['presence'] === 'vendor') askEarly(facts.early)

function askEarly(addresses: readonly string[]): void {
  // The guard has found a login in it.
  const token = storedTokenOf(
    readStored('localStorage', 'token') ?? '',
    (login): login is StoredLogin => login !== null,
  )
  const authorization = authorizationOf({ token, guest: undefined })
  if (authorization === undefined) return
  const calls = new Map(addresses.map(address => [address, ask(address, authorization)]))
  const earlyCalls: EarlyCalls = { authorization, askedAtMs: performance.now(), calls }
  Object.assign(window, { earlyCalls })
  const { hours } = facts
  const [vendors = ''] = addresses
  const asked = calls.get(vendors)
  // Whoever has taken the vendors over asks for the hours as well.
  const askHours = (address: string) => calls.has(vendors) && calls.set(address, ask(address, authorization))
  if (hours && asked) addressOfHours(hours, asked.answer).then(askHours, () => {})
}

/** Where the hours of the vendor are for whom the page is; rejects when that is not known. */
async function addressOfHours(hours: string, vendors: Promise<Response>): Promise<string> {
  const answer = await vendors
  const { result } = (await answer.clone().json()) as VendorsAnswer
  const [, , named] = splitPrefix(location.pathname, Object.values(facts.prefixes)).path.split('/')
  const chosen = chosenVendor(result.vendors, named && decodeURIComponent(named))
  if (!chosen) throw new Error('no vendor')
  return hours.replace('%7Bid%7D', encodeURIComponent(chosen.vendor_id))
}

function ask(address: string, authorization: string) {
  const stop = new AbortController()
  const answer = fetch(address, {
    headers: { authorization },
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal: stop.signal,
  })
  // Whoever takes the answer hears of a failure.
  answer.catch(() => {})
  return { answer, stop }
}

// A script that fails to load is asked for again; then the reader is notified, and can try again (NTC-006, NTC-007). Written into the
// page, since it must be there when nothing else is.

function importScript(address: string): Promise<unknown> {
  const { href } = new URL(address, location.href)
  return importWithRetry(() => import(/* @vite-ignore */ href), { address: href })
}

function showFailure(): void {
  const failure = document.getElementById('load-failure')
  if (!failure?.hidden) return
  if (failure.dataset['heading'] && !showOrderFailure(failure, failure.dataset['heading'])) return
  failure.hidden = false
  failure.querySelector('button')?.addEventListener('click', () => location.reload())
}

/** A public page whose script has not come yet. */
const SCRIPTLESS = 'main[data-state=loading]:not([data-alive])'

/** A public page shows it in place of its order, if it still waits for its script; the number is that of the address. */
function showOrderFailure(failure: HTMLElement, heading: string): boolean {
  const main = document.querySelector<HTMLElement>(SCRIPTLESS)
  if (!main) return false
  main.dataset['state'] = 'unloaded'
  const title = main.querySelector('h1')
  if (title) title.textContent = heading
  const number = failure.querySelector('[data-order]')
  if (number) number.textContent = orderNumberIn(location.pathname) ?? ''
  failure.closest('[data-part=about]')?.removeAttribute('hidden')
  return true
}

addEventListener('portal:load-failure', showFailure)

// The script of a public page is asked for again as a part is; the page shows that it takes longer than usual.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || !document.querySelector(SCRIPTLESS)) return
    importScript(target.src).catch(() => {})
  },
  true,
)

setTimeout(() => {
  const slow = document.querySelector<HTMLElement>(`${SCRIPTLESS} [data-part=slow]`)
  if (!slow) return
  slow.hidden = false
  slow.querySelector('button')?.addEventListener('click', () => location.reload())
}, SLOW_AFTER_MS)

// Astro's own element would try once more and then give up in silence.
customElements.whenDefined('astro-island').then(island => {
  Object.assign(island.prototype, { importWithRetry: importScript })
})

// Trusted Types: the one policy of the site. Where the browser would run what is at an address given as text, such
// as a worker, only own addresses pass (CST-101).

type Policies = { createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown }

const policies = (window as { trustedTypes?: Policies }).trustedTypes

policies?.createPolicy('default', {
  createScriptURL(address) {
    const { origin, protocol } = new URL(address, document.baseURI)
    if (origin !== location.origin || !/^https?:$/.test(protocol)) throw new TypeError(`foreign script ${origin}`)
    return address
  },
})

// A click on a part of the page that its script has not taken over yet is kept, shown, and carried out once when the part listens
// (CST-111); no form is ever sent to the host of the pages. Written into the page, since it must be there before everything.

/** A part that has been rendered and does not listen yet; the client of the islands marks it when it does. */
const DEAF = 'astro-island:not([data-alive])'
/** A part that has not come by then is reported missing, in milliseconds. */
const MISSING_AFTER_MS = 30_000

type Click = { island: Element; target: HTMLElement; index: number; carryOut(target: HTMLElement): void }
const clicks: Click[] = []

const deafIslandOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(DEAF) : null

const buttonAt = (target: EventTarget | null): HTMLButtonElement | null =>
  target instanceof Element ? target.closest('button') : null

function keep(event: Event, island: Element, target: HTMLElement, carryOut: Click['carryOut']): void {
  event.preventDefault()
  event.stopImmediatePropagation()
  if (clicks.some(click => click.target === target)) return
  const index = [...island.querySelectorAll(target.localName)].indexOf(target)
  clicks.push({ island, target, index, carryOut })
  busyOf(target).setAttribute('aria-busy', 'true')
}

/** A form shows on its button that it was submitted. */
const busyOf = (target: HTMLElement): Element => target.querySelector('[type=submit]') ?? target

addEventListener(
  'submit',
  event => {
    const island = deafIslandOf(event.target)
    if (island && event.target instanceof HTMLFormElement)
      keep(event, island, event.target, form => form instanceof HTMLFormElement && form.requestSubmit())
  },
  true,
)

addEventListener(
  'click',
  event => {
    const island = deafIslandOf(event.target)
    const button = buttonAt(event.target)
    // What the browser does by itself needs no script: links, boxes, and the button of a form, which is a submission.
    if (!island || !button || button.type === 'submit' || button.hasAttribute('popovertarget')) return
    keep(event, island, button, one => one.click())
  },
  true,
)

addEventListener('portal:alive', ({ target }) => {
  const own = clicks.filter(click => click.island === target)
  for (const click of own) {
    clicks.splice(clicks.indexOf(click), 1)
    busyOf(click.target).removeAttribute('aria-busy')
  }
  // After what the part itself does when it begins.
  setTimeout(() => {
    for (const { island, target, index, carryOut } of own) {
      // A part that was drawn anew has other elements in the same places.
      const now = target.isConnected ? target : island.querySelectorAll<HTMLElement>(target.localName)[index]
      if (now) carryOut(now)
    }
  })
})

// A finger or a mouse goes down and up again; where the part is drawn anew in between, or the page moves under the pointer, the
// browser sees no click on what was pressed.
/** A pointer that goes up within so many pixels of where it went down has clicked what was there. */
const STILL_PX = 10

type Held = { island: Element | null; pressed: HTMLElement; index: number; x: number; y: number }
let held: Held | undefined

/** What browsers click with the main button, or with a finger, alone. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)

const sameKind = (island: Element, { className }: Element): HTMLButtonElement[] =>
  [...island.querySelectorAll('button')].filter(one => one.className === className)

addEventListener(
  'pointerdown',
  event => {
    const { target, clientX: x, clientY: y } = event
    const island = deafIslandOf(target)
    const button = buttonAt(target)
    const pressed = target instanceof Element ? target.closest<HTMLElement>('a, button, label, summary') : null
    const index = island && button ? sameKind(island, button).indexOf(button) : -1
    moved = undefined
    held = pressed && isPlain(event) ? { island, pressed, index, x, y } : undefined
  },
  true,
)

/** What was pressed and is not under the pointer any more, until it is clicked. */
let moved: HTMLElement | undefined
/** A finger's own click, on what is under it now, has come by then, in milliseconds. */
const TAP_MS = 350

function clickMoved(): void {
  const element = moved
  moved = undefined
  element?.click()
}

/** The element is shown, and not at this point. */
function isElsewhere(element: Element, { x, y }: { x: number; y: number }): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return element.getClientRects().length > 0 && (x < left || x > right || y < top || y > bottom)
}

// What a finger's click would fall on instead was not meant.
addEventListener(
  'click',
  event => {
    if (!moved || !event.isTrusted) return
    event.preventDefault()
    event.stopImmediatePropagation()
    setTimeout(clickMoved)
  },
  true,
)

addEventListener(
  'pointerup',
  ({ clientX: x, clientY: y, pointerType }) => {
    const before = held
    held = undefined
    if (!before || Math.hypot(x - before.x, y - before.y) > STILL_PX) return
    const { island, pressed, index } = before
    if (!pressed.isConnected) moved = island ? sameKind(island, pressed)[index] : undefined
    // Whoever slides off what stays where it is wants no click.
    else if (isElsewhere(pressed, before) && isElsewhere(pressed, { x, y })) moved = pressed
    if (moved) setTimeout(clickMoved, pointerType === 'mouse' ? 0 : TAP_MS)
  },
  true,
)

addEventListener(
  'pointercancel',
  () => {
    held = undefined
  },
  true,
)

setTimeout(() => {
  if (!document.querySelector(`astro-island[client="load"]:not([data-alive]), ${SCRIPTLESS}`)) return
  for (const { target } of clicks) busyOf(target).removeAttribute('aria-busy')
  dispatchEvent(new Event('portal:load-failure'))
}, MISSING_AFTER_MS)
