// The sets that have to be there. Texts written today may wait for their translation (Q114): before a site goes out,
// `validate --strict` and --env stg or prd refuse them.
import { describe, expect, test } from 'vitest'
import { messageStatus } from '#generator/check/messages.ts'
import { ALL_TEXTS, settingOf } from '#generator/content/text-path.ts'
import { load } from '#generator/load/index.ts'
import { languageName } from '#generator/resolve/locales.ts'
import { ROOT } from '../../scripts/root.ts'

const DOCUMENTED = ['ar', 'ar-SA', 'bn', 'ceb', 'km', 'lo', 'ms', 'th', 'tl', 'ur-Latn', 'zh-HK', 'zh-TW', 'zh-MY']
const MAIN = ['ur', 'my', 'ja', 'sv', 'nb-NO', 'fi', 'hu', 'cs', 'el', 'da', 'sr', 'pl', 'ro', 'de']

/** Their time may begin with its day, such as Tue, 24 Nov, 18:20. */
const MOMENTS = ['bulk_recent', 'request_service_opens', 'tracking_as_of', 'tracking_offline', 'tracking_outdated_list']
/** Words that only an hour may follow: at, or o’clock. */
const BEFORE_AN_HOUR = /(^|\s)(kl\.|klo|τις|στις|у|v|ve|o|um) \{time\}|ម៉ោង\s?\{time\}/

// A set where more is missing is no set.
const WAITING_AT_MOST = 0.1

const inputs = await load(ROOT)
const status = new Map(messageStatus(inputs).map(row => [row.locale, row]))
const texts = ALL_TEXTS.filter(({ kind }) => !settingOf(kind)).map(({ folder }) => folder)
const sets = [...DOCUMENTED, ...MAIN]

describe('[I18-003] [I18-001] [GEN-113] every set', () => {
  test.each(sets)('%s has its messages, and none that English does not have', locale => {
    expect(status.get(locale)?.extra).toEqual([])
    const { total = 0, missing = [], stale = [] } = status.get(locale) ?? {}
    expect(total).toBeGreaterThan(0)
    expect((missing.length + stale.length) / total).toBeLessThan(WAITING_AT_MOST)
  })
  test.each(sets)('%s has every FAQ topic and legal text that all sites show', locale => {
    const own = texts.filter(folder => inputs.content.some(({ path }) => path === `${folder}/${locale}.md`))
    expect(own).toEqual(texts)
  })
  test.each(sets)('%s has no word for an hour before a time that may begin with its day', locale => {
    const messages = inputs.messages.get(locale)?.value as Record<string, string> | undefined
    const words = MOMENTS.map(key => messages?.[key])
    for (const word of words) expect(word).toContain('{time}')
    expect(words.filter(word => BEFORE_AN_HOUR.test(word ?? ''))).toEqual([])
  })
})

test.each(['en', ...sets])(
  '[GEN-006] the title in %s begins with the brand alone, and names the country after it',
  locale => {
    const messages = inputs.messages.get(locale)?.value as Record<string, string> | undefined
    expect(messages?.['landing_title']).toMatch(/^\{brand\} \| .*\{country\}/)
  },
)

test.each([
  ['sl', 'Slovenščina'],
  ['nb-NO', 'Norsk'],
  ['qaa', undefined],
])('the language list names %s as %s', (tag, name) => {
  expect(languageName(tag)).toBe(name)
})
