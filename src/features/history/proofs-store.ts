// The photos of many orders in one file, with an index of them (HIS-106).
import { atom, type ReadableAtom } from 'nanostores'
import type { Answered } from '#platform/ports.ts'
import type { ProofType } from '#schema/wire.ts'
import { fileName, type ProofFile, type ProofOf } from './proofs.ts'

/** Photos that are fetched at the same time. */
const AT_ONCE = 6

export type ProofsProgress =
  | { state: 'idle' }
  | { state: 'fetching' | 'writing'; done: number; of: number }
  /** `missing`: photos that could not be fetched. */
  | { state: 'done'; saved: number; missing: readonly ProofOf[] }
  | { state: 'failed' }

type Ports = {
  proof(orderId: string, type: ProofType, signal: AbortSignal): Promise<Answered<Blob>>
  /** Writes one file of those that were found, with an index of all; throws if that fails or is cancelled. */
  pack(proofs: readonly ProofOf[], found: ReadonlyMap<ProofOf, ProofFile>, signal: AbortSignal): Promise<Blob>
  save(file: Blob, name: string): void
}

export type ProofsStore = {
  $proofs: ReadableAtom<ProofsProgress>
  /** Fetches, packs and saves; does nothing while it is running. */
  run(proofs: readonly ProofOf[], name: string): Promise<void>
  /** Cancels, and clears the last result. */
  cancel(): void
}

export function createProofs({ proof, pack, save }: Ports): ProofsStore {
  const $proofs = atom<ProofsProgress>({ state: 'idle' })
  let abort: AbortController | undefined

  async function fetchAll(proofs: readonly ProofOf[], signal: AbortSignal) {
    const found = new Map<ProofOf, ProofFile>()
    let next = 0
    let done = 0
    const fetchNext = async (): Promise<void> => {
      for (;;) {
        const one = proofs[next++]
        if (!one || signal.aborted) return
        const answer = await proof(one.order.order_id, one.type, signal)
        if (signal.aborted) return
        if (answer.state === 'answered') {
          const bytes = new Uint8Array(await answer.value.arrayBuffer())
          if (signal.aborted) return
          found.set(one, { name: fileName(one, answer.value.type), bytes })
        }
        done += 1
        $proofs.set({ state: 'fetching', done, of: proofs.length })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, fetchNext))
    return found
  }

  return {
    $proofs,
    async run(proofs, name) {
      if (abort || proofs.length === 0) return
      const own = new AbortController()
      abort = own
      const { signal } = own
      $proofs.set({ state: 'fetching', done: 0, of: proofs.length })
      try {
        const found = await fetchAll(proofs, signal)
        if (signal.aborted) return
        $proofs.set({ state: 'writing', done: found.size, of: proofs.length })
        const missing = proofs.filter(one => !found.has(one))
        if (found.size > 0) {
          const file = await pack(proofs, found, signal)
          if (signal.aborted) return
          save(file, name)
        }
        $proofs.set({ state: 'done', saved: found.size, missing })
      } catch {
        if (!signal.aborted) $proofs.set({ state: 'failed' })
      } finally {
        if (abort === own) abort = undefined
      }
    },
    cancel() {
      abort?.abort()
      abort = undefined
      $proofs.set({ state: 'idle' })
    },
  }
}
