// Headings and words of files that pages save are on no screen: the file is shown as a table in a page of its own (I18-103).
import { readFileSync } from 'node:fs'
import type { BrowserContext, Download } from 'playwright'

/** The longest files are those of all orders; their first rows have every word. */
const ROWS_MAX = 12
/** All columns of an export next to each other. */
const WINDOW = { width: 3200, height: 720 }
const TABLE = 'font:14px sans-serif;border-collapse:collapse'
const CELL = 'border:1px solid #999;padding:4px 8px;white-space:nowrap;text-align:start'

/**
 * Opens a table that was saved, under the address of the page that saved it, so that its screen is that of the page.
 * @param record records the profile of the table before anything is opened
 */
export async function showSavedFile(
  download: Download,
  record: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const name = download.suggestedFilename()
  const browser = download.page().context().browser()
  const address = download.page().url()
  if (!/\.(?:csv|xlsx)$/.test(name) || !browser) return
  // A walk that ends meanwhile takes its files with it.
  const path = await download.path().catch(() => undefined)
  if (path === undefined) return
  const context = await browser.newContext({ viewport: WINDOW })
  await record(context)
  const page = await context.newPage()
  const body = await tableOf(name, readFileSync(path))
  await context.route('**', route => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await page.goto(address)
  await context.close()
}

/** The first sheet as a page, named by the file. */
async function tableOf(name: string, bytes: Buffer): Promise<string> {
  // Commands that save nothing do not load it.
  const { read, utils } = await import('@e965/xlsx')
  const book = /\.csv$/.test(name) ? read(bytes.toString('utf8'), { type: 'string', raw: true }) : read(bytes)
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {}
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: false })
  const cell = (value: unknown) => `<td style="${CELL}">${escaped(String(value ?? ''))}</td>`
  const lines = [...rows.slice(0, ROWS_MAX), ...rows.slice(ROWS_MAX).slice(-1)]
  const table = lines.map(row => `<tr>${Array.from(row, cell).join('')}</tr>`).join('\n')
  const title = escaped(name)
  return `<!doctype html><html lang="en"><title>${title}</title>
<main role="dialog" aria-label="${title}" data-saved-file><table style="${TABLE}"><caption>${escaped(book.SheetNames[0] ?? '')}</caption>${table}</table></main>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
