// What the stages of the generator hand to each other: facts -> Deployment -> artefacts -> a folder per pair.
import type {
  Brand,
  BrandId,
  Country,
  CountryCode,
  Embedding,
  Environment,
  EnvironmentId,
  Flags,
  Limits,
  Map as MapSettings,
  Pricing,
  Rules,
  Settings,
} from '#schema/config'

/** A locale as a BCP 47 tag, already normalised from the underscore form (Q81). */
export type Locale = string

/** `T` with the keys `K` no longer optional: the schema has a default for them. */
type Filled<T, K extends keyof T> = Omit<T, K> & Required<Pick<T, K>>

/** Settings with every default filled in; what stays optional here is really optional. */
export type ResolvedSettings = Required<
  Omit<
    Settings,
    | 'pricing'
    | 'contactCentreBanner'
    | 'geolocatorRegion'
    | 'environments'
    | 'flags'
    | 'rules'
    | 'limits'
    | 'map'
    | 'embedding'
  >
> &
  Pick<Settings, 'contactCentreBanner' | 'geolocatorRegion'> & {
    pricing?: Filled<Pricing, 'isMinimum' | 'perKmAfterKm'>
    rules: Filled<Rules, 'unitNumberRequired' | 'amountRequired'>
    limits: Filled<Limits, 'weightKg' | 'writtenCommunicationGrams'>
    map: Filled<MapSettings, 'provider'>
    embedding: Filled<Embedding, 'allowedOrigins'>
  }

/** One brand in one country for one environment: frozen, complete, every value from one of the four layers. */
export type Deployment = {
  /** `<brand>-<COUNTRY>`, the name of the pair's folder. */
  pair: string
  environmentId: EnvironmentId
  /** Public origin of the site, without a slash at the end. */
  origin: string
  brand: Omit<Brand, '$schema' | 'settings' | 'origins' | 'countries'> & { id: BrandId; accountProvider: string }
  country: Pick<Country, 'names' | 'cities'> & { code: CountryCode }
  environment: Environment
  /** Every flag with its fallback value (FLG-002). */
  flags: Required<Flags>
  settings: ResolvedSettings
}

/** Where a resolved value came from. */
export type Layer = 'default' | 'country' | 'brand' | 'pair'
export type Origin = { layer: Layer; file: string; line: number; column: number }
/** Dotted key, such as `settings.links.privacy`, to the place that set it. */
export type Origins = ReadonlyMap<string, Origin>

/** A file of a site, relative to the pair's folder. Emitters return these and write nothing. */
export type Artefact = { path: string; contents: string | Uint8Array }

/** One problem in an input file; printed as `file:line:column: error CODE path: what. why. hint`. */
export type Problem = {
  code: string
  severity: 'error' | 'warning'
  /** Relative to the project's root, with forward slashes. */
  file: string
  /** From 1. */
  line: number
  /** From 1. */
  column: number
  endLine: number
  endColumn: number
  /** Dotted path inside the file; empty for the file as a whole. */
  path: string
  what: string
  why: string
  /** How to mend it, such as `Did you mean "PKR"?` */
  hint?: string
}

/** A language of a site as its pages see it. */
export type SiteLocale = {
  /** BCP 47 tag of the address and of the choice in the language list. */
  tag: Locale
  /** Tag of the texts really shown: `en` when there is no set for `tag` (I18-004). */
  content: Locale
  direction: 'ltr' | 'rtl'
  /** Name of the language in itself, for the language list. */
  name: string
  /** '' for the default language, else `/{tag}`. */
  prefix: string
}

/** One answer of the FAQ or one section of a legal text. Only `html` is markup, made safe (GEN-114); the rest is plain text. */
export type ContentSection = { id: string; heading: string; html: string; text: string }
export type ContentGroup = { id: string; heading: string; intro: string; sections: ContentSection[] }

/** Everything that the pages of one pair are rendered from. Plain JSON: it crosses into the site build. */
export type SiteData = {
  deployment: Deployment
  locales: SiteLocale[]
  /** Address of the pair's token sheet. */
  themeHref: string
  /** Logo and marker as inline SVG, made safe by the check. */
  logoSvg: string
  markerSvg: string
  /** Per tag of a site locale, for the links inside carry that locale's prefix. */
  faq: Record<Locale, ContentGroup[]>
  terms: Record<Locale, ContentGroup>
  prohibited: Record<Locale, ContentGroup>
  /** Per content locale: address of the message module, for the import map, and its integrity. */
  messages: Record<Locale, { href: string; integrity: string }>
}

/** `manifest.json` of a published pair (GEN-101). */
export type Manifest = {
  version: 1
  pair: string
  /** Path below the pair's folder to SHA-256 in hex, of every file but this one. */
  files: Record<string, string>
  /** Path of every input, and `program` for the generator itself, to SHA-256 in hex. */
  inputs: Record<string, string>
  settings: Deployment
}
