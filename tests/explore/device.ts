// A device: what its browser keeps for all tabs and for each, and the locks that its tabs share.
import { storedFormats } from '#app/stored-formats.ts'
import type { Exclusive, Storage } from '#platform/ports.ts'
import { createStorage, type TextStorage } from '#platform/storage.ts'
import type { Network } from './network.ts'
import type { Time } from './time.ts'

export type StorageFault = 'none' | 'full' | 'blocked'

export type Device = {
  network: Network
  kept: Map<string, string>
  storageFault: StorageFault
  /** Storage that was erased or kept nothing: what was typed before may be gone. */
  erasures: number
  onlineListeners: Set<(online: boolean) => void>
  setOnline(online: boolean): void
  /** What a page of a tab may use; `gone` ends all of it. */
  page(tab: Map<string, string>): {
    storage: Storage
    exclusive: Exclusive
    gone(): void
  }
}

/** How long a storage event takes to the other tabs, in milliseconds. */
const EVENT_MS = 3

export function createDevice(network: Network, time: Time): Device {
  const kept = new Map<string, string>()
  const pages = new Set<(key: string) => void>()
  const locks = new Map<string, { owner: object; begin: () => void }[]>()

  const device: Device = {
    network,
    kept,
    storageFault: 'none',
    erasures: 0,
    onlineListeners: new Set(),
    setOnline(online) {
      if (network.online === online) return
      network.online = online
      for (const listener of device.onlineListeners) listener(online)
    },
    page(tab) {
      let isGone = false
      const owner = {}
      const listeners = new Set<(key: string | null) => void>()
      const changed = (key: string) => {
        for (const listener of [...listeners]) listener(key)
      }
      pages.add(changed)

      const texts = (area: Map<string, string>, written: (key: string) => void): TextStorage => {
        const guard = (isWrite: boolean) => {
          if (device.storageFault === 'blocked' || (isWrite && device.storageFault === 'full'))
            throw new DOMException('refused', 'QuotaExceededError')
        }
        return {
          getItem(key) {
            guard(false)
            return area.get(key) ?? null
          },
          setItem(key, value) {
            guard(true)
            if (isGone || area.get(key) === value) return
            area.set(key, value)
            written(key)
          },
          removeItem(key) {
            guard(false)
            if (!isGone && area.delete(key)) written(key)
          },
        }
      }
      const notifyOthers = (key: string) => {
        for (const other of pages) if (other !== changed) time.after(EVENT_MS, () => pages.has(other) && other(key))
      }
      return {
        storage: createStorage({
          formats: storedFormats,
          device: texts(kept, notifyOthers),
          tab: texts(tab, () => {}),
          listen(listener) {
            listeners.add(listener)
            return () => listeners.delete(listener)
          },
        }),
        exclusive: (name, action) =>
          new Promise((resolve, reject) => {
            const queue = locks.get(name) ?? []
            locks.set(name, queue)
            const end = () => {
              if (queue[0] !== one) return
              queue.shift()
              queue[0]?.begin()
            }
            const one = { owner, begin: () => void action().then(resolve, reject).finally(end) }
            queue.push(one)
            if (queue[0] === one) one.begin()
          }),
        gone() {
          isGone = true
          pages.delete(changed)
          // A browser gives up the locks of a page that is gone.
          for (const queue of locks.values()) {
            const held = queue[0]?.owner === owner
            queue.splice(0, queue.length, ...queue.filter(one => one.owner !== owner))
            if (held) queue[0]?.begin()
          }
        },
      }
    },
  }
  return device
}
