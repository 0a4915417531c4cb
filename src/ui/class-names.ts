/** The names that are given, as one class attribute; `false` leaves one out. */
export const classNames = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
