// Pages for audiences: each that a brand names has its texts, in the language that each of its sites opens with.
import { audienceFile, placeOf, textsIn } from '../content/text-path.ts'
import type { BrandInput, Inputs } from '../load/inputs.ts'
import { problemAt, stringsAt } from '../load/locate.ts'
import type { Problem } from '../model.ts'
import { didYouMean, listed } from '../nearest.ts'
import { layeredSettings } from '../resolve/index.ts'
import { FALLBACK_LOCALE } from '../resolve/locales.ts'
import { translatedLocales } from '../resolve/translated.ts'
import { settingsReader } from './traced-settings.ts'

/** Audiences without any text, and without one in the default language of a market. */
export function checkAudiences(inputs: Inputs): Problem[] {
  const written = textsIn(inputs.content).flatMap(({ kind, name }) => (kind === 'audience' ? [name] : []))
  const paths = new Set(inputs.content.map(({ path }) => path))
  return [...inputs.brands.values()].flatMap(brand => {
    const { file } = brand
    const named = stringsAt(file, ['audiences'])
    if (!file?.tree || named.length === 0) return []
    const defaults = defaultLanguages(inputs, brand)
    return named.flatMap((name, index) => {
      // The schema reports a name that cannot be a folder.
      if (!placeOf(audienceFile(name, FALLBACK_LOCALE))) return []
      const problem = (code: string, what: string, why: string, hint: string) =>
        problemAt(file, ['audiences', index], { code, what, why, hint })
      if (!written.includes(name)) {
        const why = 'Its page would be empty'
        const write = `Write ${audienceFile(name, FALLBACK_LOCALE)}, or take it out of the list.`
        return [problem('CFG049', `content/audiences/${name}/ has no text`, why, didYouMean(name, written) ?? write)]
      }
      return [...defaults]
        .filter(([locale]) => !paths.has(audienceFile(name, locale)))
        .map(([locale, countries]) =>
          problem(
            'CFG050',
            `"${name}" has no text in ${locale}, the default language of ${listed(countries)}`,
            'Readers come to that language first, and would find neither the page nor a link to it',
            `Write ${audienceFile(name, locale)}, or take the audience out of the list.`,
          ),
        )
    })
  })
}

/** The language that pages at the root are shown in, and the markets of the brand where it is. */
function defaultLanguages(inputs: Inputs, brand: BrandInput): Map<string, string[]> {
  const translated = translatedLocales(inputs)
  const languages = new Map<string, string[]>()
  if (!inputs.schemas.get('settings')?.tree) return languages
  for (const code of stringsAt(brand.file, ['countries'])) {
    const country = inputs.countries.get(code)
    if (!country?.tree) continue
    const { string } = settingsReader(inputs, layeredSettings(inputs, brand, code), country.path)
    const tag = string('languages', 'default')
    if (tag === undefined) continue
    const locale = translated.has(tag) ? tag : FALLBACK_LOCALE
    languages.set(locale, [...(languages.get(locale) ?? []), code])
  }
  return languages
}
