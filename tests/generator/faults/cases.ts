// Seeded faults: what is planted where, and the code that must name it. The printed diagnostics are kept as snapshots.
import { type Files, plant } from './fixture.ts'
import {
  AR,
  bytes,
  EN,
  type Fault,
  LOGO,
  NO,
  NORTH,
  PAIR,
  remove,
  SG,
  SHOPS,
  SOUTH,
  svg,
  swap,
  whole,
  withShops,
} from './planting.ts'

const SETTINGS = 'schema/settings.schema.json'

const reading: Fault[] = [
  swap('CFG001', 'a comma is missing', NO, '"NOK",', '"NOK"'),
  swap('CFG001', 'a comma too many', NO, '"phonePrefix": "+47",\n', '"phonePrefix": "+47",,\n'),
  swap('CFG001', 'a trailing comma', NORTH, '"SG"\n  ]', '"SG",\n  ]'),
  swap('CFG001', 'a comment', NO, '"currency"', '// crowns\n  "currency"'),
  swap('CFG001', 'single quotes', NO, '"NOK"', "'NOK'"),
  swap('CFG001', 'a string without its end', NO, '"NOK",', '"NOK,'),
  swap('CFG001', 'an unknown escape', NO, 'Norway', 'Nor\\way'),
  swap('CFG001', 'a line break in a string', NO, 'Norway', 'Nor\nway'),
  swap('CFG001', 'a bare word', NO, '15', 'fifteen'),
  swap('CFG001', 'something after the end', EN, '"ok": "OK"\n}', '"ok": "OK"\n}\n{}'),
  { name: 'the file is cut off', code: 'CFG001', plant: f => plant(f, NO, String(f.get(NO)).slice(0, 300)) },
  whole('CFG002', 'not UTF-8', NO, bytes('{\n  "code": "NO",\n  "name": "Tr\xf8ndelag"\n}\n')),
  whole('CFG002', 'UTF-16', EN, bytes('\xff\xfe{\0}\0')),
  { name: 'a byte order mark', code: 'CFG003', plant: f => plant(f, NO, `\uFEFF${f.get(NO)}`) },
  whole('CFG004', 'an empty file', NO, ''),
  whole('CFG004', 'only white space', EN, ' \n\n'),
  swap('CFG005', 'a key given twice', NO, '"currency": "NOK"', '"currency": "NOK",\n  "currency": "SEK"'),
  swap('CFG006', '__proto__ as a key', NO, '"currency"', '"__proto__": { "polluted": true },\n  "currency"'),
  swap(
    'CFG006',
    'constructor as a key, deep inside',
    PAIR,
    '"links": {',
    '"links": {\n    "constructor": { "prototype": {} },',
  ),
  swap('CFG006', 'prototype as the key of a message', EN, '"ok"', '"prototype": "x",\n  "ok"'),
  swap('CFG006', '__proto__ behind an escape', NO, '"currency"', '"\\u005f_proto__": 1,\n  "currency"'),
  whole('CFG009', 'nested a thousand deep', PAIR, '['.repeat(1000)),
]

const withStatement = (contact: string, reviewed: string) =>
  `"currency": "NOK",\n  "accessibilityStatement": { "contact": "${contact}", "reviewed": "${reviewed}" }`

