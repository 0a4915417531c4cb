// A new or changed message needs one file: until it is translated, readers see the old text or the English one, and the
// developer gets one warning instead of one per language (Q114).
import type { Inputs } from '../load/inputs.ts'
import { type Finding, problemAtKey } from '../load/locate.ts'
import type { Problem } from '../model.ts'
import { messageFiles } from './messages.ts'

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

/** The same problems, with one warning per stale message, at its English text. */
export function untranslatedAsWarnings(inputs: Inputs, problems: readonly Problem[]): Problem[] {
  const english = inputs.messages.get('en')
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
  return [...problems.filter(problem => !isFolded(problem)), ...warnings]
}
