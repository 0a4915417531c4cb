import { createTracking } from '#stores/orders/tracking'
import { orderServer, screen } from './kit.ts'

export function open(settings: { guest?: boolean; allOutlets?: boolean; dynamic?: boolean } = {}) {
  const world = orderServer()
  const around = screen({ guest: settings.guest ?? false, allOutlets: settings.allOutlets ?? false })
  const tracking = createTracking({
    ...around,
    send: world.send,
    dynamicTimeEstimation: () => settings.dynamic ?? false,
  })
  const ids = () => [...tracking.$orders.get().keys()]
  return { ...world, ...around, tracking, ids }
}
