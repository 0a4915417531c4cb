// What the account forms share: their state, and their fields.
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { storage, watchUnsaved } from '#app/services.ts'
import type { FieldMistake, FormName, Mistakes } from '#features/account/form.ts'
import { type PasswordRule, passwordRules } from '#features/account/form.ts'
import { m } from '#messages'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PasswordField, PasswordRules } from '#ui/PasswordField.tsx'

const mistakeTexts: Record<Exclude<FieldMistake & string, 'missing'>, () => string> = {
  email_invalid: () => m.account_email_invalid(),
  mobile_invalid: () => m.account_mobile_invalid(),
  code_invalid: () => m.account_code_invalid(),
  password_weak: () => m.account_rules_missing(),
  passwords_differ: () => m.account_passwords_differ(),
}

/** What to do in a browser that keeps nothing for the site, or has no room left; undefined in every other (Q121, CST-112). */
export function withoutStorage(): string | undefined {
  const keeping = storage.keeping()
  if (keeping === 'lasts') return undefined
  return keeping === 'full' ? m.portal_storage_full() : m.portal_storage_blocked()
}

/** Whether a call is under way, or the page that it leads to; whoever comes back to a page that was left finds it idle. */
export function useBusy() {
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const idle = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    addEventListener('pageshow', idle)
    return () => removeEventListener('pageshow', idle)
  }, [])
  return [busy, setBusy] as const
}

/**
 * The state of an account form: values, mistakes (from the first submission on) and what the server said. What was typed stays
 * whatever happens: also what was typed before the form came to life, and while its language is changed (not passwords).
 * @param empty the values at the start
 * @param check finds the mistakes
 * @param send sends a form without mistakes; answers why it was refused, or undefined
 * @param options `name`: which form of the entrance it is, whose language can be changed; `prepare` loads what the check
 * needs, at the first submission; `leaves`: a form that was accepted opens the next page, and is busy until that is there
 */
export function useForm<Values extends object>(
  empty: Values,
  check: (values: Values) => Mistakes<keyof Values & string>,
  send: (values: Values) => Promise<string | undefined>,
  { name, prepare, leaves }: { name?: FormName; prepare?: () => Promise<void>; leaves?: boolean } = {},
) {
  const [values, setValues] = useState(empty)
  const [submitted, setSubmitted] = useState(false)
  const [busy, setBusy] = useBusy()
  const [refusal, setRefusal] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const mistakes = submitted ? check(values) : {}
  // Asked when a newer build is there: what was typed here is kept nowhere else (NTC-101).
  const typed = useRef(false)
  const latest = useRef(values)
  latest.current = values
  typed.current = Object.keys(empty).some(key => values[key as keyof Values] !== empty[key as keyof Values])
  // Whoever follows another link of these pages gives up little.
  useEffect(() => watchUnsaved(() => typed.current, { asks: false }), [])

  // Shown before anything is typed: a login that is not kept is lost on the next page.
  useEffect(() => setRefusal(withoutStorage()), [])
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
    setSubmitted(true)
    setRefusal(withoutStorage())
    if (withoutStorage() !== undefined) return
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
    const refused = await send(values)
    setRefusal(refused)
    setBusy(refused === undefined && leaves === true)
  }

  return {
    form,
    values,
    busy,
    refusal,
    submit,
    /** Begins anew with the checks, for the next step of a form. */
    relax: () => setSubmitted(false),
    set: <Key extends keyof Values>(key: Key, value: Values[Key]) => setValues(old => ({ ...old, [key]: value })),
    /** The words for what is wrong with a field; `missing` says what to do where the field is empty. */
    mistake: (key: keyof Values & string, missing = m.account_field_missing()): string | undefined => {
      const found: FieldMistake | undefined = (mistakes as Mistakes<string>)[key]
      if (found === undefined) return undefined
      if (typeof found === 'object') return m.request_description_too_long({ limit: found.tooLong })
      return found === 'missing' ? missing : mistakeTexts[found]()
    },
  }
}

// What was typed into an account form: before the form came to life, and across a change of language.

/** Names of controls that are called otherwise than the value they hold. */
const keys: Readonly<Record<string, string>> = { 'new-password': 'password', 'repeated-password': 'repeated' }

/** Never kept anywhere, not even from one page to the next. */
const SECRET = new Set(['password', 'repeated'])

/** The contents of the form's controls, by the keys of its values. */
function standingIn<Values extends object>(form: HTMLFormElement, empty: Values): Partial<Values> {
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
  const harmless = Object.entries(values).filter(([key]) => !SECRET.has(key))
  storage.write('account-form', { form, values: Object.fromEntries(harmless) })
}

/** What was kept for this form; it is kept no longer. */
function takeTyped<Values extends object>(form: FormName, empty: Values): Partial<Values> {
  const stored = storage.read('account-form')
  storage.remove('account-form')
  if (stored?.form !== form) return {}
  const fitting = Object.entries(stored.values).filter(
    ([key, value]) =>
      Object.hasOwn(empty, key) && !SECRET.has(key) && typeof value === typeof empty[key as keyof Values],
  )
  return Object.fromEntries(fitting) as Partial<Values>
}

// The fields of the account forms, and what is shown in their place.

const ruleTexts: Record<PasswordRule, () => string> = {
  length: () => m.account_rule_length(),
  letter: () => m.account_rule_letter(),
  upper: () => m.account_rule_upper(),
  lower: () => m.account_rule_lower(),
  number: () => m.account_rule_number(),
  special: () => m.account_rule_special(),
}

type PasswordProps = Omit<ComponentProps<typeof PasswordField>, 'words'>

/** A password field in the reader's language. */
export function Password(props: PasswordProps) {
  const words = { show: m.account_show_password(), hide: m.account_hide_password(), capsLock: m.account_caps_lock() }
  return <PasswordField {...props} words={words} />
}

/** A new password with its rules, which tick off while it is typed (AUT-002, AUT-101). */
export function NewPassword(props: Omit<PasswordProps, 'autoComplete'>) {
  const rules = passwordRules(props.value).map(({ rule, met }) => ({ id: rule, text: ruleTexts[rule](), met }))
  return (
    <div className="stack">
      <Password {...props} autoComplete="new-password" />
      <PasswordRules
        label={m.account_rules()}
        rules={rules}
        words={{ met: m.account_rule_met(), open: m.account_rule_open() }}
      />
    </div>
  )
}

/** Why the form was not accepted, and where that can be corrected: announced at once, and left to be read. The live region is there before it has a text. */
export function Alert({ text, children }: { text: string | undefined; children?: ReactNode }) {
  return (
    <div role="alert">
      {text && (
        <Notice tone="danger">
          {text}
          {children && <> {children}</>}
        </Notice>
      )}
    </div>
  )
}

/** What took the place of a form that succeeded. It takes the focus, so that nobody is left on a button that is gone. */
export function Done({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="stack done">
      <Icon name="circle-check" />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
