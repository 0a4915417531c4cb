import { describe, expect, test } from 'vitest'
import { renderFaq } from '#generator/emit/content.ts'
import { contentLocales } from '#generator/resolve/translated.ts'
import { answer, arabic, contentFiles, countries, country, english, faqOf, legalOf, siteIn } from './content-source.ts'

const withOwnWeight = ['MY', 'HK', 'PH', 'TW']
const every = countries.map(({ code }) => code)

describe('prices and limits of each country', () => {
  /** Holds the FAQ of a country to what it says about a topic. */
  function says(code: string, id: string, ...phrases: string[]): void {
    for (const phrase of phrases) expect(answer(faqOf(code), id), `${code}, ${id}`).toContain(phrase)
  }

  test('[BIZ-001] [GEN-010] the FAQ of Singapore states its prices and limits', () => {
    says('SG', 'how-much', 'base fee of SGD 6', 'adds SGD 1 per km')
  })

  test('[BIZ-002] [GEN-010] the FAQ of Malaysia states its prices and limits', () => {
    says('MY', 'how-much', 'base fee of RM 4.75', 'adds RM 0.50 per km')
    says('MY', 'distance', 'Up to 10 km')
    says('MY', 'weight', 'up to 15 kg')
    says('MY', 'value', 'more than RM 200 are restricted')
  })

  test('[BIZ-003] [GEN-010] the FAQ of Hong Kong states its prices and limits', () => {
    says('HK', 'distance', 'Up to 10 km')
    says('HK', 'weight', 'up to 10 kg')
    says('HK', 'value', 'more than HK$1,000 are restricted')
  })

  test('[BIZ-004] [GEN-010] the FAQ of Pakistan states its prices and limits', () => {
    says('PK', 'how-much', 'base fee of PKR 65', 'adds PKR 10 per km')
  })

  test('[BIZ-005] [GEN-010] the FAQ of Taiwan states its prices and limits', () => {
    says('TW', 'how-much', 'base fee of NT$99', 'adds NT$10 per km')
    says('TW', 'cod-fee', 'we add NT$25')
    says('TW', 'distance', 'Up to 12 km')
    says('TW', 'value', 'worth more than NT$5,000', 'weigh over 20 kg', 'are restricted')
  })

  test('[BIZ-006] [GEN-010] the FAQ of Thailand states its prices and limits', () => {
    says('TH', 'how-much', 'base fee of ฿35', 'Bangkok: the base fee covers 1 km', 'adds ฿7 per km')
    says('TH', 'how-much', 'Other cities: the base fee covers 4 km')
    says('TH', 'distance', 'Up to 15 km')
  })

  test('[BIZ-007] [GEN-010] the FAQ of Myanmar states its prices and limits', () => {
    says('MM', 'how-much', 'start from K 1,300', 'adds K 200 per km')
    says('MM', 'distance', 'Up to 4 km')
    says('MM', 'value', 'more than K 300,000 are restricted')
  })

  test('[BIZ-008] [GEN-010] the FAQ of Bangladesh states its prices and limits', () => {
    says('BD', 'how-much', 'base fee of ৳55', 'adds ৳5 per km')
    says('BD', 'distance', 'Up to 10 km')
  })

  test('[BIZ-009] [GEN-010] the FAQ of the Philippines states its prices and limits', () => {
    says('PH', 'weight', 'up to 20 kg')
    says('PH', 'value', 'more than ₱10,000 are restricted')
  })

  test.each(every.filter(code => !withOwnWeight.includes(code)))('[BIZ-010] the limit of %s is 5 kg per item', code => {
    expect(answer(faqOf(code), 'weight')).toContain('up to 5 kg')
  })

  test('[GEN-010] countries with figures of their own state them, each its own', () => {
    const figures = { MY: /4\.75.*15 kg.*200/s, HK: /10 kg.*1,000/s, PK: /65/, BD: /55/, PH: /20 kg.*10,000/s }
    for (const [code, stated] of Object.entries(figures))
      expect(
        faqOf(code)
          .flatMap(group => group.sections.map(section => section.text))
          .join(' '),
        code,
      ).toMatch(stated)
  })

  test('[BIZ-005] the limit of TW is its own: 5 kg is not named with 20 kg', () => {
    expect(answer(faqOf('TW'), 'weight')).toContain('An item can weigh up to 20 kg.')
  })

  test.each(every)('[BIZ-011] the FAQ of %s says that there is no surge pricing', code => {
    expect(answer(faqOf(code), 'surge')).toContain('There is no surge pricing.')
  })

  // Q93: the typical time first, then the promise.
  test.each(every)('[BIZ-012] [BIZ-013] the FAQ of %s says how long a delivery takes', code => {
    expect(answer(faqOf(code), 'how-long')).toMatch(
      /typically takes 30 minutes or less.*As soon as possible, the drop-off is within 60 minutes/s,
    )
  })

  test.each(every)('[BIZ-014] the FAQ of %s says that letters are restricted', code => {
    expect(answer(faqOf(code), 'letters')).toContain('Written communication under 500 g')
    expect(answer(faqOf(code), 'letters')).toContain('restricted')
  })

  test('[GEN-010] examples are fares of the country, in each area, and none is beyond its limit', () => {
    expect(answer(faqOf('SG'), 'examples')).toContain('- 3 km: SGD 9\n- 8 km: SGD 14')
    expect(answer(faqOf('TH'), 'examples')).toContain('Bangkok: ฿49 for 3 km, ฿84 for 8 km')
    expect(answer(faqOf('TH'), 'examples')).toContain('Other cities: ฿35 for 3 km, ฿63 for 8 km')
    expect(answer(faqOf('MM'), 'examples')?.replaceAll('\u00A0', ' ')).toContain(
      'A delivery costs from:\n- 3 km: K 1,900',
    )
    expect(answer(faqOf('MM'), 'examples')).not.toContain('8 km')
  })

  test('[GEN-010] a country without prices says where the fee is shown, and shows no amount', () => {
    const faq = faqOf('NO')
    expect(answer(faq, 'how-much')).toContain('we show you the fee in Norwegian Krone before you order')
    expect(answer(faq, 'examples')).toBeUndefined()
    expect(answer(faq, 'cod-fee')).toBeUndefined()
    expect(JSON.stringify(faq)).not.toMatch(/NOK|kr\s?\d/)
  })

  test('rules of single countries are named there and nowhere else', () => {
    const saying = (id: string, phrase: string) => every.filter(code => answer(faqOf(code), id)?.includes(phrase))
    expect(saying('how-to-request', 'Add the unit number')).toEqual(['SG'])
    expect(saying('item-value', 'must be at least PKR')).toEqual(['PK'])
    expect(saying('item-value', 'You may leave it empty')).toEqual(['KW'])
  })
})

