import metadata from 'libphonenumber-js/min/metadata'
import { describe, expect, test } from 'vitest'
import {
  emailMistake,
  isAboutANumber,
  isGoodPassword,
  loginMistakes,
  passwordRules,
  plainMobile,
  type RegisterForm,
  registerMistakes,
  resetMistakes,
} from '#features/account/form.ts'
import { createPhones } from '#features/phones/phones.ts'

const phones = createPhones('NO', metadata)

describe('a password needs all six, and may have anything else', () => {
  /** The rules that a password does not meet. */
  const openOf = (password: string) => passwordRules(password).flatMap(({ rule, met }) => (met ? [] : [rule]))
  /** It lacks this alone, and is refused for it. */
  function lacks(password: string, rule: string): void {
    expect(openOf(password), password).toEqual([rule])
    expect(isGoodPassword(password), password).toBe(false)
  }
  function isGood(...passwords: string[]): void {
    expect(passwords.filter(password => openOf(password).length > 0 || !isGoodPassword(password))).toEqual([])
  }

  test('[AUT-006] it has 8 characters at least', () => {
    lacks('Peone2!', 'length')
    isGood('Peoner2!')
  })

  test('[AUT-007] it has a number', () => {
    lacks('Peonerxyz!', 'number')
    isGood(...Array.from('0123456789', digit => `Peonerxy${digit}!`))
  })

  test('[AUT-008] it has a capital letter', () => {
    lacks('peoner2025!', 'upper')
    isGood('Peoner2025!', 'peoneR2025!')
  })

  test('[AUT-009] it has a small letter', () => {
    lacks('PEONER2025!', 'lower')
    isGood('PEONEr2025!')
  })

  test('[AUT-010] it has one of !@#$%^&*, and no other character counts', () => {
    isGood(...Array.from('!@#$%^&*', special => `Peoner25${special}`))
    for (const other of '()-_=+[]{};:,.<>/?|~§ ') lacks(`Peoner25${other}`, 'special')
  })

  test('[AUT-011] without a letter it is refused, whatever else it has', () => {
    expect(passwordRules('12345678!').find(({ rule }) => rule === 'letter')?.met).toBe(false)
    expect(isGoodPassword('12345678!')).toBe(false)
  })

  test.each([
    ['Peoner2025!', []],
    ['Peoner2025', ['special']],
    ['Pe1!', ['length']],
    ['PEONER2025!', ['lower']],
    ['peoner2025!', ['upper']],
    ['Peonerxyz!', ['number']],
    ['12345678!', ['letter', 'upper', 'lower']],
    ['', ['length', 'letter', 'upper', 'lower', 'number', 'special']],
    ['Ærlig talt: 9 pioner & én rose', ['upper']],
    [`Aa1!${'x'.repeat(400)}`, []],
    ...['!', '@', '#', '$', '%', '^', '&', '*'].map(special => [`Peoner25${special}`, []] as const),
    ['Peoner25-', ['special']],
    ['Peoner2!', []],
    ['Peoner!', ['length', 'number']],
    ['Пионы2025!', ['upper', 'lower']],
  ] as const)('%j lacks %j', (password, open) => {
    expect(openOf(password)).toEqual(open)
    expect(isGoodPassword(password)).toBe(open.length === 0)
  })
})

test.each([
  [
    { email: '', password: '' },
    { email: 'missing', password: 'missing' },
  ],
  [{ email: 'a@b', password: 'x' }, { email: 'email_invalid' }],
  [{ email: ' post@lokka.example ', password: ' ' }, {}],
] as const)('[AUT-001] login form %j', (form, mistakes) => {
  expect(loginMistakes(form)).toEqual(mistakes)
})

test.each([
  ['post@lokka.example', undefined],
  [' post@lokka.example ', undefined],
  ['a.b+c@mail.lokka.no', undefined],
  ['', 'missing'],
  ['  ', 'missing'],
  ['@lokka.example', 'email_invalid'],
  ['post@.', 'email_invalid'],
  ['post@lokka.e', 'email_invalid'],
  ['post@lokka.', 'email_invalid'],
  ['post@lokka.example.', 'email_invalid'],
  ['post@@lokka.example', 'email_invalid'],
  ['post office@lokka.example', 'email_invalid'],
  ['post@lokka office.example', 'email_invalid'],
  ['post@lokka.exa mple', 'email_invalid'],
  ['post, other@lokka.example', 'email_invalid'],
  ['post@lokka.example, other@lokka.example', 'email_invalid'],
])('an email field with %j: %s', (email, mistake) => {
  expect(emailMistake(email)).toBe(mistake)
})

