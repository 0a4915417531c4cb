// The sets that have to be there, and that nothing in any of them is missing.
import { describe, expect, test } from 'vitest'
import { messageStatus } from '#generator/check/messages'
import { load } from '#generator/load'
import { ROOT } from '../../scripts/steps.ts'

const DOCUMENTED = ['ar', 'ar-SA', 'bn', 'ceb', 'km', 'lo', 'ms', 'th', 'tl', 'ur-Latn', 'zh-HK', 'zh-TW', 'zh-MY']
const MAIN = ['ur', 'my', 'ja', 'sv', 'nb-NO', 'fi', 'hu', 'cs', 'el', 'da', 'sr', 'pl', 'ro', 'de']

const inputs = await load(ROOT)
const status = new Map(messageStatus(inputs).map(row => [row.locale, row]))
const texts = [...new Set(inputs.content.map(({ path }) => path.replace(/\/[^/]+\.md$/, '')))]
const sets = [...DOCUMENTED, ...MAIN]

describe('[I18-003] [I18-001] [GEN-113] every set', () => {
  test.each(sets)('%s has every message, and none that English has changed since', locale => {
    expect(status.get(locale)).toMatchObject({ missing: [], extra: [], stale: [] })
  })
  test.each(sets)('%s has every FAQ topic and legal text', locale => {
    const own = texts.filter(folder => inputs.content.some(({ path }) => path === `${folder}/${locale}.md`))
    expect(own).toEqual(texts)
  })
})
