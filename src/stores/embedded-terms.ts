// The terms that a user of the embedded portal accepts once per device before the first request (SES-015, PUB-009, Q99).
import { atom, type ReadableAtom } from 'nanostores'
import type { Session } from '#domain/session'
import type { Storage } from '#ports'

export type EmbeddedTerms =
  | { state: 'not-needed' }
  | { state: 'loading' }
  /** They could not be had; nothing can be requested before they were. */
  | { state: 'failed' }
  | { state: 'shown'; text: string }

export type EmbeddedTermsPorts = {
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
