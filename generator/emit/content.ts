// FAQ, legal texts and pages for audiences of one site, with the facts of its country (GEN-010, LND-008, PUB-006, PUB-007).

import type { Audience, ContentGroup, ContentSection, SiteLocale } from '#site'
import { allHold } from '../content/conditions.ts'
import type { FactPlace } from '../content/fact.ts'
import { type FactMark, type Filling, fillBlocks, fillPlain } from '../content/fill.ts'
import { AUDIENCE_FIELDS, type AudienceField } from '../content/front-matter.ts'
import { type ContentDocument, type MarkdownNode, parseContent, type Section, textOf } from '../content/parse.ts'
import { safeHtml } from '../content/safe-html.ts'
import { audienceFile, FAQ_TOPICS, type LEGAL_TEXTS, pageOf } from '../content/text-path.ts'
import type { TextFile } from '../load/inputs.ts'
import { directionOf } from '../resolve/locales.ts'

/** The language of a page: which texts it shows and where its links lead. */
export type ContentLocale = Pick<SiteLocale, 'content' | 'prefix'>

/** The pair that texts are written for; a Deployment fits. */
export type ContentSite = FactPlace & { pair: string }

/** A text cannot be rendered for a pair; the check reports this earlier. */
class ContentError extends Error {
  override name = 'ContentError'
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const plain = (nodes: readonly MarkdownNode[]): string => oneLine(nodes.map(textOf).join(' '))

/** Plain text with a line for each paragraph and item: on one line, an answer such as "3 km: SGD 9" would run into the next. */
const plainLines = (nodes: readonly MarkdownNode[]): string =>
  nodes
    .flatMap(node => {
      if (node.type !== 'list') return [oneLine(textOf(node))]
      const mark = (index: number) => (node.ordered ? `${index + 1}.` : '-')
      return node.children.map((item, index) => `${mark(index)} ${oneLine(textOf(item))}`)
    })
    .join('\n')

const fillingFor = ({ file, place }: ContentDocument, site: ContentSite): Filling => ({
  place: site,
  locale: place.locale,
  isolateFacts: directionOf(place.locale) === 'rtl',
  onMissing: (mark: FactMark) => {
    throw new ContentError(`${file.path}: {{${mark.fact}}} has no value for ${site.pair}`)
  },
})

const fieldIn = (document: ContentDocument, name: AudienceField, filling: Filling): string => {
  const field = document.matter?.fields.find(({ id }) => id === name)
  if (!field) throw new ContentError(`${document.file.path}: "${name}" is missing`)
  return fillPlain(field.title, field.heading, filling)
}

/**
 * One FAQ topic, legal text or page for an audience for one pair. `file` is Markdown below content/, whose name gives its language;
 * links inside the site get `prefix` ('' or "/ar"). Headings, introduction and `text` are plain text,
 * `html` is safe markup (GEN-114).
 * Throws ContentError if the text uses a fact that the pair lacks.
 */
export const renderContent = (
  file: TextFile,
  site: ContentSite,
  { prefix }: Pick<ContentLocale, 'prefix'>,
): ContentGroup => {
  const document = parseContent(file)
  const { group, sections, matter } = document
  const filling = fillingFor(document, site)
  const render = ({ id, title, heading, blocks }: Section): ContentSection => {
    const filled = fillBlocks(blocks, filling)
    return {
      id,
      heading: fillPlain(title, heading, filling),
      html: safeHtml(filled, prefix),
      text: plainLines(filled),
    }
  }
  const own = matter
    ? { heading: fieldIn(document, 'heading', filling), intro: fieldIn(document, 'lead', filling) }
    : {
        heading: group ? fillPlain(group.title, group.heading, filling) : '',
        intro: plain(fillBlocks(group?.blocks ?? [], filling)),
      }
  return {
    id: group?.id ?? '',
    ...own,
    sections: sections.filter(section => allHold(section.conditions, site)).map(render),
  }
}

const fileFor = (files: readonly TextFile[], folder: string, { content }: ContentLocale): TextFile => {
  const path = `${folder}/${content}.md`
  const file = files.find(candidate => candidate.path === path)
  if (!file) throw new ContentError(`${path} is missing`)
  return file
}

/**
 * The FAQ of a pair in one language: every topic with an answer there, in the order of the page (BIZ-001 to
 * BIZ-014). Throws ContentError if a file is missing or no answer is left (GEN-106).
 */
export const renderFaq = (files: readonly TextFile[], site: ContentSite, locale: ContentLocale): ContentGroup[] => {
  const groups = FAQ_TOPICS.map(topic =>
    renderContent(fileFor(files, `content/faq/${topic}`, locale), site, locale),
  ).filter(({ sections }) => sections.length > 0)
  if (groups.length === 0) throw new ContentError(`The FAQ of ${site.pair} in ${locale.content} is empty`)
  return groups
}

/**
 * The page for an audience, and what links to it say; undefined in a language without a file. Throws ContentError if it uses a fact that
 * the pair lacks.
 */
export const renderAudience = (
  files: readonly TextFile[],
  audience: string,
  site: ContentSite,
  locale: ContentLocale,
): Audience | undefined => {
  const file = files.find(({ path }) => path === audienceFile(audience, locale.content))
  if (!file) return undefined
  const document = parseContent(file)
  const filling = fillingFor(document, site)
  const fields = Object.fromEntries(AUDIENCE_FIELDS.map(name => [name, fieldIn(document, name, filling)]))
  const path = pageOf({ kind: 'audience', name: audience })
  return { path, ...(fields as Record<AudienceField, string>), sections: renderContent(file, site, locale).sections }
}

/** A legal text of a pair in one language (Q71). Throws ContentError if the file is missing. */
export const renderLegal = (
  files: readonly TextFile[],
  name: (typeof LEGAL_TEXTS)[number],
  site: ContentSite,
  locale: ContentLocale,
): ContentGroup => renderContent(fileFor(files, `content/legal/${name}`, locale), site, locale)
