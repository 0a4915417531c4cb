// Accounts, pressed for again: what nobody knows the end of is the same press (Q88).
import { expect, test } from 'vitest'
import { createAccount } from '#features/account/store.ts'
import { fakeSend, lost, refusedWith } from '../platform/tabs.ts'

const registration = {
  email_address: 'new@shop.example',
  password: 'Abcdef1!',
  business_name: 'New',
  mobile_number: '+4741234567',
  country: 'NO',
  terms_accepted: true,
} as const

type Answer = () => unknown

/** An account whose calls are answered one after another, and the keys that they were sent with. */
function account(...answers: Answer[]) {
  let number = 0
  const next = () => answers.shift()?.() ?? {}
  const { send, sent } = fakeSend({ register: next, forgotPassword: next, confirmPassword: next })
  const keys = () => sent.map(({ call }) => call['key'])
  return { ...createAccount({ send, uuid: () => `key-${++number}` }), keys }
}

const unknown: [string, Answer][] = [
  ['no answer', lost],
  ['a server that failed', () => refusedWith(503, 'InternalError')],
  ['too many calls', () => refusedWith(429, 'TooManyRequests')],
]

test.each(unknown)('[API-006] after %s the same registration has the same key', async (_, answer) => {
  const { register, keys } = account(answer)
  expect(await register(registration)).toBeDefined()
  expect(await register(registration)).toBeUndefined()
  expect(keys()).toEqual(['key-1', 'key-1'])
})

test('another registration is another submission', async () => {
  const { register, keys } = account(lost)
  await register(registration)
  await register({ ...registration, business_name: 'Newer' })
  expect(keys()).toEqual(['key-1', 'key-2'])
})

test('what was refused, or done, is a new submission the next time', async () => {
  const { setPassword, sendCode, keys } = account(() => refusedWith(400, 'CodeMismatchException'))
  for (let times = 0; times < 2; times++) await setPassword('a@shop.example', '123456', 'Abcdef1!')
  for (let times = 0; times < 2; times++) await sendCode('a@shop.example')
  expect(new Set(keys()).size).toBe(4)
})

test('[AUT-005] a code that was lost on its way is asked for again as the same mail, a second one as another', async () => {
  const { sendCode, setPassword, keys } = account(lost, () => ({}), lost)
  await sendCode('a@shop.example')
  expect(await sendCode('a@shop.example')).toBeUndefined()
  await setPassword('a@shop.example', '123456', 'Abcdef1!')
  expect(await setPassword('a@shop.example', '123456', 'Abcdef1!')).toBeUndefined()
  expect(keys()).toEqual(['key-1', 'key-1', 'key-2', 'key-2'])
})
