// Written by scripts/generate-schema.ts from schema/*.schema.json. Do not edit.

/**
 * The accepted brands (CFG-001). A brand is added with one line here and its own folder under brands/.
 */
export type BrandId = 'talabat' | 'foodpanda' | 'pandago' | 'pandasend' | 'hunger-station' | 'efood' | 'foody' | 'glovo'
/**
 * Version of the schemas that the file is written for; npm run portal -- migrate lifts older files to it (CFG-106).
 */
export type SchemaVersion = 3
/**
 * The accepted countries by ISO 3166-1 code (CFG-004). A country is added with one line here and its own file under countries/.
 */
export type CountryCode =
  | 'BH'
  | 'EG'
  | 'HK'
  | 'JO'
  | 'KW'
  | 'MY'
  | 'OM'
  | 'PH'
  | 'PK'
  | 'QA'
  | 'SG'
  | 'TH'
  | 'TW'
  | 'AE'
  | 'MM'
  | 'BD'
  | 'KH'
  | 'SE'
  | 'LA'
  | 'HU'
  | 'JP'
  | 'NO'
  | 'FI'
  | 'DE'
  | 'CZ'
  | 'SA'
  | 'GR'
  | 'CY'
  | 'DK'
  | 'PL'
  | 'RS'
  | 'RO'
/**
 * The accepted locales as BCP 47 tags. The underscore form of the documents (nb_NO) is accepted too and normalised on reading (Q81).
 */
export type Locale =
  | 'en'
  | 'ar'
  | 'ar-SA'
  | 'bn'
  | 'ceb'
  | 'km'
  | 'lo'
  | 'ms'
  | 'th'
  | 'tl'
  | 'ur-Latn'
  | 'zh-HK'
  | 'zh-TW'
  | 'zh-MY'
  | 'ur'
  | 'my'
  | 'ja'
  | 'sv'
  | 'nb-NO'
  | 'fi'
  | 'hu'
  | 'cs'
  | 'el'
  | 'da'
  | 'sr'
  | 'pl'
  | 'ro'
  | 'de'
  | 'ar_SA'
  | 'ur_Latn'
  | 'zh_HK'
  | 'zh_TW'
  | 'zh_MY'
  | 'nb_NO'
/**
 * Flag providers, tried in this order (CFG-010).
 *
 * @minItems 1
 */
export type FlagProviders = ['EU' | 'ASIA' | 'STORAGE', ...('EU' | 'ASIA' | 'STORAGE')[]]
/**
 * Vendors that skip the vendor-prefix check of the search (Q90).
 */
export type TestVendorIds = string[]
/**
 * san is the local sandbox, stg and prd are deployment targets (CFG-008).
 */
export type EnvironmentId = 'san' | 'stg' | 'prd'

export interface ConfigurationFiles {
  'brand-id': BrandId
  brand: Brand
  'country-code': CountryCode
  country: Country
  'environment-id': EnvironmentId
  environment: Environment
  flags: Flags
  glossary: Glossary
  locale: Locale
  messages: Messages
  pair: PairOverride
  'schema-version': SchemaVersion
  settings: Settings
}
/**
 * One brand: its name, one colour, its drawings and its markets (CFG-002).
 */
