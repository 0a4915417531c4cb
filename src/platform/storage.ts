// What the browser keeps, checked when it is read: whatever is there, only values of the right shape come in (Q106).
import type { Storage } from './ports.ts'
import { type StoredKey, type StoredValues, storedKeys } from './stored.ts'

/** A storage of texts, such as localStorage; any of its functions may raise. */
export type TextStorage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

export type StorageSettings = {
  /** How the text of each key is read, and checked. */
  formats: StoredFormats
  /** Local storage, shared by the tabs. */
  device: TextStorage
  /** Session storage of this tab. */
  tab: TextStorage
  /**
   * Calls back with the key that another tab changed, null for all, undefined for a page that nobody told of changes for a while;
   * the answer ends it.
   */
  listen(listener: (key: string | null | undefined) => void): () => void
}

const PROBE = 'probe'
const PROBE_LENGTH = 8192

export type StoredFormat<Value> = { read(text: string): Value | undefined; write(value: Value): string }

/** One format per key; a key without one does not compile. */
export type StoredFormats = { readonly [Key in StoredKey]: StoredFormat<StoredValues[Key]> }

/**
 * @returns the storage of this tab. Where the browser keeps nothing (switched off, or full), values last as long as the
 * page.
 */
export function createStorage({ formats, device, tab, listen }: StorageSettings): Storage {
  const onlyHere = new Map<StoredKey, string>()
  const areaOf = (key: StoredKey) => (storedKeys[key].area === 'device' ? device : tab)

  function textOf(key: StoredKey): string | null {
    try {
      return onlyHere.get(key) ?? areaOf(key).getItem(key)
    } catch {
      return null
    }
  }

  function holdsAny(area: TextStorage): boolean {
    try {
      return Object.keys(storedKeys).some(key => area.getItem(key) !== null)
    } catch {
      return false
    }
  }

  return {
    read(key) {
      const stored = textOf(key)
      return stored === null ? undefined : formats[key].read(stored)
    },
    has: key => textOf(key) !== null,
    write(key, value) {
      const written = formats[key].write(value)
      try {
        areaOf(key).setItem(key, written)
        onlyHere.delete(key)
      } catch {
        onlyHere.set(key, written)
      }
    },
    outlives: key => !onlyHere.has(key),
    remove(key) {
      onlyHere.delete(key)
      try {
        areaOf(key).removeItem(key)
      } catch {
        // Nothing is kept where nothing can be kept.
      }
    },
    keeping() {
      try {
        // As long as a login, which is the longest of what has to be kept.
        device.setItem(PROBE, 'x'.repeat(PROBE_LENGTH))
        device.removeItem(PROBE)
        return 'lasts'
      } catch (error) {
        // A browser that blocks a site may say that it is full as well, but then nothing of the site is stored.
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError' && holdsAny(device)
        return isFull ? 'full' : 'blocked'
      }
    },
    onChange: (key, listener) =>
      listen(changed => {
        if (typeof changed === 'string' && changed !== key) return
        // Newer than what was written here without room.
        if (changed !== undefined) onlyHere.delete(key)
        listener()
      }),
  }
}
