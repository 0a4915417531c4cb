// The page where texts are edited, as somebody uses it who writes no code; what it edits is a copy of the inputs.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textEditor } from '#generator/dev/editor.ts'
import { checkInThread } from '#generator/dev/index.ts'
import { INPUT_FOLDERS } from '#generator/load/inputs.ts'
import { ROOT } from '../../scripts/root.ts'
import { isInOneOf } from '../budgets/file-language.ts'
import { drawn, newProfile } from './browser.ts'

const READ = ['en', 'ar', 'ms']

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'editor-'))
  for (const folder of INPUT_FOLDERS)
    cpSync(join(ROOT, folder), join(root, folder), {
      recursive: true,
      filter: path => folder !== 'content' || isInOneOf(READ, path),
    })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** The editor of a dev server that shows a brand in three countries. */
async function serveEditor(): Promise<{ server: Server; address: string }> {
  const check = checkInThread({ root, colour: false })
  const settings = { brand: 'talabat', country: ['AE', 'MY', 'SG'], env: 'san', hosts: [] }
  const editor = textEditor({ root, ...settings, check })
  const server = createServer((request, response) => void editor(request, response))
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/_content` }
}

const file = (locale: string) => readFileSync(join(root, 'content', 'faq', 'payment', `${locale}.md`), 'utf8')
const field = (page: Page, locale: string) => page.getByLabel(`How do I use a voucher?, ${locale}`, { exact: true })
const part = (page: Page) => page.locator('section', { has: field(page, 'en') })
/** Puts a sentence in front of the answer, as somebody who types. */
async function begin(page: Page, locale: string, sentence: string): Promise<void> {
  const area = field(page, locale)
  const [heading, answer] = (await area.inputValue()).split('\n\n')
  await area.fill(`${heading}\n\n${sentence} ${answer}\n\n`)
}

test('[I18-104] an answer is changed in English and two languages, seen in three countries, and kept over a restart until it is saved', async () => {
  const before = new Map(READ.map(locale => [locale, file(locale)]))
  const context = await newProfile()
  const first = await serveEditor()
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
  await page.goto(`${first.address}#text=content/faq/payment&left=en&right=ar`)
  await begin(page, 'en', 'Vouchers are shown here.')
  await begin(page, 'ar', 'تظهر القسائم هنا.')
  const previews = part(page).locator('.preview')
  await expect.poll(() => previews.filter({ hasText: 'Vouchers are shown here.' }).count()).toBe(3)
  await expect.poll(() => previews.filter({ hasText: 'تظهر القسائم هنا.' }).count()).toBe(3)
  for (const pair of ['talabat-AE', 'talabat-MY', 'talabat-SG'])
    expect(await previews.filter({ hasText: pair }).count()).toBe(2)
  const pageOf = (pair: string, text: string) =>
    previews.filter({ hasText: pair }).filter({ hasText: text }).getByRole('link', { name: 'Open the page' })
  // Arabic is the first language of this site, and no language of the others.
  const [english, arabic] = [pageOf('talabat-AE', 'Vouchers are shown'), pageOf('talabat-AE', 'القسائم هنا')]
  expect(await english.getAttribute('href')).toMatch(/^http:\/\/[^/]+\/en\/faq#voucher$/)
  expect(await arabic.getAttribute('href')).toMatch(/^http:\/\/[^/]+\/faq#voucher$/)
  expect(await pageOf('talabat-SG', 'القسائم هنا').count()).toBe(0)
  await page.getByRole('button', { name: 'Save 2 texts' }).waitFor()
  expect(READ.map(file)).toEqual([...before.values()])

  await page.close()
  first.server.closeAllConnections()
  first.server.close()
  const second = await serveEditor()
  const again = await context.newPage()
  await again.goto(`${second.address}#text=content/faq/payment&left=en&right=ms`)
  expect(await field(again, 'en').inputValue()).toContain('Vouchers are shown here.')
  await begin(again, 'ms', 'Baucar <i>dipaparkan</i> di sini.')
  const fault = part(again)
    .getByText(/^Line 3: .*HTML/)
    .first()
  await fault.waitFor()
  await begin(again, 'en', 'Vouchers are **yours** for 12 days.')
  await part(again)
    .getByText(/^Line 3: The figure "12" is typed/)
    .waitFor()
  await again.getByRole('button', { name: 'Save 3 texts' }).click()
  await again.getByText(/^1 saved\. .* has a fault/).waitFor()
  expect(file('ar')).toBe(before.get('ar')?.replace(/(\{#voucher\}\n\n)/, '$1تظهر القسائم هنا. '))
  expect(file('ms')).toBe(before.get('ms'))

  await again.reload()
  for (const locale of ['en', 'ms']) {
    const text = (await field(again, locale).inputValue())
      .replace('Vouchers are **yours** for 12 days. ', '')
      .replace(/<\/?i>/g, '')
    await field(again, locale).fill(text)
  }
  await fault.waitFor({ state: 'detached' })
  await again.getByRole('button', { name: 'Save 2 texts' }).click()
  await again.getByText('2 saved', { exact: true }).waitFor()
  expect(file('ms')).toContain('{#voucher}\n\nBaucar dipaparkan di sini. ')
  expect(file('en')).toContain('{#voucher}\n\nVouchers are shown here. ')
  expect(complaints).toEqual([])
  await context.close()
  second.server.close()
})

test('what is typed at the end of an answer stays in it, a question is named whole, and an address that is entered is opened', async () => {
  const context = await newProfile()
  const { server, address } = await serveEditor()
  const page = await context.newPage()
  await page.goto(`${address}#text=content/faq/getting-started&left=en&right=ar`)
  await page.getByLabel('What does {{brand}} do?, en', { exact: true }).waitFor()
  await page.goto(`${address}#text=content/faq/payment&left=en&right=ms`)
  const area = field(page, 'ms')
  const answer = await area.inputValue()
  await area.fill(`${answer}Baucar <i>dipaparkan</i> di sini.`)
  const fault = part(page)
    .getByText(new RegExp(`^Line ${answer.split('\n').length}: .*HTML`))
    .first()
  await fault.waitFor()
  await area.fill(`${answer}Baucar dipaparkan di sini.`)
  await fault.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Save 1 text' }).click()
  await page.getByText('1 saved', { exact: true }).waitFor()
  expect(file('ms')).toMatch(/\n\nBaucar dipaparkan di sini\.\n\n## /)
  await context.close()
  server.close()
})

test('what is being kept is saved too, and a check that ends later leaves what the save has told', async () => {
  const context = await newProfile()
  const { server, address } = await serveEditor()
  const page = await context.newPage()
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const held: string[] = []
  for (const call of ['draft', 'check'])
    await page.route(`**/_content/${call}`, async route => {
      const isFirst = !held.includes(call)
      held.push(call)
      if (call === 'check') await released
      // The save is pressed before the text is with the server.
      else if (isFirst) await new Promise(resolve => setTimeout(resolve, 1000))
      await route.continue()
    })
  await page.goto(`${address}#text=content/faq/payment&left=en&right=ms`)
  const area = field(page, 'ms')
  const answer = await area.inputValue()
  const sent = page.waitForRequest('**/_content/draft')
  await area.fill(`${answer}Baucar ini milik anda.`)
  await sent
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByText('1 saved', { exact: true }).waitFor()
  expect(file('ms')).toContain('Baucar ini milik anda.')
  await expect.poll(() => held.filter(call => call === 'check').length).toBe(2)
  let checked = 0
  page.on('requestfinished', request => void (request.url().endsWith('/check') && checked++))
  release()
  await expect.poll(() => checked).toBe(2)
  await drawn(page)
  expect(await page.getByText('1 saved', { exact: true }).isVisible()).toBe(true)
  await page.route('**/_content/save', route => route.abort())
  await area.fill(answer)
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByText(/^The server does not answer/).waitFor()
  await context.close()
  server.closeAllConnections()
  server.close()
})

test('what is typed while another text is fetched is kept whole, and shown where the same text is shown again', async () => {
  const context = await newProfile()
  const { server, address } = await serveEditor()
  const page = await context.newPage()
  await page.goto(`${address}#text=content/faq/payment&left=en&right=ms`)
  const typed = `${await field(page, 'ms').inputValue()}Baucar lama.`
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/_content/texts', async route => {
    await released
    await route.continue()
  })
  const asked = page.waitForRequest('**/_content/texts')
  await page.getByRole('combobox', { name: /^Text/ }).selectOption('content/faq/getting-started')
  await asked
  const kept = page.waitForRequest('**/_content/draft')
  await field(page, 'ms').fill(typed)
  release()
  await page.getByLabel('What does {{brand}} do?, en', { exact: true }).waitFor()
  expect((await kept).postDataJSON().text).toContain('Baucar lama.')
  await page.getByText('Kept, not saved yet.').waitFor()
  await page.goto(`${address}#text=content/faq/payment&left=en&right=ms`)
  expect(await field(page, 'ms').inputValue()).toContain('Baucar lama.')
  await page.getByRole('button', { name: 'Save 1 text' }).click()
  await page.getByText('1 saved', { exact: true }).waitFor()
  await context.close()
  server.closeAllConnections()
  server.close()
})

test('what somebody else has written into the file since the page showed it is not overwritten', async () => {
  const context = await newProfile()
  const { server, address } = await serveEditor()
  const page = await context.newPage()
  await page.goto(`${address}#text=content/faq/payment&left=en&right=ms`)
  const answer = await field(page, 'ms').inputValue()
  const theirs = file('ms').replace(/\n*$/, '\n\nMereka.\n')
  writeFileSync(join(root, 'content', 'faq', 'payment', 'ms.md'), theirs)
  await field(page, 'ms').fill(`${answer}Saya.`)
  await page.getByRole('button', { name: 'Save 1 text' }).click()
  await page.getByText(/was changed in the file meanwhile/).waitFor()
  expect(file('ms')).toBe(theirs)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByText('Kept, not saved yet.').waitFor()
  await page.getByRole('button', { name: 'Save 1 text' }).click()
  await page.getByText('1 saved', { exact: true }).waitFor()
  await field(page, 'ms').fill(answer)
  await page.getByText('Kept, not saved yet.').waitFor()
  await page.getByRole('button', { name: 'Save 1 text' }).click()
  await page.getByText('1 saved', { exact: true }).waitFor()
  expect(file('ms')).not.toContain('Saya.')
  await context.close()
  server.closeAllConnections()
  server.close()
})

test('of what is written while the server is slow, the last is kept and saved', async () => {
  const context = await newProfile()
  const { server, address } = await serveEditor()
  const page = await context.newPage()
  let sent = 0
  await page.route('**/_content/draft', async route => {
    sent += 1
    if (sent === 1) await new Promise(resolve => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto(`${address}#text=content/faq/payment&left=en&right=ms`)
  const area = field(page, 'ms')
  const answer = await area.inputValue()
  const first = page.waitForRequest('**/_content/draft')
  await area.fill(`${answer}Baucar.`)
  await first
  await area.fill(`${answer}Baucar anda.`)
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByText('1 saved', { exact: true }).waitFor()
  expect(file('ms')).toContain('Baucar anda.')
  await context.close()
  server.closeAllConnections()
  server.close()
})

test('what could not be kept stays on the page when another text is chosen, and is kept once the server answers', async () => {
  const context = await newProfile()
  const { server, address } = await serveEditor()
  const page = await context.newPage()
  let fails = true
  await page.route('**/_content/draft', route => (fails ? route.abort() : route.continue()))
  await page.goto(`${address}#text=content/faq/payment&left=en&right=ms`)
  const answer = await field(page, 'ms').inputValue()
  await field(page, 'ms').fill(`${answer}Baucar kekal.`)
  await page.getByText(/^The server does not answer/).waitFor()
  const chosen = page.locator('#document')
  for (const save of [false, true]) {
    if (save) await page.getByRole('button', { name: /^Save/ }).click()
    else await chosen.selectOption('content/faq/getting-started')
    await page.getByText(/^The server does not answer/).waitFor()
    await expect.poll(() => chosen.inputValue()).toBe('content/faq/payment')
    expect(await field(page, 'ms').inputValue()).toContain('Baucar kekal.')
  }
  fails = false
  await chosen.selectOption('content/faq/getting-started')
  await page.getByLabel('What does {{brand}} do?, en', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Save 1 text' }).click()
  await page.getByText('1 saved', { exact: true }).waitFor()
  expect(file('ms')).toContain('Baucar kekal.')
  await context.close()
  server.closeAllConnections()
  server.close()
})
