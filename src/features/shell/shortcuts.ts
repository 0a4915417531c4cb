// The keys that work on every screen, and when they do (NAV-101).

declare module '#platform/stored.ts' {
  interface StoredValues {
    /** Commands of a single key were switched off on this device (NAV-101). */
    'single-keys-off': boolean
  }
}

/** What a key opens: the palette of commands, or the list of keys. */
export type Shortcut = 'palette' | 'keys'

export type Pressed = {
  key: string
  /** Where the key is on the keyboard, whatever its letter. */
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** @param singleKeys whether a sign alone may be a command: not in a field, and not where that was switched off */
export function shortcutOf(pressed: Pressed, singleKeys: boolean): Shortcut | undefined {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = pressed
  if (altKey) return undefined
  if (ctrlKey || metaKey) {
    // On keyboards of other scripts the key has another letter; a Latin letter says itself what it is.
    const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key))
    return isK && !shiftKey ? 'palette' : undefined
  }
  return singleKeys && (key === '?' || key === '؟') ? 'keys' : undefined
}
