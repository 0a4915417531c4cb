// Every problem in content/, all at once, with file, line and column.

import { lastResults } from '../../cache/last-result.ts'
import { type ContentDocument, parseContent } from '../../content/parse.ts'
import { placeOf } from '../../content/text-path.ts'
import type { TextFile } from '../../load/inputs.ts'
import { problemOfFile } from '../../load/locate.ts'
import type { Problem } from '../../model.ts'
import { checkForm } from './check-form.ts'
import { checkIds, checkPresence, checkTranslation } from './check-languages.ts'
import { checkMarks } from './check-marks.ts'
import { findInPlace, nameOf, type PlaceFindings, problemsInPlaces, type Where } from './check-places.ts'
import { CONTENT_CODES } from './codes.ts'

// After an edit of one text, the results for the others are reused.
const ofDocument = lastResults<Problem[]>('document')
const asTranslation = lastResults<Problem[]>('translation')
const inPlaces = lastResults<PlaceFindings>('places')

/** Headings that are missing, in the wrong place, or without an id; fields that cannot be read; what a half-done merge left. */
const STRUCTURE = new Set(['CNT002', 'CNT003', 'CNT018', 'CNT024', 'CNT025'])

/**
 * Checks the Markdown of the FAQ, the legal texts and the pages for audiences against each other and against every country (or every resolved
 * pair): GEN-010, GEN-106, GEN-114, LND-008. `files` is all of content/ that is Markdown, `withStatement`
 * the languages of the sites that have an accessibility statement. Throws nothing; problems come
 * sorted by file and place.
 */
export const checkContent = (
  files: readonly TextFile[],
  everywhere: readonly Where[],
  withStatement: ReadonlySet<string> = new Set(),
): Problem[] => {
  const strangers = files.filter(({ path }) => !placeOf(path))
  const documents = files.filter(({ path }) => placeOf(path)).map(parseContent)
  const englishOf = new Map(
    documents.filter(({ place }) => place.locale === 'en').map(document => [document.place.folder, document]),
  )
  const formOf = (document: ContentDocument) =>
    ofDocument(document.file.path, [document], () => [...checkForm(document), ...checkMarks(document)])
  // What they are compared with is not what was meant, which is reported there.
  const isComparable = (english: ContentDocument) => !formOf(english).some(({ code }) => STRUCTURE.has(code))
  const problems = [
    ...strangers.map(({ path }) => {
      const { why, cure: hint } = CONTENT_CODES.CNT001
      return problemOfFile(path, { code: 'CNT001', what: 'This is not a content file', why, hint })
    }),
    ...checkPresence(files, withStatement),
    ...documents.flatMap(formOf),
    ...checkIds(documents),
    ...documents.flatMap(document => {
      const english = englishOf.get(document.place.folder)
      return english && english !== document && isComparable(english)
        ? asTranslation(document.file.path, [document, english], () => checkTranslation(document, english))
        : []
    }),
    // Links stay within a language, so each is checked against its own.
    ...[...Map.groupBy(documents, ({ place }) => place.locale)].flatMap(([locale, own]) =>
      problemsInPlaces(
        own,
        everywhere.map(where => inPlaces(`${locale} ${nameOf(where)}`, [...own, where], () => findInPlace(own, where))),
      ),
    ),
  ]
  const order = (a: Problem, b: Problem) =>
    (a.file === b.file ? 0 : a.file < b.file ? -1 : 1) || a.line - b.line || a.column - b.column
  return problems.sort(order)
}
