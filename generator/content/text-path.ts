// Which text a file below content/ is, by its path.
import { type Route, routes } from '#contract/routes.ts'

/** Topics of the FAQ in the order of the page. A new topic needs its files and one entry here. */
export const FAQ_TOPICS = [
  'getting-started',
  'prices',
  'delivery-times',
  'what-you-can-send',
  'tracking',
  'business',
  'payment',
] as const

/** Legal texts, each a page of its own. */
export const LEGAL_TEXTS = ['terms', 'prohibited-items', 'accessibility-statement'] as const

export type ContentKind = 'faq' | (typeof LEGAL_TEXTS)[number]

const ROUTE_OF: Record<ContentKind, Route> = {
  faq: routes.faq,
  terms: routes.terms,
  'prohibited-items': routes.prohibitedItems,
  'accessibility-statement': routes.accessibilityStatement,
}

/** Address of the page that shows a text, without its language. */
export const pageOf = (kind: ContentKind): string => ROUTE_OF[kind].path

/** The setting without which a site does not show a text; undefined if every site shows it. */
export const settingOf = (kind: ContentKind): Route['setting'] => ROUTE_OF[kind].setting

/** `name` is the folder: a topic of the FAQ or a legal text. `locale` is a BCP 47 tag. */
export type ContentPlace = { kind: ContentKind; name: string; locale: string }

/** Every text. A language must have those that every site shows, and those that a site in it shows. */
export const ALL_TEXTS: readonly { kind: ContentKind; name: string; folder: string }[] = [
  ...FAQ_TOPICS.map(name => ({ kind: 'faq' as const, name, folder: `content/faq/${name}` })),
  ...LEGAL_TEXTS.map(name => ({ kind: name, name, folder: `content/legal/${name}` })),
]

const LOCALE_FILE = /^([a-z]{2,3}(?:-[A-Za-z0-9]+)*)\.md$/

/** The text that a path relative to the root names, or undefined for none. */
export const placeOf = (path: string): ContentPlace | undefined => {
  const text = ALL_TEXTS.find(({ folder }) => path.startsWith(`${folder}/`))
  const locale = text && LOCALE_FILE.exec(path.slice(text.folder.length + 1))?.[1]
  return text && locale ? { kind: text.kind, name: text.name, locale } : undefined
}
