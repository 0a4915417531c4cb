import { expect, test } from 'vitest'
import { datesIn, formsIn, numbersIn } from '#features/formats/country-forms.ts'
import { currencyDecimals } from '#features/formats/currency-decimals.ts'
import { formsSites } from './forms-sites.ts'
import { formsTable } from './forms-table.ts'

test('[I18-101] every country and language has its own order of day and month and its own signs', () => {
  const lines = Object.entries(formsTable(formsSites())).map(([name, cells]) => [name, ...cells].join(' | '))
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "AE ar | الثلاثاء، 24 نوفمبر | 3 سبتمبر | 24 نوفمبر 2026 في 20:05 | 1,234,567.80 AED | 12% | 12.5 كم | قبل 4 دقائق
    AE en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | AED 1,234,567.80 | 12% | 12.5 km | 4 min ago
    BD en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | BDT 1,234,567.80 | 12% | 12.5 km | 4 min ago
    BD bn | মঙ্গল 24 নভে | 3 সেপ | 24 নভেম্বর, 2026 এ 20:05 | 12,34,567.80 BDT | 12% | 12.5 কিমি | 4 মিনিট আগে
    BH ar | الثلاثاء، 24 نوفمبر | 3 سبتمبر | 24 نوفمبر 2026 في 20:05 | 1,234,567.800 BHD | 12% | 12.5 كم | قبل 4 دقائق
    BH en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | BHD 1,234,567.800 | 12% | 12.5 km | 4 min ago
    CY el | Τρί 24 Νοε | 3 Σεπ | 24 Νοεμβρίου 2026 στις 20:05 | 1.234.567,80 EUR | 12% | 12,5 χλμ. | πριν από 4 λεπ.
    CY en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | 1.234.567,80 EUR | 12% | 12,5 km | 4 min ago
    CZ cs | út 24. 11. | 3. 9. | 24. listopadu 2026 v 20:05 | 1 234 567,80 CZK | 12 % | 12,5 km | před 4 min
    CZ en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | 1 234 567,80 CZK | 12% | 12,5 km | 4 min ago
    DE de | Di., 24. Nov. | 3. Sept. | 24. November 2026 um 20:05 | 1.234.567,80 EUR | 12 % | 12,5 km | vor 4 Min.
    DE en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | 1.234.567,80 EUR | 12% | 12,5 km | 4 min ago
    DK da | tirs. 24. nov. | 3. sep. | 24. november 2026 kl. 20.05 | 1.234.567,80 DKK | 12 % | 12,5 km | 4 min. siden
    DK en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20.05 | 1.234.567,80 DKK | 12% | 12,5 km | 4 min ago
    EG ar | الثلاثاء، 24 نوفمبر | 3 سبتمبر | 24 نوفمبر 2026 في 20:05 | 1,234,567.80 EGP | 12% | 12.5 كم | قبل 4 دقائق
    EG en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | EGP 1,234,567.80 | 12% | 12.5 km | 4 min ago
    FI fi | ti 24.11. | 3.9. | 24. marraskuuta 2026 klo 20.05 | 1 234 567,80 EUR | 12 % | 12,5 km | 4 min sitten
    FI sv | tis 24 nov. | 3 sep. | 24 november 2026 kl. 20.05 | 1 234 567,80 EUR | 12 % | 12,5 km | för 4 min sen
    FI en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20.05 | 1 234 567,80 EUR | 12% | 12,5 km | 4 min ago
    GR el | Τρί 24 Νοε | 3 Σεπ | 24 Νοεμβρίου 2026 στις 20:05 | 1.234.567,80 EUR | 12% | 12,5 χλμ. | πριν από 4 λεπ.
    GR en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | 1.234.567,80 EUR | 12% | 12,5 km | 4 min ago
    HK zh-HK | 11月24日週二 | 9月3日 | 2026年11月24日 20:05 | HKD 1,234,567.80 | 12% | 12.5 公里 | 4 分鐘前
    HK en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | HKD 1,234,567.80 | 12% | 12.5 km | 4 min ago
    HU hu | nov. 24., K | szept. 3. | 2026. november 24. 20:05 | 1 234 568 HUF | 12% | 12,5 km | 4 perccel ezelőtt
    HU en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | 1 234 568 HUF | 12% | 12,5 km | 4 min ago
    JO ar | الثلاثاء، 24 تشرين الثاني | 3 أيلول | 24 تشرين الثاني 2026 في 20:05 | 1,234,567.800 JOD | 12% | 12.5 كم | قبل 4 دقائق
    JO en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | JOD 1,234,567.800 | 12% | 12.5 km | 4 min ago
    JP ja | 11月24日(火) | 9月3日 | 2026年11月24日 20:05 | JPY 1,234,568 | 12% | 12.5 km | 4 分前
    JP en | Tue, Nov 24 | Sep 3 | November 24, 2026 at 20:05 | JPY 1,234,568 | 12% | 12.5 km | 4 min. ago
    KH km | អង្គារ 24 វិច្ឆិកា | 3 កញ្ញា | 24 វិច្ឆិកា 2026 នៅម៉ោង 20:05 | 1,234,567.80 KHR | 12% | 12.5 គម | 4 នាទីមុន
    KH en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | KHR 1,234,567.80 | 12% | 12.5 km | 4 min ago
    KW ar | الثلاثاء، 24 نوفمبر | 3 سبتمبر | 24 نوفمبر 2026 في 20:05 | 1,234,567.800 KWD | 12% | 12.5 كم | قبل 4 دقائق
    KW en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | KWD 1,234,567.800 | 12% | 12.5 km | 4 min ago
    LA lo | ອັງຄານ 24 ພ.ຈ. | 3 ກ.ຍ. | 24 ພະຈິກ 2026, 20:05 | LAK 1.234.568 | 12% | 12,5 ກມ | 4 ນທ. ກ່ອນ
    LA en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | 1.234.568 LAK | 12% | 12,5 km | 4 min ago
    MM my | နို 24 အင်္ဂါ | စက် 3 | 2026 နိုဝင်ဘာ 24 20:05 | 1,234,568 MMK | 12% | 12.5 km | ပြီးခဲ့သည့် 4 မိနစ်
    MM en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | MMK 1,234,568 | 12% | 12.5 km | 4 min ago
    MY en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | MYR 1,234,567.80 | 12% | 12.5 km | 4 min ago
    MY ms | Sel, 24 Nov | 3 Sep | 24 November 2026 pada 20:05 | MYR 1,234,567.80 | 12% | 12.5 km | 4 min lalu
    MY zh-MY | 11月24日周二 | 9月3日 | 2026年11月24日 20:05 | MYR 1,234,567.80 | 12% | 12.5公里 | 4分钟前
    NO nb-NO | tir. 24. nov. | 3. sep. | 24. november 2026 kl. 20:05 | 1 234 567,80 NOK | 12 % | 12,5 km | for 4 min siden
    NO en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | 1 234 567,80 NOK | 12% | 12,5 km | 4 min ago
    OM ar | الثلاثاء، 24 نوفمبر | 3 سبتمبر | 24 نوفمبر 2026 في 20:05 | 1,234,567.800 OMR | 12% | 12.5 كم | قبل 4 دقائق
    OM en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | OMR 1,234,567.800 | 12% | 12.5 km | 4 min ago
    PH en | Tue, Nov 24 | Sep 3 | November 24, 2026 at 20:05 | PHP 1,234,567.80 | 12% | 12.5 km | 4 min. ago
    PH tl | Mar, Nob 24 | Set 3 | Nobyembre 24, 2026 nang 20:05 | PHP 1,234,567.80 | 12% | 12.5 km | 4 min. ang nakalipas
    PH ceb | Mar, Nob 24 | Set 3 | Nobyembre 24, 2026 nang 20:05 | PHP 1,234,567.80 | 12% | 12.5 km | 4 min. ang nakalipas
    PK en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | PKR 1,234,568 | 12% | 12.5 km | 4 min ago
    PK ur | منگل، 24 نومبر | 3 ستمبر | 24 نومبر، 2026 کو 20:05 | PKR 1,234,568 | 12% | 12.5 کلو میٹر | 4 منٹ پہلے
    PK ur-Latn | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | PKR 1,234,568 | 12% | 12.5 km | 4 min ago
    PL pl | wt., 24 lis | 3 wrz | 24 listopada 2026 20:05 | 1 234 567,80 PLN | 12% | 12,5 km | 4 min temu
    PL en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | 1 234 567,80 PLN | 12% | 12,5 km | 4 min ago
    QA ar | الثلاثاء، 24 نوفمبر | 3 سبتمبر | 24 نوفمبر 2026 في 20:05 | 1,234,567.80 QAR | 12% | 12.5 كم | قبل 4 دقائق
    QA en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | QAR 1,234,567.80 | 12% | 12.5 km | 4 min ago
    RO ro | mar., 24 nov. | 3 sept. | 24 noiembrie 2026 la 20:05 | 1.234.567,80 RON | 12 % | 12,5 km | acum 4 min.
    RO en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | 1.234.567,80 RON | 12% | 12,5 km | 4 min ago
    RS sr | уто 24. нов | 3. сеп | 24. новембар 2026. 20:05 | 1.234.567,80 RSD | 12% | 12,5 km | пре 4 мин.
    RS en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | 1.234.567,80 RSD | 12% | 12,5 km | 4 min ago
    SA ar-SA | الثلاثاء، 24 نوفمبر | 3 سبتمبر | 24 نوفمبر 2026 في 20:05 | 1,234,567.80 SAR | 12٪ | 12.5 كم | قبل 4 دقائق
    SA en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | SAR 1,234,567.80 | 12% | 12.5 km | 4 min ago
    SE sv | tis 24 nov. | 3 sep. | 24 november 2026 kl. 20:05 | 1 234 567,80 SEK | 12 % | 12,5 km | för 4 min sen
    SE en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | 1 234 567,80 SEK | 12% | 12,5 km | 4 min ago
    SG en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | SGD 1,234,567.80 | 12% | 12.5 km | 4 min ago
    SG ms | Sel, 24 Nov | 3 Sep | 24 November 2026 pada 20:05 | SGD 1,234,567.80 | 12% | 12.5 km | 4 min lalu
    TH th | อังคาร 24 พ.ย. | 3 ก.ย. | 24 พฤศจิกายน 2569 เวลา 20:05 | THB 1,234,567.80 | 12% | 12.5 กม. | 4 นาทีที่แล้ว
    TH en | Tue, 24 Nov | 3 Sept | 24 November 2026 at 20:05 | THB 1,234,567.80 | 12% | 12.5 km | 4 min ago
    TW zh-TW | 11月24日週二 | 9月3日 | 2026年11月24日 20:05 | TWD 1,234,567.80 | 12% | 12.5 公里 | 4 分鐘前
    TW en | Tue, Nov 24 | Sep 3 | November 24, 2026 at 20:05 | TWD 1,234,567.80 | 12% | 12.5 km | 4 min. ago"
  `)
})

test('[I18-101] an English page writes amounts with the signs of the country, not with those of America', () => {
  const table = formsTable(formsSites())
  const english = formsSites().map(({ forms }) => `${forms.country} en`)
  const american = english.filter(name => table[name]?.[0] === 'Tue, Nov 24')
  expect(american).toEqual(['JP en', 'PH en', 'TW en'])
  const withComma = english.filter(name => table[name]?.[5] === '12,5 km')
  expect(withComma.map(name => name.slice(0, 2)).join(' ')).toBe('CY CZ DE DK FI GR HU LA NO PL RO RS SE')
})

test('[I18-101] amounts have the decimals that are in use, whatever the data of the browser', () => {
  const differing = Intl.supportedValuesOf('currency').filter(currency => {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    return maximumFractionDigits !== currencyDecimals(currency)
  })
  expect(differing).toEqual([])
})

test("[I18-101] a country's forms are its code, its first language and its order of day and month", () => {
  const site = { country: { code: 'PH' }, settings: { languages: { default: 'en' }, dateOrder: 'monthFirst' as const } }
  expect(formsIn(site)).toEqual({ country: 'PH', language: 'en', dateOrder: 'monthFirst' })
})

test.each([
  ['ar-SA', 'SA', 'gregory'],
  ['fa', 'IR', 'gregory'],
  ['th', 'TH', 'buddhist'],
])('[I18-101] the years of %s in %s are those of the calendar %s in every browser', (language, country, calendar) => {
  expect(datesIn(language, { country, language, dateOrder: 'dayFirst' }).calendar).toBe(calendar)
})

test('[I18-101] an English page writes an amount below zero with its sign', () => {
  const norway = { country: 'NO', language: 'nb-NO', dateOrder: 'dayFirst' } as const
  const write = numbersIn('en', norway, { style: 'currency', currency: 'NOK', currencyDisplay: 'code' })
  expect(write(-1234.5)).toBe('-1\u00a0234,50\u00a0NOK')
})

test('[I18-101] a language that every browser knows keeps its signs for amounts where they differ from those for numbers', () => {
  const austria = { country: 'AT', language: 'de', dateOrder: 'dayFirst' } as const
  expect(numbersIn('de', austria, { style: 'currency', currency: 'EUR' })(1_234_567.8)).toMatch(/1\.234\.567,80/)
  expect(numbersIn('de', austria)(1_234_567.8)).toBe('1\u00a0234\u00a0567,8')
})
