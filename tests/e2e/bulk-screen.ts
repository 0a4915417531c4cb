// The screen of bulk orders as a test finds it, and the rows that it uploads.
import type { Page } from 'playwright'
import { type Cells, fileOf, goodRow, streetsOf, vendorSpot } from './bulk-files.ts'
import { type Portal, ready, type Visit } from './portal.ts'
import { placeButton, valueBeside } from './screens.ts'

/** Rows to real addresses; each call answers some that no test has placed yet. */
export function freshRows({ sandbox }: Portal): (count: number) => Cells[] {
  const streets = streetsOf(sandbox, 'NO', 100, vendorSpot(sandbox, 'NO'))
  let used = 0
  return count => {
    used += count
    return streets.slice(0, count).map((street, at) => goodRow(used + at, street, '+47 406 1'))
  }
}
export const bad = (row: Cells | undefined, more: Cells): Cells => ({ ...row, ...more })

export async function openBulk(
  portal: Portal,
  options: Parameters<Portal['login']>[1] = {},
  path = '/bulk-order',
): Promise<Visit> {
  const visit = await portal.login('pandago-NO', { viewport: { width: 1440, height: 900 }, ...options })
  await visit.page.goto(portal.origin('pandago-NO') + path)
  await ready(visit.page)
  return visit
}
export const choose = (page: Page, buffer: Buffer, name = 'lunch.xlsx') =>
  page.setInputFiles('input[type=file]', { name, mimeType: 'application/octet-stream', buffer })
export const upload = async (page: Page, all: readonly Cells[]) => {
  await choose(page, fileOf(all))
  await placing(page).waitFor()
}
export const figure = (page: Page, name: string) => valueBeside(page, name).innerText()
export const errors = (page: Page) => page.getByRole('gridcell').and(page.locator('[aria-invalid=true]'))
export const placing = placeButton
