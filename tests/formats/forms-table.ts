// One line per country and language: how dates, times and amounts are written. It runs in Node and in every browser of the journeys.
import { type CountryForms, datesIn, numbersIn } from '#features/formats/country-forms.ts'
import { createLocalFormat } from '#features/formats/local-format-text.ts'

export type FormsSite = { forms: CountryForms; languages: readonly string[]; currency: string }

const NOVEMBER = Date.UTC(2026, 10, 24, 20, 5) / 1000
const SEPTEMBER = Date.UTC(2026, 8, 3, 8, 5) / 1000

/** By `country language`: day, short day, full day and time, amount, count, share, distance, how long ago. */
export function formsTable(sites: readonly FormsSite[]): Record<string, string[]> {
  const rows = sites.flatMap(({ forms, languages, currency }) =>
    languages.map((language): [string, string[]] => {
      const format = createLocalFormat(language, forms, 'UTC')
      const ago = new Intl.RelativeTimeFormat(datesIn(language, forms), { style: 'short' })
      const cells = [
        format.day(NOVEMBER),
        format.shortDay(SEPTEMBER),
        format.dayAndTime(NOVEMBER),
        format.money(1_234_567.8, currency),
        numbersIn(language, forms, { style: 'percent', maximumFractionDigits: 0 })(0.12),
        numbersIn(language, forms, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 })(12.5),
        ago.format(-4, 'minute'),
      ]
      // What is not seen: kinds of spaces, and marks of direction.
      const seen = cells.map(text => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u061c\u200b\u200e\u200f]/g, ''))
      return [`${forms.country} ${language}`, seen]
    }),
  )
  return Object.fromEntries(rows)
}
