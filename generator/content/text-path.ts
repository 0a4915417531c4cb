// Which text a file below content/ is, by its path.
import { pathFor, type Route, routes } from '#contract/routes.ts'
import type { TextFile } from '../load/inputs.ts'

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

export type ContentKind = 'faq' | 'audience' | (typeof LEGAL_TEXTS)[number]

/** `name` is the folder: a topic of the FAQ, a legal text or an audience. */
export type ContentText = { kind: ContentKind; name: string; folder: string }

const ROUTE_OF: Record<Exclude<ContentKind, 'audience'>, Route> = {
  faq: routes.faq,
  terms: routes.terms,
  'prohibited-items': routes.prohibitedItems,
  'accessibility-statement': routes.accessibilityStatement,
}

/** Address of the page that shows a text, without its language. */
export const pageOf = ({ kind, name }: Pick<ContentText, 'kind' | 'name'>): string =>
  kind === 'audience' ? pathFor('audience', { audience: name }) : ROUTE_OF[kind].path

/** The setting without which a site does not show a text; undefined if none decides. */
export const settingOf = (kind: ContentKind): Route['setting'] =>
  kind === 'audience' ? undefined : ROUTE_OF[kind].setting

/** A text in a language; `locale` is a BCP 47 tag. */
export type ContentPlace = ContentText & { locale: string }

/** The texts of all brands. A language must have those that every site shows, and those that a site in it shows. */
export const ALL_TEXTS: readonly ContentText[] = [
  ...FAQ_TOPICS.map(name => ({ kind: 'faq' as const, name, folder: `content/faq/${name}` })),
  ...LEGAL_TEXTS.map(name => ({ kind: name, name, folder: `content/legal/${name}` })),
]

const AUDIENCES = 'content/audiences/'
const AUDIENCE = /^[a-z][a-z0-9-]{0,29}$/
const LOCALE_FILE = /^([a-z]{2,3}(?:-[A-Za-z0-9]+)*)\.md$/

/** The file with the page for an audience in a language. */
export const audienceFile = (audience: string, locale: string): string => `${AUDIENCES}${audience}/${locale}.md`

/** The text that a path relative to the root names, or undefined for none. */
export const placeOf = (path: string): ContentPlace | undefined => {
  const text = ALL_TEXTS.find(({ folder }) => path.startsWith(`${folder}/`)) ?? audienceOf(path)
  const locale = text && LOCALE_FILE.exec(path.slice(text.folder.length + 1))?.[1]
  return text && locale ? { ...text, locale } : undefined
}

const audienceOf = (path: string): ContentText | undefined => {
  const [name = '', file = ''] = path.startsWith(AUDIENCES) ? path.slice(AUDIENCES.length).split('/') : []
  if (!AUDIENCE.test(name) || !LOCALE_FILE.test(file)) return undefined
  return { kind: 'audience', name, folder: AUDIENCES + name }
}

/** Every text that can be edited: those of all brands, then the audiences that have a file. */
export const textsIn = (files: readonly Pick<TextFile, 'path'>[]): ContentText[] => {
  const audiences = new Map(files.flatMap(({ path }) => audienceOf(path) ?? []).map(text => [text.name, text]))
  return [...ALL_TEXTS, ...audiences.values()]
}