const shape: Fault[] = [
  swap('CFG010', 'an unknown key with a near one', NO, '"currency"', '"curency"'),
  swap('CFG010', 'an unknown key with no near one', NO, '"currency": "NOK"', '"currency": "NOK",\n  "weather": "cold"'),
  swap('CFG010', 'an unknown key deep inside', NO, '"registration":', '"registraton":'),
  swap('CFG010', 'a country key in a pair', PAIR, '"minimumEtaMinutes"', '"names"'),
  swap('CFG010', 'a message key with a space', EN, '"ok"', '"all right"'),
  swap('CFG011', 'a payment method that is none', NO, '"PAID"', '"PAYED"'),
  swap('CFG011', 'a registration type that is none', NO, '"PV"', '"VIP"'),
  swap('CFG011', 'a geolocator region that is none', NO, '"europe"', '"Europe"'),
  swap('CFG011', 'a flag provider that is none', NO, '"EU",\n', '"EUR",\n'),
  swap('CFG011', 'a language that is none', NO, '"default": "nb_NO"', '"default": "no_NO"'),
  swap('CFG011', 'a locale key that is none', NO, '"nb-NO": "Norge"', '"nb-NO": "Norge",\n    "xx": "Norj"'),
  swap('CFG011', 'a market that is none', NORTH, '"NO",', '"N0",'),
  swap('CFG010', 'an environment that is none', NO, '"stg":', '"stage":'),
  swap('CFG014', 'the currency is missing', NO, '  "currency": "NOK",\n', ''),
  swap('CFG014', 'the time zone is missing', NO, '  "timezone": "Europe/Oslo",\n', ''),
  swap('CFG014', 'the phone prefix is missing', NO, '  "phonePrefix": "+47",\n', ''),
  swap('CFG014', 'the default language is missing', NO, '"default": "nb_NO",\n', ''),
  {
    name: 'no language at all',
    code: 'CFG018',
    plant: files => plant(files, SG, '"supported": []', '"supported": [\n      "en"\n    ]'),
  },
  swap('CFG014', 'the primary colour is missing', NORTH, '"primary": "#7A1FA2"', ''),
  swap('CFG014', 'the logo is missing in brand.json', NORTH, '  "logo": "logo.svg",\n', ''),
  swap('CFG014', 'the privacy link is missing', NO, ',\n    "privacy": "https://legal.example/privacy"', ''),
  swap('CFG019', 'another mark than {country} in an address', NO, 'https://no.api.stg', 'https://{contry}.api.stg'),
  swap('CFG015', 'a number in quotes', NO, '"minimumEtaMinutes": 15', '"minimumEtaMinutes": "15"'),
  swap('CFG015', 'a half minute', NO, '"minimumEtaMinutes": 15', '"minimumEtaMinutes": 15.5'),
  swap('CFG015', 'one market not in a list', NORTH, '[\n    "NO",\n    "SG"\n  ]', '"NO"'),
  whole('CFG015', 'a list instead of an object', PAIR, '[]\n'),
  swap('CFG015', 'null', NO, '"NOK"', 'null'),
  swap('CFG016', 'an estimate of a day', NO, '"minimumEtaMinutes": 15', '"minimumEtaMinutes": 1440'),
  swap('CFG016', 'a negative price', SG, '"base": 6', '"base": -6'),
  swap('CFG016', 'a latitude beyond the pole', NO, '59.9', '95.9'),
  swap('CFG017', 'a colour by name', NORTH, '"#7A1FA2"', '"purple"'),
  swap('CFG017', 'a name without letters', NORTH, '"North Rider"', '""'),
  swap('CFG017', 'a name too long', NORTH, '"North Rider"', '"The Honourable Company of North Riders"'),
  swap('CFG017', 'a brand in letters that its picture cannot have', NORTH, '"North Rider"', '"طلبات"'),
  swap('CFG017', 'a code in small letters', NORTH, '"NORTH"', '"north"'),
  swap('AST001', 'a logo that is no SVG', NORTH, '"logo.svg"', '"logo.png"'),
  swap('CFG018', 'no market at all', NORTH, '[\n    "NO",\n    "SG"\n  ]', '[]'),
  swap('CFG018', 'a market twice', NORTH, '"SG"\n  ]', '"NO"\n  ]'),
  swap('CFG018', 'no flag provider', SG, '[\n    "EU",\n    "STORAGE"\n  ]', '[]'),
  swap(
    'CFG017',
    'a contact that is no mail address',
    NO,
    '"currency": "NOK"',
    withStatement('accessibility team', '2026-11-23'),
  ),
  swap('CFG019', 'a review on no day', NO, '"currency": "NOK"', withStatement('us@riders.example', '2026-02-30')),
  swap('CFG019', 'a link that is no address', NO, '"https://join.example/"', '"join us"'),
  swap('CFG019', 'a link without encryption', NO, '"https://join.example/"', '"http://join.example/"'),
  swap('CFG019', 'a socket with the wrong scheme', NO, '"wss://no.live.san', '"https://no.live.san'),
  swap('CFG019', 'an origin without the country', NORTH, '{country}.stg', 'stg'),
  swap('CFG048', 'no schema version', NO, '  "schemaVersion": 3,\n', ''),
  swap('CFG048', 'a schema version of later', NORTH, '"schemaVersion": 3', '"schemaVersion": 4'),
  swap('CFG048', 'a schema version of before', NORTH, '"schemaVersion": 3', '"schemaVersion": 2'),
  swap('CFG048', 'a schema version in quotes', NORTH, '"schemaVersion": 3', '"schemaVersion": "3"'),
  swap('CFG048', 'half a schema version', NORTH, '"schemaVersion": 3', '"schemaVersion": 2.5'),
  swap('CFG048', 'schema version 0', NORTH, '"schemaVersion": 3', '"schemaVersion": 0'),
  swap('CFG041', '$schema of another file', NO, '../schema/country', '../schema/brand'),
]

