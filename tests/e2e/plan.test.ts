// The pictures of a plan, taken of a built demo site and of one whose looks were changed.
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { load } from '#generator/load/index.ts'
import { planRelease } from '#generator/plan/index.ts'
import { photographer } from '#generator/plan/pictures.ts'
import { planReport } from '#generator/plan/report.ts'
import { DEMO_OUT } from '../../scripts/build-demo.ts'
import { ROOT } from '../../scripts/root.ts'
import { browser } from './browser.ts'

const PAIR = 'talabat-AE'

test('[GEN-115] pixels that change are photographed before and after, those that do not are no change, and equal changes are one', {
  timeout: 300_000,
}, async () => {
  const work = mkdtempSync(join(tmpdir(), 'plan-pictures-'))
  try {
    const [published, built, into] = ['published', 'built', 'report'].map(name => join(work, name)) as [
      string,
      string,
      string,
    ]
    for (const folder of [published, built]) cpSync(join(DEMO_OUT, PAIR), join(folder, PAIR), { recursive: true })
    const manifest = JSON.parse(readFileSync(join(built, PAIR, 'manifest.json'), 'utf8'))
    const plant = (file: string, from: string | RegExp, to: string) => {
      const path = join(built, PAIR, file)
      const text = readFileSync(path, 'utf8').replace(from, to)
      expect(text).not.toBe(readFileSync(path, 'utf8'))
      writeFileSync(path, text)
      manifest.files[file] = createHash('sha256').update(text).digest('hex')
    }
    // A mark that is seen in both languages alike, one that is seen nowhere, and one on a page behind the login.
    for (const page of ['termsandconditions/index.html', 'en/termsandconditions/index.html'])
      plant(page, '</main>', '<hr></main>')
    plant('connect/index.html', '<body', '<body data-planted')
    plant('history/index.html', '</main>', '<hr></main>')
    writeFileSync(join(built, PAIR, 'manifest.json'), JSON.stringify(manifest))

    const seen: string[] = []
    const photograph = photographer({
      chromiumPath: process.env['CHROMIUM_PATH'] ?? '',
      into: join(into, 'pictures'),
      widths: [360],
      onPage: page => seen.push(page),
    })
    const plan = await planRelease(published, built, await load(ROOT), photograph)
    expect(plan.withoutPicture).toEqual([])
    const pixels = plan.groups.filter(({ part }) => part === 'pixels')
    const terms = (scheme: string) =>
      expect.objectContaining({
        key: expect.stringMatching(new RegExp(`termsandconditions/index\\.html at 360 px, ${scheme}`)),
        after: expect.stringMatching(/pixels differ|another size/),
      })
    expect(pixels).toEqual(expect.arrayContaining([terms('light'), terms('dark')]))
    expect(pixels.some(({ key }) => key.startsWith('history/'))).toBe(true)
    expect(pixels.some(({ key }) => key.startsWith('connect/'))).toBe(false)
    const files = readdirSync(join(into, 'pictures'))
    for (const { pictures } of pixels) {
      expect(files).toEqual(expect.arrayContaining([pictures?.before, pictures?.after]))
      expect((await sharp(join(into, 'pictures', pictures?.after ?? '')).metadata()).width).toBe(360)
    }

    // The page of the plan writes the approvals into it, on a phone too.
    const page = await (await browser()).newPage({ viewport: { width: 360, height: 800 } })
    writeFileSync(join(into, 'index.html'), planReport(plan, 'pictures'))
    await page.goto(`file://${join(into, 'index.html')}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.getByRole('checkbox').first().check()
    await expect.poll(() => page.getByRole('status').innerText()).toBe(`1 of ${plan.groups.length} approved`)
    await page.getByRole('button', { name: 'Approve all' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the plan' }).click(),
    ])
    const saved = JSON.parse(readFileSync(await download.path(), 'utf8'))
    expect(saved).toEqual({ ...plan, groups: plan.groups.map(group => ({ ...group, approved: true })) })
    await page.close()
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
})
