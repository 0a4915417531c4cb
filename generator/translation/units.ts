// The messages of a language as translators see them: one unit per text, plural forms separately, next to the English text.
import type { JSONPath } from 'jsonc-parser'
import { parseMessage } from '../check/message-format.ts'
import { categoriesOf } from '../check/plurals.ts'
import { staleKeys } from '../check/translated-from.ts'
import type { Inputs } from '../load/inputs.ts'
import { keysAt, stringAt, valueAt } from '../load/locate.ts'

/** A text to translate. `path` leads to it in the message file. */
export type Unit = {
  /** `order_placed`, or `bulk_rows[many=few]` for a form. */
  id: string
  key: string
  path: JSONPath
  /** The English text. A form that English lacks shows the form for all other numbers. */
  source: string
  target?: string
  /** The plural category of this form. */
  category?: { name: string; type: Intl.PluralRuleType }
  /** English has changed since this was translated. */
  isStale: boolean
}

/** Every text of a locale in the order of the English file; `target` is absent for missing translations. */
export function unitsOf(inputs: Inputs, locale: string): Unit[] {
  const english = inputs.messages.get('en')
  const own = inputs.messages.get(locale)
  const stale = new Set(staleKeys(inputs, locale))
  return keysAt(english, [])
    .filter(key => key !== '$schema')
    .flatMap(key => {
      const isStale = stale.has(key)
      return formsOf(valueAt(english, [key]), valueAt(own, [key]), locale).map(({ form, source, category }) => {
        const path = form === undefined ? [key] : [key, 0, 'match', form]
        const target = stringAt(own, path)
        const id = form === undefined ? key : `${key}[${form}]`
        return {
          id,
          key,
          path,
          source,
          isStale,
          ...(category !== undefined && { category }),
          ...(target !== undefined && { target }),
        }
      })
    })
}

type Form = { form?: string; source: string; category?: NonNullable<Unit['category']> }

/** A language with other plural forms than English has its own; a text without a number is one text. */
function formsOf(english: unknown, own: unknown, locale: string): Form[] {
  const model = parseMessage(english)
  if (typeof own === 'string' || typeof english === 'string')
    return [{ source: typeof english === 'string' ? english : (model.texts.at(-1)?.text ?? '') }]
  const sources = new Map(model.texts.map(({ path, text }) => [String(path.at(-1)), text]))
  const rest = [...sources.keys()].find(form => /^[^,]+=(other|\*)$/.test(form)) ?? [...sources.keys()].at(-1)
  const plural = model.plurals.length === 1 && !rest?.includes(',') ? model.plurals[0] : undefined
  const wanted = plural
    ? categoriesOf(locale, plural.type).map(name => `${plural.selector}=${name}`)
    : [...sources.keys()]
  const given = own === undefined ? [] : parseMessage(own).texts.map(({ path }) => String(path.at(-1)))
  // Existing forms of the language stay, in their order, under whatever name they select by.
  const forms = [...given, ...wanted.filter(form => !given.includes(form) && !given.some(isCatchAllFor(form)))]
  return forms.map(form => ({
    form,
    source: sources.get(form) ?? sources.get(rest ?? '') ?? '',
    ...(plural && { category: { name: form.slice(form.indexOf('=') + 1), type: plural.type } }),
  }))
}

/** `many=*` is the form for all other values, `many=other`. */
const isCatchAllFor = (form: string) => (given: string) => given.endsWith('=*') && form.endsWith('=other')