const banner = (from: string, to: string) =>
  `"currency": "NOK",\n  "contactCentreBanner": { "from": "${from}", "to": "${to}" }`

const meaning: Fault[] = [
  swap('CFG012', 'a currency with two letters exchanged', NO, '"NOK"', '"NKO"'),
  swap('CFG012', 'a currency in small letters', NO, '"NOK"', '"nok"'),
  swap('CFG012', 'a currency like no other', NO, '"NOK"', '"QJX"'),
  swap('CFG013', 'a time zone like no other', NO, 'Europe/Oslo', 'Middle/Earth'),
  swap('CFG013', 'a time zone with words before it', NO, '"Europe/Oslo"', '"in Europe/Oslo"'),
  swap('CFG013', 'a time zone in small letters', NO, 'Europe/Oslo', 'europe/oslo'),
  swap('CFG013', 'a time zone with a slip', NO, 'Europe/Oslo', 'Europe/Olso'),
  swap('CFG013', 'an offset instead of a zone', NO, 'Europe/Oslo', '+01:00'),
  swap('CFG042', 'the time zone of another country', NO, 'Europe/Oslo', 'Europe/Stockholm'),
  remove('CFG021', 'a listed country without its file', NO),
  remove('CFG021', 'a brand folder without brand.json', NORTH),
  whole('CFG020', 'a country file that is not listed', 'countries/NZ.json', '{ "schemaVersion": 3 }\n'),
  {
    name: 'a brand folder that is not listed',
    code: 'CFG020',
    plant: f => plant(f, 'brands/nroth/brand.json', String(f.get(NORTH))),
  },
  {
    name: 'a brand folder like none that is listed',
    code: 'CFG020',
    plant: f => plant(f, 'brands/q/brand.json', String(f.get(NORTH))),
  },
  whole('CFG022', 'a file in a wrong place', 'brands/north/NO.json', '{}\n'),
  whole('CFG022', 'a country file with another ending', 'countries/SE.jsonc', '{}\n'),
  swap('CFG023', 'a code that is not the file name', NO, '"code": "NO"', '"code": "SG"'),
  swap('CFG023', 'a brand id that is not the folder', NORTH, '"id": "north"', '"id": "south-star"'),
  swap('CFG024', 'a default language that is not supported', SG, '"default": "en"', '"default": "ms"'),
  swap('CFG025', 'no country name in a supported language', NO, '"nb-NO": "Norge"', '"sv": "Norge"'),
  {
    name: 'no name of a city in a supported language',
    code: 'CFG025',
    plant: files => {
      const country = JSON.parse(String(files.get(NO)))
      delete country.cities[0].name['nb-NO']
      plant(files, NO, `${JSON.stringify(country, null, 2)}\n`)
    },
  },
  swap('CFG025', 'a language without a name', NO, '"nb_NO",\n      "en"', '"nb_NO",\n      "en",\n      "xx"'),
  swap('CFG011', 'a language with a tag that is none', NO, '"nb_NO",\n      "en"', '"nb_NO",\n      "en",\n      "n"'),
  swap('CFG024', 'a default language like none that is supported', NO, '"default": "nb_NO"', '"default": "zh_TW"'),
  swap('CFG026', 'the prefix of another country', NO, '"+47"', '"+46"'),
  { name: 'a provider without an address', code: 'CFG027', plant: dropAddressOfAsia },
  swap('CFG028', 'staging on the host of production', NO, 'https://no.api.prd.example', 'https://no.api.stg.example'),
  { name: 'an environment missing', code: 'CFG029', plant: dropStaging },
  whole(
    'CFG030',
    'an override outside the markets',
    'brands/north/countries/AE.json',
    '{ "schemaVersion": 3, "minimumEtaMinutes": 30 }\n',
  ),
  whole(
    'CFG030',
    'an override in a country that nobody serves',
    'brands/north/countries/NZ.json',
    '{ "schemaVersion": 3, "minimumEtaMinutes": 30 }\n',
  ),
  swap('CFG031', 'an override that changes nothing', PAIR, '"minimumEtaMinutes": 20', '"minimumEtaMinutes": 15'),
  swap(
    'CFG032',
    'a banner that ends before it begins',
    NO,
    '"currency": "NOK"',
    banner('2026-03-02T08:00:00Z', '2026-03-01T08:00:00Z'),
  ),
  swap(
    'CFG032',
    'a banner that ends when it begins',
    NO,
    '"currency": "NOK"',
    banner('2026-03-02T08:00:00Z', '2026-03-02T08:00:00Z'),
  ),
  swap(
    'CFG019',
    'a banner on a day without a time',
    NO,
    '"currency": "NOK"',
    banner('2026-03-02', '2026-03-03T08:00:00Z'),
  ),
  swap(
    'CFG033',
    'mapbox without a token',
    NORTH,
    '"settings": {',
    '"settings": {\n    "map": { "provider": "mapbox" },',
  ),
  swap('CFG034', 'a colour too near white', NORTH, '#7A1FA2', '#FDFDFD'),
  swap('CFG035', 'a country file that names a brand', NO, 'https://join.example/', 'https://join.south-star.example/'),
  swap('CFG035', 'a brand that names another', NORTH, 'https://docs.example/', 'https://docs.example/SouthStar'),
  swap('CFG036', 'two brands with one colour', NORTH, '#7A1FA2', '#00796b'),
  swap('CFG036', 'two brands with one code', NORTH, '"NORTH"', '"SOUTH_STAR"'),
  swap('CFG036', 'two brands with one name', NORTH, '"North Rider"', '"SOUTH STAR"'),
  swap('CFG036', 'two brands at one address of the sandbox', NORTH, '{country}.san.north', '{country}.san.south-star'),
  swap('CFG036', 'two brands at one address of staging', NORTH, '{country}.stg.north', '{country}.stg.south-star'),
  swap('CFG036', 'two brands at one address of production', NORTH, '{country}.prd.north', '{country}.prd.south-star'),
  swap('CFG037', 'one language in both spellings', NO, '"nb_NO",\n      "en"', '"nb_NO",\n      "nb-NO",\n      "en"'),
  whole(
    'CFG038',
    'a schema that is none',
    'schema/country.schema.json',
    '{ "$id": "country.schema.json", "type": "objekt" }\n',
  ),
  swap(
    'CFG038',
    'a schema with a word that is none',
    'schema/pair.schema.json',
    '"type":',
    '"tipe": "object",\n  "type":',
  ),
  remove('CFG038', 'a schema missing', 'schema/pair.schema.json'),
  remove('CFG038', 'the list of brands missing', 'schema/brand-id.schema.json'),
  remove('CFG038', 'the schema of settings missing', 'schema/settings.schema.json'),
]

