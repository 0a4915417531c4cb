// The countries of the project, as the table of forms needs them.
import { readdirSync, readFileSync } from 'node:fs'
import type { FormsSite } from './forms-table.ts'

type CountryFile = {
  code: string
  currency: string
  dateOrder?: 'dayFirst' | 'monthFirst'
  languages: { default: string; supported: string[] }
}

const tagOf = (language: string) => language.replace('_', '-')

export const formsSites = (): FormsSite[] =>
  readdirSync('countries')
    .map(name => JSON.parse(readFileSync(`countries/${name}`, 'utf8')) as CountryFile)
    .map(({ code, currency, dateOrder = 'dayFirst', languages }) => ({
      forms: { country: code, language: tagOf(languages.default), dateOrder },
      languages: languages.supported.map(tagOf),
      currency,
    }))
