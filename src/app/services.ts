// What all features use, made once for the page: clock, storage, client, addresses. Nothing is touched at import,
// for pages are rendered on a server, many pairs in one process.
import { atom } from 'nanostores'
import type { EndpointName } from '#contract/endpoints.ts'
import { deployment } from '#deployment'
import { helpCentreHost } from '#features/help-centre/help-centre.ts'
import { authorizationOf } from '#features/session/session.ts'
import {
  browserExclusive,
  browserNavigate,
  browserPageLifecycle,
  browserStorage,
  browserUuid,
  createClock,
  yieldToMain,
} from '#platform/browser-ports.ts'
import { importWithRetry } from '#platform/import-with-retry.ts'
import { type CorrectedClock, type Navigate, type Send, SLOW_AFTER_MS, type Storage } from '#platform/ports.ts'
import { storedFormats } from './stored-formats.ts'

export const storage: Storage = browserStorage(storedFormats)
export const exclusive = browserExclusive
export const pageLifecycle = browserPageLifecycle
export const uuid = browserUuid

export const clock: CorrectedClock = createClock({
  offsetMs: storage.read('clock-offset') ?? 0,
  corrected: offset => storage.write('clock-offset', offset),
})

/** Prefixes of the addresses of all languages of this site: '' for the default one. */
export function languagePrefixes(): string[] {
  const { default: standard, supported } = deployment().settings.languages
  return supported.map(tag => (tag === standard ? '' : `/${tag}`))
}

let navigation: Navigate | undefined
function made(): Navigate {
  navigation ??= browserNavigate(languagePrefixes())
  return navigation
}

/** Addresses of the pages of the screens that share a map, without language. */
export type SharedScreen = '/request-a-rider' | '/order-tracking' | '/history'

/** The screen that has taken the place of the one that the page came with, and its heading (TRK-104). */
export const $shownScreen = atom<{ path: SharedScreen; heading: string } | undefined>(undefined)

/** The order of the address was changed by a link, without a page being loaded: how often. */
export const $orderAddressed = atom(0)

/** Opens an address without loading a page, and answers whether it does; until `whenGoing` it does not. */
export let openHere: (href: string) => boolean = () => false

/**
 * Whoever can open some addresses without loading a page says so here; `open` answers whether it does, for an address with its
 * language or without one.
 */
export function whenGoing(open: (href: string) => boolean): void {
  openHere = open
}

export const navigate: Navigate = {
  current: () => made().current(),
  go(path) {
    if (!openHere(path)) made().go(path)
  },
  replace: path => made().replace(path),
  opens: path => made().opens(path),
  reload: () => made().reload(),
}

/** Where the page is, without language and query. */
export const currentPath = (): string => navigate.current().split('?')[0] ?? '/'

let askForOther: (used: string | undefined) => Promise<boolean> = async () => false

/** The session registers here what is done when a token is refused; see `SessionStore.unauthorized`. */
export function whenUnauthorized(ask: (used: string | undefined) => Promise<boolean>): void {
  askForOther = ask
}

let client: Promise<Send> | undefined

/** Always what is kept now: another tab may have renewed it (SES-101). */
const authorizationNow = () => authorizationOf({ token: storage.read('token'), guest: storage.read('guest-token') })

/** What goes on behind the page: nobody waits for it. */
const UNATTENDED = new Set<EndpointName>(['evaluateFlags', 'flagFile', 'assetManifest', 'logout'])

/** How many calls have waited for their answers for longer than usual. */
export const $slowCalls = atom(0)

async function watched<Value>(name: EndpointName, answer: Promise<Value>): Promise<Value> {
  if (UNATTENDED.has(name)) return answer
  let slow = 0
  const stop = clock.after(SLOW_AFTER_MS, () => {
    slow = 1
    $slowCalls.set($slowCalls.get() + 1)
  })
  try {
    return await answer
  } finally {
    stop()
    $slowCalls.set($slowCalls.get() - slow)
  }
}

