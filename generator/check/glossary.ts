// One word for one thing: if an English message names a term of the glossary, its translation uses the agreed word.
import { lastResults } from '../cache/last-result.ts'
import type { Inputs, JsonFile, TextFile } from '../load/inputs.ts'
import {
  keysAt,
  problemAt,
  problemAtKey,
  problemAtOffset,
  problemOfFile,
  stringAt,
  stringsAt,
  valueAt,
} from '../load/locate.ts'
import type { Problem } from '../model.ts'
import { didYouMean, listed } from '../nearest.ts'
import { parseMessage } from './message-format.ts'
import { isObject } from './messages.ts'
import { toldOnce } from './told-once.ts'

const ENGLISH = 'en'

const problemsOf = lastResults<Problem[]>('glossary')

/** Messages without the agreed word, texts with a forbidden word, and empty entries of the glossary. */
export function checkGlossary(inputs: Inputs): Problem[] {
  const english = inputs.messages.get(ENGLISH)
  const terms = inputs.glossary.get(ENGLISH)
  // Against a file that is missing, is no object or does not parse, which is reported, every entry would be one too many.
  if (!english || !isObject(english.value) || keysAt(english, []).length === 0) return []
  if (!terms) return inputs.glossary.size === 0 ? [] : [withoutEnglish]
  if (!isObject(terms.value)) return []
  const problems = [...inputs.glossary].flatMap(([locale, glossary]) => {
    const file = inputs.messages.get(locale)
    const documents = inputs.content.filter(({ path }) => path.endsWith(`/${locale}.md`))
    return problemsOf(locale, [glossary, terms, file, english, ...documents], () =>
      file
        ? [
            ...checkEntries(glossary, terms, english),
            ...(locale === ENGLISH ? [] : checkUses({ file, glossary, terms, english })),
            ...checkNever(glossary, file, documents),
          ]
        : [
            problemAt(glossary, [], {
              ...unusable(`There are no messages for "${locale}"`),
              hint: 'Name it after a locale.',
            }),
          ],
    )
  })
  return perMissingTerm(problems, terms)
}

const withoutEnglish = problemOfFile('content/glossary/en.json', {
  code: 'MSG016',
  severity: 'warning',
  what: 'The English glossary is missing',
  why: 'It says which terms there are; without it those of the languages say nothing',
  hint: 'Take the file of before, or remove the others.',
})

const MISSING_TERM = /^The English glossary has no term/

/** A term that several languages have and English has not is missing there: told once, and not of each language. */
function perMissingTerm(problems: readonly Problem[], terms: JsonFile): Problem[] {
  return toldOnce(
    problems,
    ({ what }) => MISSING_TERM.test(what),
    (term, found) => {
      const locales = found.map(({ file }) => localeOf(file))
      const what = `There is no term "${term}" here, and in ${locales.length} languages there is: ${listed(locales, 40)}`
      return problemAt(terms, [], { ...unusable(what), hint: `${found[0]?.hint ?? ''} Else add it here.` })
    },
  )
}

const localeOf = (path: string): string => /([\w-]+)\.json$/.exec(path)?.[1] ?? path

/** The terms in an English text with their words in a language, for the notes of translators. */
export function termsIn(inputs: Inputs, locale: string, source: string): { english: string; say: string }[] {
  const terms = inputs.glossary.get(ENGLISH)
  const glossary = inputs.glossary.get(locale)
  return termsOf(terms).flatMap(term => {
    const say = stringAt(glossary, [term, 'say'])
    return say !== undefined && naming(terms, term)([source])
      ? [{ english: stringAt(terms, [term, 'say']) ?? term, say }]
      : []
  })
}

const termsOf = (file: JsonFile | undefined): string[] => keysAt(file, []).filter(key => key !== '$schema')

const unusable = (what: string) => ({
  code: 'MSG016',
  severity: 'warning' as const,
  what,
  why: 'This entry of the glossary says nothing',
})

function checkEntries(glossary: JsonFile, terms: JsonFile, english: JsonFile): Problem[] {
  const known = termsOf(terms)
  const messages = keysAt(english, [])
  return termsOf(glossary).flatMap(term => {
    if (!known.includes(term)) {
      const finding = unusable(`The English glossary has no term "${term}"`)
      return [
        problemAtKey(glossary, [term], { ...finding, hint: didYouMean(term, known) ?? 'Add it there, or remove it.' }),
      ]
    }
    return stringsAt(glossary, [term, 'otherwise']).flatMap((key, index) => {
      const finding = unusable(`English has no message "${key}"`)
      const hint = didYouMean(key, messages) ?? 'Remove it.'
      return messages.includes(key) ? [] : [problemAt(glossary, [term, 'otherwise', index], { ...finding, hint })]
    })
  })
}

type Uses = { file: JsonFile; glossary: JsonFile; terms: JsonFile; english: JsonFile }

