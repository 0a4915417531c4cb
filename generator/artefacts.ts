// Every file of a pair that is no page: tokens, icons, manifests, flags, search engines' files.
import { createHash } from 'node:crypto'
import type { RenderedPage } from '#generator/cut'
import { emitIcons } from '#generator/emit/icons'
import { emitOfflineTerms } from '#generator/emit/offline-terms'
import { emitRobots, emitSitemap } from '#generator/emit/seo'
import { emitSocialImage } from '#generator/emit/social-image'
import { emitWebManifests } from '#generator/emit/webmanifest'
import type { Artefact, SiteData } from '#generator/model'
import { drawing, type SharedData, themeSheet } from '#generator/site-data'
import { derivePalette } from './emit/theme/palette.ts'

/** The files of one pair beside its pages. */
export async function pairArtefacts(
  site: SiteData,
  pages: readonly RenderedPage[],
  shared: SharedData,
): Promise<Artefact[]> {
  const { deployment } = site
  const { brand, country } = deployment
  const drawings = {
    primary: brand.colors.primary,
    logoSvg: drawing(shared.inputs, deployment, brand.logo),
    markerSvg: drawing(shared.inputs, deployment, brand.marker),
  }
  const shown = new Set(site.locales.map(locale => locale.content))
  const messages = [...shown]
    .map(locale => shared.messages.get(locale)?.artefact)
    .filter(module => module !== undefined)
  return [
    themeSheet(brand.colors.primary),
    ...messages,
    ...(await emitIcons(drawings)),
    await emitSocialImage({ ...drawings, brandName: brand.name, countryName: country.names['en'] ?? country.code }),
    ...emitWebManifests(webManifestOf(site)),
    ...emitOfflineTerms(site),
    { path: 'flags.json', contents: `${JSON.stringify(deployment.flags, null, 1)}\n` },
    ...emitSitemap({ origin: deployment.origin, locales: site.locales, files: pages.map(page => page.path) }),
    ...emitRobots(deployment.environmentId, deployment.origin),
  ]
}

function webManifestOf({ deployment, locales }: SiteData): Parameters<typeof emitWebManifests>[0] {
  const { brand, country } = deployment
  const palette = derivePalette(brand.colors.primary)
  return {
    name: brand.name,
    themeColor: palette.brand.brand,
    backgroundColor: palette.light.surface,
    locales: locales.map(({ tag, content, direction, prefix }) => {
      const place = country.names[tag] ?? country.names['en'] ?? country.code
      return {
        tag,
        prefix,
        direction,
        startUrl: `${prefix}/request-a-rider`,
        title: `${brand.name} ${place}`,
        description: `${brand.name} ${content}`,
      }
    }),
  }
}

/**
 * Names what the current build consists of, so that an open page can tell that it is outdated (GEN-011); the shape is
 * `AssetManifest` of the contract. Names of files carry the hash of their contents, so a hash over the names is the build's.
 */
export function assetManifest(paths: Iterable<string>): Artefact {
  const files = [...paths].filter(path => path.startsWith('_assets/')).map(path => `/${path}`)
  files.sort()
  const build = createHash('sha256').update(files.join('\n')).digest('hex')
  return { path: 'asset-manifest.json', contents: `${JSON.stringify({ build, files }, null, 1)}\n` }
}