export interface Brand {
  /**
   * Lets editors complete and check this file.
   */
  $schema?: string
  schemaVersion: SchemaVersion
  id: BrandId
  /**
   * Value of the documents and of the calls, such as HUNGER_STATION.
   */
  code: string
  /**
   * Name as shown, in letters that the picture of a shared page can have.
   */
  name: string
  /**
   * Who keeps the accounts, named when an e-mail is registered twice (Q01). Default: the name.
   */
  accountProvider?: string
  colors: {
    /**
     * The one colour of the brand, as #RRGGBB.
     */
    primary: string
  }
  /**
   * File beside this one: a square glyph, 26 x 26 units.
   */
  logo: string
  /**
   * File beside this one: the map marker, 65 x 65 units.
   */
  marker: string
  /**
   * What makes the brand known at sight besides its colour. Every key is optional; what is left out follows from the colour (docs/how-to-add-a-brand.md).
   */
  look?: {
    /**
     * How round corners are; pill: round, with buttons that end in half circles.
     */
    corners?: 'sharp' | 'soft' | 'round' | 'pill'
    /**
     * What sets a card off its page: a soft shadow, a thin line, a heavy line with a hard shadow, or a tint alone.
     */
    edges?: 'shadow' | 'line' | 'bold' | 'flat'
    /**
     * Weight of large headings; scripts whose system faces have fewer weights take the nearest.
     */
    headingWeight?: 500 | 600 | 650 | 700 | 800
    /**
     * Size of the heading that a page opens with.
     */
    headingSize?: 'calm' | 'even' | 'large'
    /**
     * Space between sections, and height of controls for a mouse; for fingers they stay 44 pixels.
     */
    density?: 'compact' | 'even' | 'roomy'
    /**
     * Width of the lines of icons, in units of their 24.
     */
    iconStroke?: 1.5 | 1.75 | 2 | 2.25
    /**
     * Curve and length of transitions, none over 250 ms.
     */
    motion?: 'brisk' | 'even' | 'calm' | 'springy'
    /**
     * Files beside this one with a typeface for headings, at most 28000 bytes together: a letter that the first has not is taken from the next, then from the system.
     *
     * @minItems 1
     * @maxItems 3
     */
    headingFont?: [string] | [string, string] | [string, string, string]
    /**
     * The brand's own drawings in place of the built ones.
     */
    drawings?: {
      /**
       * File beside this one for lists without orders: 160 x 104 units, to be seen on light and dark.
       */
      empty?: string
      /**
       * File beside this one for the page of an unknown address: 480 x 320 units, to be seen on what pages begin with.
       */
      notFound?: string
    }
    /**
     * Drawing of the place where an order is collected; it should not look like the logo.
     */
    originMark?: 'ring' | 'square' | 'diamond' | 'leaf'
    /**
     * Line from where an order is collected to where it goes, in drawings.
     */
    way?: 'solid' | 'dots' | 'dashes'
    /**
     * Colours of drawings: shades of the brand, brand and accent, mostly dark, or pale.
     */
    illustration?: 'tonal' | 'duotone' | 'ink' | 'pastel'
    /**
     * Second colour of the drawings, as #RRGGBB; no text is written in it.
     */
    accent?: string
    /**
     * Colours of the map, in light and dark.
     */
    map?: {
      /**
       * Tint of land, built areas and roads.
       */
      tone?: 'neutral' | 'warm' | 'cool' | 'brand'
      /**
       * Colour of water.
       */
      water?: 'blue' | 'teal' | 'grey' | 'deep'
      /**
       * How roads stand out from the land.
       */
      roads?: 'plain' | 'tinted' | 'bold'
      /**
       * How dark names are written.
       */
      labels?: 'quiet' | 'clear'
    }
    /**
     * Top of the landing page.
     */
    hero?: {
      /**
       * What is next to the promise: a map, a drawing, the brand's own picture, or nothing but type.
       */
      layout?: 'map' | 'illustration' | 'picture' | 'type'
      /**
       * What the promise is written on: the brand's colour, a tint of it, a dark tone, or the page. Other pages begin with it too.
       */
      ground?: 'brand' | 'soft' | 'ink' | 'paper'
      /**
       * Drawing of the layout "illustration".
       */
      scene?: 'ride' | 'shop' | 'door'
      /**
       * File beside this one for the layout "picture", at most 30000 bytes; it is decoration and is cut to its place.
       */
      picture?: string
    }
  }
  /**
   * Whom the brand has a page for, in the order of the links: each is a folder below content/audiences and, after /for-, the address (docs/how-to-write-content.md). Default: none.
   */
  audiences?: string[]
  /**
   * Markets of the brand; build --all builds these.
   *
   * @minItems 1
   */
  countries: [CountryCode, ...CountryCode[]]
  /**
   * Where the sites live, for canonical links.
   */
  origins: {
    /**
     * Public origin of the sites, with {country} where the code goes in lower case.
     */
    san: string
    /**
     * Public origin of the sites, with {country} where the code goes in lower case.
     */
    stg: string
    /**
     * Public origin of the sites, with {country} where the code goes in lower case.
     */
    prd: string
  }
  settings?: Settings
}
/**
 * Everything that may be set by a country, overridden by a brand, and overridden again by one brand in one country. Resolution: default here < country < brand < pair.
 */
