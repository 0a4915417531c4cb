// Compares hosts in a thread of its own.
import { parentPort } from 'node:worker_threads'
import { driftOfHost } from './host.ts'
import type { HostDrift, Target } from './index.ts'

parentPort?.on('message', async ({ index, target }: { index: number; target: Target }) => {
  parentPort?.postMessage({ index, found: await foundOn(target) })
})

async function foundOn(target: Target): Promise<HostDrift> {
  try {
    return { ...target, differences: await driftOfHost(target.release, target.host, target.isCanary) }
  } catch (error) {
    return { ...target, differences: [], failure: error instanceof Error ? error.message : String(error) }
  }
}
