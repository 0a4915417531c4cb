import { describe, expect, test } from 'vitest'
import { bulkNotices } from '#features/bulk/notices.ts'
import { bulkNoticeWords, isBulkNotice } from '#features/bulk/notices-text.ts'
import { m } from '#messages'

describe('notices of bulk orders', () => {
  test.each([
    ['[BLK-004]', 'bulk_placed', 'Orders placed successfully'],
    ['[BLK-016]', 'bulk_template_failed', 'Failed to download template file'],
    ['[BLK-017]', 'bulk_upload_failed', 'Failed to upload file'],
    ['[BLK-018]', 'bulk_history_failed', 'Failed to get job history'],
    ['[BLK-019]', 'bulk_detail_failed', 'Failed to get job details'],
    ['[BLK-020]', 'bulk_placing_failed', 'Error while placing orders'],
  ] as const)('%s %s has the documented text', (_, code, words) => {
    expect(bulkNoticeWords({ code })).toBe(words)
  })

  test('a paste of which rows were left out says how many are there', () => {
    expect(bulkNoticeWords({ code: 'bulk_paste_cut', limit: '5,000' })).toBe(
      'Only the first 5,000 rows were pasted. Upload more rows as a file.',
    )
  })

  test('[BLK-021] all of them stay 7000 ms, and only the placement is a success', () => {
    expect(Object.values(bulkNotices).map(({ durationMs }) => durationMs)).toEqual(
      Object.keys(bulkNotices).map(() => 7000),
    )
    const successes = Object.entries(bulkNotices).filter(([, { kind }]) => kind === 'success')
    expect(successes.map(([code]) => code)).toEqual(['bulk_placed'])
  })

  test('are recognised by their code', () => {
    expect(Object.keys(bulkNotices).every(code => isBulkNotice({ code }))).toBe(true)
    expect(isBulkNotice({ code: 'order_pushed' })).toBe(false)
    expect(isBulkNotice({ code: 'toString' })).toBe(false)
  })
})

test('a lost answer about one order is not written as about several', () => {
  const one = { count: 1, number: '1' }
  const several = { count: 12, number: '12' }
  expect(m.bulk_unsure_unknown(one)).toMatch(/^We can’t check right now whether your order has been placed\./)
  expect(m.bulk_unsure_count({ ...one, placed: '0' })).toMatch(/^0 of 1 order has been placed\./)
  expect(m.bulk_unsure_unknown(several)).toMatch(
    /^We can’t check right now how many of the 12 orders have been placed\./,
  )
  expect(m.bulk_unsure_count({ ...several, placed: '3' })).toMatch(/^3 of 12 orders have been placed\./)
})
