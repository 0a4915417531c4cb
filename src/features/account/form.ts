// What must be right before an account form is sent. The first mistake of each field, in the order of the form.

import { asciiDigits, plainText } from '#contract/foreign-data.ts'
import { isBlank, isLonger } from '#contract/sent-characters.ts'

export type FieldMistake =
  | 'missing'
  | 'email_invalid'
  | 'mobile_invalid'
  | 'code_invalid'
  | 'password_weak'
  | 'passwords_differ'
  /** More characters than that. */
  | { tooLong: number }

export type Mistakes<Field extends string> = Partial<Record<Field, FieldMistake>>

/** One @ with text on both sides, and a dot with a letter behind it; the server checks the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/
const VERIFICATION_CODE_LENGTH = 6
// Characters. A longer text stays as it was pasted until somebody shortens it.
const EMAIL_MAX_LENGTH = 254
const NAME_MAX_LENGTH = 200
const CODE_MAX_LENGTH = 64

const tooLong = (text: string, limit: number): FieldMistake | undefined =>
  isLonger(text.trim(), limit) ? { tooLong: limit } : undefined

/** @returns the first mistake of an email field */
export function emailMistake(email: string): FieldMistake | undefined {
  if (isBlank(email)) return 'missing'
  return EMAIL.test(email.trim()) ? undefined : 'email_invalid'
}

export function loginMistakes(form: { email: string; password: string }): Mistakes<'email' | 'password'> {
  return found({ email: emailMistake(form.email), password: form.password === '' ? 'missing' : undefined })
}

export type ResetForm = { email: string; code: string; password: string; repeated: string }

/** AUT-004, AUT-005, AUT-012. */
export function resetMistakes(form: ResetForm): Mistakes<keyof ResetForm> {
  return found({
    email: emailMistake(form.email),
    code: form.code.length === VERIFICATION_CODE_LENGTH ? undefined : 'code_invalid',
    password: isGoodPassword(form.password) ? undefined : 'password_weak',
    repeated: form.repeated === form.password ? undefined : 'passwords_differ',
  })
}

/** The forms for logging in, registering and resetting a password. */
export type FormName = 'login' | 'register' | 'reset'

export type RegisterForm = {
  email: string
  vendorName: string
  vendorCode: string
  businessName: string
  mobile: string
  password: string
  terms: boolean
  privacy: boolean
}

/** A mobile number as it is dialled, without the spaces, dashes and brackets that people write, in the digits 0 to 9. */
export const plainMobile = (mobile: string): string =>
  asciiDigits(plainText(mobile))
    .replace('\uff0b', '+')
    .replace(/[\s\-().]/g, '')

/** A plausible number of digits: all that is checked until the telephone rules are loaded. */
export const isAboutANumber = (text: string): boolean => /^\+?[0-9]{6,15}$/.test(plainMobile(text))

/**
 * PV asks for vendor name and code, NPV for the business name (AUT-002, Q14); both consents are needed (AUT-003).
 * @param isPossible whether a number can exist, by the international rules
 */
export function registerMistakes(
  form: RegisterForm,
  type: 'PV' | 'NPV',
  isPossible: (text: string) => boolean,
): Mistakes<keyof RegisterForm> {
  const platform = type === 'PV'
  const missing = (value: string) => (isBlank(value) ? 'missing' : undefined)
  const text = (value: string, limit: number) => missing(value) ?? tooLong(value, limit)
  const mobile = isPossible(form.mobile) ? undefined : 'mobile_invalid'
  return found({
    email: emailMistake(form.email) ?? tooLong(form.email, EMAIL_MAX_LENGTH),
    vendorName: platform ? text(form.vendorName, NAME_MAX_LENGTH) : undefined,
    vendorCode: platform ? text(form.vendorCode, CODE_MAX_LENGTH) : undefined,
    businessName: platform ? undefined : text(form.businessName, NAME_MAX_LENGTH),
    mobile: missing(form.mobile) ?? mobile,
    password: isGoodPassword(form.password) ? undefined : 'password_weak',
    terms: form.terms ? undefined : 'missing',
    privacy: form.privacy ? undefined : 'missing',
  })
}

function found<Field extends string>(checked: Record<Field, FieldMistake | undefined>): Mistakes<Field> {
  const mistakes = Object.entries(checked).filter(([, mistake]) => mistake !== undefined)
  return Object.fromEntries(mistakes) as Mistakes<Field>
}

// The rules of a new password, in the order in which they are shown (AUT-006 to AUT-011). Further characters are allowed,
// and there is no greatest length (Q16).

export const PASSWORD_MIN_LENGTH = 8

const rules = [
  // Counts code points: most emoji are one character, not two.
  ['length', password => [...password].length >= PASSWORD_MIN_LENGTH],
  ['letter', password => /\p{L}/u.test(password)],
  ['upper', password => /[A-Z]/.test(password)],
  ['lower', password => /[a-z]/.test(password)],
  ['number', password => /[0-9]/.test(password)],
  ['special', password => /[!@#$%^&*]/.test(password)],
] as const satisfies readonly (readonly [string, (password: string) => boolean])[]

export type PasswordRule = (typeof rules)[number][0]

/** Each rule, and whether the password meets it. */
export const passwordRules = (password: string): { rule: PasswordRule; met: boolean }[] =>
  rules.map(([rule, isMet]) => ({ rule, met: isMet(password) }))

export const isGoodPassword = (password: string): boolean => rules.every(([, isMet]) => isMet(password))
