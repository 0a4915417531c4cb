import { beforeAll, describe, expect, test } from 'vitest'
import { EMAIL_TAKEN_KEY } from '#contract/refusals.ts'
import { provideDeployment } from '#deployment'
import { registrationWords, resetWords } from '#features/account/text.ts'
import { loginProblemOf, registrationProblemOf } from '#features/session/account-problems.ts'
import type { Deployment } from '#schema/deployment.ts'

beforeAll(() => provideDeployment(() => ({ brand: { accountProvider: 'pandago' } }) as Deployment))

const refused = (translationKey?: string) =>
  registrationWords(
    registrationProblemOf({
      code: 'refused',
      status: 400,
      message: 'InvalidRequest',
      ...(translationKey && { translationKey }),
    }),
  )

const refusedWith = (message: string) => ({ code: 'refused' as const, status: 400, message })

describe('[AUT-018] a failed registration', () => {
  test.each([
    [
      'says what the server’s key says',
      'auth.UserLambdaValidationException',
      'Failed to login. User cannot be validated by server.',
    ],
    ['without a key', undefined, 'We were unable to create an account.'],
    ['with a key that nobody knows', 'auth.somethingElse', 'We were unable to create an account.'],
    ['with a key of another part of the portal', 'notice_disconnected', 'We were unable to create an account.'],
    ['with a name that every object has', 'constructor', 'We were unable to create an account.'],
  ])('%s', (_, key, text) => {
    expect(refused(key)).toBe(text)
  })

  test('[AUT-019] of an address that is taken names the provider', () => {
    expect(refused(EMAIL_TAKEN_KEY)).toBe(
      'This email has already been registered with an existing pandago account. Please use a different email address.',
    )
  })

  test('without any answer is offline', () => {
    expect(registrationWords(registrationProblemOf({ code: 'no_answer' }))).toBe(
      'Something went wrong. Please try again. You could be offline.',
    )
  })
})

test.each([
  ['code', 'TooManyRequestsException', 'Too many attempts. Wait a few minutes, then try again.'],
  ['code', 'UserNotFoundException', 'We couldn’t send a code. Please try again.'],
  ['code', undefined, 'Something went wrong. Please try again. You could be offline.'],
  ['password', 'CodeMismatchException', 'This code is wrong or has expired. Check it, or send a new code.'],
  ['password', 'ExpiredCodeException', 'This code is wrong or has expired. Check it, or send a new code.'],
  ['password', 'InternalErrorException', 'We couldn’t set your new password. Please try again.'],
] as const)('a forgotten password: no %s, %s', (asked, message, text) => {
  const problem = message === undefined ? { code: 'no_answer' as const } : refusedWith(message)
  expect(resetWords(loginProblemOf(problem), asked)).toBe(text)
})
