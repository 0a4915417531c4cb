import { appendFileSync, existsSync, renameSync } from 'node:fs'
import * as helpers from './portal.ts'
import { openPortal } from './portal.ts'
import { setUpPairs } from './portal-sites.ts'
import * as steps from './request-steps.ts'

process.env['VITEST'] = '1'
const pairs = ['pandago-NO', 'talabat-AE', 'pandasend-SG'] as const
const close = await setUpPairs(pairs)
console.log('ready', new Date().toISOString())
let n = 0
while (!existsSync('/tmp/c3/stop')) {
  if (existsSync('/tmp/c3/next.mjs')) {
    n++
    const file = `/tmp/c3/run-${Date.now()}.mjs`
    renameSync('/tmp/c3/next.mjs', file)
    const log = (...all: unknown[]) => {
      const t = all.map(a => (typeof a === 'string' ? a : JSON.stringify(a, null, 1))).join(' ') + '\n'
      appendFileSync('/tmp/c3/out.txt', t)
    }
    try {
      await (await import(file)).default({ openPortal, helpers, steps, log })
      log('== done', file)
    } catch (e) {
      log('== FAILED', String((e as Error).stack))
    }
  }
  await new Promise(r => setTimeout(r, 300))
}
await close()
process.exit(0)
