import { describe, expect, test } from 'vitest'
import { createExport } from '#features/history/export-store.ts'
import { ZONE } from '../orders/kit.ts'
import { turn } from '../platform/fake-time.ts'
import { DAY, many, open, past, started } from './history-portal.ts'

describe('[HIS-101] the export', () => {
  function exporting(portal: ReturnType<typeof open>) {
    const state = { written: [] as number[], saved: [] as string[], failing: false }
    const store = createExport({
      ...portal,
      zone: () => ZONE,
      vendorId: () => 'v1',
      async write(orders, _format, signal) {
        state.written.push(orders.length)
        await turn()
        if (state.failing || signal.aborted) throw new Error('no')
        return new Blob(['x'])
      },
      save: (_file, name) => state.saved.push(name),
    })
    return { ...state, state, store }
  }

  test('holds every order of the filter, after pages that were not there yet', async () => {
    const portal = open({}, many(100))
    portal.server.failing.add(1)
    portal.history.start()
    await turn()
    const { store, state } = exporting(portal)
    const seen: string[] = []
    store.$progress.listen(progress => seen.push(progress.state))
    await Promise.all([store.run('csv'), store.run('csv')])
    expect(state.written).toEqual([100])
    expect(state.saved).toEqual(['orders_v1_2026-03-02_2026-03-02.csv'])
    expect(new Set(seen)).toEqual(new Set(['fetching', 'writing', 'idle']))
    expect(portal.notified).toEqual([])
  })
  test('[HIS-104] a single order of another day is saved under its own day', async () => {
    const older = past(0, { order_id: 'v1-abc', created_at: past().created_at - 9 * DAY })
    const portal = await started({}, [...many(3), older])
    const { store, state } = exporting(portal)
    await portal.history.search('v1-abc')
    await turn()
    expect(portal.history.$rows.get()).toEqual([older])
    await store.run('xlsx')
    expect(state.saved).toEqual(['orders_v1_2026-02-21_2026-02-21.xlsx'])
    expect(portal.history.$days.get()).toEqual(portal.figures.get()?.range)
    await portal.history.search('')
    await turn()
    await store.run('xlsx')
    expect(state.saved.at(-1)).toBe('orders_v1_2026-03-02_2026-03-02.xlsx')
  })
  test('[HIS-013] a page that fails in the middle is shown, nothing is saved, the screen stays', async () => {
    const portal = await started({}, many(100))
    const { store, state } = exporting(portal)
    portal.server.failing.add(0)
    portal.history.setPeriod('past-week')
    await turn()
    await portal.history.retry()
    portal.server.failing.add(2)
    portal.history.setPeriod('past-month')
    await turn()
    portal.server.failing.add(2)
    await store.run('xlsx')
    expect(portal.notified.at(-1)).toEqual({ code: 'history_download_failed' })
    expect([state.written, state.saved]).toEqual([[], []])
    expect(portal.history.$rows.get()).toHaveLength(30)
    expect(store.$progress.get()).toEqual({ state: 'idle' })
    await store.run('xlsx')
    expect(state.written, 'the next press goes on').toEqual([100])
  })
  test('[HIS-012] a file that fails is shown', async () => {
    const portal = await started({}, many(3))
    const { store, state } = exporting(portal)
    state.failing = true
    await store.run('csv')
    expect(portal.notified).toEqual([{ code: 'export_failed' }])
    expect(state.saved).toEqual([])
  })
  test('can be cancelled while it fetches and while it writes, without a word', async () => {
    const portal = open({}, many(100))
    portal.server.failing.add(1)
    portal.history.start()
    await turn()
    const { store, state } = exporting(portal)
    let release = () => {}
    portal.server.held = new Promise(resolve => {
      release = resolve
    })
    const first = store.run('csv')
    expect(store.$progress.get()).toMatchObject({ state: 'fetching', orders: 30 })
    store.cancel()
    await first
    release()
    await turn()
    expect(state.written).toEqual([])
    const second = store.run('csv')
    await Promise.resolve()
    while (store.$progress.get().state !== 'writing') await Promise.resolve()
    store.cancel()
    await second
    expect([state.saved, portal.notified]).toEqual([[], []])
    expect(store.$progress.get()).toEqual({ state: 'idle' })
  })
  test('another filter in between ends it', async () => {
    const portal = open({}, many(100))
    portal.server.failing.add(1)
    portal.history.start()
    await turn()
    const { store, state } = exporting(portal)
    const running = store.run('csv')
    portal.history.setPeriod('past-month')
    await running
    await turn()
    expect([state.written, portal.notified]).toEqual([[], []])
  })
  test('is named by the branch and the days that it was asked for, whatever is shown once it is written', async () => {
    const portal = await started({}, many(3))
    const { store, state } = exporting(portal)
    const running = store.run('csv')
    while (store.$progress.get().state !== 'writing') await Promise.resolve()
    portal.history.setPeriod('past-month')
    await running
    expect(state.saved).toEqual(['orders_v1_2026-03-02_2026-03-02.csv'])
  })
})
