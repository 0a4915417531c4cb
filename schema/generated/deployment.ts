// Written by scripts/generate-schema.ts from schema/*.schema.json. Do not edit.

import type {Brand, Country, Environment, EnvironmentId, Flags} from './config.ts'

/**
 * The accepted locales as BCP 47 tags. The underscore form of the documents (nb_NO) is accepted too and normalised on reading (Q81).
 */
type Locale =
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
 * Settings with every default filled in; what stays optional here is really optional.
 */
export interface ResolvedSettings {
  /**
   * Languages of the site. The default one lives at the root, the others under /{locale}/.
   */
  languages: {
    default: Locale
    /**
     * @minItems 1
     */
    supported: [Locale, ...Locale[]]
  }
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
  typicalDeliveryMinutes: number
  /**
   * ASAP means drop-off within this many minutes (BIZ-012).
   */
  asapMinutes: number
  /**
   * Links out of the site.
   */
  links: {
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
   * How a page in English writes a date: 24 Nov or Nov 24. Browsers know it for few countries, and take the American order for the others (I18-101).
   */
  dateOrder: 'dayFirst' | 'monthFirst'
  /**
   * Region of the geolocator and of the help centre (CFG-009).
   */
  geolocatorRegion?: 'asia' | 'europe'
  /**
   * Flag providers, tried in this order (CFG-010).
   *
   * @minItems 1
   */
  flagProviders: ['EU' | 'ASIA' | 'STORAGE', ...('EU' | 'ASIA' | 'STORAGE')[]]
  /**
   * What an order needs in this country.
   */
  rules: {
    /**
     * The drop-off needs a unit number (REQ-036).
     */
    unitNumberRequired: boolean
    /**
     * The item value must be given (REQ-043).
     */
    amountRequired: boolean
    /**
     * Smallest item value, in the currency (REQ-044).
     */
    minimumAmount?: number
    /**
     * Formats of files of bulk orders that are read on the device; what is uploaded is always XLSX (BLK-010, BLK-106).
     *
     * @minItems 1
     */
    bulkFormats: ['xlsx' | 'csv' | 'tsv' | 'ods' | 'xls', ...('xlsx' | 'csv' | 'tsv' | 'ods' | 'xls')[]]
  }
  /**
   * Delivery prices in the currency of the country (section 9.3). A country without them shows none.
   */
  pricing?: {
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
    isMinimum: boolean
    /**
     * Kilometres that the base price covers.
     */
    perKmAfterKm: number
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
  limits: {
    /**
     * Longest delivery in kilometres.
     */
    distanceKm?: number
    /**
     * Heaviest item in kilograms (BIZ-010).
     */
    weightKg: number
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
    writtenCommunicationGrams: number
  }
  /**
   * Vendors that skip the vendor-prefix check of the search (Q90).
   */
  testVendorIds: string[]
  /**
   * Who may frame the portal in GODROID mode, and whether it takes a login from an app.
   */
  embedding: {
    /**
     * Whether an app may hand over its login in the address, in its own web view or in a frame of allowedOrigins (Q112).
     */
    acceptTokens: boolean
    /**
     * Items: An origin that may frame the portal.
     */
    allowedOrigins: string[]
  }
  /**
   * Page views for whatever reads the data layer of the deployment (CST-002).
   */
  analytics: {
    /**
     * required: nothing is put into the data layer until the visitor has agreed. off: nobody is asked.
     */
    consent: 'off' | 'required'
  }
  /**
   * While it lasts, a banner warns of delays in the contact centre (NTC-005).
   */
  contactCentreBanner?: {
    from: string
    to: string
  }
  /**
   * The page that says how accessible the site is, and whom to tell; without it there is no such page.
   */
  accessibilityStatement?: {
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
    answerDays: number
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
  map: {
    /**
     * Map library.
     */
    provider: 'maplibre' | 'mapbox'
    /**
     * Public access token, needed with mapbox.
     */
    mapboxToken?: string
  }
  /**
   * Suggestions of addresses from another service than the geolocator, while its flag is on (FLG-014, Q80).
   */
  addressSuggestions?: {
    /**
     * Public key for Places API (New), bound to the origins of the site by its owner; flag GoogleAutocomplete.
     */
    googleKey: string
  }
}

/** One brand in one country for one environment: frozen, complete, every value from one of the four layers. */
export type Deployment = {
  /** `<brand>-<COUNTRY>`, the name of the pair's folder. */
  pair: string
  environmentId: EnvironmentId
  /** Public origin of the site, without a slash at the end. */
  origin: string
  brand: Omit<Brand, '$schema' | 'schemaVersion' | 'settings' | 'origins' | 'countries'> & { accountProvider: string }
  country: Pick<Country, 'code' | 'names' | 'namesInText' | 'cities'>
  environment: Environment & Required<Pick<Environment, 'api' | 'websocket' | 'flags' | 'helpCentre'>>
  /** Every flag with its fallback value (FLG-002). */
  flags: Required<Flags>
  settings: ResolvedSettings
}
