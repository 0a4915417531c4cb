// Lighthouse, mobile profile, over one page of each static kind of a production build, and what each page weighs.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { startPreview } from '#generator/preview/index.ts'
import { createSandbox } from '#sandbox/sandbox.ts'
import { ROOT } from '../../scripts/root.ts'
import { median, print, rounded } from './figure.ts'
import { startHttp2Host } from './http2-host.ts'
import { startAuditor } from './lighthouse-run.ts'
import { runBuild } from './run-build.ts'

const RUNS = 3
const PAIR = { brand: 'foodpanda', country: 'SG' }
const PAGES = ['/', '/faq', '/termsandconditions', '/prohibiteditems-c2c']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Only the first two have a promised score; the others are shown. */
const PROMISED = new Set(['/', '/faq'])

const work = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'))
// The flag services of the pair, whose hosts are nowhere: without an answer the browser complains, which is a point less.
const sandbox = createSandbox({ log: () => {} })
const services = await startHttp2Host(answerOfService)
const auditor = await startAuditor(Number(new URL(services.url).port), '*.riders.example:443')
try {
  runBuild(ROOT, work, ['--brand', PAIR.brand, '--country', PAIR.country])
  const preview = await startPreview({ folder: join(work, `${PAIR.brand}-${PAIR.country}`), port: 0 })
  for (const page of PAGES) await measure(preview.url, page)
  await preview.close()
} finally {
  auditor.close()
  await services.close()
  sandbox.close()
  rmSync(work, { recursive: true, force: true })
}

/** The answer of a flag service of a country, such as sg.flags-asia.riders.example: the sandbox has all of them. */
async function answerOfService(request: Request): Promise<Response> {
  const { hostname, pathname, search } = new URL(request.url)
  const [, country, region] = /^(\w+)\.flags-(\w+)\./.exec(hostname) ?? []
  if (region === undefined) return new Response(null, { status: 404 })
  const { method, headers } = request
  const body = method === 'POST' ? { body: await request.text() } : {}
  const address = `http://${country}.sandbox.localhost:4600/flags/${region}${pathname}${search}`
  return sandbox.fetch(address, { method, headers, ...body })
}

async function measure(origin: string, page: string): Promise<void> {
  const runs = await auditor.audit(origin + page, RUNS)
  const limit = PROMISED.has(page) ? { limit: { least: 99 } } : {}
  for (const category of CATEGORIES) {
    const scores = runs.map(run => Math.round((run.categories[category]?.score ?? 0) * 100))
    print({ name: `${page} ${category}`, value: median(scores), unit: '', ...limit })
  }
  const figure = (id: string) => median(runs.map(run => run.audits[id]?.numericValue ?? Number.NaN))
  print({ name: `${page} largest contentful paint`, value: Math.round(figure('largest-contentful-paint')), unit: 'ms' })
  print({
    name: `${page} layout shift`,
    value: rounded(figure('cumulative-layout-shift'), 4),
    unit: '',
    limit: { most: 0 },
  })
  print({
    name: `${page} bytes over the wire`,
    value: Math.round(figure('total-byte-weight')),
    unit: 'B',
    limit: { most: 60_000 },
  })
  const scripts = scriptsOf(runs[0]?.audits['network-requests']?.details)
  const carried = scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  print({ name: `${page} script over the wire, headers included`, value: carried, unit: 'B' })
  let compressed = 0
  for (const { url } of scripts) compressed += brotliCompressSync(await (await fetch(url)).bytes()).length
  print({ name: `${page} script, compressed`, value: compressed, unit: 'B', limit: { most: 5_000 } })
}

type Fetched = { url: string; resourceType?: string; transferSize?: number }

function scriptsOf(details: unknown): Fetched[] {
  const items = (details as { items?: Fetched[] } | undefined)?.items ?? []
  return items.filter(item => item.resourceType === 'Script')
}