describe('pages', () => {
  test('whoever registers as a vendor of the platform reads that the form asks for its code', () => {
    const asks = 'The form also asks for your vendor code.'
    expect(every.filter(code => answer(faqOf(code), 'open-account')?.includes(asks))).toEqual(
      countries.filter(({ registrationType }) => registrationType === 'PV').map(({ code }) => code),
    )
  })

  test('a country is named in a sentence as one says it there', () => {
    const terms = (code: string) =>
      legalOf(code, 'terms')
        .sections.map(({ text }) => text)
        .join(' ')
    expect(terms('PH')).toContain('The law of the Philippines applies.')
    expect(terms('NO')).toContain('The law of Norway applies.')
  })

  test('an order that cannot be cancelled is said to show its button with the reason, as the portal does', () => {
    expect(answer(faqOf('SG'), 'cancel')).toContain('If you can’t cancel it, the button is grey and says why.')
  })

  test.each(every)('[LND-008] [GEN-106] %s has a FAQ with every topic, in both languages', code => {
    for (const locale of [english, arabic]) {
      const faq = faqOf(code, locale)
      expect(faq.map(group => group.id)).toEqual([
        'getting-started',
        'prices',
        'delivery-times',
        'what-you-can-send',
        'tracking',
        'business',
        'payment',
      ])
      for (const { heading, intro, sections } of faq) {
        expect(heading && intro).toBeTruthy()
        for (const section of sections) expect(section.heading && section.html && section.text).toBeTruthy()
      }
    }
  })

  test('[GEN-106] a FAQ without an answer is refused', () => {
    const empty = contentFiles.map(file =>
      file.path.startsWith('content/faq') ? { ...file, text: file.text.replace(/\n## .*/s, '\n') } : file,
    )
    expect(() => renderFaq(empty, siteIn('NO'), english)).toThrow('The FAQ of riders-NO in en is empty')
    expect(() => renderFaq([], siteIn('NO'), english)).toThrow('content/faq/getting-started/en.md is missing')
  })

  test('[PUB-006] the list of prohibited items begins with the restricted items of the country', () => {
    const { heading, sections } = legalOf('MY', 'prohibited-items')
    expect(heading).toBe('Prohibited items')
    expect(sections[0]?.text.replaceAll('\u00A0', ' ')).toBe(
      [
        'These items are restricted and cannot be sent in Malaysia:',
        '- Items that weigh more than 15 kg.',
        '- Items worth more than RM 200.',
        '- Written communication under 500 g, such as letters and cards.',
      ].join('\n'),
    )
    expect(sections.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['weapons', 'drugs', 'valuables', 'living', 'dangerous', 'unlawful']),
    )
    expect(legalOf('NO', 'prohibited-items').sections[0]?.text).not.toContain('Items worth more than')
  })

  test('[PUB-007] the terms name the brand, the country and its privacy policy', () => {
    const { intro, sections } = legalOf('SG', 'terms')
    expect(intro).toContain('between you and Riders when you use our delivery service in Singapore')
    expect(sections.find(({ id }) => id === 'privacy')?.html).toMatch(
      /<a href="https:[^"]+" rel="noopener">privacy policy</,
    )
    for (const id of ['orders', 'fees', 'cancelling', 'prohibited', 'liability', 'changes', 'contact']) {
      expect(sections.map(section => section.id)).toContain(id)
    }
  })
})

