import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { watchUnsaved } from '#app/unsaved'
import type { FieldMistake, FormName, Mistakes } from '#domain/account-form'
import { m } from '#messages'
import { keepTyped, standingIn, takeTyped } from './typed.ts'

const texts: Record<Exclude<FieldMistake, 'missing'>, () => string> = {
  email_invalid: () => m.account_email_invalid(),
  mobile_invalid: () => m.account_mobile_invalid(),
  code_invalid: () => m.account_code_invalid(),
  password_weak: () => m.account_rules_missing(),
  passwords_differ: () => m.account_passwords_differ(),
}

/**
 * The state of an account form: values, mistakes (from the first press on) and what the server said. What was typed stays
 * whatever happens: also what was typed before the form came to life, and while its language is changed (not passwords).
 * @param empty the values at the start
 * @param check finds the mistakes
 * @param send sends a form without mistakes; answers why it was refused, or undefined
 * @param options `name`: which form of the entrance it is, whose language can be changed; `prepare` loads what the check
 * needs, at the first press
 */
export function useForm<Values extends object>(
  empty: Values,
  check: (values: Values) => Mistakes<keyof Values & string>,
  send: (values: Values) => Promise<string | undefined>,
  { name, prepare }: { name?: FormName; prepare?: () => Promise<void> } = {},
) {
  const [values, setValues] = useState(empty)
  const [pressed, setPressed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const mistakes = pressed ? check(values) : {}
  // Asked when a newer build is there: what was typed here is kept nowhere else (NTC-101).
  const typed = useRef(false)
  const latest = useRef(values)
  latest.current = values
  typed.current = Object.keys(empty).some(key => values[key as keyof Values] !== empty[key as keyof Values])
  useEffect(() => watchUnsaved(() => typed.current), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
  useLayoutEffect(() => {
    const before = { ...(name && takeTyped(name, empty)), ...(form.current && standingIn(form.current, empty)) }
    if (Object.keys(before).length > 0) setValues(old => ({ ...old, ...before }))
  }, [])
  useEffect(() => {
    const keep = (event: MouseEvent) => {
      if (name && event.target instanceof Element && event.target.closest('.languages a[hreflang]') && typed.current)
        keepTyped(name, latest.current)
    }
    document.addEventListener('click', keep)
    return () => document.removeEventListener('click', keep)
  }, [name])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    setPressed(true)
    setRefusal(undefined)
    let wrong = Object.keys(check(values)).length > 0
    if (!wrong && prepare) {
      setBusy(true)
      await prepare()
      setBusy(false)
      wrong = Object.keys(check(values)).length > 0
    }
    if (wrong) {
      // In the order of the form, not of the list of mistakes.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    setBusy(true)
    setRefusal(await send(values))
    setBusy(false)
  }

  return {
    form,
    values,
    busy,
    refusal,
    submit,
    /** Begins anew with the checks, for the next step of a form. */
    relax: () => setPressed(false),
    set: <Key extends keyof Values>(key: Key, value: Values[Key]) => setValues(old => ({ ...old, [key]: value })),
    /** The words for what is wrong with a field; `missing` says what to do where the field is empty. */
    mistake: (key: keyof Values & string, missing = m.account_field_missing()): string | undefined => {
      const found: FieldMistake | undefined = (mistakes as Mistakes<string>)[key]
      if (found === undefined) return undefined
      return found === 'missing' ? missing : texts[found]()
    },
  }
}
