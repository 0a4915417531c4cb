import { createFigures, createHistory } from '#features/history/store.ts'
import { createRecentSearches } from '#features/orders/recent-searches-store.ts'
import type { Order } from '#schema/wire.ts'
import { orderOf, SECONDS } from '../orders/examples.ts'
import { orderServer, screen } from '../orders/kit.ts'
import { turn } from '../platform/fake-time.ts'

export const DAY = 86_400
/** Noon of yesterday in Oslo, and so many minutes before. */
export const past = (minutes = 0, more: Partial<Order> = {}) =>
  orderOf({ created_at: SECONDS - DAY - minutes * 60, status: 'DELIVERED', ...more })
export const many = (count: number, more: Partial<Order> = {}) =>
  Array.from({ length: count }, (_, index) => past(index, more))

const phones = {
  sought: (text: string) => (/^\+?[\d ]{8,}$/.test(text.trim()) ? `+47${text.replace(/\s/g, '')}` : undefined),
}

type Settings = {
  query?: string
  guest?: boolean
  allOutlets?: boolean
  /** The rules of telephone numbers do not come. */
  withoutPhones?: boolean
  /** They come after this. */
  phonesAfter?: Promise<void>
}

export function open(settings: Settings = {}, orders: Order[] = []) {
  const server = orderServer()
  server.server.orders = orders
  const around = screen({ guest: settings.guest ?? false, allOutlets: settings.allOutlets ?? false })
  const address = { query: settings.query ?? '' }
  const recent = createRecentSearches(around)
  /** How often the rules of telephone numbers were asked for. */
  const asked = { phones: 0 }
  const history = createHistory({
    ...around,
    send: server.send,
    vendorIds: () => ['v1', 'v2'],
    async phones() {
      asked.phones += 1
      await settings.phonesAfter
      if (settings.withoutPhones) throw new Error('no answer')
      return phones
    },
    query: () => address.query,
    showQuery: query => {
      address.query = query
    },
    remember: recent.remember,
  })
  const figures = createFigures(history, around)
  return { ...server, ...around, address, recent, asked, history, figures }
}

export const started = async (...given: Parameters<typeof open>) => {
  const portal = open(...given)
  portal.history.start()
  await turn()
  return portal
}
