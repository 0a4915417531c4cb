// What the keyboard does to the list under a field. The text keeps the caret keys; the list has the arrows, Enter and Escape.

/** `active`: the option that Enter would take, by its place; none while the reader is typing. */
export type ListState = { open: boolean; active: number | undefined }
export type KeyOutcome = ListState & {
  /** Place of the option to take. */
  take?: number
  /** The key is used up: neither the field, nor the form, nor what lies around it sees it. */
  used: boolean
}

/** The state after a key, for a list of `count` options. Enter on a list without a chosen option closes it and submits nothing. */
export function afterKey(
  key: { key: string; altKey: boolean },
  { open, active }: ListState,
  count: number,
): KeyOutcome {
  const stays = { open, active, used: false }
  switch (key.key) {
    case 'ArrowDown':
      if (count === 0) return stays
      if (!open) return { open: true, active: key.altKey ? undefined : 0, used: true }
      return { open, active: active === undefined ? 0 : (active + 1) % count, used: true }
    case 'ArrowUp':
      if (key.altKey) return { open: false, active: undefined, used: open }
      if (count === 0) return stays
      return { open: true, active: open && active !== undefined ? (active - 1 + count) % count : count - 1, used: true }
    case 'Enter':
      if (!open || count === 0) return stays
      return { open: false, active: undefined, take: active, used: true }
    case 'Escape':
      return open ? { open: false, active: undefined, used: true } : stays
    case 'Tab':
      return { open: false, active: undefined, used: false }
    default:
      return stays
  }
}