export interface Settings {
  languages?: Languages
  /**
   * ISO 4217 code of the currency that prices are given in.
   */
  currency?: string
  /**
   * IANA time zone of service hours and date filters (CFG-017).
   */
  timezone?: string
  /**
   * International dialling prefix.
   */
  phonePrefix?: string
  /**
   * Payment method chosen at the start (CFG-007).
   */
  defaultPaymentMethod?: 'NONE' | 'PAID' | 'CASH_ON_DELIVERY' | 'PAYMENT_ON_DELIVERY'
  /**
   * PV: platform vendor, asks for name and vendor code. NPV: other vendor, asks for a business name (CFG-011).
   */
  registrationType?: 'PV' | 'NPV'
  /**
   * Lower bound, in minutes, of every estimate shown (CST-003).
   */
  minimumEtaMinutes?: number
  /**
   * Typical delivery time in minutes (BIZ-013).
   */
  typicalDeliveryMinutes?: number
  /**
   * ASAP means drop-off within this many minutes (BIZ-012).
   */
  asapMinutes?: number
  links?: Links
  /**
   * How a page in English writes a date: 24 Nov or Nov 24. Browsers know it for few countries, and take the American order for the others (I18-101).
   */
  dateOrder?: 'dayFirst' | 'monthFirst'
  /**
   * Region of the geolocator and of the help centre (CFG-009).
   */
  geolocatorRegion?: 'asia' | 'europe'
  flagProviders?: FlagProviders
  flags?: Flags
  environments?: Environments
  rules?: Rules
  pricing?: Pricing
  limits?: Limits
  testVendorIds?: TestVendorIds
  embedding?: Embedding
  analytics?: Analytics
  contactCentreBanner?: ContactCentreBanner
  accessibilityStatement?: AccessibilityStatement
  map?: Map
  addressSuggestions?: AddressSuggestions
}
/**
 * Languages of the site. The default one lives at the root, the others under /{locale}/.
 */
export interface Languages {
  default: Locale
  /**
   * @minItems 1
   */
  supported: [Locale, ...Locale[]]
}
/**
 * Links out of the site.
 */
export interface Links {
  /**
   * Where a business registers; also the become-a-partner link (Q04).
   */
  registration?: string
  /**
   * Privacy policy.
   */
  privacy?: string
  /**
   * Where a receiver asks when a public page cannot show their order: a page, a mail address or a phone number; hidden when unset.
   */
  contact?: string
  /**
   * App for individuals; hidden when unset (LND-002).
   */
  consumerApp?: string
  /**
   * API documentation; hidden when unset.
   */
  apiDocs?: string
}
/**
 * Feature flags and their values in the static fallback file (FLG-002, GEN-012). All are off by default (Q80).
 */
export interface Flags {
  GuestCheckout?: boolean
  Voucher?: boolean
  PreOrder?: boolean
  PaymentVat?: boolean
  AddressBook?: boolean
  BulkOrderUpload?: boolean
  ModifyOrderButton?: boolean
  EditVendorOutlet?: boolean
  AddVendorOutlet?: boolean
  PayAtPickup?: boolean
  ProofOfDelivery?: boolean
  ProofOfPickup?: boolean
  ProofOfReturn?: boolean
  TrackingPageSettings?: boolean
  DeliveryReceiptCta?: boolean
  DeactivateSignUpButton?: boolean
  DelayedCancellation?: boolean
  DynamicTimeEstimation?: boolean
  PlannedMaintenance?: boolean
  UnplannedMaintenance?: boolean
  GoogleAutocomplete?: boolean
  Helpcenter?: boolean
  DrawDeliveryAreas?: boolean
  CyberSourceCreditCard?: boolean
  NonePaymentMethod?: boolean
}
/**
 * Servers per environment. {country} is the code of the country in small letters. What is given in a file lies over these, key by key.
 */
export interface Environments {
  san?: Environment
  stg?: Environment
  prd?: Environment
}
/**
 * Where one deployment finds its servers in one environment (CFG-013, CFG-014).
 */
