// Lighthouse, mobile profile, over pages of the portal that talk to a sandbox: the shell, and what a receiver opens in the
// street. They are served with HTTP/2, as every host does.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Result } from 'lighthouse'
import { ROOT } from '../../scripts/root.ts'
import { median, print, rounded } from './figure.ts'
import { startHttp2Host } from './http2-host.ts'
import { startAuditor } from './lighthouse-run.ts'
import { runBuild } from './run-build.ts'
import { ended, json, scratchDatabase, startSandbox, tokenFor } from './sandbox-server.ts'

const RUNS = 5
const VENDOR = 'no2000'
const UNDERWAY = ['NEAR_VENDOR', 'PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER']

const work = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'))
const database = scratchDatabase()
const server = await startSandbox(database.file)
const auditor = await startAuditor(server.port)
try {
  runBuild(ROOT, work, ['--brand', 'pandago', '--country', 'NO', '--env', 'san'])
  // The sandbox fills a country when it is first asked.
  const tracking = `/tracking/${await orderUnderway()}`
  const preview = await startHttp2Host(join(work, 'pandago-NO'))
  const shell = await auditor.audit(`${preview.url}/connect`, RUNS)
  const interactive = figure(shell, 'interactive')
  print({ name: '/connect interactive', value: Math.round(interactive), unit: 'ms', limit: { most: 2000 } })
  report('/connect', shell)
  const tracked = await auditor.audit(preview.url + tracking, RUNS)
  print({ name: '/tracking performance', value: score(tracked), unit: '', limit: { least: 95 } })
  report('/tracking', tracked)
  await preview.close()
} finally {
  auditor.close()
  await ended(server, 'SIGTERM')
  database.remove()
  rmSync(work, { recursive: true, force: true })
}

function report(page: string, runs: readonly Result[]): void {
  print({ name: `${page} score of performance`, value: score(runs), unit: '' })
  // The same page is slower on a slower machine: Lighthouse slows every one down by the same factor.
  print({ name: `${page} speed of this machine`, value: median(runs.map(speed)), unit: 'index' })
  print({
    name: `${page} largest contentful paint`,
    value: Math.round(figure(runs, 'largest-contentful-paint')),
    unit: 'ms',
  })
  print({ name: `${page} blocking time`, value: Math.round(figure(runs, 'total-blocking-time')), unit: 'ms' })
  print({ name: `${page} layout shift`, value: rounded(figure(runs, 'cumulative-layout-shift'), 4), unit: '' })
}

function speed(run: Result): number {
  return Math.round(run.environment.benchmarkIndex)
}

function score(runs: readonly Result[]): number {
  return median(runs.map(run => Math.round((run.categories['performance']?.score ?? 0) * 100)))
}

function figure(runs: readonly Result[], id: string): number {
  const values = runs.map(run => run.audits[id]?.numericValue ?? Number.NaN)
  if (values.some(Number.isNaN)) throw new Error(`Lighthouse does not report ${id}`)
  return median(values)
}

/** An order with a rider on the way. */
async function orderUnderway(): Promise<string> {
  const as = await tokenFor(server.home, VENDOR)
  const { data } = await json<{ data: { result: { data: { order_id: string; status: string }[] } } }>(
    `${server.home}/orders/api/v1/vendor/${VENDOR}/orders?count=200`,
    as,
  )
  const order = data.result.data.find(one => UNDERWAY.includes(one.status))
  if (!order) throw new Error('no order is under way')
  return order.order_id
}
