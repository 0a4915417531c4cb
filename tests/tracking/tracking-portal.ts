import type { MetadataJson } from 'libphonenumber-js/core'
import metadata from '#features/phones/phone-metadata.json' with { type: 'json' }
import { createPhones } from '#features/phones/phones.ts'
import { createTracking } from '#features/tracking/store.ts'
import { orderServer, screen } from '../orders/kit.ts'

export function open(
  settings: {
    guest?: boolean
    allOutlets?: boolean
    dynamic?: boolean
    /** The rules of telephone numbers do not come. */
    withoutPhones?: boolean
    pause?: () => Promise<void>
    mayAnnounce?: () => boolean
  } = {},
) {
  const server = orderServer()
  const around = screen({ guest: settings.guest ?? false, allOutlets: settings.allOutlets ?? false })
  const tracking = createTracking({
    ...around,
    send: server.send,
    dynamicTimeEstimation: () => settings.dynamic ?? false,
    phones: async () => {
      if (settings.withoutPhones) throw new Error('a part that does not load')
      return createPhones('NO', metadata as unknown as MetadataJson)
    },
    pause: settings.pause ?? (async () => {}),
    mayAnnounce: settings.mayAnnounce ?? (() => true),
  })
  const ids = () => [...tracking.$orders.get().keys()]
  return { ...server, ...around, tracking, ids }
}