const drawings: Fault[] = [
  remove('AST001', 'the logo does not exist', LOGO),
  swap('AST001', 'the marker with a slip in its name', NORTH, '"marker.svg"', '"markr.svg"'),
  whole('AST002', 'not an SVG at all', LOGO, 'GIF89a'),
  whole('AST002', 'an element not closed', LOGO, svg('<g><path d="M0 0h9"/>')),
  whole('AST003', 'a script', LOGO, svg('<script>alert(1)</script>')),
  whole('AST003', 'a style sheet', LOGO, svg('<style>*{fill:red}</style>')),
  whole('AST003', 'foreign content', LOGO, svg('<foreignObject><p>Hello</p></foreignObject>')),
  whole('AST003', 'letters', LOGO, svg('<text>N</text>')),
  whole('AST003', 'an entity of its own', LOGO, `<!DOCTYPE svg [<!ENTITY a "b">]>\n${svg('<path d="M0 0h9"/>')}`),
  whole('AST004', 'an event attribute', LOGO, svg('<path d="M0 0h9" onclick="alert(1)"/>')),
  whole('AST004', 'a style attribute', LOGO, svg('<path d="M0 0h9" style="fill:red"/>')),
  whole('AST005', 'a reference to another host', LOGO, svg('<use href="https://evil.example/a.svg#b"/>')),
  whole('AST005', 'a fill from another host', LOGO, svg('<path d="M0 0h9" fill="url(https://evil.example/#b)"/>')),
  whole('AST006', 'a drawing too large', LOGO, svg(`<path d="M0 0${'h1'.repeat(9000)}"/>`)),
  whole(
    'AST007',
    'a logo of another size',
    LOGO,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M0 0h9"/></svg>\n',
  ),
  whole('AST008', 'a drawing that nobody names', 'brands/north/old-logo.svg', svg('<path d="M0 0h9"/>')),
  whole('AST008', 'a picture that nobody names', 'brands/north/shop.webp', 'RIFF0000WEBPVP8 '),
  look('CFG011', 'a choice that the look does not have', { corners: 'rounded' }),
  look('CFG017', 'a look with a picture of another kind', { hero: { layout: 'picture', picture: 'shop.gif' } }),
  look('AST010', 'a layout with a picture, and none', { hero: { layout: 'picture' } }),
  look('AST010', 'a picture that is not there', { hero: { layout: 'picture', picture: 'shop.webp' } }),
  look(
    'AST010',
    'a picture too large',
    { hero: { layout: 'picture', picture: 'shop.webp' } },
    'RIFF0000WEBP'.padEnd(30_001),
  ),
  look(
    'AST010',
    'a picture of another format',
    { hero: { layout: 'picture', picture: 'shop.avif' } },
    'RIFF0000WEBPVP8 ',
  ),
  look('CFG017', 'a typeface of another kind', { headingFont: ['headings.ttf'] }),
  look('AST001', 'a drawing of the look that is not there', { drawings: { empty: 'empty.svg' } }),
  look(
    'AST007',
    'a drawing of the look of another size',
    { drawings: { notFound: 'lost.svg' } },
    svg('<path d="M0 0h9"/>'),
  ),
  look('AST011', 'a typeface that is not there', { headingFont: ['headings.woff2'] }),
  look('AST011', 'a typeface too large', { headingFont: ['headings.woff2'] }, 'wOF2'.padEnd(28_001)),
  look('AST011', 'a typeface of another format', { headingFont: ['headings.woff2'] }, 'OTTO'),
]

