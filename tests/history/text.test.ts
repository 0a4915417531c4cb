import { describe, expect, test } from 'vitest'
import { exportColumns } from '#features/history/export-rows.ts'
import { statementColumns } from '#features/history/statement.ts'
import { exportWords, statementWords } from '#features/history/text.ts'
import { cancelReasons } from '#features/orders/cancelling.ts'
import { labelOfStatus } from '#features/orders/labels.ts'
import orders from '../../schema/wire/order.schema.json' with { type: 'json' }

const statuses = orders.$defs.OrderStatus.enum
const { CancelReason, PaymentMethod } = orders.$defs

describe('[HIS-101] the words of an export', () => {
  const { columns, labels, payments, reasons } = exportWords()

  test.each(statuses)('have the status %s', status => {
    expect(labels[labelOfStatus(status, { status: status as 'NEW', status_history: [] })]).toMatch(/\p{L}/u)
  })

  test('have every payment method and every reason to cancel', () => {
    expect(Object.keys(payments).sort()).toEqual([...PaymentMethod.enum].sort())
    expect(Object.keys(reasons).sort()).toEqual([...CancelReason.enum].sort())
    expect(Object.keys(reasons)).toEqual(expect.arrayContaining(Object.values(cancelReasons).flat()))
    expect([...Object.values(payments), ...Object.values(reasons)].every(text => /\p{L}/u.test(text))).toBe(true)
  })

  test('name each column differently', () => {
    expect(new Set(exportColumns.map(column => columns[column])).size).toBe(exportColumns.length)
  })
})

test('[HIS-105] each column of a statement has a heading, and median and 90 % of a stage differ', () => {
  const { columns } = statementWords()
  expect(new Set(statementColumns.map(column => columns[column])).size).toBe(statementColumns.length)
})
