import type { Flags } from '#schema/config'

/** The names of the flags that are on, as the root element's data-flags holds them for the style sheet. */
export const flagNames = (flags: Readonly<Partial<Flags>>): string =>
  Object.entries(flags)
    .filter(([, on]) => on)
    .map(([name]) => name)
    .join(' ')
