import { useMemo } from 'react'
import { deployment } from '#deployment'
import { datesIn, formsIn, numbersIn } from '#features/formats/country-forms.ts'
import { currencyDecimals } from '#features/formats/currency-decimals.ts'
import {
  type Ago,
  agoOf,
  createLocalFormat,
  hasWordsFor,
  type LocalFormat,
  moneyIn,
  roughlyAgo,
} from '#features/formats/local-format-text.ts'
import { commaOf } from '#features/formats/written-in.ts'
import { m } from '#messages'

export type Format = LocalFormat & {
  /** Such as "4 min ago". Both in unix milliseconds. */
  ago(moment: number, now: number): string
  /** Such as "12 sec ago". Both in unix milliseconds. */
  precisely(moment: number, now: number): string
  /** An amount without its currency, such as 1,320.00. */
  amount(value: number): string
  /** An amount that was typed, with its currency and with more decimals than that has, such as 1,234 NOK. */
  exactly(amount: number): string
  /** Whether the code of the currency comes before an amount, as in AED 1,320.00. */
  codeFirst: boolean
  /** Between the parts of a list, such as of an address. */
  comma: string
  /** A share of 1, such as 12%. */
  percent(share: number): string
  /** A count with the separators of the language. */
  count(value: number): string
}

/** Of a typed amount no more are shown: the two readings of 1,234 differ by then. */
const TYPED_DECIMALS = 3

/** How this page writes times and amounts: the country's zone and currency, the page's language, digits 0 to 9. */
export const useFormat = (language: string): Format => useMemo(() => formatOf(language), [language])

function formatOf(language: string): Format {
  const { timezone, currency } = deployment().settings
  const forms = formsIn(deployment())
  const locale = datesIn(language, forms)
  const relative = new Intl.RelativeTimeFormat(locale, { style: 'short' })
  const decimals = currencyDecimals(currency)
  const local = createLocalFormat(language, forms, timezone)
  const inWords = hasWordsFor(locale)
  const formatAgo = (ago: Ago, moment: number) => {
    if (ago.unit === 'now') return m.tracking_just_now()
    if (inWords) return relative.format(-ago.value, ago.unit)
    return ago.unit === 'day' ? local.shortDay(moment / 1000) : local.time(moment / 1000)
  }
  return {
    ...local,
    comma: commaOf(language),
    codeFirst: local.money(0, currency).startsWith(currency),
    ago: (moment, now) => formatAgo(roughlyAgo(moment, now), moment),
    precisely: (moment, now) => formatAgo(agoOf(moment, now), moment),
    amount: numbersIn(language, forms, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
    exactly: amount => moneyIn(language, forms, currency, TYPED_DECIMALS)(amount),
    percent: numbersIn(language, forms, { style: 'percent', maximumFractionDigits: 0 }),
    count: numbersIn(language, forms),
  }
}
