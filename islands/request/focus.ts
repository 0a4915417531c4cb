// Where the focus goes on the request screen (REQ-046, REQ-101).
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { RequestProblem } from '#domain/request/problems'

const CONTROLS = 'input:not([type=hidden]), select, textarea, button'

/** From the surest sign to the weakest: what is marked, then what is chosen, then the first of a group. */
const SIGNS = ['input[aria-invalid=true]', '[aria-invalid=true] input', ':checked', 'input']

function controlOf(field: string): HTMLElement | null {
  const named = document.getElementById(field)
  if (!named || named.matches(CONTROLS)) return named
  for (const sign of SIGNS) {
    const control = named.querySelector<HTMLElement>(sign)
    if (control) return control
  }
  return null
}

/** After a press, the first field in error takes the focus. The answer says that one was made. */
export function useFocusOnProblem(problem: RequestProblem | undefined): { pressed(): void } {
  const awaited = useRef(false)
  useEffect(() => {
    if (!awaited.current || !problem) return
    awaited.current = false
    if (problem.at === undefined) return
    const field = problem.problem.code === 'item_value_exceeds' ? 'confirm-amount' : problem.at
    // What is wrong is drawn first, so that it is read with the field.
    requestAnimationFrame(() => controlOf(field)?.focus())
  }, [problem])
  return {
    pressed: () => {
      awaited.current = true
    },
  }
}

/** With a keyboard at hand, the first field still empty is ready to be typed in; phones would open theirs over the form. */
export function useFocusOnFirst(form: React.RefObject<HTMLFormElement | null>, ready: boolean): void {
  useEffect(() => {
    if (!ready || !matchMedia('(pointer: fine)').matches || document.activeElement !== document.body) return
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('input[type=text], input[type=tel]') ?? [])]
    const empty = fields.find(field => field.value === '' && !field.readOnly && field.checkVisibility())
    // Nothing is missing: one press is all that is left.
    const next = empty ?? form.current?.querySelector<HTMLElement>('.summary [type=submit]')
    next?.focus({ preventScroll: true })
  }, [form, ready])
}

/** Ctrl+Enter sends from anywhere on the page (REQ-101); in the form its own keys see to it. */
export function useCtrlEnter(submit: () => void): void {
  const latest = useRef(submit)
  latest.current = submit
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.target !== document.body) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** Enter goes on to the next field; only Ctrl+Enter (or the button) sends, so that nothing is placed by mistake. */
export function onFormKey(event: KeyboardEvent<HTMLFormElement>, submit: () => void): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault()
    submit()
    return
  }
  const from = event.target
  if (!(from instanceof HTMLInputElement)) return
  event.preventDefault()
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('input, select, textarea, [type=submit]')]
  controls
    .slice(controls.indexOf(from) + 1)
    .find(control => control.checkVisibility() && !(control instanceof HTMLInputElement && control.readOnly))
    ?.focus()
}
