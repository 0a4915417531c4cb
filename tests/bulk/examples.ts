// A site and rows to check.
import type { MetadataJson } from 'libphonenumber-js/core'
import type { CheckContext } from '#features/bulk/check.ts'
import { type BulkColumn, type BulkWords, bulkColumns, type Cells } from '#features/bulk/columns.ts'
import type { BulkFormat } from '#features/bulk/file-problems.ts'
import metadata from '#features/phones/phone-metadata.json' with { type: 'json' }
import { createPhones } from '#features/phones/phones.ts'

/** 2026-03-03 12:00 in Oslo. */
export const NOON = Date.parse('2026-03-03T11:00:00Z')

export const words: BulkWords = {
  columns: {
    name: 'اسم العميل',
    phone: 'رقم الهاتف',
    unit: 'الوحدة',
    building: 'المبنى',
    address: 'عنوان التسليم',
    notes: 'ملاحظات للمندوب',
    description: 'وصف الغرض',
    amount: 'قيمة الغرض',
    payment: 'طريقة الدفع',
    delivery: 'نوع التوصيل',
    scheduled: 'الوقت المجدول',
  },
  payments: { PAID: 'مدفوع', CASH_ON_DELIVERY: 'الدفع عند التسليم', ONLINE_PAYMENT: 'دفع إلكتروني' },
  deliveries: { instant: 'الآن', scheduled: 'مجدول' },
  notes: ['صف', 'السبب'],
}

export const context: CheckContext & { formats: readonly BulkFormat[] } = {
  formats: ['xlsx'],
  now: NOON,
  zone: 'Europe/Oslo',
  country: 'NO',
  currency: 'NOK',
  languages: ['nb-NO', 'en'],
  rules: { amountRequired: true, unitNumberRequired: false },
  phones: createPhones('NO', metadata as unknown as MetadataJson),
}

export type Texts = Partial<Record<BulkColumn, string>>

/** A good row, but for what is given. */
export const cellsOf = (texts: Texts = {}): Cells => {
  const good: Texts = {
    name: 'Kari Berg',
    phone: '+47 406 12 345',
    address: 'Storgata 5',
    amount: '120',
    payment: 'PAID',
  }
  return bulkColumns.map(column => ({ ...good, ...texts })[column] ?? '')
}