export interface Environment {
  /**
   * Origin of the API host; calls go to {api}/{service}/api/v1.
   */
  api?: string
  /**
   * Address of the socket for live order updates.
   */
  websocket?: string
  /**
   * Address of each flag provider; one for every name in flagProviders.
   */
  flags?: {
    /**
     * Flag service of the EU region.
     */
    EU?: string
    /**
     * Flag service of the Asia region.
     */
    ASIA?: string
    /**
     * Flags kept as one static file.
     */
    STORAGE?: string
  }
  /**
   * Help-centre host by region (Q77).
   */
  helpCentre?: {
    /**
     * Host for Europe.
     */
    EU: string
    /**
     * Host for Asia and the Pacific.
     */
    AP: string
    /**
     * Host where no region is set.
     */
    other: string
  }
  /**
   * Where browsers report what the policies of the site refused. Without it nothing is reported.
   */
  reporting?: string
  /**
   * Hosts that a payment may redirect to (PAY-102).
   */
  redirectHosts?: string[]
  /**
   * Style document of the map; unset means the plain bundled base map.
   */
  mapStyle?: string
}
/**
 * What an order needs in this country.
 */
export interface Rules {
  /**
   * The drop-off needs a unit number (REQ-036).
   */
  unitNumberRequired?: boolean
  /**
   * The item value must be given (REQ-043).
   */
  amountRequired?: boolean
  /**
   * Smallest item value, in the currency (REQ-044).
   */
  minimumAmount?: number
  /**
   * Formats of files of bulk orders that are read on the device; what is uploaded is always XLSX (BLK-010, BLK-106).
   *
   * @minItems 1
   */
  bulkFormats?: ['xlsx' | 'csv' | 'tsv' | 'ods' | 'xls', ...('xlsx' | 'csv' | 'tsv' | 'ods' | 'xls')[]]
}
/**
 * Delivery prices in the currency of the country (section 9.3). A country without them shows none.
 */
export interface Pricing {
  /**
   * Price of a delivery before distance.
   */
  base: number
  /**
   * Price of each further kilometre.
   */
  perKm: number
  /**
   * The base is a 'from' price.
   */
  isMinimum?: boolean
  /**
   * Kilometres that the base price covers.
   */
  perKmAfterKm?: number
  /**
   * Areas in which the base price covers another distance; the first is the one estimates use.
   *
   * @minItems 1
   */
  areas?: [
    {
      /**
       * Name of the area, by locale.
       */
      name: {
        [k: string]: string
      }
      /**
       * Kilometres that the base price covers here.
       */
      perKmAfterKm: number
    },
    ...{
      /**
       * Name of the area, by locale.
       */
      name: {
        [k: string]: string
      }
      /**
       * Kilometres that the base price covers here.
       */
      perKmAfterKm: number
    }[]
  ]
  /**
   * Added when the receiver pays in cash.
   */
  cashOnDeliveryFee?: number
}
/**
 * What may be sent.
 */
export interface Limits {
  /**
   * Longest delivery in kilometres.
   */
  distanceKm?: number
  /**
   * Heaviest item in kilograms (BIZ-010).
   */
  weightKg?: number
  /**
   * Items worth more are restricted, in the currency.
   */
  restrictedValue?: number
  /**
   * Items heavier than this are restricted.
   */
  restrictedWeightKg?: number
  /**
   * Written communication below this weight in grams is restricted (BIZ-014).
   */
  writtenCommunicationGrams?: number
}
/**
 * Who may frame the portal in GODROID mode, and whether it takes a login from an app.
 */
export interface Embedding {
  /**
   * Whether an app may hand over its login in the address, in its own web view or in a frame of allowedOrigins (Q112).
   */
  acceptTokens?: boolean
  /**
   * Items: An origin that may frame the portal.
   */
  allowedOrigins?: string[]
}
/**
 * Page views for whatever reads the data layer of the deployment (CST-002).
 */
export interface Analytics {
  /**
   * required: nothing is put into the data layer until the visitor has agreed. off: nobody is asked.
   */
  consent?: 'off' | 'required'
}
/**
 * While it lasts, a banner warns of delays in the contact centre (NTC-005).
 */
export interface ContactCentreBanner {
  from: string
  to: string
}
/**
 * The page that says how accessible the site is, and whom to tell; without it there is no such page.
 */
