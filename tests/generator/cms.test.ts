// The settings of the editor in a browser: every text there is, in the languages that have it, and nothing else.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { cmsPage, cmsSettings, SVELTIA_VERSION } from '#generator/content/cms.ts'
import { textsIn } from '#generator/content/text-path.ts'
import { load } from '#generator/load/index.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const inputs = await load(ROOT)
const settings = cmsSettings(inputs, { host: 'github', repository: 'company/portal', branch: 'texts' })
const files = settings.collections.flatMap(({ files }) => files)

test('every text is there, and each of its languages has a file', () => {
  expect(files.map(({ name }) => name).sort()).toEqual(
    textsIn(inputs.content)
      .map(({ name }) => name)
      .sort(),
  )
  expect(settings.collections.map(({ name, files }) => `${name} ${files.length}`)).toEqual([
    'faq 7',
    'legal 3',
    `audiences ${files.length - 10}`,
  ])
  for (const { file, i18n } of files)
    for (const locale of settings.i18n.locales)
      expect(existsSync(join(ROOT, file.replace('{{locale}}', locale))), `${file} ${locale}`).toBe(
        i18n.locales.includes(locale),
      )
})

test('names are those of the English texts, and English comes first', () => {
  expect(files.find(({ name }) => name === 'prices')?.label).toBe('Prices')
  expect(files.find(({ file }) => file === 'content/audiences/shops/{{locale}}.md')?.label).toBe('Shops')
  expect(settings.i18n.locales[0]).toBe('en')
  expect(files.every(({ i18n }) => i18n.locales[0] === 'en')).toBe(true)
})

test('nothing is written around a text, and editors commit to the branch that was named', () => {
  expect(settings.collections.every(({ format }) => format === 'raw')).toBe(true)
  expect(settings.backend).toEqual({ name: 'github', repo: 'company/portal', branch: 'texts' })
})

test('the page loads one version of the editor, and no script that differs from it', () => {
  expect(cmsPage()).toContain(`@sveltia/cms@${SVELTIA_VERSION}/`)
  expect(cmsPage()).toMatch(/integrity="sha384-[\w+/]{64}"/)
})