describe('the accessibility statement', () => {
  const textOf = (code: string) =>
    legalOf(code, 'accessibility-statement')
      .sections.map(({ text }) => text)
      .join(' ')
      .replaceAll('\u00A0', ' ')

  test('names standard, day of review, contact and time of the answer, as the country has them', () => {
    const statement = country('SE').accessibilityStatement
    expect(statement).toMatchObject({ reviewed: '2026-11-23' })
    const text = textOf('SE')
    for (const part of ['WCAG 2.2', 'EN 301 549', '23 November 2026', statement?.contact ?? '', 'within 14 days'])
      expect(text).toContain(part)
    const report = legalOf('SE', 'accessibility-statement').sections.find(({ id }) => id === 'report')
    expect(report?.html).toContain(`href="mailto:${statement?.contact}"`)
  })

  test('names the authority only where there is one', () => {
    const authority = country('NO').accessibilityStatement?.authority
    expect(textOf('NO')).toContain(authority?.name)
    const ids = (code: string) => legalOf(code, 'accessibility-statement').sections.map(({ id }) => id)
    expect(ids('NO')).toContain('authority')
    expect(ids('SE')).not.toContain('authority')
  })
})

describe('languages', () => {
  test('the texts are complete in English and Arabic', () => expect(contentLocales(contentFiles)).toEqual(['en', 'ar']))

  test('a language with a file too few is not offered', () => {
    expect(contentLocales(contentFiles.filter(({ path }) => path !== 'content/faq/payment/ar.md'))).toEqual(['en'])
  })

  test('in Arabic, figures have Latin digits and are set apart from the text around them', () => {
    const sections = faqOf('AE', arabic).flatMap(group => group.sections)
    expect(sections.find(({ id }) => id === 'weight')?.html).toContain('<bdi>5\u00a0كغم</bdi>')
    expect(sections.find(({ id }) => id === 'how-long')?.html).toContain('<bdi>30\u00a0دقيقة</bdi>')
    expect(sections.map(({ html }) => html).join('')).not.toMatch(/[٠-٩۰-۹]/)
    expect(sections.map(({ text }) => text).join('')).not.toContain('<')
  })

  test('links inside the site keep the language', () => {
    const html = (locale: typeof english) =>
      faqOf('AE', locale)
        .flatMap(group => group.sections.map(one => one.html))
        .join('')
    expect(html(arabic)).toContain('href="/ar/prohibiteditems-c2c"')
    expect(html(english)).toContain('href="/prohibiteditems-c2c"')
  })
})