export interface AccessibilityStatement {
  /**
   * Mail address that answers reports of barriers.
   */
  contact: string
  /**
   * Day of the last review of the statement.
   */
  reviewed: string
  /**
   * Days within which a report is answered.
   */
  answerDays?: number
  /**
   * The authority that supervises accessibility; not named when unset.
   */
  authority?: {
    /**
     * Name of the authority, as it calls itself.
     */
    name: string
    /**
     * Page of the authority where complaints are taken.
     */
    link: string
  }
}
/**
 * The map.
 */
export interface Map {
  /**
   * Map library.
   */
  provider?: 'maplibre' | 'mapbox'
  /**
   * Public access token, needed with mapbox.
   */
  mapboxToken?: string
}
/**
 * Suggestions of addresses from another service than the geolocator, while its flag is on (FLG-014, Q80).
 */
export interface AddressSuggestions {
  /**
   * Public key for Places API (New), bound to the origins of the site by its owner; flag GoogleAutocomplete.
   */
  googleKey: string
}
/**
 * One country: public facts, rules, servers, prices and limits (CFG-003).
 */
export interface Country {
  /**
   * Lets editors complete and check this file.
   */
  $schema?: string
  schemaVersion: SchemaVersion
  code: CountryCode
  /**
   * Name of the country, by locale; en and each supported language.
   */
  names: {
    /**
     * In letters that the picture of a shared page can have.
     */
    en: string
    [k: string]: string
  }
  /**
   * Name within a sentence, by locale, where it is another one: with its article.
   */
  namesInText?: {
    [k: string]: string
  }
  /**
   * Where riders are, largest first. Named on the landing page.
   *
   * @minItems 1
   * @maxItems 4
   */
  cities:
    | [
        {
          /**
           * Name by locale; en is required.
           */
          name: {
            [k: string]: string
          }
          latitude: number
          longitude: number
        }
      ]
    | [
        {
          /**
           * Name by locale; en is required.
           */
          name: {
            [k: string]: string
          }
          latitude: number
          longitude: number
        },
        {
          /**
           * Name by locale; en is required.
           */
          name: {
            [k: string]: string
          }
          latitude: number
          longitude: number
        }
      ]
    | [
        {
          /**
           * Name by locale; en is required.
           */
          name: {
            [k: string]: string
          }
          latitude: number
          longitude: number
        },
        {
          /**
           * Name by locale; en is required.
           */
          name: {
            [k: string]: string
          }
          latitude: number
          longitude: number
        },
        {
          /**
           * Name by locale; en is required.
           */
          name: {
            [k: string]: string
          }
          latitude: number
          longitude: number
        }
      ]
    | [
        {
          /**
           * Name by locale; en is required.
           */
          name: {
            [k: string]: string
          }
          latitude: number
          longitude: number
        },
        {
          /**
           * Name by locale; en is required.
           */
          name: {
            [k: string]: string
          }
          latitude: number
          longitude: number
        },
        {
          /**
           * Name by locale; en is required.
           */
          name: {
            [k: string]: string
          }
          latitude: number
          longitude: number
        },
        {
          /**
           * Name by locale; en is required.
           */
          name: {
            [k: string]: string
          }
          latitude: number
          longitude: number
        }
      ]
  languages: Languages
  /**
   * ISO 4217 code of the currency that prices are given in.
   */
  currency: string
  /**
   * IANA time zone of service hours and date filters (CFG-017).
   */
  timezone: string
  /**
   * International dialling prefix.
   */
  phonePrefix: string
  /**
   * Payment method chosen at the start (CFG-007).
   */
  defaultPaymentMethod: 'NONE' | 'PAID' | 'CASH_ON_DELIVERY' | 'PAYMENT_ON_DELIVERY'
  /**
   * PV: platform vendor, asks for name and vendor code. NPV: other vendor, asks for a business name (CFG-011).
   */
  registrationType: 'PV' | 'NPV'
  /**
   * Lower bound, in minutes, of every estimate shown (CST-003).
   */
  minimumEtaMinutes: number
  /**
   * Typical delivery time in minutes (BIZ-013).
   */
  typicalDeliveryMinutes?: number
  /**
   * ASAP means drop-off within this many minutes (BIZ-012).
   */
  asapMinutes?: number
  links: Links
  /**
   * How a page in English writes a date: 24 Nov or Nov 24. Browsers know it for few countries, and take the American order for the others (I18-101).
   */
  dateOrder?: 'dayFirst' | 'monthFirst'
  /**
   * Region of the geolocator and of the help centre (CFG-009).
   */
  geolocatorRegion?: 'asia' | 'europe'
  flagProviders: FlagProviders
  flags?: Flags
  environments?: Environments
  rules?: Rules
  pricing?: Pricing
  limits?: Limits
  testVendorIds?: TestVendorIds
  embedding?: Embedding
  analytics?: Analytics
  contactCentreBanner?: ContactCentreBanner
  accessibilityStatement?: AccessibilityStatement
  map?: Map
  addressSuggestions?: AddressSuggestions
}
/**
 * The words of one language for the things that have one name everywhere, by term. English says which terms there are.
 */
