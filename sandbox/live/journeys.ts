// Carries out what is due: each order takes its next status at its own time, however late somebody looks.

import type { Order } from '#schema/wire.ts'
import type { Shared, Site } from '../site.ts'
import { type OrderRow, storedOrder } from '../store/orders.ts'
import { heldUntil, paced, repaced } from './journey.ts'
import { notify, takeStatus } from './progress.ts'

export type Journeys = {
  /** Takes every status that is due by now, and notifies the subscribers. */
  advance(): void
  /** From now on everything goes `speed` times as fast as in life. */
  setSpeed(speed: number): void
}

/** So much is done at once; the rest at the next look, so that calls are answered in between. */
const AT_ONCE = 150
const DUE = 'SELECT country, due_at, journey, json FROM orders WHERE due_at <= ? ORDER BY due_at LIMIT 1'

export function createJourneys(shared: Shared, siteOf: (code: string) => Site): Journeys {
  const { db, clock, schedule, pace } = shared
  let busy = false

  const advance = () => {
    const now = clock.now()
    if (now < schedule.next || busy) return
    // Opening a country fills it, which takes statuses too.
    busy = true
    try {
      const changed: [Site, Order][] = []
      db.transaction(() => {
        for (let count = 0; count < AT_ONCE; count++) {
          const row = db.get<OrderRow>(DUE, now)
          if (!row) break
          const taken = step(row)
          if (taken) changed.push(taken)
        }
        const next = db.get<{ at: number | null }>('SELECT min(due_at) AS at FROM orders WHERE due_at IS NOT NULL')
        schedule.next = next?.at ?? Number.POSITIVE_INFINITY
      })
      for (const [site, order] of changed) notify(site, order)
    } finally {
      busy = false
    }
  }

  const step = (row: OrderRow): [Site, Order] | undefined => {
    const stored = storedOrder(row)
    const site = siteOf(stored.country)
    const [status] = stored.journey?.next ?? []
    if (!status || stored.dueAt === undefined) {
      // Nothing is left to come: it must not be looked at again and again.
      db.run('UPDATE orders SET due_at = NULL WHERE id = ?', stored.order.order_id)
      return undefined
    }
    return [site, takeStatus(site, stored, status, stored.dueAt)]
  }

  const setSpeed = (speed: number) => {
    advance()
    const factor = speed / pace.speed
    const now = clock.now()
    pace.speed = speed
    db.transaction(() => {
      const rows = db.all<OrderRow & { id: string }>(
        'SELECT id, country, due_at, journey, json FROM orders WHERE due_at IS NOT NULL',
      )
      for (const { id, due_at, journey } of rows) {
        if (due_at === null || journey === null) continue
        const after = repaced(JSON.parse(journey), now, factor)
        // What waits for the clock waits as long at any speed.
        const held = heldUntil(after)
        const due = due_at === held ? due_at : Math.max(paced(due_at, now, factor), held)
        db.run('UPDATE orders SET due_at = ?, journey = ? WHERE id = ?', Math.round(due), JSON.stringify(after), id)
      }
    })
    schedule.next = 0
  }
  return { advance, setSpeed }
}
