import { expect, test } from 'vitest'
import { isFinalRefusal } from '#contract/call-problem.ts'

test.each([
  [404, 'NotFound', true],
  [422, 'NotDeliverable', true],
  [401, '', true],
  [404, '', false],
  [403, '', false],
  [429, 'TooManyRequests', false],
  [500, 'InternalError', false],
] as const)('[REQ-105] a refusal with %i and the code "%s" is final: %s', (status, message, isFinal) => {
  expect(isFinalRefusal({ code: 'refused', status, message })).toBe(isFinal)
})