test('[AUT-004] [AUT-012] the reset form wants a whole code, a good password and the same again', () => {
  const form = { email: 'a@b.example', code: '123456', password: 'Peoner2025!', repeated: 'Peoner2025!' }
  expect(resetMistakes(form)).toEqual({})
  expect(resetMistakes({ ...form, code: '12345', password: 'x', repeated: 'y' })).toEqual({
    code: 'code_invalid',
    password: 'password_weak',
    repeated: 'passwords_differ',
  })
})

const registration: RegisterForm = {
  email: 'a@b.example',
  vendorName: 'Løkka',
  vendorCode: 'NO-1',
  businessName: '',
  mobile: '+47 412 58 963',
  password: 'Peoner2025!',
  terms: true,
  privacy: true,
}

test.each([
  ['PV', {}, {}],
  ['PV', { vendorName: ' ', vendorCode: '' }, { vendorName: 'missing', vendorCode: 'missing' }],
  ['NPV', {}, { businessName: 'missing' }],
  ['NPV', { businessName: 'Løkka', vendorName: '', vendorCode: '' }, {}],
  ['PV', { terms: false, privacy: false }, { terms: 'missing', privacy: 'missing' }],
  ['PV', { mobile: '12' }, { mobile: 'mobile_invalid' }],
  ['PV', { mobile: '' }, { mobile: 'missing' }],
  ['PV', { mobile: '41258963' }, {}],
  ['PV', { mobile: '0047 41 25 89 63' }, {}],
  ['PV', { mobile: '+47 41 25 89 63 12 34' }, { mobile: 'mobile_invalid' }],
  ['PV', { mobile: '123456789012345' }, { mobile: 'mobile_invalid' }],
  ['PV', { mobile: '+971 50 123 4567' }, {}],
  ['PV', { vendorName: 'n'.repeat(200), vendorCode: 'c'.repeat(64) }, {}],
  [
    'PV',
    { email: `a@b.${'n'.repeat(251)}`, vendorName: 'n'.repeat(201), vendorCode: 'c'.repeat(65) },
    { email: { tooLong: 254 }, vendorName: { tooLong: 200 }, vendorCode: { tooLong: 64 } },
  ],
  ['NPV', { businessName: 'n'.repeat(201) }, { businessName: { tooLong: 200 } }],
  ['PV', { mobile: 'call me' }, { mobile: 'mobile_invalid' }],
] as const)('[AUT-002] [AUT-003] %s registration with %j: %j', (type, changed, mistakes) => {
  expect(registerMistakes({ ...registration, ...changed }, type, phones.isPossible)).toEqual(mistakes)
})

test.each([
  ['+47 (412) 58-96.3', '+4741258963'],
  ['\u202a+47 412\u201158\u201196 3\u202c', '+4741258963'],
  ['\uff0b٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
])('of the mobile number %j only what is dialled is left', (typed, dialled) => {
  expect(plainMobile(typed)).toBe(dialled)
})

test('[AUT-003] a registration without anything names every field of its form', () => {
  const empty = { ...registration, email: '', vendorName: '', vendorCode: '', mobile: ' ', password: '' }
  const mistakes = {
    email: 'missing',
    mobile: 'missing',
    password: 'password_weak',
    terms: 'missing',
    privacy: 'missing',
  }
  const form = { ...empty, terms: false, privacy: false }
  expect(registerMistakes(form, 'PV', () => true)).toEqual({
    ...mistakes,
    vendorName: 'missing',
    vendorCode: 'missing',
  })
  expect(registerMistakes(form, 'NPV', () => true)).toEqual({ ...mistakes, businessName: 'missing' })
})

test.each([
  ['+47 412-58 (963)', true],
  ['123456', true],
  ['+123456789012345', true],
  ['+1234567890123456', false],
  ['47+41258963', false],
  ['++4741258963', false],
  ['41258963 x', false],
  ['12345', false],
  ['1234567890123456', false],
  ['mobile', false],
])('while the rules of the world are not at hand, %j passes as a number: %s', (text, passes) => {
  expect(isAboutANumber(text)).toBe(passes)
})
