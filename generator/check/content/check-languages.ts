// Whether the languages match English: the same files, headings, facts and conditions.

import type { Mark } from '../../content/marks.ts'
import type { ContentDocument, Section } from '../../content/parse.ts'
import { ALL_TEXTS, pageOf, placeOf, settingOf, textsIn } from '../../content/text-path.ts'
import type { TextFile } from '../../load/inputs.ts'
import { problemOfFile } from '../../load/locate.ts'
import type { Problem } from '../../model.ts'
import { CONTENT_CODES } from './codes.ts'
import { finding, marksInSource, spanOf } from './finding.ts'

/**
 * Every language has every text that all sites show, and English is always there (GEN-106). Other texts are needed in English and
 * in `withStatement`, the languages of the sites that show them; the page for an audience in English alone, and in the languages of
 * its sites by the check of the brands.
 */
export const checkPresence = (files: readonly TextFile[], withStatement: ReadonlySet<string>): Problem[] => {
  const paths = new Set(files.map(({ path }) => path))
  const locales = new Set(['en', ...files.flatMap(({ path }) => placeOf(path)?.locale ?? [])])
  const needed = [
    ...[...locales].flatMap(locale =>
      ALL_TEXTS.filter(({ kind }) => !settingOf(kind) || locale === 'en' || withStatement.has(locale)).map(
        ({ folder }) => `${folder}/${locale}.md`,
      ),
    ),
    ...textsIn(files).flatMap(({ kind, folder }) => (kind === 'audience' ? [`${folder}/en.md`] : [])),
  ]
  return needed
    .filter(path => !paths.has(path))
    .map(path => {
      const { why, cure: hint } = CONTENT_CODES.CNT016
      return problemOfFile(path, { code: 'CNT016', what: 'The file is missing', why, hint })
    })
}

const partsOf = ({ group, sections }: ContentDocument): Section[] => (group ? [group, ...sections] : sections)

const fieldsOf = ({ matter }: ContentDocument): Section[] => matter?.fields ?? []

/** IDs are unique per page: the whole FAQ is one page, each legal text and each audience another. */
export const checkIds = (documents: readonly ContentDocument[]): Problem[] => {
  const seen = new Map<string, string>()
  return documents.flatMap(document =>
    partsOf(document).flatMap(({ id, heading }) => {
      const key = `${pageOf(document.place)} ${document.place.locale} ${id}`
      const first = seen.get(key)
      if (id && !first) seen.set(key, document.file.path)
      return id && first
        ? [finding(document, 'CNT004', spanOf(heading), id, `The id "${id}" is there already, in ${first}`)]
        : []
    }),
  )
}

const written = (mark: Mark): string[] => {
  if (mark.kind === 'fact') return [`{{${mark.fact}${mark.argument === undefined ? '' : `:${mark.argument}`}}}`]
  if (mark.kind === 'each') return [`{each: ${mark.list}}`]
  if (mark.kind !== 'when') return []
  const names = mark.conditions.map(
    ({ negated, fact, argument }) => (negated ? '!' : '') + fact + (argument ? `:${argument}` : ''),
  )
  return [`{when: ${names.join(', ')}}`]
}

/** Facts and conditions of a part. Names of brand and country do not count: a language may need them more often. */
const figuresOf = (document: ContentDocument, { heading, blocks }: Section): string[] =>
  [heading, ...blocks]
    .flatMap(node => marksInSource(document, node).flatMap(written))
    .filter(mark => mark !== '{{brand}}' && mark !== '{{country}}')
    .sort()

const compareFigures = (
  document: ContentDocument,
  section: Section,
  english: ContentDocument,
  original: Section,
): Problem[] => {
  const [mine, theirs] = [figuresOf(document, section), figuresOf(english, original)]
  const without = (some: string[], others: string[]) => {
    const left = [...others]
    return some.filter(mark => {
      const at = left.indexOf(mark)
      if (at !== -1) left.splice(at, 1)
      return at === -1
    })
  }
  const missing = without(theirs, mine)
  const extra = without(mine, theirs)
  if (missing.length + extra.length === 0) return []
  const said = [
    missing.length > 0 && `lacks ${missing.join(' ')}`,
    extra.length > 0 && `has ${extra.join(' ')} that English has not`,
  ]
  return [
    finding(
      document,
      'CNT017',
      spanOf(section.heading),
      section.id,
      `"${section.id}" ${said.filter(Boolean).join(' and ')}`,
    ),
  ]
}

/** One translation against the English text: the same IDs in the same order, the same facts in each part and field. */
export const checkTranslation = (document: ContentDocument, english: ContentDocument): Problem[] => {
  const [mine, theirs] = [partsOf(document), partsOf(english)]
  const at = theirs.findIndex((section, index) => section.id !== mine[index]?.id)
  const wanted = at === -1 ? undefined : theirs[at]
  const found = mine[at === -1 ? theirs.length : at]
  if (wanted || found) {
    const span = found ? spanOf(found.heading) : { offset: Math.max(0, document.file.text.length - 1), length: 1 }
    const what = wanted
      ? `"${wanted.id}" is expected here${found ? `, as in English, not "${found.id}"` : ', as in English; the file ends before it'}`
      : `"${found?.id}" is not in the English file`
    return [finding(document, 'CNT005', span, found?.id ?? '', what)]
  }
  return [...theirs, ...fieldsOf(english)]
    .flatMap((original, index) => {
      const section = mine[index] ?? fieldsOf(document).find(({ id }) => id === original.id)
      if (!section) return []
      return compareFigures(document, section, english, original)
    })
    .concat(compareWords(document, english))
}

/** Texts with fewer letters may be equal in two languages: names, codes, an address. */
const LETTERS_MIN = 40

const wordsOf = ({ file, matter }: ContentDocument, section: Section): string => {
  const blocks = matter?.fields.includes(section) ? [section.heading] : section.blocks
  const [from, to] = [blocks[0]?.position?.start.offset, blocks.at(-1)?.position?.end.offset]
  return from === undefined || to === undefined ? '' : file.text.slice(from, to).replace(/\{\{?[^}]*\}?\}/g, '')
}

/** Answers left in English; a file with nothing else is one problem. */
const compareWords = (document: ContentDocument, english: ContentDocument): Problem[] => {
  const named = (one: ContentDocument) => [...fieldsOf(one), ...partsOf(one)]
  // A field and a section may have the same name.
  const keyOf = ({ id, blocks }: Section) => `${blocks.length > 0} ${id}`
  const originals = new Map(named(english).map(section => [keyOf(section), wordsOf(english, section)]))
  const parts = named(document)
  const long = parts.filter(part => (wordsOf(document, part).match(/\p{L}/gu)?.length ?? 0) >= LETTERS_MIN)
  const same = long.filter(part => wordsOf(document, part) === originals.get(keyOf(part)))
  const [first] = same
  if (first && same.length > 1 && same.length === long.length)
    return [finding(document, 'CNT023', spanOf(first.heading), '', 'All of this text is written in English')]
  return same.map(({ id, heading }) =>
    finding(document, 'CNT023', spanOf(heading), id, `"${id}" is written in English`),
  )
}
