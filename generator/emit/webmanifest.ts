// The web manifests of a pair: one per language, so that an installed site uses the language it was installed in.
import type { Artefact, Locale } from '../model.ts'
import { ICON_SIZES, MASKABLE_SIZES } from './icons.ts'

type ManifestLocale = {
  tag: Locale
  /** '' for the default language, else `/{tag}`. */
  prefix: string
  direction: 'ltr' | 'rtl'
  /** Path that the installed site opens, with the prefix. */
  startUrl: string
  title: string
  description: string
}
export type ManifestSource = {
  /** Name of the brand, shown under the icon. */
  name: string
  themeColor: string
  backgroundColor: string
  locales: readonly ManifestLocale[]
}

/** Browsers require 192 pixels or more to install; smaller ones are favicons. */
const INSTALLED_FROM = 192

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** Path of a language's manifest in the pair's folder, for the page's head. */
export const webManifestPath = (locale: Locale): string => `manifest.${locale}.webmanifest`

/**
 * One `manifest.<locale>.webmanifest` per language (GEN-107). All share one identity and the whole site as scope, so changing the
 * language does not leave the installed site.
 */
export const emitWebManifests = ({ name, themeColor, backgroundColor, locales }: ManifestSource): Artefact[] =>
  locales.map(locale => {
    const manifest = {
      id: '/',
      name: locale.title,
      short_name: name,
      description: locale.description,
      lang: locale.tag,
      dir: locale.direction,
      start_url: locale.startUrl,
      scope: '/',
      display: 'standalone',
      theme_color: themeColor,
      background_color: backgroundColor,
      icons: [
        ...ICON_SIZES.filter(size => size >= INSTALLED_FROM).map(size => icon('icon', size, 'any')),
        ...MASKABLE_SIZES.map(size => icon('maskable', size, 'maskable')),
      ],
    }
    return { path: webManifestPath(locale.tag), contents: `${JSON.stringify(manifest, null, 2)}\n` }
  })
