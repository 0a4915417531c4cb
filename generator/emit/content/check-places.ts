// Whether the texts can be written for every country: figures are there, answers are not empty, links lead somewhere.

import { routeList } from '#contract/routes'
import type { Deployment, Problem } from '#generator/model'
import { listed } from '#generator/nearest'
import type { Country } from '#schema/config'
import { allHold } from './conditions.ts'
import { countryPlace } from './country-place.ts'
import type { Fact, FactPlace } from './fact.ts'
import { factNamed } from './facts.ts'
import { type FactMark, fillBlocks, fillPlain } from './fill.ts'
import { finding, marksInSource, type Span, spanOf, walk } from './finding.ts'
import type { ContentDocument, MarkdownNode, Section } from './parse.ts'
import { PAGE_OF } from './place.ts'

/** Where texts are shown: a country before its values are resolved, or a pair after. */
export type Where = Country | Deployment

const placeFor = (where: Where): { name: string; place: FactPlace } =>
  'pair' in where ? { name: where.pair, place: where } : { name: where.code, place: countryPlace(where) }

/** One problem for all the countries that have it, since they have it at the same place in the file. */
type Found = {
  document: ContentDocument
  code: 'CNT011' | 'CNT014' | 'CNT015'
  at: Span
  section: string
  what: string
  hint?: string
  places: string[]
}

class Findings {
  readonly #found = new Map<string, Found>()

  add(found: Omit<Found, 'places'>, place: string): void {
    const key = `${found.document.file.path} ${found.at.offset} ${found.code} ${found.what}`
    const known = this.#found.get(key)
    if (known) known.places.push(place)
    else this.#found.set(key, { ...found, places: [place] })
  }

  problems(): Problem[] {
    return [...this.#found.values()].map(({ document, code, at, section, what, hint, places }) =>
      finding(document, code, at, section, `${what} in ${listed([...new Set(places)])}`, hint),
    )
  }
}

/** Where the mark stands in the file; the whole node when the text was written with escapes that hide it. */
const spanOfMark = (document: ContentDocument, node: MarkdownNode, mark: FactMark): Span =>
  marksInSource(document, node).find(
    ({ ...found }) => found.kind === 'fact' && found.fact === mark.fact && found.argument === mark.argument,
  ) ?? spanOf(node)

const fillPart = (
  document: ContentDocument,
  section: Section,
  isGroup: boolean,
  where: { name: string; place: FactPlace },
  findings: Findings,
): MarkdownNode[] => {
  const onMissing = (mark: FactMark, node: MarkdownNode): string => {
    const fact: Fact | undefined = factNamed(mark.fact)
    // What is not known at all, or known in lists only, is named once by check-marks.
    if (fact && !fact.perArea) {
      const what = `{{${mark.fact}}} has no value`
      findings.add(
        {
          document,
          code: 'CNT011',
          at: spanOfMark(document, node, mark),
          section: section.id,
          what,
          hint: `Put {when: ${mark.fact}${mark.argument ? `:${mark.argument}` : ''}} before it`,
        },
        where.name,
      )
    }
    return '…'
  }
  const filling = { place: where.place, locale: document.place.locale, isolateFacts: false, onMissing }
  fillPlain(section.title, section.heading, filling)
  const filled = fillBlocks(section.blocks, filling)
  if (!isGroup && section.blocks.length > 0 && filled.length === 0) {
    findings.add(
      {
        document,
        code: 'CNT014',
        at: spanOf(section.heading),
        section: section.id,
        what: `"${section.id}" has no answer`,
      },
      where.name,
    )
  }
  return filled
}

/** Pages that a text may link to; those with an id in their address need one. */
const LINKED_PAGES = routeList.map(({ path }) => path).filter(path => !path.includes('{'))

const shownIds = (
  documents: readonly ContentDocument[],
  locale: string,
  place: FactPlace,
): Map<string, Set<string>> => {
  const ids = new Map<string, Set<string>>(Object.values(PAGE_OF).map(page => [page, new Set()]))
  for (const {
    place: { kind, locale: mine },
    group,
    sections,
  } of documents) {
    if (mine !== locale) continue
    const shown = sections.filter(({ conditions }) => allHold(conditions, place))
    const page = ids.get(PAGE_OF[kind])
    for (const { id } of shown) page?.add(id)
    if (group && shown.length > 0) page?.add(group.id)
  }
  return ids
}

const isDead = (url: string, ids: Map<string, Set<string>>): boolean => {
  const [page = '', id] = url.split('#')
  if (!LINKED_PAGES.some(path => path === page)) return true
  return id !== undefined && ids.get(page)?.has(id) !== true
}

const checkLinks = (
  document: ContentDocument,
  section: Section,
  blocks: readonly MarkdownNode[],
  ids: Map<string, Set<string>>,
  name: string,
  findings: Findings,
): void =>
  walk(blocks, node => {
    if (node.type !== 'link' || !node.url.startsWith('/') || !isDead(node.url, ids)) return
    findings.add(
      {
        document,
        code: 'CNT015',
        at: spanOf(node),
        section: section.id,
        what: `The link to "${node.url}" leads nowhere`,
      },
      name,
    )
  })

/** Problems that depend on the countries; each names the countries that have it. */
export const checkPlaces = (documents: readonly ContentDocument[], everywhere: readonly Where[]): Problem[] => {
  const findings = new Findings()
  const locales = [...new Set(documents.map(({ place }) => place.locale))]
  for (const where of everywhere.map(placeFor)) {
    const idsOf = new Map(locales.map(locale => [locale, shownIds(documents, locale, where.place)]))
    for (const document of documents) {
      const parts = document.group ? [document.group, ...document.sections] : document.sections
      const ids = idsOf.get(document.place.locale) ?? new Map()
      for (const part of parts.filter(({ conditions }) => allHold(conditions, where.place))) {
        const shown = fillPart(document, part, part === document.group, where, findings)
        checkLinks(document, part, shown, ids, where.name, findings)
      }
    }
  }
  return findings.problems()
}
