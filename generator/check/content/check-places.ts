// Whether the texts work for every country: facts exist, answers are not empty, links lead somewhere.

import { isOnSite, routeList } from '#contract/routes.ts'
import type { Country } from '#schema/config.ts'
import type { Deployment } from '#schema/deployment.ts'
import { allHold } from '../../content/conditions.ts'
import type { Fact, FactPlace } from '../../content/fact.ts'
import { factNamed } from '../../content/facts.ts'
import { type FactMark, fillBlocks, fillPlain } from '../../content/fill.ts'
import type { ContentDocument, MarkdownNode, Section } from '../../content/parse.ts'
import { pageOf, settingOf } from '../../content/text-path.ts'
import type { Problem } from '../../model.ts'
import { listed } from '../../nearest.ts'
import { countryPlace } from './country-place.ts'
import { finding, marksInSource, type Span, spanOf, walk } from './finding.ts'

/** Where texts are shown: a country with its defaults, or a resolved pair. */
export type Where = Country | Deployment

/** What a place is called in a problem. */
export const nameOf = (where: Where): string => ('pair' in where ? where.pair : where.code)

const placeOf = (where: Where): FactPlace => ('pair' in where ? where : countryPlace(where))

/** A problem of one place, without the place. */
type Found = {
  /** Path of the document. */
  file: string
  code: 'CNT011' | 'CNT014' | 'CNT015'
  at: Span
  section: string
  what: string
  hint?: string
}

/** What is wrong in one place. Plain data. */
export type PlaceFindings = { place: string; found: Found[] }

type Report = (document: ContentDocument, found: Omit<Found, 'file'>) => void

/** The position of the mark in the file; the whole node if escapes in the text hide it. */
const spanOfMark = (document: ContentDocument, node: MarkdownNode, mark: FactMark): Span =>
  marksInSource(document, node).find(
    ({ ...found }) => found.kind === 'fact' && found.fact === mark.fact && found.argument === mark.argument,
  ) ?? spanOf(node)

const fillPart = (
  document: ContentDocument,
  section: Section,
  isGroup: boolean,
  place: FactPlace,
  report: Report,
): MarkdownNode[] => {
  const onMissing = (mark: FactMark, node: MarkdownNode): string => {
    const fact: Fact | undefined = factNamed(mark.fact)
    // An unknown name, or one known in lists only, is reported once by check-marks.
    if (fact && !fact.perArea) {
      const what = `{{${mark.fact}}} has no value`
      report(document, {
        code: 'CNT011',
        at: spanOfMark(document, node, mark),
        section: section.id,
        what,
        hint: `Put {when: ${mark.fact}${mark.argument ? `:${mark.argument}` : ''}} before it`,
      })
    }
    return '…'
  }
  const filling = { place, locale: document.place.locale, isolateFacts: false, onMissing }
  fillPlain(section.title, section.heading, filling)
  const filled = fillBlocks(section.blocks, filling)
  if (!isGroup && section.blocks.length > 0 && filled.length === 0) {
    report(document, {
      code: 'CNT014',
      at: spanOf(section.heading),
      section: section.id,
      what: `"${section.id}" has no answer`,
    })
  }
  return filled
}

/** Pages that a text may link to; those with an ID in their address need one, and some sites have not all. */
const hasPage = (path: string, { settings }: FactPlace): boolean =>
  !path.includes('{') && routeList.some(route => route.path === path && isOnSite(route, settings))

/** The ids of each page that shows any of the texts. */
const shownIds = (
  documents: readonly ContentDocument[],
  locale: string,
  place: FactPlace,
): Map<string, Set<string>> => {
  const ids = new Map<string, Set<string>>()
  for (const { place: own, group, sections } of documents) {
    if (own.locale !== locale) continue
    const shown = sections.filter(({ conditions }) => allHold(conditions, place))
    const page = ids.get(pageOf(own)) ?? new Set()
    ids.set(pageOf(own), page)
    for (const { id } of shown) page.add(id)
    if (group && shown.length > 0) page.add(group.id)
  }
  return ids
}

const isDead = (url: string, ids: Map<string, Set<string>>, place: FactPlace): boolean => {
  const [page = '', id] = url.split('#')
  if (!hasPage(page, place)) return true
  return id !== undefined && ids.get(page)?.has(id) !== true
}

const checkLinks = (
  document: ContentDocument,
  section: Section,
  blocks: readonly MarkdownNode[],
  ids: Map<string, Set<string>>,
  place: FactPlace,
  report: Report,
): void =>
  walk(blocks, node => {
    if (node.type !== 'link' || !node.url.startsWith('/') || !isDead(node.url, ids, place)) return
    report(document, {
      code: 'CNT015',
      at: spanOf(node),
      section: section.id,
      what: `The link to "${node.url}" leads nowhere`,
    })
  })

const isShown = ({ place: { kind } }: ContentDocument, { settings }: FactPlace): boolean => {
  const setting = settingOf(kind)
  return setting === undefined || settings[setting] !== undefined
}

/** What is wrong with the documents of a language in one place. */
export const findInPlace = (all: readonly ContentDocument[], where: Where): PlaceFindings => {
  const found: Found[] = []
  const report: Report = (document, problem) => found.push({ file: document.file.path, ...problem })
  const place = placeOf(where)
  const documents = all.filter(document => isShown(document, place))
  const locales = [...new Set(documents.map(document => document.place.locale))]
  const idsOf = new Map(locales.map(locale => [locale, shownIds(documents, locale, place)]))
  for (const document of documents) {
    const own = [...(document.matter?.fields ?? []), ...(document.group ? [document.group] : [])]
    const parts = [...own, ...document.sections]
    const ids = idsOf.get(document.place.locale) ?? new Map()
    for (const part of parts.filter(({ conditions }) => allHold(conditions, place))) {
      const shown = fillPart(document, part, own.includes(part), place, report)
      checkLinks(document, part, shown, ids, place, report)
    }
  }
  return { place: nameOf(where), found }
}

/** One problem for all places that share it at the same position; it names them. */
export const problemsInPlaces = (
  documents: readonly ContentDocument[],
  everywhere: readonly PlaceFindings[],
): Problem[] => {
  const all = everywhere.flatMap(({ place, found }) => found.map(one => ({ place, one })))
  const alike = Map.groupBy(all, ({ one }) => `${one.file} ${one.at.offset} ${one.code} ${one.what}`)
  return [...alike.values()].flatMap(same => {
    const [{ one } = { one: undefined }] = same
    const document = documents.find(({ file }) => file.path === one?.file)
    if (!one || !document) return []
    const places = listed([...new Set(same.map(({ place }) => place))])
    return [finding(document, one.code, one.at, one.section, `${one.what} in ${places}`, one.hint)]
  })
}
