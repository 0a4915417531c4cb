import type { MetadataJson } from 'libphonenumber-js/core'
import { expect, test } from 'vitest'
import metadata from '#features/phones/phone-metadata.json' with { type: 'json' }
import { createPhones } from '#features/phones/phones.ts'

const phones = createPhones('NO', metadata as unknown as MetadataJson)

test.each([
  ['+4722222222', '22 22 22 22'],
  ['22222222', '22 22 22 22'],
  ['+46701234567', '+46 70 123 45 67'],
  ['no number', 'no number'],
])('%s is written %s where it belongs to the country', (number, written) =>
  expect(phones.national(number)).toBe(written),
)
