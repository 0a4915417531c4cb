// What the pages of a pair are rendered from: the resolved deployment, the drawings and the content.
import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { fontace } from 'fontace'
import type { Deployment } from '#schema/deployment.ts'
import type { Audience, SiteData, SiteLocale } from '#site'
import type { BuildCache } from '../cache/build-cache.ts'
import { audienceFile, pageOf } from '../content/text-path.ts'
import type { Inputs, TextFile } from '../load/inputs.ts'
import type { Artefact, Locale } from '../model.ts'
import { siteLocales } from '../resolve/locales.ts'
import { type LookSource, lookOf } from '../theme/look.ts'
import { renderAudience, renderFaq, renderLegal } from './content.ts'
import { emitIcons, type IconSource } from './icons.ts'
import type { MessageModules } from './messages.ts'
import { emitTheme, type SheetFiles } from './theme.ts'

/** What the pages of all pairs are made of: texts, and each brand's drawings. */
export type SourceTexts = {
  content: Inputs['content']
  brands: ReadonlyMap<string, { drawings: ReadonlyMap<string, TextFile>; pictures: ReadonlyMap<string, Uint8Array> }>
}

/** The parts that are the same for all pairs of a run. */
export type SharedData = {
  inputs: SourceTexts
  /** Locales with a complete set: messages and every text. */
  translated: ReadonlySet<Locale>
  messages: ReadonlyMap<Locale, MessageModules>
  /** Key of each message in these modules to its name there. */
  messageNames: ReadonlyMap<string, string>
  cache: BuildCache
}

/** Everything that the pages of one pair show. Throws if a drawing or text is missing: the check has to come first. */
export function siteDataOf(deployment: Deployment, { inputs, translated, messages }: SharedData): SiteData {
  const locales = siteLocales(deployment, translated)
  const shown = uniqueByContent(locales)
  const perLocale = <T>(make: (locale: SiteLocale) => T): Record<Locale, T> =>
    Object.fromEntries(shown.map(locale => [locale.content, make(locale)]))
  const theme = themeOf(inputs.brands, deployment.brand).sheet
  return {
    deployment,
    locales,
    theme: theme.contents,
    themeHref: `/${theme.path}`,
    headingFontHrefs: perLocale(({ content }) =>
      neededBy(content, messages.get(content)?.portal, headingFontOf(inputs.brands, deployment.brand)).map(
        ({ path }) => `/${path}`,
      ),
    ),
    ...heroOf(deployment, inputs),
    logoSvg: drawing(inputs, deployment, deployment.brand.logo),
    markerSvg: drawing(inputs, deployment, deployment.brand.marker),
    faq: perPage(locales, locale => renderFaq(inputs.content, deployment, locale)),
    terms: perPage(locales, locale => renderLegal(inputs.content, 'terms', deployment, locale)),
    prohibited: perPage(locales, locale => renderLegal(inputs.content, 'prohibited-items', deployment, locale)),
    accessibility: deployment.settings.accessibilityStatement
      ? perPage(locales, locale => renderLegal(inputs.content, 'accessibility-statement', deployment, locale))
      : {},
    ...audiencesOf(deployment, locales, inputs.content),
    messages: perLocale(({ content }) => {
      const modules = messages.get(content)
      if (!modules) throw new Error(`messages.${content} not set`)
      const { portal, entrance, order, screen } = modules
      return { portal: portal.href, entrance: entrance.href, order: order.href, screen: screen.href }
    }),
  }
}

/** The text of a style sheet. */
type Sheet = Artefact & { contents: string }

const sheets = new Map<string, Sheet>()

/** The token sheet of a brand, and the files that it names. Throws if one is missing. */
export function themeOf(brands: SourceTexts['brands'], brand: OwnLook): { sheet: Sheet; files: Artefact[] } {
  const headingFont = headingFontOf(brands, brand)
  const { empty, notFound } = brand.look?.drawings ?? {}
  const own = (file: string | undefined, name: string) => {
    const text = file === undefined ? undefined : brands.get(brand.id)?.drawings.get(file)?.text
    if (file !== undefined && text === undefined) throw new Error(`brands/${brand.id}/${file} not set`)
    return text === undefined ? undefined : { path: `_assets/${name}.${shortHash(text)}.svg`, contents: text }
  }
  const drawings = { empty: own(empty, 'empty'), notFound: own(notFound, 'not-found') }
  const sheet = themeSheet(brand, {
    headingFont: headingFont.map(({ path, ranges }) => ({ href: `/${path}`, ranges })),
    ...(drawings.empty && { empty: `/${drawings.empty.path}` }),
    ...(drawings.notFound && { notFound: `/${drawings.notFound.path}` }),
  })
  return { sheet, files: [...headingFont, ...Object.values(drawings).filter(file => file !== undefined)] }
}

type OwnLook = LookSource & { id: string }

/** A file of the typeface of headings, and the letters it has, such as `U+20-7E`. */
type FontFile = Artefact & { ranges: string[] }

function headingFontOf(brands: SourceTexts['brands'], { id, look }: OwnLook): FontFile[] {
  return (look?.headingFont ?? []).map(file => {
    const contents = brands.get(id)?.pictures.get(file)
    if (!contents) throw new Error(`brands/${id}/${file} not set`)
    const path = `_assets/${posix.parse(file).name}.${shortHash(contents)}.woff2`
    return { path, contents, ranges: fontace(Buffer.from(contents)).unicodeRangeArray }
  })
}

