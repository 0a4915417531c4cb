import { beforeAll, describe, expect, test } from 'vitest'
import { EMAIL_TAKEN_KEY } from '#contract/refusals'
import { provideDeployment } from '#deployment'
import { registrationProblemOf } from '#domain/account-problems'
import type { Deployment } from '#generator/model'
import { registrationWords } from '#text/account-words'

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
