// What was typed into an account form: before the form came to life, and across a change of language.
import { storage } from '#app/world'
import type { FormName } from '#domain/account-form'

/** Names of controls that are called otherwise than the value they hold. */
const keys: Readonly<Record<string, string>> = { 'new-password': 'password', 'repeated-password': 'repeated' }

/** Never kept anywhere, not even from one page to the next. */
const SECRET = new Set(['password', 'repeated'])

/** What stands in the controls of the form, by the keys of its values. */
export function standingIn<Values extends object>(form: HTMLFormElement, empty: Values): Partial<Values> {
  const found: Record<string, string | boolean> = {}
  for (const control of form.querySelectorAll<HTMLInputElement>('input[name]')) {
    const key = keys[control.name] ?? control.name
    if (!Object.hasOwn(empty, key)) continue
    const value = control.type === 'checkbox' ? control.checked : control.value
    if (value !== '' && value !== false) found[key] = value
  }
  return found as Partial<Values>
}

/** Keeps what was typed, without passwords, for the same form in another language. */
export function keepTyped(form: FormName, values: object): void {
  const kept = Object.entries(values).filter(([key]) => !SECRET.has(key))
  storage.write('account-form', { form, values: Object.fromEntries(kept) })
}

/** What was kept for this form; it is kept no longer. */
export function takeTyped<Values extends object>(form: FormName, empty: Values): Partial<Values> {
  const kept = storage.read('account-form')
  storage.remove('account-form')
  if (kept?.form !== form) return {}
  const fitting = Object.entries(kept.values).filter(
    ([key, value]) =>
      Object.hasOwn(empty, key) && !SECRET.has(key) && typeof value === typeof empty[key as keyof Values],
  )
  return Object.fromEntries(fitting) as Partial<Values>
}