export interface Glossary {
  /**
   * Lets editors complete and check this file.
   */
  $schema?: string
  [k: string]:
    | {
        /**
         * The word, as writers and translators are told it.
         */
        say: string
        /**
         * Its forms, when it has others than say. A form is found anywhere in a text; a star stands for the rest of a word. In English, whole words that call for the term.
         *
         * @minItems 1
         */
        words?: [string, ...string[]]
        /**
         * Words for the same thing that no text uses.
         *
         * @minItems 1
         */
        never?: [string, ...string[]]
        /**
         * Keys of messages that do without the word, rightly.
         *
         * @minItems 1
         */
        otherwise?: [string, ...string[]]
        /**
         * What is meant, for translators.
         */
        note?: string
      }
    | string
    | undefined
}
/**
 * Messages of one locale. A plain text, or variants for plurals and the like in the inlang message format. Placeholders in braces.
 */
export interface Messages {
  /**
   * Lets editors complete and check this file.
   */
  $schema?: string
  [k: string]:
    | string
    | [
        {
          declarations: string[]
          selectors: string[]
          match: {
            [k: string]: string
          }
        }
      ]
    | undefined
}
/**
 * What one brand does differently in one country. Only what differs.
 */
export interface PairOverride {
  /**
   * Lets editors complete and check this file.
   */
  $schema?: string
  schemaVersion: SchemaVersion
  languages?: Languages
  /**
   * ISO 4217 code of the currency that prices are given in.
   */
  currency?: string
  /**
   * IANA time zone of service hours and date filters (CFG-017).
   */
  timezone?: string
  /**
   * International dialling prefix.
   */
  phonePrefix?: string
  /**
   * Payment method chosen at the start (CFG-007).
   */
  defaultPaymentMethod?: 'NONE' | 'PAID' | 'CASH_ON_DELIVERY' | 'PAYMENT_ON_DELIVERY'
  /**
   * PV: platform vendor, asks for name and vendor code. NPV: other vendor, asks for a business name (CFG-011).
   */
  registrationType?: 'PV' | 'NPV'
  /**
   * Lower bound, in minutes, of every estimate shown (CST-003).
   */
  minimumEtaMinutes?: number
  /**
   * Typical delivery time in minutes (BIZ-013).
   */
  typicalDeliveryMinutes?: number
  /**
   * ASAP means drop-off within this many minutes (BIZ-012).
   */
  asapMinutes?: number
  links?: Links
  /**
   * How a page in English writes a date: 24 Nov or Nov 24. Browsers know it for few countries, and take the American order for the others (I18-101).
   */
  dateOrder?: 'dayFirst' | 'monthFirst'
  /**
   * Region of the geolocator and of the help centre (CFG-009).
   */
  geolocatorRegion?: 'asia' | 'europe'
  flagProviders?: FlagProviders
  flags?: Flags
  environments?: Environments
  rules?: Rules
  pricing?: Pricing
  limits?: Limits
  testVendorIds?: TestVendorIds
  embedding?: Embedding
  analytics?: Analytics
  contactCentreBanner?: ContactCentreBanner
  accessibilityStatement?: AccessibilityStatement
  map?: Map
  addressSuggestions?: AddressSuggestions
}
