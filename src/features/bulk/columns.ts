// The columns of a bulk file (Q72), in the order of the template and of the grid.
import type { BulkPaymentType } from '#schema/wire.ts'

export const bulkColumns = [
  'name',
  'phone',
  'unit',
  'building',
  'address',
  'notes',
  'description',
  'amount',
  'payment',
  'delivery',
  'scheduled',
] as const
export type BulkColumn = (typeof bulkColumns)[number]

/** Texts of the cells of one row, one for each of `bulkColumns`. */
export type Cells = readonly string[]

export const columnAt = Object.fromEntries(bulkColumns.map((column, at) => [column, at])) as Record<BulkColumn, number>

export const cellOf = (cells: Cells, column: BulkColumn): string => cells[columnAt[column]] ?? ''

/** The same cells with another text in one of them. */
export const withCell = (cells: Cells, column: BulkColumn, text: string): Cells =>
  cells.map((before, at) => (at === columnAt[column] ? text : before))

export const noCells: Cells = bulkColumns.map(() => '')

/** An empty row. */
export const isBlank = (cells: Cells): boolean => cells.every(text => text === '')

/** The headings of the template, which the server reads whatever language the file was in. */
export const templateHeadings: Readonly<Record<BulkColumn, string>> = {
  name: 'Customer name',
  phone: 'Phone number',
  unit: 'Unit',
  building: 'Building',
  address: 'Drop-off address',
  notes: 'Notes for the rider',
  description: 'Item description',
  amount: 'Item value',
  payment: 'Payment method',
  delivery: 'Delivery type',
  scheduled: 'Scheduled time (YYYY-MM-DD HH:MM)',
}

/** Prefix of the names in the template's example rows, which are not orders. */
const EXAMPLE = /^\(example\)/i
export const isExample = (cells: Cells): boolean => EXAMPLE.test(cellOf(cells, 'name'))

/** A row cannot be an order without these. */
export const neededColumns = ['name', 'phone', 'address'] as const satisfies readonly BulkColumn[]

export const bulkPayments = ['PAID', 'CASH_ON_DELIVERY', 'ONLINE_PAYMENT'] as const satisfies readonly BulkPaymentType[]
export const deliveryTypes = ['instant', 'scheduled'] as const
export type DeliveryType = (typeof deliveryTypes)[number]

/** Columns and choices in the reader's language; plain data, since it is sent to a worker. */
export type BulkWords = {
  columns: Readonly<Record<BulkColumn, string>>
  payments: Readonly<Record<BulkPaymentType, string>>
  deliveries: Readonly<Record<DeliveryType, string>>
  /** Headings of the extra columns of saved failed rows; nothing is read from them. */
  notes: readonly string[]
}

/** Anything longer is neither a heading nor a choice. */
const WORD_MAX_CHARACTERS = 200

/** A word without spacing, case, punctuation and remarks in brackets, for comparing. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\(.*\)/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** Finds the column of a heading, in the words of the template or of the reader's language (BLK-103). */
export function headingReader(words: BulkWords): (heading: string) => BulkColumn | undefined {
  const known = new Map<string, BulkColumn>()
  for (const column of bulkColumns)
    for (const text of [column, words.columns[column], templateHeadings[column]]) known.set(plainWord(text), column)
  return heading => (heading.length > WORD_MAX_CHARACTERS ? undefined : known.get(plainWord(heading)))
}

/** Finds one of a few values by its code or by its word in the reader's language. */
export function choiceReader<Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): (text: string) => Value | undefined {
  const known = new Map(values.flatMap(value => [value, words[value]].map(text => [plainWord(text), value] as const)))
  const exact = new Set<string>(values)
  return text => {
    if (exact.has(text)) return text as Value
    return text.length > WORD_MAX_CHARACTERS ? undefined : known.get(plainWord(text))
  }
}