/** The brand's look, with the file that it names when `contents` gives one. */
function look(code: string, name: string, given: object, contents?: string): Fault {
  return {
    code,
    name,
    plant: files => {
      plant(files, NORTH, `  "look": ${JSON.stringify(given)},\n  "marker":`, '  "marker":')
      const named = /"([^"]+\.\w+)"/.exec(JSON.stringify(given))?.[1]
      if (contents !== undefined && named) files.set(`brands/north/${named}`, new TextEncoder().encode(contents))
    },
  }
}

const messages: Fault[] = [
  swap('MSG001', 'a message missing', AR, ',\n  "ok": "OK"', ''),
  swap('MSG002', 'a message with a slip in its key', AR, '"order_created"', '"order_craeted"'),
  swap('MSG003', 'a placeholder with a slip', AR, '{brand}', '{brnad}'),
  swap('MSG003', 'a placeholder left out', AR, ' في {time}', ''),
  swap('MSG003', 'a placeholder that English has nowhere', AR, '"ok": "OK"', '"ok": "حسنًا {weather}"'),
  swap('MSG003', 'a placeholder of another meaning', AR, '{time}', '{time} {weather}'),
  swap('MSG002', 'a message that English has not, and none like it', AR, '"ok"', '"weather": "طقس",\n  "ok"'),
  swap(
    'MSG008',
    'an allowance in a language without messages',
    'content/messages/same-as-english.json',
    '"ar"',
    '"xx"',
  ),
  swap('MSG008', 'an allowance of what is translated by now', AR, '"ok": "OK"', '"ok": "حسنًا"'),
  swap('MSG004', 'a plural form missing', AR, '"form=few": "{count} سائق بالقرب منك",\n', ''),
  swap('MSG004', 'English without its singular', EN, '        "form=one": "{count} rider near you",\n', ''),
  swap('MSG005', 'a brace that is never closed', EN, '{brand}', '{brand'),
  swap('MSG005', 'a brace that closes nothing', EN, '{brand}', 'brand}'),
  swap('MSG005', 'a placeholder with a space', EN, '{brand}', '{the brand}'),
  swap('MSG005', 'variants without their list', EN, '"ok": "OK"', '"ok": { "match": { "a=b": "OK" } }'),
  swap(
    'MSG005',
    'a selector that is not declared',
    EN,
    '"selectors": [\n        "form"',
    '"selectors": [\n        "shape"',
  ),
  swap('MSG005', 'a declaration that is none', EN, '"input count"', '"inputs: count"'),
  swap('MSG005', 'a variant without its text', EN, '"{count} rider near you"', '""'),
  swap('MSG005', 'an empty text', AR, '"ok": "OK"', '"ok": ""'),
  swap('MSG006', 'a text left in English', AR, 'مرحبًا بك في {brand}', 'Welcome to {brand}'),
  swap('MSG007', 'a message that names a brand', EN, 'Welcome to {brand}', 'Welcome to North Rider, {brand}'),
  swap(
    'MSG008',
    'an allowance that is not needed',
    'content/messages/same-as-english.json',
    '"ok"',
    '"ok",\n    "greeting"',
  ),
  whole('MSG009', 'messages in the underscore form', 'content/messages/nb_NO.json', '{ "ok": "OK" }\n'),
  whole('MSG009', 'messages in a language that no site has', 'content/messages/qqq.json', '{ "ok": "Qq" }\n'),
  remove('MSG010', 'no English messages', EN),
  swap(
    'MSG011',
    'a plural form that English never uses',
    EN,
    '"form=one"',
    '"form=few": "{count} riders",\n        "form=one"',
  ),
  whole(
    'MSG012',
    'a translation that English left behind',
    'content/messages/translated-from.json',
    '{ "english": { "ok": "00000000" }, "renewed": {} }\n',
  ),
  {
    name: 'a translation without the word of the glossary',
    code: 'MSG014',
    plant: files => {
      files.set('content/glossary/en.json', '{ "rider": { "say": "rider", "words": ["rider", "riders"] } }\n')
      files.set('content/glossary/ar.json', '{ "rider": { "say": "مندوب" } }\n')
    },
  },
  {
    name: 'a word that the glossary excludes',
    code: 'MSG015',
    plant: files => {
      files.set('content/glossary/en.json', '{ "greeting": { "say": "hello", "never": ["welcome"] } }\n')
    },
  },
  {
    name: 'a term that English does not have',
    code: 'MSG016',
    plant: files => {
      files.set('content/glossary/en.json', '{ "rider": { "say": "rider" } }\n')
      files.set('content/glossary/ar.json', '{ "ridr": { "say": "سائق" } }\n')
    },
  },
  whole('CFG010', 'an unknown key in the glossary', 'content/glossary/en.json', '{ "rider": { "says": "rider" } }\n'),
]

