// Whatever a screen offers is done by the model: a store that offers something new is found here until a step does it.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultKinds } from '#sandbox/faults/kinds.ts'
import { openPortal } from './portal.ts'

/** What pages call, and nobody presses: its beginning and end, and what arrives. */
const OWN = [
  ...['start', 'leave', 'show', 'reset', 'keep', 'refresh', 'load', 'renew', 'find', 'enterEmbedded', 'unauthorized'],
  ...['apply', 'catchUp', 'update', 'fill', 'check', 'mark', 'remember', 'settle', 'discard', 'clear', 'follow'],
  ...['awaitPlace', 'missPlace', 'losesAtEnd'],
]

test('every function of every store is done by a step of the model', async () => {
  const portal = await openPortal()
  try {
    const [owner] = portal.owners
    const [tab] = owner?.tabs ?? []
    if (!owner || !tab) throw new Error('there is no tab')
    portal.load(owner, tab, '/connect')
    const { page } = tab
    if (!page) throw new Error('there is no page')
    const { request, bulk, history, tracking, outlet, vendors, embedded, publicOrder, account, invitation } = page
    const { help, cancelling, alerts, exporting, proofs, destination, session, outdated } = page
    const stores = {
      ...{ request, bulk, history, tracking, outlet, vendors, embedded, publicOrder, account, invitation },
      ...{ help, cancelling, alerts, exporting, proofs, destination, session, outdated },
    }
    const steps = readdirSync(import.meta.dirname)
      .filter(name => name.endsWith('actions.ts') || name === 'outside.ts')
      .map(name => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'))
      .join('\n')
    const missed = Object.entries(stores).flatMap(([name, store]) =>
      Object.entries(store)
        .filter(([key, value]) => typeof value === 'function' && !OWN.includes(key))
        .filter(([key]) => !new RegExp(`\\b${name}\\s*\\.${key}\\b`).test(steps))
        .map(([key]) => `${name}.${key}`),
    )
    expect(missed).toEqual([])
    // Faults are taken from the sandbox's own list.
    expect(steps).toContain('Object.keys(faultKinds)')
    expect(Object.keys(faultKinds).length).toBeGreaterThan(10)
  } finally {
    portal.close()
  }
})
