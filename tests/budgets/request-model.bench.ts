// 2,000 submissions in a bad world (REQ-105): as many orders are notified of and stored. See tests/request/submissions.ts.
import { spawnSync } from 'node:child_process'
import { print } from './figure.ts'

const SUBMISSIONS = Number(process.env['SUBMISSIONS'] ?? 2000)
const done = spawnSync(
  'vitest',
  ['run', '--project', 'sandbox', 'tests/request/exactly-once-store.test.ts', '-t', 'whatever is drawn'],
  { env: { ...process.env, SUBMISSIONS: String(SUBMISSIONS) }, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
console.error(done.stderr)
if (done.status !== 0) console.error(done.stdout)
const totals = { submissions: 0, notified: 0, stored: 0 }
for (const [, text] of done.stdout.matchAll(/submissions: (\{.*\})/g)) {
  const part = JSON.parse(text ?? '{}') as typeof totals
  for (const name of ['submissions', 'notified', 'stored'] as const) totals[name] += part[name]
}
const least = { least: SUBMISSIONS }
print({ name: 'submissions drawn at random', value: totals.submissions, unit: '', limit: least })
print({ name: 'orders notified of', value: totals.notified, unit: '', limit: { most: totals.submissions } })
print({ name: 'orders stored', value: totals.stored, unit: '', limit: { most: totals.submissions } })
process.exit(
  done.status === 0 && totals.notified === totals.submissions && totals.stored === totals.submissions ? 0 : 1,
)
