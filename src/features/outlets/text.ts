// What can be wrong with a collection point, in the reader's language. The documented words are in the messages letter
// for letter (COL-007 to COL-012).
import { m } from '#messages'
import type { OutletProblem } from './form.ts'

const words: Record<OutletProblem['code'], () => string> = {
  outlet_parent_missing: () => m.outlet_parent_missing(),
  outlet_id_missing: () => m.outlet_id_missing(),
  outlet_name_missing: () => m.outlet_name_missing(),
  outlet_address_missing: () => m.outlet_address_missing(),
  outlet_phone_missing: () => m.outlet_phone_missing(),
  outlet_phone_invalid: () => m.request_phone_invalid(),
  outlet_email_invalid: () => m.outlet_email_invalid(),
  outlet_place_unknown: () => m.outlet_place_unknown(),
}

/** What is wrong with a field. */
export const outletWords = ({ code }: OutletProblem): string => words[code]()
