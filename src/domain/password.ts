// The rules of a new password, in the order in which they are shown (AUT-006 to AUT-011). Further characters are allowed,
// and there is no greatest length (Q16).

export const PASSWORD_MIN_LENGTH = 8

const rules = [
  // Counted as people count: one emoji is one character.
  ['length', password => [...password].length >= PASSWORD_MIN_LENGTH],
  ['letter', password => /\p{L}/u.test(password)],
  ['upper', password => /[A-Z]/.test(password)],
  ['lower', password => /[a-z]/.test(password)],
  ['number', password => /[0-9]/.test(password)],
  ['special', password => /[!@#$%^&*]/.test(password)],
] as const satisfies readonly (readonly [string, (password: string) => boolean])[]

export type PasswordRule = (typeof rules)[number][0]

/** Every rule, and whether the password meets it. */
export const passwordRules = (password: string): { rule: PasswordRule; met: boolean }[] =>
  rules.map(([rule, isMet]) => ({ rule, met: isMet(password) }))

export const isGoodPassword = (password: string): boolean => rules.every(([, isMet]) => isMet(password))
