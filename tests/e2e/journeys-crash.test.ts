// The server is killed under a page, in the middle of a press, and comes back: what the vendor sees, and that nothing is lost.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ended, json, type Started, scratchDatabase, startSandbox, tokenFor } from '../budgets/sandbox-server.ts'
import { axe, openPortal, type Portal } from './portal.ts'
import { expectTracked, fillOrder, press } from './request-steps.ts'
import { connectionNotice, orderRows, requestProblem } from './screens.ts'

const PAIR = 'pandago-NO'
const NAME = 'Kari Strømbrudd'
const VENDOR = 'no2000'

const database = scratchDatabase()
let server: Started
let portal: Portal
beforeAll(async () => {
  server = await startSandbox(database.file)
  portal = await openPortal({
    pairs: [PAIR],
    answer: (address, init) => {
      const { pathname, search } = new URL(address)
      return fetch(`${server.home}${pathname}${search}`, { ...init, headers: { ...init.headers, 'x-country': 'NO' } })
    },
  })
})
afterAll(async () => {
  await portal?.close()
  await ended(server, 'SIGKILL')
  database.remove()
})

type Listed = { data: { result: { data: { customer: { name: string } }[] } } }

async function orders(): Promise<number> {
  const from = Math.floor(Date.now() / 1000) - 3600
  const address = `${server.home}/orders/api/v1/vendor/${VENDOR}/orders?from=${from}&count=200`
  const { data } = await json<Listed>(address, await tokenFor(server.home, VENDOR))
  return data.result.data.filter(({ customer }) => customer.name === NAME).length
}

test.each([
  ['before the answer', 'latency', { milliseconds: 60_000 }, 0],
  ['after the order was made', 'answerLost', {}, 1],
] as const)(
  '[REQ-105] [REQ-102] killed %s: the form stays and says so; trying again makes it one order',
  async (_, kind, more, made) => {
    const before = await orders()
    const { page, context, complaints } = await portal.login(PAIR, { who: 'single' })
    await fillOrder(page, { address: 'Storgata 7', name: NAME, phone: '41258036', description: 'Bread', amount: '120' })
    await json(`${server.home}/control/api/faults`, '', { kind, call: 'placeOrder', ...more })
    const sent = page.waitForRequest(request => /POST .*\/order$/.test(`${request.method()} ${request.url()}`))
    await press(page)
    await sent
    if (made) await expect.poll(orders).toBe(before + made)
    await ended(server, 'SIGKILL')
    const again = requestProblem(page).getByRole('button', { name: 'Try again' })
    await again.waitFor({ timeout: 40_000 })
    expect(await page.inputValue('#name')).toBe(NAME)
    expect(await axe(page)).toEqual([])
    server = await startSandbox(database.file)
    await again.click()
    await expectTracked(page, NAME)
    expect(await orders()).toBe(before + 1)
    expect(complaints).toEqual([])
    await context.close()
  },
)

test('[TRK-101] [TRK-039] killed under the lists: they stay, show how old they are, and go on when it is back', async () => {
  const { page, context, complaints } = await portal.loggedIn(PAIR, { who: 'single' })
  await page.goto(`${portal.origin(PAIR)}/order-tracking`)
  await orderRows(page).first().waitFor()
  const shown = await orderRows(page).count()
  await ended(server, 'SIGKILL')
  await page.getByRole('button', { name: 'Update now' }).click()
  await connectionNotice(page).waitFor({ timeout: 60_000 })
  expect(await orderRows(page).count()).toBeGreaterThanOrEqual(shown)
  expect(await axe(page)).toEqual([])
  server = await startSandbox(database.file)
  await page.getByRole('button', { name: 'Update now' }).click()
  await connectionNotice(page).waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await context.close()
})