/**
 * Every call of the portal goes through here. The client is a part of its own, so that the bar can be used before it has
 * arrived; a client that cannot be loaded is a server that does not answer.
 */
export const send: Send = async (name, call) => {
  client ??= createClient(authorizationNow)
  try {
    const sendNow = await client
    // The first calls of a page wait for the client together, and would begin in one breath. What is sent while the page
    // goes away has no other turn.
    if (!call.keepalive) await yieldToMain()
    return await watched(name, sendNow(name, call))
  } catch {
    client = undefined
    return { state: 'failed', problem: { code: 'no_answer' } }
  }
}

/** Begins to load the client; to be called in the browser, as soon as it is known that a call will come. */
export function warmUp(): void {
  client ??= createClient(authorizationNow)
  client.catch(() => {
    client = undefined
  })
}

/** A client whose calls carry this Authorization. */
export async function createClient(authorization: () => string | undefined): Promise<Send> {
  const { createSend } = await importWithRetry(() => import('#platform/client.ts'))
  const { environment, settings } = deployment()
  return createSend({
    api: environment.api,
    helpCentre: helpCentreHost(environment.helpCentre, settings.geolocatorRegion),
    site: location.origin,
    clock,
    uuid,
    authorization,
    unauthorized: used => askForOther(used),
    report: reportForeign,
  })
}

/** For engineers only: which call, and where its answer does not fit; never the value itself (Q106). */
function reportForeign({ call, place }: { call: EndpointName; place: string }): void {
  console.warn(`${call}: the answer does not fit its shape at ${place || 'its root'}; it was ignored`)
}

type Reset = (options: { keepDraft: boolean }) => void
const resets = new Set<Reset>()

/** Registers what a feature forgets when the session ends (SES-007); `keepDraft`: it ended by itself (SES-101). */
export function atLogout(reset: Reset): void {
  resets.add(reset)
}

/** Empties every registered store. */
export const resetAll: Reset = options => {
  for (const reset of resets) reset(options)
}

// Forms that hold something which would be lost: an outdated page then asks before it loads again (NTC-101), and the browser before
// the page is left.

type Holds = () => boolean
type Form = { holds: Holds; loses: Holds }

const forms = new Set<Form>()

/**
 * Registers a form; `holds` answers whether something was typed that is kept nowhere. Returns what ends it.
 * @param options `asks`: whether the browser asks as well before the page is left; `loses`: whether something of it is lost
 * when the session ends by itself, where more is kept then (SES-101)
 */
export function watchUnsaved(
  holds: Holds,
  { asks = true, loses = holds }: { asks?: boolean; loses?: Holds } = {},
): () => void {
  const form: Form = { holds, loses }
  const ask = (event: BeforeUnloadEvent) => {
    if (!holds()) return
    event.preventDefault()
    // Chrome before 119 asks by this alone.
    event.returnValue = true
  }
  forms.add(form)
  if (asks) addEventListener('beforeunload', ask)
  return () => {
    forms.delete(form)
    removeEventListener('beforeunload', ask)
  }
}

export const isUnsaved = (): boolean => [...forms].some(({ holds }) => holds())

/** Whether the end of the session would lose something that was typed; to be asked before the stores are emptied. */
export const losesTyped = (): boolean => [...forms].some(({ loses }) => loses())

// Going elsewhere: nothing that happens by itself opens or loads a page over that.

/** A page that is still there so long after somebody began to leave it was not left, in milliseconds. */
export const LEFT_WITHIN_MS = 10_000

let leavesUntil = 0

/** Somebody is on the way to another page or screen. */
export const beginLeaving = (): void => {
  leavesUntil = performance.now() + LEFT_WITHIN_MS
}

/** They are there. */
export const endLeaving = (): void => {
  leavesUntil = 0
}

export const isLeaving = (): boolean => performance.now() < leavesUntil
