// The figures over the whole filter; they grow while its pages come (see domain/history/series.ts).
import { computed, type ReadableAtom } from 'nanostores'
import {
  type DayCount,
  ordersPerDay,
  type StatusShare,
  statusShares,
  type Totals,
  totals,
} from '#domain/history/series'
import type { Clock } from '#ports'
import type { HistoryStore } from '../history.ts'

export type Figures = {
  perDay: readonly DayCount[]
  shares: readonly StatusShare[]
  totals: Totals
  /** Every order of the filter is counted. */
  complete: boolean
}

/** @returns the figures, undefined until the first page of a filter is there */
export function createFigures(
  history: Pick<HistoryStore, '$state' | '$orders' | '$filters' | '$extent'>,
  { clock, zone }: { clock: Clock; zone(): string },
): ReadableAtom<Figures | undefined> {
  const $complete = computed(history.$extent, ({ complete }) => complete)
  return computed(
    [history.$state, history.$orders, history.$filters, $complete],
    ({ state }, orders, { range }, complete) =>
      state === 'ready'
        ? {
            perDay: ordersPerDay(orders, range, zone()),
            shares: statusShares(orders, clock.now()),
            totals: totals(orders),
            complete,
          }
        : undefined,
  )
}