const STATEMENT = withStatement('us@riders.example', '2026-11-23').replace('NOK', 'AED')

/** Texts in Arabic, but for the statement on accessibility. */
function inArabic(files: Files): void {
  for (const path of [...files.keys()].filter(path => /^content\/(faq|legal)\/.*\/en\.md$/.test(path)))
    if (!path.includes('accessibility')) files.set(path.replace('/en.md', '/ar.md'), String(files.get(path)))
}

const texts: Fault[] = [
  whole('CFG030', 'settings of a brand in a country that no site is for', 'brands/north/countries/QQ.json', '{}\n'),
  swap('CNT015', 'a dead link in an answer', 'content/faq/prices/en.md', 'An answer.', 'See [prices](/faq#nowhere).'),
  swap('CNT006', 'raw HTML in an answer', 'content/faq/prices/en.md', 'An answer.', 'An <b onclick="x()">answer</b>.'),
  swap('CNT025', 'an answer that is merged by halves', 'content/faq/prices/en.md', 'An answer.', '=======\nAn answer.'),
  {
    name: 'an audience of which a field is missing',
    code: 'CNT024',
    plant: files => plant(withShops(files, NORTH), SHOPS, '', 'lead: For you.\n'),
  },
  {
    name: 'a country with a statement that one of its languages lacks',
    code: 'CNT016',
    plant: files => {
      inArabic(files)
      plant(files, 'countries/AE.json', STATEMENT, '"currency": "AED"')
    },
  },
  {
    name: 'a brand with a statement that a language of its country lacks',
    code: 'CNT016',
    plant: files => {
      inArabic(files)
      plant(files, 'brands/south-star/countries/AE.json', `{ "schemaVersion": 3, ${STATEMENT.split(',\n')[1]} }\n`)
    },
  },
  { name: 'an audience without a text', code: 'CFG049', plant: files => withShops(files, NORTH, 'shop') },
  {
    name: 'an audience that a default language lacks',
    code: 'CFG050',
    plant: files => {
      for (const path of [...files.keys()].filter(path => /^content\/(faq|legal)\/.*\/en\.md$/.test(path)))
        files.set(path.replace('/en.md', '/ar.md'), String(files.get(path)))
      withShops(files, SOUTH)
    },
  },
]

/** Every seeded fault. */
export const FAULTS: Fault[] = [...reading, ...shape, ...meaning, ...drawings, ...messages, ...texts]

type Servers = Record<string, { flags: Record<string, string> }>

/** Changes the servers that are written for every country, and those of one country. */
function changeServers(files: Files, change: (servers: Servers) => void): void {
  const schema = JSON.parse(String(files.get(SETTINGS)))
  change(schema.$defs.environments.default)
  files.set(SETTINGS, `${JSON.stringify(schema, null, 2)}\n`)
  const country = JSON.parse(String(files.get(NO)))
  change(country.environments)
  files.set(NO, `${JSON.stringify(country, null, 2)}\n`)
}

function dropStaging(files: Files): void {
  changeServers(files, servers => {
    delete servers['stg']
  })
}

function dropAddressOfAsia(files: Files): void {
  changeServers(files, servers => {
    for (const { flags } of Object.values(servers)) delete flags['ASIA']
  })
  plant(files, NO, '"ASIA",\n', '"EU",\n')
}
