// Every brand in every country: weights and pages depend on brand, country and language together, so that only this build shows
// that their rules hold for all of them.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuildRun, runBuild } from '../budgets/run-build.ts'
import { brands, countries } from '../generator/configuration-files.ts'

const out = mkdtempSync(join(tmpdir(), 'every-pair-'))
let run: BuildRun
beforeAll(() => {
  run = runBuild(process.cwd(), out, ['--full'])
})
afterAll(() => rmSync(out, { recursive: true, force: true }))

test('[GEN-001] every brand can be built in every country, within the weights of its pages', () => {
  expect(run.written).toHaveLength(brands.length * countries.length)
})

const withTypeface = brands.filter(({ look }) => look?.headingFont)
const markets = withTypeface.flatMap(brand => brand.countries.map(country => `${brand.id}-${country}`))

test.each(markets)(
  '%s loads its typeface by language: all letters and digits of the headings, and no file without any',
  pair => {
    const read = (path: string) => readFileSync(join(out, pair, path), 'utf8')
    const sheet = read(globSync('_assets/theme.*.css', { cwd: join(out, pair) })[0] ?? '')
    const faces = [...sheet.matchAll(/url\((\S+\.woff2)\)[^}]*unicode-range: (.+);/g)].map(
      ([, href = '', ranges = '']) => ({
        href,
        has: (letter: string) =>
          new RegExp(`[${ranges.replaceAll(/U\+(\w+)(?:-(\w+))?(, )?/g, range)}]`, 'u').test(letter),
      }),
    )
    expect(faces.length).toBeGreaterThan(0)
    const pages = Map.groupBy(
      globSync('{,*/,*/*/}index.html', { cwd: join(out, pair) }).map(read),
      html => /<html lang="([^"]+)"/.exec(html)?.[1],
    )
    for (const [language, inLanguage] of pages) {
      const headings = inLanguage.flatMap(html =>
        [...html.matchAll(/<h[1-6][^>]*>(.*?)<\/h[1-6]>/gs)].map(([, text]) => text),
      )
      const letters = [...new Set(headings.join('').replaceAll(/<[^>]+>/g, ''))].filter(letter =>
        /[\p{L}\d]/u.test(letter),
      )
      const loaded = faces.filter(({ href }) => inLanguage.every(html => html.includes(`rel="preload" href="${href}"`)))
      // Names such as that of the brand are in Latin letters in every language, and their file is loaded only where they are shown.
      const others = letters.filter(letter => !/\p{Script=Latin}/u.test(letter))
      const needed = others.length > letters.length / 2 ? others : letters
      expect(
        needed.filter(letter => !loaded.some(({ has }) => has(letter))),
        language,
      ).toEqual([])
      for (const { href, has } of loaded) expect(letters.some(has), `${language} ${href}`).toBe(true)
      expect(loaded.length).toBeGreaterThan(0)
    }
  },
)

const range = (_all: string, first: string, last = first): string => `\\u{${first}}-\\u{${last}}`
