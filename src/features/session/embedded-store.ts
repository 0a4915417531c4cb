// Logging in with a token that an app hands over in the address (SES-010, SES-012, Q18, Q112). It is tried with the server
// before anything of the present session is touched.
import { atom, type ReadableAtom } from 'nanostores'
import type { CallProblem } from '#contract/call-problem.ts'
import type { Answered, Storage } from '#platform/ports.ts'
import type { VendorAnswer } from '#schema/wire.ts'
import type { AccountNotice } from './account-problems.ts'
import type { Session } from './session.ts'
import { embeddedVendor } from './session.ts'

export type EmbeddedLogin =
  | { state: 'checking' }
  /** Somebody else is logged in, and is asked first. */
  | { state: 'asking'; vendor: string; email: string }
  | { state: 'entering' }
  | { state: 'failed' }

export type EmbeddedLoginPorts = {
  storage: Storage
  /** Whether this site takes tokens (`embedding.acceptTokens`). */
  accepted: boolean
  /** Reads the vendor of a token with that token. */
  readVendor(token: string, vendorId: string): Promise<Answered<VendorAnswer>>
  session(): Session
  /** Takes the place of the present session, which is revoked. */
  enter(token: string, vendorId: string): Promise<void>
  notify(notice: AccountNotice): void
}

export type EmbeddedLoginStore = {
  $login: ReadableAtom<EmbeddedLogin>
  /** Takes the token out of the address; it is then kept only in this store. */
  start(): Promise<void>
  /** Whoever is logged in agrees to be logged out. */
  agree(): Promise<void>
}

/** @returns the login of one visit to the page that takes tokens */
export function createEmbeddedLogin(ports: EmbeddedLoginPorts): EmbeddedLoginStore {
  const { storage } = ports
  const $login = atom<EmbeddedLogin>({ state: 'checking' })
  let good: { token: string; vendorId: string } | undefined

  /** The session that is there stays as it is. The error is data, and never holds the token (Q18). */
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
      // The page was opened by itself: there is nothing to report.
      if (!storage.has('offered-token')) return $login.set({ state: 'failed' })
      // One that is empty or too long is read as none, and fails as one that names nobody.
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
  /** They could not be had; nothing can be requested before they were. */
  | { state: 'failed' }
  | { state: 'shown'; text: string }

type EmbeddedTermsPorts = {
  storage: Storage
  $mode: ReadableAtom<Session['mode']>
  /** The terms in the language of the page; undefined when they cannot be had. */
  fetchTerms(): Promise<string | undefined>
}

export type EmbeddedTermsStore = {
  $terms: ReadableAtom<EmbeddedTerms>
  /** Asks when that is needed, now and when another tab or session changes it; the answer ends that. */
  start(): () => void
  retry(): Promise<void>
  accept(): void
}

/** @returns whether the terms are asked for; `tos-required` is true from the first embedded visit until they are accepted */
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
