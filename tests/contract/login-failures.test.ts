// The 17 login failures and the codes behind them.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loginFailureOf, loginFailures } from '#contract/refusals.ts'

const texts = [
  'Internal error occurred',
  'user pool configuration not valid',
  'invalid response',
  'request parameter not valid',
  'role access policy not valid',
  'password reset is required',
  'cannot locate the requested resource',
  'too many on-going requests',
  'unexpected error from the server',
  'user is not confirmed',
  'user is not found',
  'your password is invalid',
  'verification code cannot be delivered',
  'email identity is not valid',
  'user cannot be validated by server',
  'username exists',
  'code is not valid',
]

test('[AUT-014] [AUT-015] there are 17, in the documented order', () => {
  expect(Object.values(loginFailures)).toEqual(texts)
})

test.each([
  ['NotAuthorizedException', 'your password is invalid'],
  ['UserNotFoundException', 'user is not found'],
  ['ExpiredCodeException', 'code is not valid'],
  ['LimitExceededException', 'too many on-going requests'],
  ['SomethingNewException', 'unexpected error from the server'],
  ['', 'unexpected error from the server'],
  ['toString', 'unexpected error from the server'],
])('[AUT-014] code "%s" means: %s', (code, text) => {
  expect(loginFailures[loginFailureOf(code)]).toBe(text)
})

test('[AUT-017] each has its notice under the key auth.{message}', () => {
  const messages: object = JSON.parse(readFileSync('content/messages/en.json', 'utf8'))
  expect(Object.keys(loginFailures).filter(failure => !Object.hasOwn(messages, `auth.${failure}`))).toEqual([])
})
