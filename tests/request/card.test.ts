import { describe, expect, test } from 'vitest'
import {
  cardCodeLength,
  cardExpiry,
  cardProblems,
  cardScheme,
  cardSummary,
  groupedNumber,
  holderProblem,
  isExpired,
  isLuhn,
} from '#features/request/card.ts'
import { NOON } from './examples.ts'

describe('cards', () => {
  const card = { number: '4242 4242 4242 4242', month: '03', year: '26', code: '123' }
  const codes = (more: Partial<typeof card>) => cardProblems({ ...card, ...more }, NOON).map(({ code }) => code)

  test.each([
    ['4242424242424242', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['378282246310005', 'amex'],
    ['3530111333300000', 'jcb'],
    ['6200000000000005', 'unionpay'],
    ['36227206271667', 'diners'],
    ['6011111111111117', 'discover'],
    ['6759649826438453', 'maestro'],
  ])('[PAY-007] %s is %s, and its check digit is right', (number, scheme) => {
    expect(cardScheme(number)).toBe(scheme)
    expect(isLuhn(number)).toBe(true)
    expect(cardSummary({ ...card, number, code: scheme === 'amex' ? '1234' : '123' }, NOON).isValid).toBe(true)
  })

  test('[PAY-008] number, expiry and code are checked, each for itself', () => {
    expect(codes({})).toEqual([])
    expect(codes({ number: '4242424242424241' })).toEqual(['card_number'])
    expect(codes({ number: '4242' })).toEqual(['card_number'])
    // As a password manager or a note hands it over.
    expect(codes({ number: '\u202a4242\u20104242\u20104242\u20104242\u202c' })).toEqual([])
    expect(codes({ month: '02' })).toEqual(['card_expiry'])
    expect(codes({ month: '13' })).toEqual(['card_expiry'])
    expect(codes({ year: '2099' })).toEqual(['card_expiry'])
    expect(codes({ code: '1234' })).toEqual(['card_code'])
    expect(codes({ number: '378282246310005', code: '123' })).toEqual(['card_code'])
    expect(cardExpiry({ month: '٣', year: '٢٠٣٠' })).toEqual({ month: 3, year: 2030 })
  })

  test('[PAY-101] what is known of a card has neither its number nor its code', () => {
    const text = JSON.stringify(cardSummary(card, NOON))
    expect(text).not.toContain('4242424242')
    expect(text).not.toContain('123')
  })

  test('[PAY-008] the name on the card has letters and no digits', () => {
    expect([holderProblem('Kari'), holderProblem(''), holderProblem('Kari 3')].map(one => one?.code)).toEqual([
      undefined,
      'card_holder',
      'card_holder',
    ])
  })

  // The first and the last numbers of each issuer, and what has the same digits further on.
  test.each([
    ['34', 'amex'],
    ['37', 'amex'],
    ['5134', 'mastercard'],
    ['300', 'diners'],
    ['305', 'diners'],
    ['306', 'other'],
    ['36', 'diners'],
    ['39', 'diners'],
    ['3527', 'other'],
    ['3528', 'jcb'],
    ['3529', 'jcb'],
    ['3589', 'jcb'],
    ['453528', 'visa'],
    ['51', 'mastercard'],
    ['55', 'mastercard'],
    ['2220', 'other'],
    ['2221', 'mastercard'],
    ['2229', 'mastercard'],
    ['2230', 'mastercard'],
    ['2299', 'mastercard'],
    ['23', 'mastercard'],
    ['2699', 'mastercard'],
    ['2700', 'mastercard'],
    ['2719', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', 'other'],
    ['6011', 'discover'],
    ['6012', 'maestro'],
    ['643', 'maestro'],
    ['644', 'discover'],
    ['649', 'discover'],
    ['62', 'unionpay'],
    ['5062', 'maestro'],
    ['50', 'maestro'],
    ['56', 'maestro'],
    ['59', 'maestro'],
    ['96', 'other'],
    ['950', 'other'],
    // No number at all.
    ['4242 abc', 'other'],
    ['abc 4242', 'other'],
  ])('[PAY-007] the card whose number begins with %s is %s', (number, scheme) => {
    expect(cardScheme(number)).toBe(scheme)
  })

  test('[PAY-007] the brand of a card says how long its number and its code are', () => {
    expect([cardCodeLength('34'), cardCodeLength('4'), cardCodeLength('9')]).toEqual([4, 3, 3])
    // An unknown brand has from 12 to 19 digits.
    for (const number of ['912345678904', '9123456789012345672']) expect(codes({ number })).toEqual([])
    for (const number of ['91234567898', '91234567890123456786']) expect(codes({ number })).toEqual(['card_number'])
  })

  test.each([
    ['36227206271667', '3622 720627 1667'],
    ['378282246310005', '3782 822463 10005'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242424242424242123', '4242 4242 4242 4242 123'],
    // Too long, but nobody who types loses a digit.
    ['424242424242424212345', '4242 4242 4242 4242 123 45'],
  ])('[PAY-007] the number %s is shown in the groups of its card: %s', (number, shown) => {
    expect(groupedNumber(number, '')).toBe(shown)
  })

  test.each([
    ['1', '30', { month: 1, year: 2030 }],
    ['12', '2030', { month: 12, year: 2030 }],
    [' 03 ', ' 2030 ', { month: 3, year: 2030 }],
    ['0', '30', undefined],
    ['13', '30', undefined],
    ['003', '30', undefined],
    ['3.5', '30', undefined],
    ['3', '203', undefined],
    ['3', '12030', undefined],
    ['3', '20301', undefined],
    ['', '30', undefined],
    ['3', '', undefined],
  ])('[PAY-008] month "%s" and year "%s" of a card are %j', (month, year, expiry) => {
    expect(cardExpiry({ month, year })).toEqual(expiry)
  })

  test('[PAY-008] a card is valid until its month has ended everywhere, and for 30 years at most', () => {
    // The last places where it is still March are twelve hours behind UTC.
    const end = Date.UTC(2026, 3, 1, 12)
    expect(isExpired({ month: 3, year: 2026 }, end - 1)).toBe(false)
    expect(isExpired({ month: 3, year: 2026 }, end)).toBe(true)
    expect(codes({ year: '2056' })).toEqual([])
    expect(codes({ year: '2057' })).toEqual(['card_expiry'])
  })

  test('[PAY-008] spaces around a code do not count', () => {
    expect(codes({ code: ' 123 ' })).toEqual([])
  })

  test.each([
    ['Æ'.repeat(100), undefined],
    [`  ${'Æ'.repeat(100)}  `, undefined],
    ['Æ'.repeat(101), { code: 'card_holder' }],
  ])('[PAY-008] a name on a card has at most 100 letters: %s', (name, problem) => {
    expect(holderProblem(name)).toEqual(problem)
  })

  test('[PAY-007] the first and the last digits of a card are known once its number is right', () => {
    const summaryOf = (more: Partial<typeof card>) => cardSummary({ ...card, ...more }, NOON)
    expect(summaryOf({})).toMatchObject({ isValid: true, lastDigits: '4242', bin: '424242' })
    expect(summaryOf({ month: '02' })).toMatchObject({ isValid: false, lastDigits: '4242', bin: '424242' })
    for (const more of [{}, { code: '' }])
      expect(summaryOf({ number: '4242 4242 4242 4241', ...more })).toMatchObject({ lastDigits: '', bin: '' })
  })
})
