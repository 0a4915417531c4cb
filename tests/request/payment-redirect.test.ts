import { expect, test } from 'vitest'
import { allowedRedirect, paymentOutcome } from '#features/request/payment-redirect.ts'

const hosts = [
  'pay.example',
  'bank.example:8443',
  'localhost:4000',
  'bank.localhost',
  '127.0.0.1:4000',
  'plain.example',
]

test.each([
  ['https://pay.example/3ds?id=1', true],
  ['https://bank.example:8443/3ds', true],
  ['https://bank.example/3ds', false],
  ['https://pay.example:8443/3ds', false],
  ['https://pay.example.evil.example/3ds', false],
  ['https://evil.example/pay.example', false],
  ['http://pay.example/3ds', false],
  ['http://localhost:4000/3ds', true],
  ['http://bank.localhost/3ds', true],
  ['http://127.0.0.1:4000/3ds', true],
  ['http://localhost:4001/3ds', false],
  ['http://127.0.0.2:4000/3ds', false],
  ['http://plain.example/3ds', false],
  ['ftp://localhost:4000/3ds', false],
  ['https://user@pay.example/3ds', false],
  ['https://:secret@pay.example/3ds', false],
  ['javascript:alert(1)', false],
  ['/3ds', false],
  ['', false],
])('[PAY-102] %j is followed: %s', (address, followed) => {
  expect(allowedRedirect(address, hosts)).toBe(followed ? address : undefined)
})

test('[PAY-102] on this machine too only a host of the list is followed', () => {
  expect(allowedRedirect('http://localhost:4000/3ds', [])).toBeUndefined()
})

test.each([
  ['INITIATED', 'waiting'],
  ['PAYMENT_INITIATED', 'waiting'],
  ['PAYMENT_FAILED', 'failed'],
  ['PAYMENT_CANCELLED', 'failed'],
  ['PAYMENT_COMMITTED', 'paid'],
  ['RECEIVED', 'paid'],
  ['CANCELLED', 'paid'],
] as const)('[PAY-009] [Q50] an order in %s: the payment is %s', (status, outcome) => {
  expect(paymentOutcome(status)).toBe(outcome)
})
