import { expect, test } from 'vitest'
import { codeDigits } from '#ui/CodeField.tsx'

test.each([
  ['482913', '482913'],
  ['482 913', '482913'],
  ['482-913', '482913'],
  [' 482913\n', '482913'],
  ['Your code: 482913, valid for 10 minutes', '482913'],
  ['Order 12, code 482913', '482913'],
  ['٤٨٢٩١٣', '482913'],
  ['۴۸۲۹۱۳', '482913'],
  ['४८२९१३', '482913'],
  ['๔๘๒๙๑๓', '482913'],
  ['៤៨២៩១៣', '482913'],
  ['４８２９１３', '482913'],
  ['4829137', '482913'],
  ['48', '48'],
  ['abc', ''],
  ['', ''],
])('[AUT-101] a code pasted as %j is %j', (text, digits) => {
  expect(codeDigits(text, 6)).toBe(digits)
})
