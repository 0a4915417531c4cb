// Logging in with a token that an app passes in the address (SES-010, SES-012, Q18, Q112). The server checks it
// before the present session is changed.
import { atom, type ReadableAtom } from 'nanostores'
import type { CallProblem } from '#contract/call-problem.ts'
import type { Answered, Storage } from '#platform/ports.ts'
import type { VendorAnswer } from '#schema/wire.ts'
import type { AccountNotice } from './account-problems.ts'
import type { Session } from './session.ts'
import { embeddedVendor } from './session.ts'

export type EmbeddedLogin =
  | { state: 'checking' }
  /** Another user is logged in, and is asked first. */
  | { state: 'asking'; vendor: string; email: string }
  | { state: 'entering' }
  | { state: 'failed' }

export type EmbeddedLoginPorts = {
  storage: Storage
  /** Whether this site accepts tokens (`embedding.acceptTokens`). */
  accepted: boolean
  /** Fetches the vendor of a token with that token. */
  readVendor(token: string, vendorId: string): Promise<Answered<VendorAnswer>>
  session(): Session
  /** Replaces the present session, which is revoked. */
  enter(token: string, vendorId: string): Promise<void>
  notify(notice: AccountNotice): void
}

export type EmbeddedLoginStore = {
  $login: ReadableAtom<EmbeddedLogin>
  /** Removes the token from the address; it is then kept only in this store. */
  start(): Promise<void>
  /** The logged-in user agrees to be logged out. */
  agree(): Promise<void>
}

/** @returns the login of one visit to the page that accepts tokens */
export function createEmbeddedLogin(ports: EmbeddedLoginPorts): EmbeddedLoginStore {
  const { storage } = ports
  const $login = atom<EmbeddedLogin>({ state: 'checking' })
  let good: { token: string; vendorId: string } | undefined

  /** The present session is unchanged. The error is data, and never contains the token (Q18). */
  function fail(message: string, problem?: CallProblem): void {
    $login.set({ state: 'failed' })
    const status = problem?.code === 'refused' ? { status: problem.status } : {}
    ports.notify({
      code: 'token_login_failed',
      error: JSON.stringify({ name: 'TokenLoginError', message, ...status }),
    })
  }

  async function agree(): Promise<void> {
    if (!good) return
    $login.set({ state: 'entering' })
    await ports.enter(good.token, good.vendorId)
  }

  return {
    $login,
    agree,
    async start() {
      // The page was opened without a token: there is nothing to report.
      if (!storage.has('offered-token')) return $login.set({ state: 'failed' })
      // An empty or overlong one reads as none, and fails like a token that names no vendor.
      const token = storage.read('offered-token') ?? ''
      storage.remove('offered-token')
      if (!ports.accepted) return fail('this site takes no tokens')
      const vendorId = embeddedVendor(token)
      if (vendorId === undefined) return fail('the token names no vendor')
      const answer = await ports.readVendor(token, vendorId)
      if (answer.state === 'failed')
        return answer.problem.code === 'refused'
          ? fail('the server refused the token', answer.problem)
          : fail('the server could not be asked', answer.problem)
      good = { token, vendorId }
      const now = ports.session()
      const email = now.mode === 'CLASSIC' ? now.login?.user.email : undefined
      const other = now.mode === 'GODROID' && now.vendorId !== vendorId ? now.vendorId : email
      if (other === undefined) return agree()
      $login.set({ state: 'asking', vendor: answer.value.result.vendor_information.name, email: other })
    },
  }
}

// The terms that a user of the embedded portal accepts once per device before the first request (SES-015, PUB-009, Q99).

export type EmbeddedTerms =
  | { state: 'not-needed' }
  | { state: 'loading' }
  /** The terms could not be fetched; without them nothing can be requested. */
  | { state: 'failed' }
  | { state: 'shown'; text: string }

type EmbeddedTermsPorts = {
  storage: Storage
  $mode: ReadableAtom<Session['mode']>
  /** The terms in the language of the page; undefined if they cannot be fetched. */
  fetchTerms(): Promise<string | undefined>
}

export type EmbeddedTermsStore = {
  $terms: ReadableAtom<EmbeddedTerms>
  /** Shows the terms if needed, now and when another tab or session changes it; returns a function that stops this. */
  start(): () => void
  retry(): Promise<void>
  accept(): void
}

/** @returns whether the terms are shown; `tos-required` is true from the first embedded visit until they are accepted */
export function createEmbeddedTerms({ storage, $mode, fetchTerms }: EmbeddedTermsPorts): EmbeddedTermsStore {
  const $terms = atom<EmbeddedTerms>({ state: 'not-needed' })

  const needed = (): boolean => $mode.get() === 'GODROID' && storage.read('tos-required') !== false

  async function load(): Promise<void> {
    $terms.set({ state: 'loading' })
    const text = await fetchTerms()
    if (needed()) $terms.set(text === undefined ? { state: 'failed' } : { state: 'shown', text })
  }

  function look(): void {
    if (!needed()) {
      $terms.set({ state: 'not-needed' })
      return
    }
    if (storage.read('tos-required') === undefined) storage.write('tos-required', true)
    if ($terms.get().state === 'not-needed') void load()
  }

  return {
    $terms,
    start() {
      const ends = [$mode.subscribe(look), storage.onChange('tos-required', look)]
      return () => {
        for (const end of ends) end()
      }
    },
    retry: load,
    accept() {
      storage.write('tos-required', false)
      $terms.set({ state: 'not-needed' })
    },
  }
}
