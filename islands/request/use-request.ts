import { useEffect, useMemo } from 'react'
import { type RequestScreen, requestScreen, startRequest } from '#app/request'
import { session } from '#app/session'
import { deployment } from '#deployment'
import type { RequestState } from '#domain/request/flow-state'
import type { RequestField, RequestForm } from '#domain/request/form'
import type { AnyRequestProblem } from '#domain/request/problems'
import type { Section } from '#domain/request/sections'
import type { RequestView } from '#domain/request/view'
import { forNumbers, localeIn } from '#domain/written-in'
import { requestWords } from '#text/request-words'
import { type Format, useFormat } from '../shell/use-format.ts'
import { useLive } from '../shell/use-live.ts'

/** What the parts of the request screen share. To be used in the browser only. */
export type Request = RequestScreen & {
  language: string
  state: RequestState
  /** Nobody is logged in. */
  guest: boolean
  view: RequestView
  /** Sections in which nothing is missing. */
  done: readonly Section[]
  format: Format
  money(amount: number): string
  /** Such as 3.2 km. */
  distance(metres: number): string
  say(problem: AnyRequestProblem): string
  /** What is wrong with a field, in words. */
  wrong(field: RequestField): string | undefined
  set(changes: Partial<RequestForm>): void
  /** A text of the form and its field: where a problem is told at a field, the field is found by its id. */
  field(name: TextOfForm): Field
}

/** What is typed. */
type TextOfForm = Exclude<Extract<RequestField, keyof RequestForm>, 'payment' | 'collectAt'>

type Field = {
  id: string
  name: string
  value: string
  onChange(text: string): void
  error: string | undefined
}

export function useRequest(language: string): Request {
  const screen = useMemo(requestScreen, [])
  const { request } = screen
  const state = useLive(request.$state, request.$state.get())
  const view = useLive(request.$view, request.$view.get())
  const done = useLive(request.$done, request.$done.get())
  const format = useFormat(language)
  useEffect(startRequest, [])

  const { settings, country } = deployment()
  const { currency } = settings
  const kilometres = useMemo(() => kilometresIn(language, country.code), [language, country.code])
  const money = (amount: number) => format.money(amount, currency)
  const say = (problem: AnyRequestProblem) => requestWords(problem, money)
  const { problem } = state
  const wrong = (field: RequestField) => (problem?.at === field ? say(problem.problem) : undefined)
  return {
    ...screen,
    language,
    state,
    guest: session.$session.get().mode === 'GUEST',
    view,
    done,
    format,
    money,
    distance: metres => kilometres.format(metres / 1000),
    say,
    wrong,
    set: request.change,
    field: name => ({
      id: name,
      name,
      value: state.form[name],
      onChange: text => request.change({ [name]: text }),
      error: wrong(name),
    }),
  }
}

const kilometresIn = (language: string, country: string) =>
  new Intl.NumberFormat(forNumbers(localeIn(language, country)), {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: 1,
  })
