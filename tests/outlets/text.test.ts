import { expect, test } from 'vitest'
import type { OutletProblem } from '#features/outlets/form.ts'
import { outletWords } from '#features/outlets/text.ts'

test.each<[string, Exclude<OutletProblem['code'], 'outlet_text_too_long'>, string]>([
  ['[COL-007]', 'outlet_id_missing', 'Please enter collection point ID'],
  ['[COL-008]', 'outlet_name_missing', 'Please enter label'],
  ['[COL-009]', 'outlet_phone_missing', 'Please enter phone number'],
  ['[COL-011]', 'outlet_address_missing', 'Please select pickup address'],
  ['[COL-012]', 'outlet_email_invalid', 'Please enter a valid email'],
])('%s the text of %s is %j', (_, code, words) => {
  expect(outletWords({ code })).toBe(words)
})

test('a text that is too long: how long it may be', () => {
  expect(outletWords({ code: 'outlet_text_too_long', limit: 200 })).toBe('Please do not exceed 200 characters')
})
