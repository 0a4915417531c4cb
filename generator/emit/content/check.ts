// Every problem in content/, all at once, with file, line and column.
import type { TextFile } from '#generator/inputs'
import { problemOfFile } from '#generator/locate'
import type { Problem } from '#generator/model'
import { checkForm } from './check-form.ts'
import { checkIds, checkPresence, checkTranslation } from './check-languages.ts'
import { checkMarks } from './check-marks.ts'
import { checkPlaces, type Where } from './check-places.ts'
import { CONTENT_CODES } from './codes.ts'
import { parseContent } from './parse.ts'
import { placeOf } from './place.ts'

/**
 * Checks the Markdown of the FAQ and the legal texts against each other and against every country (or every resolved
 * pair): GEN-010, GEN-106, GEN-114, LND-008. `files` is all of content/ that is Markdown. Raises nothing; problems come
 * sorted by file and place.
 */
export const checkContent = (files: readonly TextFile[], everywhere: readonly Where[]): Problem[] => {
  const strangers = files.filter(({ path }) => !placeOf(path))
  const documents = files.filter(({ path }) => placeOf(path)).map(parseContent)
  const englishOf = new Map(
    documents.filter(({ place }) => place.locale === 'en').map(document => [document.place.name, document]),
  )
  const problems = [
    ...strangers.map(({ path }) => {
      const { why, cure: hint } = CONTENT_CODES.CNT001
      return problemOfFile(path, { code: 'CNT001', what: 'This is no content file', why, hint })
    }),
    ...checkPresence(files),
    ...documents.flatMap(checkForm),
    ...documents.flatMap(checkMarks),
    ...checkIds(documents),
    ...documents.flatMap(document => {
      const english = englishOf.get(document.place.name)
      return english && english !== document ? checkTranslation(document, english) : []
    }),
    ...checkPlaces(documents, everywhere),
  ]
  const order = (a: Problem, b: Problem) =>
    (a.file === b.file ? 0 : a.file < b.file ? -1 : 1) || a.line - b.line || a.column - b.column
  return problems.sort(order)
}
