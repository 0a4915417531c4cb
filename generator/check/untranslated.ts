// A new or changed message needs one file: until it is translated, readers see the old text or the English one, and the
// developer gets one warning instead of one per language (Q114).
import type { Inputs, JsonFile } from '../load/inputs.ts'
import { type Finding, keysAt, problemAt, problemAtKey } from '../load/locate.ts'
import type { Problem } from '../model.ts'
import { isObject, messageFiles } from './messages.ts'
import { toldOnce } from './told-once.ts'

const MESSAGES = /^content\/messages\/([\w-]+)\.json$/

/** What is found in each translation, and how it is reported at the English text. */
const WORDINGS: Record<string, (locales: string) => Pick<Finding, 'what' | 'why' | 'hint'>> = {
  MSG001: locales => ({
    what: `Not translated yet in ${locales}`,
    why: 'Their readers see this English text; --env stg and prd refuse it',
    hint: 'Translate it in the files of these languages.',
  }),
  MSG012: locales => ({
    what: `This has changed since it was translated in ${locales}`,
    why: 'Readers of the languages may be told different things',
    hint: 'Translate it anew, then run `npm run portal -- messages renewed <locale> <key>`.',
  }),
}

/** The same problems, with one warning per stale message, at its English text, and one per message that English has lost. */
export function untranslatedAsWarnings(inputs: Inputs, found: readonly Problem[]): Problem[] {
  const english = inputs.messages.get('en')
  const empty = english ? emptyFiles(inputs) : []
  const ofEmpty = new Set(empty.map(({ path }) => path))
  const others = found.filter(({ code, file }) => code !== 'MSG001' || !ofEmpty.has(file))
  const problems = english ? perLostMessage(others, english) : others
  const isFolded = (problem: Problem) => english !== undefined && problem.code in WORDINGS
  const folded = Map.groupBy(problems.filter(isFolded), ({ code, path }) => `${code} ${path}`)
  const warnings = [...folded.values()].flatMap(inLocales => {
    const [first] = inLocales
    const wording = first && WORDINGS[first.code]
    if (!english || !first || !wording) return []
    const locales = inLocales.map(({ file }) => MESSAGES.exec(file)?.[1] ?? file)
    const listed = `${locales.length} of ${messageFiles(inputs).length - 1} languages: ${locales.join(', ')}`
    return [problemAtKey(english, [first.path], { code: first.code, severity: 'warning', ...wording(listed) })]
  })
  return [...problems.filter(problem => !isFolded(problem)), ...warnings, ...empty.map(nothingTranslated)]
}

/** Files of languages in which no message is translated: each is one warning, and not one of each message. */
const emptyFiles = (inputs: Inputs): JsonFile[] =>
  messageFiles(inputs)
    .filter(([locale]) => locale !== 'en')
    .map(([, file]) => file)
    .filter(file => isObject(file.value) && keysAt(file, []).every(key => key === '$schema'))

const nothingTranslated = (file: JsonFile): Problem =>
  problemAt(file, [], {
    code: 'MSG001',
    severity: 'warning',
    what: 'No message is translated yet',
    why: 'Readers see the English texts; --env stg and prd refuse it',
    hint: 'Translate them as docs/how-to-translate.md says.',
  })

/** A message that several languages have and English has not: it was removed or renamed there, in one step. */
function perLostMessage(problems: readonly Problem[], english: JsonFile): Problem[] {
  return toldOnce(
    problems,
    ({ code, file }) => code === 'MSG002' && MESSAGES.test(file),
    (key, found) => {
      const locales = found.map(({ file }) => MESSAGES.exec(file)?.[1] ?? file)
      const renamed = /^Did you mean "(.+)"\?$/.exec(found[0]?.hint ?? '')?.[1]
      const finding = {
        code: 'MSG002',
        what: `There is no message "${key}" here, and in ${locales.length} languages there is: ${locales.join(', ')}`,
        why: 'Nothing shows a message that English does not have',
      }
      return renamed === undefined
        ? problemAt(english, [], { ...finding, hint: 'Add it here, or remove it there.' })
        : problemAtKey(english, [renamed], { ...finding, hint: `Call "${renamed}" so, or rename it there.` })
    },
  )
}
