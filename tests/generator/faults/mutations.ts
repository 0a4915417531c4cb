// Slips that once passed `validate` and failed later, or reached readers: what is planted where, and the code that must name it.
import { type Files, plant } from './fixture.ts'
import { AR, EN, type Fault, LOGO, NO, NORTH, PAIR, SG, svg, swap, whole } from './planting.ts'

const FAQ = 'content/faq/prices/en.md'
const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"'
const ONE = '"form=one": "{count} سائق بالقرب منك"'

const servers: Fault[] = [
  swap('CFG044', 'a server of production without encryption', NO, 'https://no.api.prd', 'http://no.api.prd'),
  swap('CFG044', 'a socket of staging without encryption', NO, 'wss://no.live.stg', 'ws://no.live.stg'),
  swap('CFG044', 'flags of production without encryption', NO, 'https://no.eu.prd', 'http://no.eu.prd'),
  swap('CFG044', 'a help centre without encryption', NO, 'https://h-ap.prd', 'http://h-ap.prd'),
  swap('CFG044', 'production on this machine', NO, 'https://no.api.prd.example', 'https://no.localhost:4600'),
  swap('CFG044', 'production on this machine, by number', NO, 'https://no.api.prd.example', 'https://127.0.0.1:4600'),
  swap('CFG045', 'the server of another country', NO, 'https://no.api.prd', 'https://sg.api.prd'),
  swap('CFG045', 'the socket of another country', NO, 'wss://no.live.prd', 'wss://ae.live.prd'),
  swap(
    'CFG019',
    'a query in the address of a server',
    NO,
    'https://no.api.prd.example',
    'https://no.api.prd.example?key=1',
  ),
  swap(
    'CFG019',
    'a fragment in the address of a server',
    NO,
    'https://no.api.prd.example',
    'https://no.api.prd.example#top',
  ),
  swap('CFG019', 'a password in the address of a server', NO, 'https://no.api.prd', 'https://me:secret@no.api.prd'),
  swap('CFG028', 'production at the origin of the sandbox', NORTH, '{country}.prd.north', '{country}.san.north'),
  swap('CFG044', 'production at an origin without encryption', NORTH, 'https://{country}.prd', 'http://{country}.prd'),
  swap(
    'CFG044',
    'production at an origin on this machine',
    NORTH,
    '{country}.prd.north.example',
    '{country}.localhost',
  ),
  swap(
    'CFG019',
    'an origin with a path that may frame the portal',
    NORTH,
    '"settings": {',
    '"settings": {\n    "embedding": { "allowedOrigins": ["https://app.example/frame;script-src"] },',
  ),
]

const places: Fault[] = [
  swap('CFG042', 'the time zone of another country', SG, 'Asia/Singapore', 'Asia/Tokyo'),
  swap(
    'CFG046',
    'latitude and longitude of the only city exchanged',
    NO,
    '59.9,\n      "longitude": 10.7',
    '10.7,\n      "longitude": 59.9',
  ),
  {
    name: 'latitude and longitude of one city of three exchanged',
    code: 'CFG046',
    plant: files => {
      const city = (latitude: number, longitude: number) =>
        `    {\n      "name": { "en": "X", "nb-NO": "X" },\n      "latitude": ${latitude},\n      "longitude": ${longitude}\n    }`
      const before = String(files.get(NO))
      const from = before.indexOf('"cities": [')
      const cities = `"cities": [\n${[city(59.9, 10.7), city(5.3, 60.4), city(63.4, 10.4)].join(',\n')}\n  ]`
      plant(files, NO, before.slice(0, from) + cities + before.slice(before.indexOf(']', from) + 1))
    },
  },
]

