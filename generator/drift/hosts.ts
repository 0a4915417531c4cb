// Many hosts at once, in a thread per core: what limits is how quickly answers are compared.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { HostDrift, Target } from './index.ts'

/** More hosts than cores are asked at once in each thread, since most of the time they are waited for. */
const HOSTS_PER_THREAD = 4

/**
 * Compares each host with its release. One that does not answer is a result, so that the others are looked at all the same.
 *
 * @param onHost called after each host
 * @returns in the order of the targets
 */
export async function driftOfHosts(
  targets: readonly Target[],
  onHost?: (found: HostDrift) => void,
): Promise<HostDrift[]> {
  const results = new Map<number, HostDrift>()
  let next = 0
  const work = (worker: Worker) =>
    new Promise<void>((done, failed) => {
      let open = 0
      const send = () => {
        while (open < HOSTS_PER_THREAD && next < targets.length) {
          worker.postMessage({ index: next, target: targets[next] })
          next += 1
          open += 1
        }
        if (open === 0) done()
      }
      worker.on('message', ({ index, found }: { index: number; found: HostDrift }) => {
        results.set(index, found)
        onHost?.(found)
        open -= 1
        send()
      })
      worker.on('error', failed)
      send()
    })
  const threads = Math.min(availableParallelism(), Math.ceil(targets.length / HOSTS_PER_THREAD))
  const workers = Array.from({ length: threads }, () => new Worker(new URL('./thread.ts', import.meta.url)))
  try {
    await Promise.all(workers.map(work))
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()))
  }
  return targets.flatMap((_, index) => results.get(index) ?? [])
}
