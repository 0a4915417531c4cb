// What can be wrong with a collection point, in the reader's language. The documented words are in the messages letter
// for letter (COL-007 to COL-012).
import { m } from '#messages'
import type { OutletProblem } from './form.ts'

const words: { [Code in OutletProblem['code']]: (problem: Extract<OutletProblem, { code: Code }>) => string } = {
  outlet_parent_missing: () => m.outlet_parent_missing(),
  outlet_id_missing: () => m.outlet_id_missing(),
  outlet_name_missing: () => m.outlet_name_missing(),
  outlet_address_missing: () => m.outlet_address_missing(),
  outlet_phone_missing: () => m.outlet_phone_missing(),
  outlet_phone_invalid: () => m.request_phone_invalid(),
  outlet_email_invalid: () => m.outlet_email_invalid(),
  outlet_place_unknown: () => m.outlet_place_unknown(),
  outlet_text_too_long: ({ limit }) => m.request_description_too_long({ limit }),
}

/** What is wrong with a field. */
export const outletWords = (problem: OutletProblem): string =>
  (words[problem.code] as (problem: OutletProblem) => string)(problem)
