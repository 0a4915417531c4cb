// One page of each kind as Lighthouse sees it: what it says of accessibility, good practice and search engines. What it
// measures in time is held by `npm run bench lighthouse`.
import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Auditor, startAuditor } from '../budgets/lighthouse-run.ts'
import { ended, json, type Started, scratchDatabase, startSandbox, tokenFor } from '../budgets/sandbox-server.ts'
import { PASSWORD, ready } from './portal.ts'
import { portalSites, type Sites } from './portal-sites.ts'

const PAIR = 'pandago-NO'
const CATEGORIES = ['accessibility', 'best-practices', 'seo']
/**
 * Nothing is measured in time: nothing is slowed down, and the processor need not rest for a second, which it never does
 * where it draws a map. Nobody looks at the picture of the page.
 */
const UNTIMED = { throttlingMethod: 'simulate', cpuQuietThresholdMs: 0, disableFullPageScreenshot: true } as const
/** A site for the sandbox is hidden from search engines as a whole, and sources are not sent to those who use it. */
const LEFT_OUT = ['is-crawlable', 'valid-source-maps']

const database = scratchDatabase()
let server: Started
let auditor: Auditor
let sites: Sites

beforeAll(async () => {
  server = await startSandbox(database.file)
  auditor = await startAuditor(server.port)
  sites = await portalSites([PAIR])
})
afterAll(async () => {
  await sites.close()
  auditor.close()
  await ended(server, 'SIGTERM')
  database.remove()
})

/** What Lighthouse would have otherwise. */
async function found(path: string): Promise<string[]> {
  const { audits, categories } = await auditor.look(sites.origin(PAIR) + path, {
    onlyCategories: CATEGORIES,
    skipAudits: LEFT_OUT,
    ...UNTIMED,
    disableStorageReset: true,
  })
  expect(Object.keys(categories).sort()).toEqual([...CATEGORIES].sort())
  return Object.values(audits)
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title }) => `${id}: ${title}`)
}

async function anOrder(): Promise<string> {
  const as = await tokenFor(server.home, 'no2000')
  type Listed = { data: { result: { data: { order_id: string }[] } } }
  const { data } = await json<Listed>(`${server.home}/orders/api/v1/vendor/no2000/orders?count=1`, as)
  return data.result.data[0]?.order_id ?? 'none'
}

describe('Lighthouse would change nothing', { timeout: 180_000 }, () => {
  test.each([
    ['what visitors come to', () => '/'],
    ['what writers wrote', () => '/faq'],
    ['the entrance', () => '/connect'],
    ['what a receiver opens', async () => `/tracking/${await anOrder()}`],
  ])('[CST-103] on %s', async (_, path) => {
    expect(await found(await path())).toEqual([])
  })

  test('[CST-103] on what a vendor works with', async () => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${auditor.port}`)
    const page = await browser.contexts()[0]?.newPage()
    if (!page) throw new Error('the browser has no profile')
    await page.goto(`${sites.origin(PAIR)}/connect`)
    await ready(page)
    await page.fill('[name=email]', 'parent@no.sandbox.example')
    await page.fill('[name=password]', PASSWORD)
    await page.click('button[type=submit]')
    await page.waitForURL('**/request-a-rider')
    await page.close()
    expect(await found('/request-a-rider')).toEqual([])
  })
})