/** From this share of the letters of a language on, its pages load a file before the style sheet asks for it. */
const NEEDED_SHARE = 0.05

/** The files with the letters of a language, a to z or enough of its others, and with the digits and signs between them. */
function neededBy(locale: Locale, texts: MessageModules['portal'] | undefined, fonts: readonly FontFile[]): FontFile[] {
  const others = String(texts?.artefact.contents).match(/[^\P{L}a-zA-Z]/gu) ?? []
  const isLatin = new Intl.Locale(locale).maximize().script === 'Latn'
  const withLetters = fonts.filter(
    font =>
      (isLatin && has(font, 'a')) || others.filter(letter => has(font, letter)).length > others.length * NEEDED_SHARE,
  )
  return withLetters.length > 0 ? fonts.filter(font => withLetters.includes(font) || has(font, '0')) : []
}

const has = ({ ranges }: FontFile, letter: string): boolean =>
  ranges.some(range => isWithin(letter.codePointAt(0) ?? 0, range))

function isWithin(point: number, range: string): boolean {
  const [first = Number.NaN, last = first] = range
    .replace('U+', '')
    .split('-')
    .map(digits => Number.parseInt(digits, 16))
  return first <= point && point <= last
}

/** The token sheet of a brand, with its hash in the name so that hosts may cache it for ever (GEN-003). */
export function themeSheet({ colors, look }: LookSource, files?: SheetFiles): Sheet {
  const key = JSON.stringify([colors, look, files])
  const known = sheets.get(key)
  if (known) return known
  const contents = emitTheme(colors.primary, look, files)
  const sheet = { path: `_assets/theme.${shortHash(contents)}.css`, contents }
  sheets.set(key, sheet)
  return sheet
}

const shortHash = (contents: string | Uint8Array): string =>
  createHash('sha256').update(contents).digest('hex').slice(0, 8)

/** The picture of a brand's landing page, for the layout with one, with its hash in the name. Throws if its file is missing. */
export function heroPicture(brands: SourceTexts['brands'], brand: OwnLook): Artefact | undefined {
  const { layout, picture } = lookOf(brand).hero
  if (layout !== 'picture' || picture === undefined) return undefined
  const contents = brands.get(brand.id)?.pictures.get(picture)
  if (!contents) throw new Error(`brands/${brand.id}/${picture} not set`)
  return { path: `_assets/hero.${shortHash(contents)}${posix.extname(picture)}`, contents }
}

function heroOf({ brand }: Deployment, { brands }: SourceTexts): Pick<SiteData, 'hero'> {
  const { layout, scene } = lookOf(brand).hero
  const picture = heroPicture(brands, brand)
  return { hero: { layout, scene, ...(picture && { pictureHref: `/${picture.path}` }) } }
}

/** The text of a brand's drawing, as in its file. */
export function drawing(inputs: SourceTexts, { brand }: Deployment, file: string): string {
  const text = inputs.brands.get(brand.id)?.drawings.get(file)?.text
  if (text === undefined) throw new Error(`brands/${brand.id}/${file} not set`)
  return text
}

// Texts contain links with the language's prefix, so they are cached per address and not per language.
function perPage<T>(locales: readonly SiteLocale[], make: (locale: SiteLocale) => T): Record<Locale, T> {
  const texts: Record<Locale, T> = {}
  for (const locale of locales) {
    let made: { text: T } | undefined
    // Most pages show none of them, and Markdown is slow: each is rendered on first use.
    const get = () => {
      made ??= { text: make(locale) }
      return made.text
    }
    Object.defineProperty(texts, locale.tag, { get, enumerable: true })
  }
  return texts
}

function audiencesOf(
  deployment: Deployment,
  locales: readonly SiteLocale[],
  files: SourceTexts['content'],
): Pick<SiteData, 'audienceLinks' | 'audiences'> {
  const paths = new Set(files.map(({ path }) => path))
  const pages = (deployment.brand.audiences ?? []).map(name => {
    const own = locales.filter(({ content }) => paths.has(audienceFile(name, content)))
    const page = (locale: SiteLocale): Audience => {
      const text = renderAudience(files, name, deployment, locale)
      if (!text) throw new Error(`${audienceFile(name, locale.content)} not set`)
      return text
    }
    return { path: pageOf({ kind: 'audience', name }), tags: own.map(({ tag }) => tag), texts: perPage(own, page) }
  })
  return {
    audienceLinks: perPage(locales, ({ tag }) =>
      pages.flatMap(({ path, texts }) => (texts[tag] ? [{ path, name: texts[tag].name }] : [])),
    ),
    audiences: Object.fromEntries(pages.map(({ path, ...page }) => [path, page])),
  }
}

function uniqueByContent(locales: readonly SiteLocale[]): SiteLocale[] {
  return [...new Map(locales.map(locale => [locale.content, locale])).values()]
}

/** A brand's icons, drawn once per combination of drawings, colour and program. */
export function iconsOf(source: IconSource, cache: BuildCache): Promise<Artefact[]> {
  const inputs = [source.logoSvg, source.markerSvg, source.primary]
  const name = JSON.stringify(inputs)
  const icons = drawnIcons.get(name) ?? cache.getOrMake('icons', inputs, () => emitIcons(source))
  drawnIcons.set(name, icons)
  return icons
}

const drawnIcons = new Map<string, Promise<Artefact[]>>()