const names: Fault[] = [
  swap('CFG017', 'a brand with a blank name', NORTH, '"North Rider"', '" "'),
  swap('CFG017', 'a brand with a name of no width', NORTH, '"North Rider"', '"\\u200b"'),
  swap('CFG017', 'a country with a blank name', NO, '"Norway"', '"\\u00a0"'),
  swap('CFG048', 'a country file of a schema version to come', NO, '"schemaVersion": 3', '"schemaVersion": 99'),
  swap('CFG048', 'a brand file of an older schema version', NORTH, '"schemaVersion": 3', '"schemaVersion": 1'),
  swap('CFG047', 'a control character in the name of a country', NO, '"Norway"', '"Nor\\u0007way"'),
  swap('CFG047', 'NUL in the name of a brand', NORTH, '"North Rider"', '"North\\u0000Rider"'),
  swap('CFG047', 'text turned around in the name of a brand', NORTH, '"North Rider"', '"North\u202eRider"'),
  swap('CFG047', 'half a letter in a name', NO, '"Norge"', '"Norge \\ud83d"'),
  swap('CFG047', 'a line separator in a link of a pair', PAIR, 'https://sg.example/p', 'https://sg.example/p\\u2028'),
]

const OK = '"ok": "OK"'
const chosenBy = (selectors: string, ...cases: string[]) => {
  const declarations = ['input kind', 'input count', 'local form = count: plural']
  const match = Object.fromEntries(cases.map(one => [one, `OK ${one.replace(/\W+/g, ' ')}`]))
  return `"ok": ${JSON.stringify([{ declarations, selectors: selectors.split(', '), match }])}`
}

const messages: Fault[] = [
  swap('MSG005', 'a plural that nobody knows', EN, 'count: plural', 'count: nosuch'),
  swap('MSG005', 'an option of a plural that nobody knows', AR, 'count: plural', 'count: plural type=nosuch'),
  swap('MSG005', 'a blank message', AR, '"مرحبًا بك في {brand}"', '" "'),
  swap('MSG005', 'a blank form', EN, '"{count} rider near you"', '" "'),
  swap('MSG005', 'NUL in a message', EN, 'Welcome to', 'Welcome\\u0000to'),
  swap('MSG005', 'text turned around in a message', AR, 'مرحبًا', '\u202eمرحبًا'),
  swap('MSG013', 'a form that lost its number', AR, '"form=few": "{count} سائق', '"form=few": "سائق'),
  swap('MSG013', 'an English form that lost its number', EN, '{count} riders near', 'Riders near'),
  {
    name: 'a plural replaced by a plain text',
    code: 'MSG004',
    plant: files => {
      const before = String(files.get(AR))
      const [from, to] = [before.indexOf('"riders_near"'), before.indexOf('"ok"')]
      plant(files, AR, `${before.slice(0, from)}"riders_near": "{count} سائق",\n  ${before.slice(to)}`)
    },
  },
  swap('MSG004', 'a form left out', AR, `${ONE},\n`, ''),
  swap(
    'MSG004',
    'a case of two that no text is for',
    EN,
    OK,
    chosenBy('kind, form', 'kind=a, form=one', 'kind=*, form=other'),
  ),
  swap('MSG004', 'a value that no text is for', EN, OK, chosenBy('kind', 'kind=a', 'kind=b')),
  swap('MSG005', 'a mark of a part without its end', EN, 'Welcome to {brand}', 'Welcome to {#b}{brand}'),
]

const ORIGIN = 'https://{country}.prd.north.example'
const forms: Fault[] = [
  swap(
    'CFG019',
    'an origin with another mark than that of the country',
    NORTH,
    ORIGIN,
    'https://{country}.{city}.example',
  ),
  swap('CFG019', 'an origin with a port that is none', NORTH, ORIGIN, `${ORIGIN}:99999`),
  swap('CFG019', 'an origin with two dots', NORTH, ORIGIN, 'https://{country}..north.example'),
  swap('CFG019', 'a link without a host', NO, 'https://join.example/', 'https://'),
  swap(
    'CFG019',
    'a frame of a port that is none',
    NO,
    '"links"',
    '"embedding": { "allowedOrigins": ["https://a.example:99999"] },\n  "links"',
  ),
  swap('CFG017', 'an audience with a sign in its name', NORTH, '"logo"', '"audiences": ["shops!"],\n  "logo"'),
  swap(
    'CFG017',
    'a contact with an address of another kind',
    NO,
    '"links": {',
    '"links": {\n    "contact": "ftp://host.example",',
  ),
  swap(
    'CFG017',
    'a key of another service',
    NO,
    '"links"',
    '"addressSuggestions": { "googleKey": "pk.1" },\n  "links"',
  ),
  swap(
    'CFG018',
    'bulk files without the format that is uploaded',
    NO,
    '"links"',
    '"rules": { "bulkFormats": ["csv"] },\n  "links"',
  ),
  swap(
    'CFG044',
    'the servers of a brand without encryption, in every country',
    NORTH,
    '"settings": {',
    '"settings": {\n    "environments": { "prd": { "api": "http://{country}.north.example" } },',
  ),
]

