// Times and amounts in a browser: in the country's zone, as the reader's language writes them, with the digits 0 to 9.
import { type CountryForms, datesIn, numbersIn, timesIn } from './country-forms.ts'
import { currencyDecimals } from './currency-decimals.ts'
import { commaOf } from './written-in.ts'

/** The time after a day: Intl writes 20:05 in English even where the country writes 20.05. */
const LAST_TIME = /\d\d[:.]\d\d$/

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

export type LocalFormat = {
  /** Such as 18:20. All times in unix seconds. */
  time(at: number): string
  /** Such as 18:20–18:35; a page from right to left shows it in an element of its own with `dir="ltr"`. */
  window(from: number, to: number): string
  /** Such as Tue, 24 Nov. */
  day(at: number): string
  /** A day without its weekday, such as 24 Nov. */
  shortDay(at: number): string
  /** The time if it is today, such as 18:20; else with the day, such as Tue, 24 Nov, 18:20. `now` is in unix seconds too. */
  moment(at: number, now: number): string
  /** Such as 24 November 2026 at 18:20. */
  dayAndTime(at: number): string
  /** Whether both are on the same day in the country. */
  isSameDay(one: number, other: number): boolean
  /** Such as AED 320.00. */
  money(amount: number, currency: string): string
}

/** The locale for dates in digits, which puts the day first. */
const FIGURES = 'en-GB'

/**
 * Whether this browser can write days and times in words of a language. Chromium cannot in Khmer, Lao and Burmese and would
 * use English words; there, dates are in digits (I18-101).
 */
export const hasWordsFor = (locale: Intl.Locale): boolean => Intl.DateTimeFormat.supportedLocalesOf([locale]).length > 0

const knownOr = (locale: Intl.Locale, other: string): Intl.Locale | string => (hasWordsFor(locale) ? locale : other)

/** Amounts of a currency with its code, such as AED 320.00. @param shown decimals at most, where an amount has more than the currency */
export function moneyIn(
  language: string,
  forms: CountryForms,
  currency: string,
  shown = 0,
): (amount: number) => string {
  const decimals = currencyDecimals(currency)
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: Math.max(decimals, shown) }
  return numbersIn(language, forms, { style: 'currency', currency, currencyDisplay: 'code', ...digits })
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

/**
 * @param language BCP 47 tag of the page
 * @param forms of the pair's country
 * @param timeZone of the country, never the browser's
 */
export function createLocalFormat(language: string, forms: CountryForms, timeZone: string): LocalFormat {
  // The browser reads its tables when a language is first used, which is by far the slowest part: so nothing is created before
  // it is needed.
  const locale = once(() => datesIn(language, forms))
  const inWords = once(() => hasWordsFor(locale()))
  const dated = (form: () => Intl.DateTimeFormatOptions, written?: () => Intl.Locale | string) => {
    const made = once(() => new Intl.DateTimeFormat((written ?? known)(), { timeZone, ...form() }))
    return (at: number): string => made().format(at * 1000)
  }
  const known = () => knownOr(locale(), FIGURES)
  const time = dated(
    () => CLOCK,
    () => knownOr(timesIn(language, forms), FIGURES),
  )
  const dateKey = dated(
    () => ({ year: 'numeric', month: '2-digit', day: '2-digit' }),
    () => 'en-CA',
  )
  const isSameDay = (one: number, other: number): boolean => dateKey(one) === dateKey(other)
  const day = dated(() => ({
    ...(inWords() && { weekday: 'short' }),
    day: 'numeric',
    month: inWords() ? 'short' : 'numeric',
  }))
  const dayAndTime = dated(() => ({
    day: 'numeric',
    month: inWords() ? 'long' : 'numeric',
    year: 'numeric',
    ...CLOCK,
  }))
  const amounts = new Map<string, (amount: number) => string>()
  return {
    time,
    moment: (at, now) => (isSameDay(at, now) ? time(at) : `${day(at)}${commaOf(language)}${time(at)}`),
    window: (from, to) => `${time(from)}\u2013${time(to)}`,
    day,
    shortDay: dated(() => ({ day: 'numeric', month: inWords() ? 'short' : 'numeric' })),
    dayAndTime: at => dayAndTime(at).replace(LAST_TIME, () => time(at)),
    isSameDay,
    money: (amount, currency) => {
      const known = amounts.get(currency) ?? moneyIn(language, forms, currency)
      amounts.set(currency, known)
      return known(amount)
    },
  }
}

// How long ago something was, in the largest unit that reads well (TRK-101).

export type Ago = { unit: 'now' } | { unit: 'second' | 'minute' | 'hour' | 'day'; value: number }

const SECOND_MS = 1000
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

/** Whole units that have passed, never negative: a clock that is ahead gives 0. Both in unix milliseconds. */
export function agoOf(moment: number, now: number): Ago {
  const passed = now - moment
  if (passed < SECOND_MS) return { unit: 'now' }
  if (passed < MINUTE_MS) return { unit: 'second', value: Math.floor(passed / SECOND_MS) }
  if (passed < HOUR_MS) return { unit: 'minute', value: Math.floor(passed / MINUTE_MS) }
  if (passed < DAY_MS) return { unit: 'hour', value: Math.floor(passed / HOUR_MS) }
  return { unit: 'day', value: Math.floor(passed / DAY_MS) }
}

/** The same for rows, without seconds: less than a minute is "now". */
export const roughlyAgo = (moment: number, now: number): Ago =>
  now - moment < MINUTE_MS ? { unit: 'now' } : agoOf(moment, now)
