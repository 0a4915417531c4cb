import { type FormEvent, useEffect, useRef, useState } from 'react'
import { watchUnsaved } from '#app/unsaved'
import type { FieldMistake, Mistakes } from '#domain/account-form'
import { m } from '#messages'

const texts: Record<Exclude<FieldMistake, 'missing'>, () => string> = {
  email_invalid: () => m.account_email_invalid(),
  mobile_invalid: () => m.account_mobile_invalid(),
  code_invalid: () => m.account_code_invalid(),
  password_weak: () => m.account_rules_missing(),
  passwords_differ: () => m.account_passwords_differ(),
}

/**
 * The state of an account form: values, mistakes (from the first press on) and what the server said. What was typed stays
 * whatever happens.
 * @param empty the values at the start
 * @param check finds the mistakes
 * @param send sends a form without mistakes; answers why it was refused, or undefined
 */
export function useForm<Values extends object>(
  empty: Values,
  check: (values: Values) => Mistakes<keyof Values & string>,
  send: (values: Values) => Promise<string | undefined>,
) {
  const [values, setValues] = useState(empty)
  const [pressed, setPressed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const mistakes = pressed ? check(values) : {}
  // Asked when a newer build is there: what was typed here is kept nowhere else (NTC-101).
  const typed = useRef(false)
  typed.current = values !== empty && Object.values(values).some(value => value !== '' && value !== false)
  useEffect(() => watchUnsaved(() => typed.current), [])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    setPressed(true)
    setRefusal(undefined)
    const wrong = Object.keys(check(values))
    if (wrong.length > 0) {
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
