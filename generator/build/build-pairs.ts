// Builds many pairs side by side: one thread per core, each taking the next pair when it is done with one.
import { availableParallelism, freemem } from 'node:os'
import { Worker } from 'node:worker_threads'
import { openNoCache } from '../cache/build-cache.ts'
import type { Problem } from '../model.ts'
import { cacheOf, type PairJob, type PairSetup, pairBuilder } from './pair.ts'
import type { PairEvent } from './pair-thread.ts'

/** Memory that a thread may need. */
const THREAD_BYTES = 600 * 1024 ** 2
/** Fewer pairs are built sooner than a second thread starts. */
const PAIRS_WORTH_A_THREAD = 3

/** Called when more pages of a pair are done. */
export type OnPage = (pair: string, pages: number) => void

/**
 * Writes the folder of every pair and returns what verification found, in the order of the jobs.
 *
 * @param threads the most threads; without it one per core, as free memory allows
 */
export async function buildAll(
  setup: PairSetup,
  jobs: readonly PairJob[],
  onPage: OnPage,
  threads = Math.min(availableParallelism(), Math.floor(freemem() / THREAD_BYTES)),
): Promise<Problem[]> {
  const used = Math.min(threads, Math.ceil(jobs.length / PAIRS_WORTH_A_THREAD))
  const found: Problem[][] = []
  const open = jobs.map((job, index) => ({ job, index }))
  if (used <= 1) {
    const build = await pairBuilder(setup, cacheOf(setup) ?? openNoCache(setup.into))
    for (const { job, index } of open) found[index] = await build(job, () => onPage(job.deployment.pair, 1))
  } else {
    const running = Array.from({ length: used }, () => startThread(setup))
    try {
      await Promise.all(running.map(thread => runThread(thread, open, found, onPage)))
    } finally {
      // Where one has failed the others have nothing to go on for.
      await Promise.all(running.map(thread => thread.terminate()))
    }
  }
  return found.flat()
}

const startThread = (setup: PairSetup): Worker =>
  new Worker(new URL('./pair-thread.ts', import.meta.url), { workerData: setup })

/** Ends when there is no more to build; fails with what ended the thread. */
function runThread(
  thread: Worker,
  open: { job: PairJob; index: number }[],
  found: Problem[][],
  onPage: OnPage,
): Promise<void> {
  return new Promise((done, fail) => {
    let current: { job: PairJob; index: number } | undefined
    const next = () => {
      current = open.shift()
      if (current) thread.postMessage(current.job)
      else done()
    }
    thread.on('message', (event: PairEvent) => {
      if (event.event === 'pages') onPage(current?.job.deployment.pair ?? '', event.count)
      else {
        if (event.event === 'built' && current) found[current.index] = event.problems
        next()
      }
    })
    thread.once('error', fail)
  })
}
