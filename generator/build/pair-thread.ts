// Builds pairs in a thread of its own, one after the other.
import { parentPort, workerData } from 'node:worker_threads'
import { openNoCache } from '../cache/build-cache.ts'
import type { Problem } from '../model.ts'
import { cacheOf, type PairJob, type PairSetup, pairBuilder } from './pair.ts'

/** Messages of the thread: that it is ready, how many more pages of its pair are done, or the result of its pair. */
export type PairEvent = { event: 'ready' } | { event: 'pages'; count: number } | { event: 'built'; problems: Problem[] }

const setup = workerData as PairSetup
const post = (event: PairEvent) => parentPort?.postMessage(event)
const build = await pairBuilder(setup, cacheOf(setup) ?? openNoCache(setup.into))

// A message costs more than a cached page.
const PAGES_PER_MESSAGE = 16
let pages = 0

function countPage(): void {
  pages += 1
  if (pages >= PAGES_PER_MESSAGE) postPages()
}

function postPages(): void {
  post({ event: 'pages', count: pages })
  pages = 0
}

parentPort?.on('message', async (job: PairJob) => {
  const problems = await build(job, countPage)
  postPages()
  post({ event: 'built', problems })
})
post({ event: 'ready' })
