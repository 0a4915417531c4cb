// Content and countries as they are in the project, for the tests of the texts.
import { globSync, readFileSync } from 'node:fs'
import { countryPlace } from '#generator/check/content/country-place.ts'
import type { LEGAL_TEXTS } from '#generator/content/text-path.ts'
import { type ContentSite, renderFaq, renderLegal } from '#generator/emit/content.ts'
import type { TextFile } from '#generator/load/inputs.ts'
import type { Country } from '#schema/config.ts'
import type { ContentGroup } from '#site'

const read = (path: string): TextFile => ({ path, text: readFileSync(path, 'utf8') })

/** The texts in every language. */
export const allContentFiles: readonly TextFile[] = globSync('content/{faq,legal,audiences}/**/*.md').sort().map(read)

/** In the two languages that the tests read. */
export const contentFiles = allContentFiles.filter(({ path }) => /\/(en|ar)\.md$/.test(path))

export const countries: readonly Country[] = globSync('countries/*.json')
  .sort()
  .map(path => JSON.parse(read(path).text))

export const country = (code: string): Country => {
  const found = countries.find(candidate => candidate.code === code)
  if (!found) throw new Error(`countries/${code}.json not found`)
  return found
}

/** A site of a brand that overrides nothing. */
export const siteIn = (code: string): ContentSite => ({
  pair: `riders-${code}`,
  ...countryPlace(country(code)),
  brand: { name: 'Riders' },
})

export const english = { content: 'en', prefix: '' }
export const arabic = { content: 'ar', prefix: '/ar' }

export const faqOf = (code: string, locale = english): ContentGroup[] => renderFaq(contentFiles, siteIn(code), locale)

export const legalOf = (code: string, name: (typeof LEGAL_TEXTS)[number], locale = english): ContentGroup =>
  renderLegal(contentFiles, name, siteIn(code), locale)

/** The text of one answer, or nothing when the country does not have the question. */
export const answer = (groups: readonly ContentGroup[], id: string): string | undefined =>
  groups.flatMap(group => group.sections).find(section => section.id === id)?.text
