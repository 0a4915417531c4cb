// The columns of a bulk file (Q72), in the order of the template.

export const columns = {
  name: { heading: 'Customer name', width: 26 },
  phone: { heading: 'Phone number', width: 20 },
  unit: { heading: 'Unit', width: 10 },
  building: { heading: 'Building', width: 18 },
  address: { heading: 'Drop-off address', width: 42 },
  notes: { heading: 'Notes for the rider', width: 30 },
  description: { heading: 'Item description', width: 30 },
  amount: { heading: 'Item value', width: 12 },
  payment: { heading: 'Payment method', width: 22 },
  delivery: { heading: 'Delivery type', width: 16 },
  scheduled: { heading: 'Scheduled time (YYYY-MM-DD HH:MM)', width: 34 },
} as const

export type Column = keyof typeof columns

export const columnNames = Object.keys(columns) as Column[]

export const paymentTypes = ['PAID', 'CASH_ON_DELIVERY', 'ONLINE_PAYMENT'] as const
export const deliveryTypes = ['instant', 'scheduled'] as const

const plain = (heading: string): string =>
  heading
    .replace(/\(.*\)/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

const byHeading = new Map(columnNames.map(name => [plain(columns[name].heading), name]))

/** The row under the headings of the template: what an order looks like, and none itself. */
export const example: Readonly<Record<Column, string>> = {
  name: '(Example) Alex Morgan',
  phone: '+000 000 0000',
  unit: '4B',
  building: 'Tower 2',
  address: 'Street and number, city',
  notes: 'Ring twice. Delete this row, or leave it: it is no order.',
  description: '2 lunch boxes',
  amount: '45.50',
  payment: 'PAID',
  delivery: 'scheduled',
  scheduled: '2026-01-31 18:30',
}

/** Whether a row is an example, and no order. */
export const isExample = (name: string): boolean => /^\(example\)/i.test(name)

/** The column under a heading, however it is spaced, cased or hyphenated. */
export const columnOf = (heading: string): Column | undefined => byHeading.get(plain(heading))
