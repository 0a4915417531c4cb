// Which languages have texts of their own.
import { ALL_TEXTS, placeOf, settingOf } from '../content/text-path.ts'
import type { Inputs, TextFile } from '../load/inputs.ts'
import type { Locale } from '../model.ts'

/** Languages that have every text that all sites show, English first. */
export const contentLocales = (files: readonly TextFile[]): string[] => {
  const paths = new Set(files.map(({ path }) => path))
  const locales = new Set(files.flatMap(({ path }) => placeOf(path)?.locale ?? []))
  return [...locales]
    .filter(locale => ALL_TEXTS.every(({ kind, folder }) => settingOf(kind) || paths.has(`${folder}/${locale}.md`)))
    .sort((a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1))
}

/** Locales with a catalogue of messages and every FAQ and legal text. */
export function translatedLocales(inputs: Inputs): Set<Locale> {
  const written = new Set(contentLocales(inputs.content))
  return new Set([...inputs.messages.keys()].filter(locale => written.has(locale)))
}
