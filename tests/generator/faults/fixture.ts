// A small whole project in memory: two brands, three countries, two languages, over the real schemas. Faults are planted into it.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { assemble } from '#generator/load/assemble.ts'
import type { Inputs, RawFile } from '#generator/load/inputs.ts'

const SCHEMA = fileURLToPath(new URL('../../../schema/', import.meta.url))

/** Path to the contents of the file; bytes for what is no text. */
export type Files = Map<string, string | Uint8Array>

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const schemas = readdirSync(SCHEMA)
  .filter(name => name.endsWith('.schema.json'))
  .map(name => [`schema/${name}`, readFileSync(`${SCHEMA}${name}`, 'utf8')] as const)

const withIds = (text: string, ids: string[]) => json({ ...JSON.parse(text), enum: ids })

const environment = (code: string, id: string) => ({
  api: `https://${code}.api.${id}.example`,
  websocket: `wss://${code}.live.${id}.example/socket`,
  flags: { EU: `https://${code}.eu.${id}.example`, STORAGE: `https://${code}.storage.${id}.example/flags.json` },
  helpCentre: { EU: `https://h-eu.${id}.example`, AP: `https://h-ap.${id}.example`, other: `https://h.${id}.example` },
})

const country = (code: string, own: object) => ({
  $schema: '../schema/country.schema.json',
  schemaVersion: 3,
  code,
  ...own,
  defaultPaymentMethod: 'PAID',
  registrationType: 'PV',
  minimumEtaMinutes: 15,
  links: { registration: 'https://join.example/', privacy: 'https://legal.example/privacy' },
  flagProviders: ['EU', 'STORAGE'],
  environments: Object.fromEntries(['san', 'stg', 'prd'].map(id => [id, environment(code.toLowerCase(), id)])),
})

const brand = (id: string, name: string, primary: string, countries: string[], settings: object) => ({
  $schema: '../../schema/brand.schema.json',
  schemaVersion: 3,
  id,
  code: id.toUpperCase(),
  name,
  colors: { primary },
  logo: 'logo.svg',
  marker: 'marker.svg',
  countries,
  origins: Object.fromEntries(['san', 'stg', 'prd'].map(env => [env, `https://{country}.${env}.${id}.example`])),
  settings,
})

const drawing = (units: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units} ${units}">\n  <circle cx="13" cy="13" r="9" fill="#123456"/>\n</svg>\n`

const texts = [
  ...['getting-started', 'prices', 'delivery-times', 'what-you-can-send', 'tracking', 'business', 'payment'].map(
    t => `faq/${t}`,
  ),
  'legal/terms',
  'legal/prohibited-items',
  'legal/accessibility-statement',
]

const english = {
  $schema: '../../schema/messages.schema.json',
  greeting: 'Welcome to {brand}',
  order_created: 'Order {id} created at {time}',
  riders_near: [
    {
      declarations: ['input count', 'local form = count: plural'],
      selectors: ['form'],
      match: { 'form=one': '{count} rider near you', 'form=other': '{count} riders near you' },
    },
  ],
  ok: 'OK',
}

const arabic = {
  $schema: '../../schema/messages.schema.json',
  greeting: 'مرحبًا بك في {brand}',
  order_created: 'تم إنشاء الطلب {id} في {time}',
  riders_near: [
    {
      declarations: ['input count', 'local form = count: plural'],
      selectors: ['form'],
      match: Object.fromEntries(
        ['zero', 'one', 'two', 'few', 'many', 'other'].map(form => [`form=${form}`, '{count} سائق بالقرب منك']),
      ),
    },
  ],
  ok: 'OK',
}

/** The files of the project, without a fault. Each call gives new ones. */
export function fixture(): Files {
  const files: Files = new Map(schemas)
  files.set(
    'schema/brand-id.schema.json',
    withIds(String(files.get('schema/brand-id.schema.json')), ['north', 'south-star']),
  )
  files.set(
    'schema/country-code.schema.json',
    withIds(String(files.get('schema/country-code.schema.json')), ['NO', 'SG', 'AE']),
  )
  const brands = [
    brand('north', 'North Rider', '#7A1FA2', ['NO', 'SG'], { links: { apiDocs: 'https://docs.example/' } }),
    { ...brand('south-star', 'South Star', '#00796B', ['AE', 'SG'], {}), code: 'SOUTH_STAR' },
  ]
  for (const one of brands) {
    files.set(`brands/${one.id}/brand.json`, json(one))
    files.set(`brands/${one.id}/logo.svg`, drawing(26))
    files.set(`brands/${one.id}/marker.svg`, drawing(65))
  }
  files.set(
    'brands/north/countries/SG.json',
    json({
      $schema: '../../../schema/pair.schema.json',
      schemaVersion: 3,
      minimumEtaMinutes: 20,
      links: { privacy: 'https://sg.example/p' },
    }),
  )
  const place = (names: object, latitude: number, longitude: number) => ({
    names,
    cities: [{ name: names, latitude, longitude }],
  })
  files.set(
    'countries/NO.json',
    json(
      country('NO', {
        ...place({ en: 'Norway', 'nb-NO': 'Norge' }, 59.9, 10.7),
        languages: { default: 'nb_NO', supported: ['nb_NO', 'en'] },
        currency: 'NOK',
        timezone: 'Europe/Oslo',
        phonePrefix: '+47',
        geolocatorRegion: 'europe',
      }),
    ),
  )
  files.set(
    'countries/SG.json',
    json(
      country('SG', {
        ...place({ en: 'Singapore' }, 1.29, 103.85),
        languages: { default: 'en', supported: ['en'] },
        currency: 'SGD',
        timezone: 'Asia/Singapore',
        phonePrefix: '+65',
        rules: { unitNumberRequired: true },
        pricing: { base: 6, perKm: 1 },
      }),
    ),
  )
  files.set(
    'countries/AE.json',
    json(
      country('AE', {
        ...place({ en: 'United Arab Emirates', ar: 'الإمارات' }, 25.2, 55.3),
        languages: { default: 'ar', supported: ['ar', 'en'] },
        currency: 'AED',
        timezone: 'Asia/Dubai',
        phonePrefix: '+971',
      }),
    ),
  )
  files.set('content/messages/en.json', json(english))
  files.set('content/messages/ar.json', json(arabic))
  files.set('content/messages/same-as-english.json', json({ ar: ['ok'] }))
  texts.forEach((name, i) => {
    files.set(
      `content/${name}/en.md`,
      `# Title {#title-${i}}\n\nWhat this is about.\n\n## Question {#question-${i}}\n\nAn answer.\n`,
    )
  })
  return files
}

/** Replaces `from`, which must be there, in one file; without `from` the whole file. */
export function plant(files: Files, path: string, to: string | Uint8Array, from?: string): Files {
  const text = files.get(path)
  if (from === undefined) return files.set(path, to)
  if (typeof text !== 'string' || !text.includes(from)) throw new Error(`${path} has no ${from}`)
  return files.set(
    path,
    text.replace(from, () => String(to)),
  )
}

/** The project as the checks see it. */
export function inputsOf(files: Files): Inputs {
  const raw: RawFile[] = [...files].map(([path, contents]) => ({
    path,
    bytes: typeof contents === 'string' ? new TextEncoder().encode(contents) : contents,
  }))
  return assemble(raw)
}

/** The text of a file, for the source line of a diagnostic. */
export function textOf(files: Files): (path: string) => string | undefined {
  return path => {
    const contents = files.get(path)
    return contents === undefined || typeof contents === 'string' ? contents : new TextDecoder().decode(contents)
  }
}
