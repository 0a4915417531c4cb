import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { type RequestStores, requestStores, startRequest } from '#app/request.ts'
import { session } from '#app/session.ts'
import { deployment } from '#deployment'
import { type CountryForms, formsIn, numbersIn } from '#features/formats/country-forms.ts'
import type { RequestState } from '#features/request/flow-state.ts'
import type { RequestField, RequestForm } from '#features/request/form.ts'
import type { AnyRequestProblem } from '#features/request/problems.ts'
import { requestWords } from '#features/request/text.ts'
import type { RequestView, Section } from '#features/request/view.ts'
import { type Format, useFormat } from '#islands/page/use-format.ts'

/** What the parts of the request screen share. To be used in the browser only. */
export type RequestScreen = RequestStores & {
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
  problemText(problem: AnyRequestProblem): string
  /** What is wrong with a field, in words. */
  wrong(field: RequestField): string | undefined
  set(changes: Partial<RequestForm>): void
  /** A text of the form and its field: where a problem is shown at a field, the field is found by its id. */
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

export function useRequestScreen(language: string): RequestScreen {
  const stores = useMemo(requestStores, [])
  const { request } = stores
  const state = useStore(request.$state, { ssr: () => request.$state.get() })
  const view = useStore(request.$view, { ssr: () => request.$view.get() })
  const done = useStore(request.$done, { ssr: () => request.$done.get() })
  const format = useFormat(language)
  useEffect(startRequest, [])

  const { currency } = deployment().settings
  const kilometres = useMemo(() => kilometresIn(language, formsIn(deployment())), [language])
  const money = (amount: number) => format.money(amount, currency)
  const problemText = (problem: AnyRequestProblem) => requestWords(problem, format.exactly)
  const { problem } = state
  const wrong = (field: RequestField) => {
    const found = problem?.at === field ? problem : state.faults?.find(({ at }) => at === field)
    return found && problemText(found.problem)
  }
  return {
    ...stores,
    language,
    state,
    guest: session.$session.get().mode === 'GUEST',
    view,
    done,
    format,
    money,
    distance: metres => kilometres(metres / 1000),
    problemText,
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

const kilometresIn = (language: string, forms: CountryForms) =>
  numbersIn(language, forms, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 })
