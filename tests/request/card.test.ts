import { describe, expect, test } from 'vitest'
import { cardExpiry, cardProblems, cardScheme, cardSummary, holderProblem, isLuhn } from '#features/request/card.ts'
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
})
