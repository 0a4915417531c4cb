// Times and amounts in a browser: in the country's zone, as the reader's language writes them, with the digits 0 to 9.

/** The language as it is written in a country: days and months stand in that country's order. */
const localeOf = (language: string, country: string): Intl.Locale => {
  const { region = country } = new Intl.Locale(language)
  return new Intl.Locale(language, { region, numberingSystem: 'latn' })
}

export type LocalFormat = {
  /** Such as 18:20. All times in unix seconds. */
  time(at: number): string
  /** Such as 18:20–18:35, one thing that reads from left to right in any language. */
  window(from: number, to: number): string
  /** Such as Tue, 24 Nov. */
  day(at: number): string
  /** Such as 24 November 2026, 18:20. */
  dayAndTime(at: number): string
  /** Whether both moments are on one day of the country. */
  isSameDay(one: number, other: number): boolean
  /** Such as AED 320.00. */
  money(amount: number, currency: string): string
}

/**
 * @param language BCP 47 tag of the page
 * @param country ISO code of the pair's country
 * @param timeZone of the country, never the browser's
 */
export function createLocalFormat(language: string, country: string, timeZone: string): LocalFormat {
  const locale = localeOf(language, country)
  const times = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const days = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short', day: 'numeric', month: 'short' })
  const long = { timeZone, day: 'numeric', month: 'long', year: 'numeric' } as const
  const dates = new Intl.DateTimeFormat(locale, long)
  const dateKeys = new Intl.DateTimeFormat('en-CA', { timeZone })
  const time = (at: number) => times.format(at * 1000)
  return {
    time,
    window: (from, to) => `${time(from)}\u2013${time(to)}`,
    day: at => days.format(at * 1000),
    dayAndTime: at => `${dates.format(at * 1000)}, ${time(at)}`,
    isSameDay: (one, other) => dateKeys.format(one * 1000) === dateKeys.format(other * 1000),
    money: (amount, currency) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' }).format(amount),
  }
}