const drawings: Fault[] = [
  whole('AST002', 'a namespace of another language', LOGO, svg('<circle r="9"/>').replace('2000/svg', '1999/xhtml')),
  whole('AST002', 'no namespace', LOGO, svg('<circle r="9"/>').replace(`${NAMESPACE} `, '')),
  whole('AST002', 'another namespace inside', LOGO, svg('<g xmlns="http://www.w3.org/1999/xhtml"><circle r="9"/></g>')),
  whole('AST002', 'an attribute twice', LOGO, svg('<circle r="9" r="8"/>')),
  whole('AST002', 'an id twice', LOGO, svg('<circle id="a" r="9"/><rect id="a" width="2" height="2"/>')),
  whole('AST002', 'a prefix without its namespace', LOGO, svg('<circle id="a" r="9"/><use xlink:href="#a"/>')),
  whole('AST002', 'a drawing of nothing', LOGO, svg('<g/>')),
  whole('AST002', 'shapes that are only defined', LOGO, svg('<defs><circle id="a" r="9"/></defs>')),
  whole('AST002', 'NUL in a drawing', LOGO, svg('<title>a\0b</title><circle r="9"/>')),
  whole('AST005', 'a part that is not there', LOGO, svg('<circle r="9"/><use href="#b"/>')),
  whole('AST005', 'a gradient that is not there', LOGO, svg('<circle r="9" fill="url(#b)"/>')),
  whole('AST005', 'a part that repeats itself', LOGO, svg('<g id="a"><circle r="9"/><use href="#a"/></g>')),
  // A style takes a letter by its number, and pictures in other ways than by an address in brackets.
  whole(
    'AST005',
    'an address with an escaped letter',
    LOGO,
    svg('<circle r="9" fill="u\\72l(https://evil.example/#b)"/>'),
  ),
  whole(
    'AST005',
    'a mask of another host',
    LOGO,
    svg('<circle r="9" mask="image-set(\'https://evil.example/a\' 1x)"/>'),
  ),
  whole(
    'AST005',
    'a gradient made from itself',
    LOGO,
    svg('<linearGradient id="a" href="#a"/><circle r="9" fill="url(#a)"/>'),
  ),
  whole(
    'AST005',
    'a mask within itself',
    LOGO,
    svg('<mask id="a"><rect width="9" height="9" mask="url(#a)"/></mask><circle r="9"/>'),
  ),
  whole(
    'AST005',
    'parts that repeat each other 2^25 times',
    LOGO,
    svg(
      `<circle id="a0" r="9"/>${Array.from({ length: 25 }, (_, i) => `<g id="a${i + 1}"><use href="#a${i}"/><use href="#a${i}"/></g>`).join('')}`,
    ),
  ),
  {
    name: 'an id of the logo in the marker',
    code: 'AST002',
    plant: files => {
      plant(files, LOGO, svg('<circle id="a" r="9"/>'))
      plant(files, 'brands/north/marker.svg', '<circle id="a"', '<circle')
    },
  },
  {
    name: 'an id of the logo in the marker, in other quotes',
    code: 'AST002',
    plant: files => {
      plant(files, LOGO, svg('<circle id="a" r="9"/>'))
      plant(files, 'brands/north/marker.svg', "<circle id = 'a'", '<circle')
    },
  },
  whole('AST009', 'another brand named in a drawing', LOGO, svg('<title>South Star</title><circle r="9"/>')),
]

