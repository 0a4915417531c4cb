import { useMemo } from 'react'
import { deployment } from '#deployment'
import { type Ago, roughlyAgo } from '#domain/orders/ago'
import { localeIn } from '#domain/written-in'
import { m } from '#messages'
import { createLocalFormat, type LocalFormat } from '#text/local-format'

export type Format = LocalFormat & {
  /** Such as "4 min ago". Both in unix milliseconds. */
  ago(moment: number, now: number): string
  /** Such as "12 sec ago". */
  precisely(ago: Ago): string
  /** An amount without its currency, such as 1,320.00. */
  amount(value: number): string
  /** A day without its weekday, such as 24 Nov. @param at unix seconds */
  shortDay(at: number): string
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
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' })
  const { maximumFractionDigits: digits = 2 } = money.resolvedOptions()
  const amounts = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const counts = new Intl.NumberFormat(locale)
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const days = new Intl.DateTimeFormat(locale, { timeZone: timezone, day: 'numeric', month: 'short' })
  const say = (ago: Ago) => (ago.unit === 'now' ? m.tracking_just_now() : relative.format(-ago.value, ago.unit))
  return {
    ...createLocalFormat(language, country.code, timezone),
    ago: (moment, now) => say(roughlyAgo(moment, now)),
    precisely: say,
    amount: value => amounts.format(value),
    shortDay: at => days.format(at * 1000),
    percent: share => percents.format(share),
    count: value => counts.format(value),
  }
}
