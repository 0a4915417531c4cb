// Messages of a marked page get their pictures: the marks are read, taken out of the page, and what is around each is cropped.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { markOf, withMarks } from '#generator/translation/marks.ts'
import { picturesIn, recordMessages } from '#generator/translation/message-pictures.ts'
import { newProfile } from './browser.ts'

const english = {
  save: 'Save',
  find: 'Find an order',
  later: 'Not on this page',
  hidden: 'Never seen',
  other: 'Saved as {name}',
}
const marked = JSON.parse(withMarks(JSON.stringify(english))) as typeof english
const PAGE = `<!doctype html><html lang="en"><title>Page</title><body style="margin:40px;font:16px sans-serif">
<main role="dialog" aria-label="Orders">
<button type="button" style="width:120px;white-space:nowrap;overflow:hidden">${marked.save}</button>
<p><input aria-label="${marked.find}" style="width:200px;height:30px"></p><p style="display:none">${marked.hidden}</p></main>`

test('what a page shows is photographed with its place, its screen and its room', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'message-pictures-'))
  try {
    const context = await newProfile({ viewport: { width: 800, height: 600 } })
    const standIns = { save: ['other'] }
    await recordMessages(context, { folder, messages: Object.entries(english), walk: 'here', standIns })
    await context.route('http://page.localhost/**', route =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: PAGE }),
    )
    const page = await context.newPage()
    await page.goto('http://page.localhost/en/history')
    await expect.poll(() => [...picturesIn(folder).keys()].sort()).toEqual(['find', 'other', 'save'])
    expect(await page.content()).not.toContain(markOf(0).slice(0, 6))
    await expect.poll(() => page.getByRole('button').textContent()).toBe('Save')

    const { save, find, other } = Object.fromEntries(picturesIn(folder))
    expect(save).toMatchObject({ screen: 'history › Orders', kind: 'text', window: 800, lines: 1, walk: 'here' })
    expect(save?.fitting).toBeGreaterThan(8)
    expect(save?.fitting).toBeLessThan(24)
    expect(find).toMatchObject({ screen: 'history › Orders', kind: 'aria-label' })
    expect(find).not.toHaveProperty('fitting')
    expect(other).toMatchObject({ inPlaceOf: 'save', english: 'Saved as {name}' })
    const picture = sharp(readFileSync(join(folder, 'save.webp')))
    expect(await picture.metadata()).toMatchObject({ width: 480, height: 200 })
    expect(existsSync(join(folder, 'hidden.webp'))).toBe(false)
    await context.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('what a step ends is photographed before it, a part that scrolls is scrolled, and a saved file is shown as a table', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'message-pictures-'))
  try {
    const texts = { asked: 'Sure?', below: 'Below the fold', column: 'Customer', file: 'Export' }
    const shown = JSON.parse(withMarks(JSON.stringify(texts))) as typeof texts
    const body = `<!doctype html><html lang="en"><title>Page</title><body style="margin:40px;font:16px sans-serif">
<button type="button" onclick="this.remove()">${shown.asked}</button>
<div style="height:120px;overflow:auto"><p style="margin-top:600px">${shown.below}</p></div>
<a href="data:text/csv;charset=utf-8,${encodeURIComponent(`${shown.column},Fee\nKari,69\n`)}" download="orders.csv">${shown.file}</a>`
    const context = await newProfile({ viewport: { width: 800, height: 600 } })
    await recordMessages(context, { folder, messages: Object.entries(texts), walk: 'here' })
    await context.route('http://page.localhost/**', route =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
    )
    const page = await context.newPage()
    await page.goto('http://page.localhost/en/history')
    await page.getByRole('button').click()
    expect(Object.keys(Object.fromEntries(picturesIn(folder)))).toContain('asked')
    await Promise.all([page.waitForEvent('download'), page.getByRole('link').click()])
    await context.close()
    expect([...picturesIn(folder).keys()].sort()).toEqual(['asked', 'below', 'column', 'file'])
    expect(picturesIn(folder).get('column')).toMatchObject({ screen: 'history › orders.csv', kind: 'text' })
    expect(picturesIn(folder).get('column')).not.toHaveProperty('fitting')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