const texts: Fault[] = [
  swap('CNT015', 'a dead link in the FAQ', FAQ, 'An answer.', 'See [this](/faq#nosuch).'),
  swap('CNT015', 'a link to a page that is not there', FAQ, 'An answer.', 'See [this](/nosuch).'),
  swap(
    'CNT015',
    'a link to a page that these sites have not',
    FAQ,
    'An answer.',
    'See [this](/accessibility-statement).',
  ),
  swap('CNT021', 'a control character in the FAQ', FAQ, 'An answer.', 'An\u0007 answer.'),
  swap('CNT021', 'text turned around in the FAQ', FAQ, 'An answer.', 'An \u202eanswer.'),
  swap('CNT022', 'a brand named in the FAQ', FAQ, 'An answer.', 'Ask South Star.'),
  {
    name: 'texts of a language that are written in English',
    code: 'CNT023',
    plant: files => {
      const long = 'An answer of more words than two languages have in common.'
      for (const [path, text] of [...files].filter(([path]) => path.endsWith('/en.md')))
        for (const locale of ['en', 'ar'])
          plant(files, path.replace('/en.md', `/${locale}.md`), String(text).replace('An answer.', long))
    },
  },
]

export const MUTATIONS: readonly Fault[] = [
  ...servers,
  ...places,
  ...names,
  ...messages,
  ...forms,
  ...drawings,
  ...texts,
]

/** What looks like a slip and is none. */
export const HARMLESS: readonly { name: string; reason: string; plant: (files: Files) => void }[] = [
  {
    name: 'signs of mark-up in the comment of a drawing',
    reason: 'nothing in a comment is read, by XML either',
    plant: files => plant(files, LOGO, svg('<!-- Logo & mark, without </g> --><circle r="9"/>')),
  },
  {
    name: 'no messages and no texts in the default language',
    reason: 'readers see English and are told so (Q114); the fixture has none in Norwegian',
    plant: () => {},
  },
  {
    name: 'a key in the address of the map',
    reason: 'services of maps ask for one, and the browser has to send it',
    plant: files =>
      plant(files, NO, '"prd": {\n      "mapStyle": "https://maps.example/style.json?key=1",', '"prd": {'),
  },
  {
    name: 'a sandbox on this machine, without encryption',
    reason: 'it is where developers have theirs',
    plant: files => plant(files, NO, 'http://no.localhost:4600', 'https://no.api.san.example'),
  },
  {
    name: 'a map of mapbox with its token',
    reason: 'the token is what mapbox needs',
    plant: files =>
      plant(
        files,
        NORTH,
        '"settings": {\n    "map": { "provider": "mapbox", "mapboxToken": "pk.public" },',
        '"settings": {',
      ),
  },
  {
    name: 'a map without mapbox, without a token',
    reason: 'only mapbox needs one',
    plant: files => plant(files, NORTH, '"settings": {\n    "map": { "provider": "maplibre" },', '"settings": {'),
  },
  {
    name: 'one server for all countries',
    reason: 'no country is named in it',
    plant: files => plant(files, NO, 'https://api.prd.example', 'https://no.api.prd.example'),
  },
  {
    name: 'a form of one number that says it in words',
    reason: 'the form is for that number alone',
    plant: files => plant(files, AR, '"form=two": "سائقان بالقرب منك"', '"form=two": "{count} سائق بالقرب منك"'),
  },
  {
    name: 'marks of direction and joiners in a message',
    reason: 'Arabic and Persian are written with them',
    plant: files => plant(files, AR, '\u2067مرحبًا\u2069\u200c', 'مرحبًا'),
  },
  {
    name: 'a drawing that repeats a shape, with a gradient',
    reason: 'each part is drawn once for each time that it is named',
    plant: files =>
      plant(
        files,
        LOGO,
        svg(
          '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient><circle id="a" r="9" fill="url(#g)"/></defs><use href="#a"/><use href="#a" x="2"/>',
        ),
      ),
  },
]
