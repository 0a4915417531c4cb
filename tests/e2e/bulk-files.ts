// Files of orders for the journeys: rows with addresses that the sandbox knows.

import { bulkColumns, templateHeadings } from '#features/bulk/columns.ts'
import { textColumn } from '#features/formats/sheet-file.ts'
import type { Sandbox } from '#sandbox/sandbox.ts'
import { houseNear } from '#sandbox/seed/places.ts'
import type { CountryCode } from '#schema/config.ts'
import { writeSheet } from '#workers/write-sheet.ts'

export type Cells = Partial<Record<(typeof bulkColumns)[number], string>>

/** Addresses near the vendor, each another one. */
export function streetsOf(
  sandbox: Sandbox,
  country: CountryCode,
  count: number,
  near: { latitude: number; longitude: number },
) {
  let seed = 0.11
  const random = () => {
    seed = (seed * 9301 + 0.49297) % 1
    return seed
  }
  const site = sandbox.sites.open(country)
  return Array.from({ length: count }, () => houseNear(site, near, 1500, random).formatted_address)
}

/** Where the parent vendor of a country is. */
export function vendorSpot(sandbox: Sandbox, country: CountryCode): { latitude: number; longitude: number } {
  const { db } = sandbox.sites.open(country)
  const row = db.get<{ json: string }>('SELECT json FROM vendors WHERE country = ? AND id LIKE ?', country, '%1000')
  const { location } = JSON.parse(row?.json ?? '{}').vendor_information
  return location
}

/** An XLSX of these rows under the headings of the template. */
export const fileOf = (rows: readonly Cells[]): Buffer =>
  Buffer.from(
    writeSheet({
      name: 'Orders',
      columns: bulkColumns.map(column => textColumn(templateHeadings[column])),
      rows: rows.map(row => ({ cells: bulkColumns.map(column => row[column] ?? '') })),
    }),
  )

const names = [
  'Kari Berg',
  'Ola Dahl',
  'Nora Lie',
  'Ida Moe',
  'Jonas Vik',
  'محمد الأحمد',
  'สมชาย ใจดี',
  'Aleksandra Nowicka',
]
const items = ['2 lunch boxes', 'Mezze tray for 6', '1 lunch box, extra tahini', 'Cinnamon buns', 'Birthday cake']

/** A good row; no two are alike. */
export const goodRow = (index: number, address: string, prefix: string): Cells => ({
  name: `${names[index % names.length]}${'abcdefghij'[Math.floor(index / 8) % 10]?.repeat(1 + Math.floor(index / 80))}`,
  phone: `${prefix}${String(1000 + index).padStart(4, '0')}`,
  address,
  description: items[index % items.length] ?? '',
  amount: String(120 + index),
  payment: index % 3 === 0 ? 'CASH_ON_DELIVERY' : 'PAID',
  delivery: 'instant',
})
