// Times and amounts in a browser: in the country's zone, as the reader's language writes them, with the digits 0 to 9.
import { forNumbers, localeIn } from '#domain/written-in'

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

export type LocalFormat = {
  /** Such as 18:20. All times in unix seconds. */
  time(at: number): string
  /** Such as 18:20–18:35, one thing that reads from left to right in any language. */
  window(from: number, to: number): string
  /** Such as Tue, 24 Nov. */
  day(at: number): string
  /** A day without its weekday, such as 24 Nov. */
  shortDay(at: number): string
  /** Such as 24 November 2026 at 18:20. */
  dayAndTime(at: number): string
  /** Whether both moments are on one day of the country. */
  isSameDay(one: number, other: number): boolean
  /** Such as AED 320.00. */
  money(amount: number, currency: string): string
}

/** In figures the day stands first where one of these languages is read. */
const FIGURES = 'en-GB'

/**
 * Whether this browser can write days and times in words of a language. Chromium cannot in Khmer, Lao and Burmese, and would
 * take English ones; there dates stand in figures (I18-101).
 */
export const hasWordsFor = (locale: Intl.Locale): boolean => Intl.DateTimeFormat.supportedLocalesOf([locale]).length > 0

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

/**
 * @param language BCP 47 tag of the page
 * @param country ISO code of the pair's country
 * @param timeZone of the country, never the browser's
 */
export function createLocalFormat(language: string, country: string, timeZone: string): LocalFormat {
  // The browser reads its tables when it is first asked for a language, which takes longer than all else here: nothing is
  // asked before it is needed.
  const locale = once(() => localeIn(language, country))
  const inWords = once(() => hasWordsFor(locale()))
  const dated = (form: () => Intl.DateTimeFormatOptions, written?: string) => {
    const made = once(
      () => new Intl.DateTimeFormat(written ?? (inWords() ? locale() : FIGURES), { timeZone, ...form() }),
    )
    return (at: number): string => made().format(at * 1000)
  }
  const time = dated(() => CLOCK)
  const dateKey = dated(() => ({ year: 'numeric', month: '2-digit', day: '2-digit' }), 'en-CA')
  return {
    time,
    window: (from, to) => `${time(from)}\u2013${time(to)}`,
    day: dated(() => ({
      ...(inWords() && { weekday: 'short' }),
      day: 'numeric',
      month: inWords() ? 'short' : 'numeric',
    })),
    shortDay: dated(() => ({ day: 'numeric', month: inWords() ? 'short' : 'numeric' })),
    dayAndTime: dated(() => ({ day: 'numeric', month: inWords() ? 'long' : 'numeric', year: 'numeric', ...CLOCK })),
    isSameDay: (one, other) => dateKey(one) === dateKey(other),
    money: (amount, currency) =>
      new Intl.NumberFormat(forNumbers(locale()), { style: 'currency', currency, currencyDisplay: 'code' }).format(
        amount,
      ),
  }
}
