import { useMemo } from 'react'
import { deployment } from '#deployment'
import { type Ago, agoOf, roughlyAgo } from '#domain/orders/ago'
import { forNumbers, localeIn } from '#domain/written-in'
import { m } from '#messages'
import { createLocalFormat, hasWordsFor, type LocalFormat } from '#text/local-format'

export type Format = LocalFormat & {
  /** Such as "4 min ago". Both in unix milliseconds. */
  ago(moment: number, now: number): string
  /** Such as "12 sec ago". Both in unix milliseconds. */
  precisely(moment: number, now: number): string
  /** An amount without its currency, such as 1,320.00. */
  amount(value: number): string
  /** Whether the code of the currency stands before an amount, as in AED 1,320.00. */
  codeFirst: boolean
  /** A share of 1, such as 12%. */
  percent(share: number): string
  /** A count with the separators of the language. */
  count(value: number): string
}

/** How this page writes times and amounts: the country's zone and currency, the page's language, digits 0 to 9. */
export const useFormat = (language: string): Format => useMemo(() => formatOf(language), [language])

function formatOf(language: string): Format {
  const { settings, country } = deployment()
  const { timezone, currency } = settings
  const locale = localeIn(language, country.code)
  const relative = new Intl.RelativeTimeFormat(locale, { style: 'short' })
  const numbers = forNumbers(locale)
  const money = new Intl.NumberFormat(numbers, { style: 'currency', currency, currencyDisplay: 'code' })
  const { maximumFractionDigits: digits = 2 } = money.resolvedOptions()
  const amounts = new Intl.NumberFormat(numbers, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const counts = new Intl.NumberFormat(numbers)
  const percents = new Intl.NumberFormat(numbers, { style: 'percent', maximumFractionDigits: 0 })
  const local = createLocalFormat(language, country.code, timezone)
  const inWords = hasWordsFor(locale)
  const say = (ago: Ago, moment: number) => {
    if (ago.unit === 'now') return m.tracking_just_now()
    if (inWords) return relative.format(-ago.value, ago.unit)
    return ago.unit === 'day' ? local.shortDay(moment / 1000) : local.time(moment / 1000)
  }
  const order = money.formatToParts(0).map(({ type }) => type)
  return {
    ...local,
    codeFirst: order.indexOf('currency') < order.indexOf('integer'),
    ago: (moment, now) => say(roughlyAgo(moment, now), moment),
    precisely: (moment, now) => say(agoOf(moment, now), moment),
    amount: value => amounts.format(value),
    percent: share => percents.format(share),
    count: value => counts.format(value),
  }
}
