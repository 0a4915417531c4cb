// What the pages of a pair are rendered from, gathered from the resolved deployment, the drawings and the content.
import { createHash } from 'node:crypto'
import { contentLocales, renderFaq, renderLegal } from '#generator/emit/content'
import { emitIcons } from '#generator/emit/icons'
import type { MessageModule } from '#generator/emit/messages'
import { emitTheme } from '#generator/emit/theme'
import type { Inputs } from '#generator/inputs'
import { siteLocales } from '#generator/locales'
import type { Artefact, Deployment, Locale, SiteData, SiteLocale } from '#generator/model'
import type { BrandMarks } from '#generator/purity'
import type { Brand } from '#schema/config'

/** The parts that are the same for all pairs of a run. */
export type SharedData = {
  inputs: Inputs
  /** Locales with a complete set: messages and every text. */
  translated: ReadonlySet<Locale>
  messages: ReadonlyMap<Locale, MessageModule>
}

/** Locales that have both a catalogue of messages and every FAQ and legal text. */
export function translatedLocales(inputs: Inputs): Set<Locale> {
  const written = new Set(contentLocales(inputs.content))
  return new Set([...inputs.messages.keys()].filter(locale => written.has(locale)))
}

/** Everything that the pages of one pair show. Raises when a drawing or text is missing: the check comes first. */
export function siteDataOf(deployment: Deployment, { inputs, translated, messages }: SharedData): SiteData {
  const locales = siteLocales(deployment, translated)
  const shown = uniqueByContent(locales)
  const perLocale = <T>(make: (locale: SiteLocale) => T): Record<Locale, T> =>
    Object.fromEntries(shown.map(locale => [locale.content, make(locale)]))
  return {
    deployment,
    locales,
    themeHref: `/${themeSheet(deployment.brand.colors.primary).path}`,
    logoSvg: drawing(inputs, deployment, deployment.brand.logo),
    markerSvg: drawing(inputs, deployment, deployment.brand.marker),
    faq: perPage(locales, locale => renderFaq(inputs.content, deployment, locale)),
    terms: perPage(locales, locale => renderLegal(inputs.content, 'terms', deployment, locale)),
    prohibited: perPage(locales, locale => renderLegal(inputs.content, 'prohibited-items', deployment, locale)),
    messages: perLocale(({ content }) => {
      const module = messages.get(content)
      if (!module) throw new Error(`messages.${content} not set`)
      return { href: module.href, integrity: module.integrity }
    }),
  }
}

const sheets = new Map<string, Artefact>()

/** The token sheet of a brand's colour, named by its contents so that hosts may keep it for ever (GEN-003). */
export function themeSheet(primary: string): Artefact {
  const known = sheets.get(primary)
  if (known) return known
  const contents = emitTheme(primary)
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8)
  const sheet = { path: `_assets/theme.${hash}.css`, contents }
  sheets.set(primary, sheet)
  return sheet
}

/** Text of a brand's drawing, as its file has it. */
export function drawing(inputs: Inputs, { brand }: Deployment, file: string): string {
  const text = inputs.brands.get(brand.id)?.drawings.get(file)?.text
  if (text === undefined) throw new Error(`brands/${brand.id}/${file} not set`)
  return text
}

// Texts hold links with the language's prefix, so they are kept per address and not per set.
function perPage<T>(locales: readonly SiteLocale[], make: (locale: SiteLocale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map(locale => [locale.tag, make(locale)]))
}

function uniqueByContent(locales: readonly SiteLocale[]): SiteLocale[] {
  return [...new Map(locales.map(locale => [locale.content, locale])).values()]
}

/** What gives each brand away: its names, its colour, and every file that is made from its drawings. */
export async function brandMarks(inputs: Inputs): Promise<BrandMarks[]> {
  const marks: BrandMarks[] = []
  for (const { id, file, drawings } of inputs.brands.values()) {
    if (!file) throw new Error(`brands/${id}/brand.json not set`)
    const { code, name, colors, logo, marker } = file.value as Brand
    const text = (drawingName: string) => drawings.get(drawingName)?.text ?? ''
    const source = { primary: colors.primary, logoSvg: text(logo), markerSvg: text(marker) }
    const icons = await emitIcons(source)
    const files = [themeSheet(colors.primary).contents, ...icons.map(icon => icon.contents)]
    marks.push({ id, code, name, primary: colors.primary, files })
  }
  return marks
}
