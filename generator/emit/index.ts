// Every file of a pair that is not a page: tokens, icons, manifests, flags, files for search engines.
import { createHash } from 'node:crypto'
import type { SiteData } from '#site'
import type { Artefact } from '../model.ts'
import type { RenderedPage } from '../render/index.ts'
import { derivePalette } from '../theme/palette.ts'
import { emitOfflineTerms } from './offline-terms.ts'
import { emitRobots, emitSitemap } from './seo.ts'
import { drawing, heroPicture, iconsOf, type SharedData, themeOf } from './site-data.ts'
import { emitSocialImage } from './social-image.ts'
import { emitWebManifests } from './webmanifest.ts'

/** The files of one pair other than its pages. */
export async function emit(site: SiteData, pages: readonly RenderedPage[], shared: SharedData): Promise<Artefact[]> {
  const { deployment } = site
  const { brand, country } = deployment
  const drawings = {
    primary: brand.colors.primary,
    logoSvg: drawing(shared.inputs, deployment, brand.logo),
    markerSvg: drawing(shared.inputs, deployment, brand.marker),
  }
  const countryName = country.names['en'] ?? country.code
  const shown = new Set(site.locales.map(locale => locale.content))
  const messages = [...shown]
    .flatMap(locale => Object.values(shared.messages.get(locale) ?? {}))
    .map(module => module.artefact)
  const picture = heroPicture(shared.inputs.brands, brand)
  const theme = themeOf(shared.inputs.brands, brand)
  return [
    theme.sheet,
    ...theme.files,
    ...(picture ? [picture] : []),
    ...messages,
    ...(await iconsOf(drawings, shared.cache)),
    await shared.cache.getOrMake('pictures', [drawings.primary, drawings.logoSvg, brand.name, countryName], () =>
      emitSocialImage({ ...drawings, brandName: brand.name, countryName }),
    ),
    ...emitWebManifests(webManifestOf(site, pages)),
    ...emitOfflineTerms(site),
    { path: 'flags.json', contents: `${JSON.stringify(deployment.flags, null, 1)}\n` },
    ...emitSitemap({
      origin: deployment.origin,
      locales: site.locales,
      audiences: brand.audiences,
      files: pages.map(page => page.path),
    }),
    ...emitRobots(deployment.environmentId, deployment.origin),
  ]
}

function webManifestOf(
  { deployment, locales }: SiteData,
  pages: readonly RenderedPage[],
): Parameters<typeof emitWebManifests>[0] {
  const { brand, country } = deployment
  const palette = derivePalette(brand.colors.primary)
  return {
    name: brand.name,
    themeColor: palette.brand.brand,
    backgroundColor: palette.light.surface,
    locales: locales.map(({ tag, direction, prefix }) => {
      const title = `${brand.name} ${country.names[tag] ?? country.names['en'] ?? country.code}`
      const landing = pages.find(({ path }) => path === `${prefix}/index.html`.slice(1))
      return {
        tag,
        prefix,
        direction,
        startUrl: `${prefix}/request-a-rider`,
        title,
        // The development server renders each page when it is opened.
        description: landing?.facts.description ?? title,
      }
    }),
  }
}

/**
 * Names the present build, so that an open page can tell that it is outdated (GEN-011); the shape is
 * `AssetManifest` of the contract. File names contain hashes, so a hash over the names identifies the build.
 */
export function assetManifest(paths: Iterable<string>): Artefact {
  const files = [...paths].filter(path => path.startsWith('_assets/')).map(path => `/${path}`)
  files.sort()
  const build = createHash('sha256').update(files.join('\n')).digest('hex')
  return { path: 'asset-manifest.json', contents: `${JSON.stringify({ build, files }, null, 1)}\n` }
}