function checkUses({ file, glossary, terms, english }: Uses): Problem[] {
  const own = textsByKey(file)
  const called = namedKeys(terms, english)
  return termsOf(glossary).flatMap(term => {
    const excepted = new Set([...stringsAt(terms, [term, 'otherwise']), ...stringsAt(glossary, [term, 'otherwise'])])
    const say = stringAt(glossary, [term, 'say'])
    // Without a word, which is reported, every text would be without it.
    if (say === undefined) return []
    const words = formsOf(glossary, term).map(word => new RegExp(patternOf(word), 'iu'))
    return (called.get(term) ?? []).flatMap(key => {
      const texts = own.get(key)
      if (!texts || excepted.has(key) || texts.some(text => words.some(word => word.test(withoutPlaceholders(text)))))
        return []
      return [
        problemAt(file, [key], {
          code: 'MSG014',
          severity: 'warning',
          what: `English says "${stringAt(terms, [term, 'say']) ?? term}" here, and "${say}" is not in this text`,
          why: 'Readers take another word for another thing',
          hint: `Say "${say}", or add "${key}" to "otherwise" of "${term}" in ${glossary.path}.`,
        }),
      ]
    })
  })
}

let lastNamed: { terms: JsonFile; english: JsonFile; keys: Map<string, string[]> } | undefined

/** For each term the English messages that name it, the same for all languages. */
function namedKeys(terms: JsonFile, english: JsonFile): Map<string, string[]> {
  if (lastNamed?.terms === terms && lastNamed.english === english) return lastNamed.keys
  const messages = [...textsByKey(english)]
  const keysOf = (term: string) => {
    const isNamed = naming(terms, term)
    return messages.filter(([, texts]) => isNamed(texts)).map(([key]) => key)
  }
  const keys = new Map(termsOf(terms).map(term => [term, keysOf(term)]))
  lastNamed = { terms, english, keys }
  return keys
}

/** Whether one of some English texts names a term. */
function naming(terms: JsonFile | undefined, term: string): (texts: readonly string[]) => boolean {
  const words = formsOf(terms, term).map(wholeWord)
  return texts => texts.some(text => words.some(word => word.test(withoutPlaceholders(text))))
}

const withoutPlaceholders = (text: string): string => text.replace(/\{[^}]*\}/g, '{}')

function checkNever(glossary: JsonFile, file: JsonFile, documents: readonly TextFile[]): Problem[] {
  return termsOf(glossary).flatMap(term =>
    stringsAt(glossary, [term, 'never']).flatMap(word => {
      const pattern = wholeWord(word)
      const finding = {
        code: 'MSG015',
        severity: 'warning' as const,
        what: `"${word}" is not the word of the glossary`,
        why: 'Readers take another word for another thing',
        hint: `Say "${stringAt(glossary, [term, 'say'])}".`,
      }
      const inMessages = [...textsByKey(file)]
        .filter(([, texts]) => texts.some(text => pattern.test(withoutPlaceholders(text))))
        .map(([key]) => problemAt(file, [key], finding))
      const inDocuments = documents.flatMap(document => {
        const at = pattern.exec(document.text)
        return at ? [problemAtOffset(document, at.index, at[0].length, [], finding)] : []
      })
      return [...inMessages, ...inDocuments]
    }),
  )
}

const textsOfFile = new WeakMap<JsonFile, Map<string, string[]>>()

/** The texts of each message, read once for all terms and languages. */
function textsByKey(file: JsonFile): Map<string, string[]> {
  const known = textsOfFile.get(file)
  if (known) return known
  const keys = keysAt(file, []).filter(key => key !== '$schema')
  const texts = new Map(keys.map(key => [key, parseMessage(valueAt(file, [key])).texts.map(({ text }) => text)]))
  textsOfFile.set(file, texts)
  return texts
}

function formsOf(file: JsonFile | undefined, term: string): string[] {
  const words = stringsAt(file, [term, 'words'])
  return words.length > 0 ? words : [stringAt(file, [term, 'say']) ?? ''].filter(word => word !== '')
}

const patternOf = (word: string): string =>
  word.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[\\p{L}\\p{M}]*')

const wholeWords = new Map<string, RegExp>()

/** In scripts without spaces between words, no word boundary can be required. */
function wholeWord(word: string): RegExp {
  const known = wholeWords.get(word)
  if (known) return known
  const edge = '[\\p{L}\\p{M}\\p{N}]'
  const pattern = UNSPACED.test(word) ? patternOf(word) : `(?<!${edge})${patternOf(word)}(?!${edge})`
  const made = new RegExp(pattern, 'iu')
  wholeWords.set(word, made)
  return made
}

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\p{Script=Thai}\p{Script=Laoo}\p{Script=Khmr}\p{Script=Mymr}]/u
