// Parameters of the country, remembered for five minutes (API-025).
import { createCountryParameters } from '#stores/country-parameters'
import { clock, send } from './world.ts'

export const countryParameters = createCountryParameters({ send, clock })
