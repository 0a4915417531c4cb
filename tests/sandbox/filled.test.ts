import { afterEach, expect, test } from 'vitest'
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts'
import type { CountryCode } from '#schema/config.ts'
import { filledSandbox } from './filled.ts'
import { NOON } from './kit.ts'

const open: Sandbox[] = []
const opened = (sandbox: Sandbox): Sandbox => {
  open.push(sandbox)
  return sandbox
}
afterEach(() => {
  for (const sandbox of open.splice(0)) sandbox.close()
})

const usual = { clock: { now: () => NOON }, countries: ['NO'] as const }

/** What the filling decides, without the ids, which are new each time. */
const contents = (sandbox: Sandbox, code: CountryCode) => {
  const { db } = sandbox.sites.open(code)
  return [
    db.all('SELECT status, created_at FROM orders WHERE country = ? ORDER BY 1, 2', code),
    db.all('SELECT DISTINCT country FROM orders'),
    // Where riders start depends on the ids, so of the moments to come only those without a rider.
    db.all("SELECT due_at FROM orders WHERE status IN ('WAITING_FOR_TRANSPORT', 'MODIFIED') ORDER BY 1"),
    db.all('SELECT code, amount, expires_at FROM vouchers WHERE country = ? ORDER BY 1', code),
  ]
}

test.each([
  ['the same again', usual],
  ['another moment', { ...usual, clock: { now: () => NOON + 3_600_000 } }],
  ['another country', { ...usual, countries: ['SG'] as const }],
  ['another seed', { ...usual, seed: 2 }],
  ['another speed', { ...usual, speed: 10 }],
])('%s is filled as without a copy', (_, options) => {
  opened(filledSandbox(usual))
  const [code] = options.countries
  const filled = opened(filledSandbox(options))
  const fresh = opened(createSandbox(options))
  expect(contents(filled, code)[0]).not.toEqual([])
  expect(contents(filled, code)).toEqual(contents(fresh, code))
})

test('what is changed in one is seen by no other', () => {
  const first = opened(filledSandbox(usual))
  first.sites.open('NO').db.run('DELETE FROM orders')
  expect(contents(opened(filledSandbox(usual)), 'NO')[0]).not.toEqual([])
})
