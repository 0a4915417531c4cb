// A search engine's walk over every site of a full build, from the addresses alone: title, description, canonical, hreflang
// with its way back and as in the sitemap, structured data, dead links, pages that nothing leads to (GEN-006 to GEN-008,
// GEN-106, GEN-108).
// CRAWL_FOLDER=dist walks sites that were built before.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { ROOT } from '../../scripts/root.ts'
import { print } from './figure.ts'
import { runBuild } from './run-build.ts'

type Seen = {
  lang: string
  title: string
  description: string
  canonical: string[]
  alternates: Map<string, string>
  links: string[]
  ids: Set<string>
  data: unknown[]
  noindex: boolean
  headings: number
}

const SHOWN_MAX = 20
/** Search engines cut off what is longer, in characters of Latin text; other scripts are wider and shorter. */
const DESCRIPTION_MAX = 320

const given = process.env['CRAWL_FOLDER']
const work = given ?? mkdtempSync(join(tmpdir(), 'bench-crawl-'))
const faults: string[] = []
let sites = 0
let pages = 0
try {
  if (given === undefined) runBuild(ROOT, work, ['--full'])
  for (const pair of readdirSync(work).filter(name => /-[A-Z]{2}$/.test(name))) {
    sites += 1
    crawl(pair)
  }
} finally {
  if (given === undefined) rmSync(work, { recursive: true, force: true })
}
for (const fault of faults.slice(0, SHOWN_MAX)) console.error(fault)
print({ name: 'crawl: sites walked', value: sites, unit: '', limit: { least: 256 } })
print({ name: 'crawl: pages read', value: pages, unit: '' })
print({ name: 'crawl: faults found', value: faults.length, unit: '', limit: { most: 0 } })

function crawl(pair: string): void {
  const folder = join(work, pair)
  const sitemap = new Map(
    [...readFileSync(join(folder, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>(.*?)<\/url>/gs)].map(
      ([, address = '', rest = '']) => [address, alternatesIn(rest)] as const,
    ),
  )
  const listed = [...sitemap.keys()]
  const [first] = listed
  if (first === undefined) return void faults.push(`${pair}: the sitemap is empty`)
  const { origin } = new URL(first)
  const known = new Map<string, Seen>()
  const waiting = [...listed.map(address => new URL(address).pathname)]
  const reached = new Set<string>()
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (known.has(path)) continue
    const file = join(folder, path, 'index.html')
    if (!existsSync(file)) {
      faults.push(`${pair}${path}: leads nowhere`)
      continue
    }
    const page = seen(readFileSync(file, 'utf8'))
    known.set(path, page)
    pages += 1
    for (const link of page.links) {
      const url = new URL(link, origin + path)
      if (url.origin !== origin || /\.\w+$/.test(url.pathname)) continue
      reached.add(url.pathname)
      waiting.push(url.pathname)
    }
  }
  const notified = new Map<string, string>()
  for (const address of listed) {
    const { pathname } = new URL(address)
    const page = known.get(pathname)
    if (!page) continue
    const say = (what: string) => faults.push(`${pair}${pathname}: ${what}`)
    if (page.noindex) say('is in the sitemap and asks not to be listed')
    if (page.title.trim() === '') say('has no title')
    for (const what of ['title', 'description'] as const) {
      const twin = notified.get(`${page.lang} ${page[what]}`)
      if (twin !== undefined) say(`has the ${what} of ${twin}`)
      notified.set(`${page.lang} ${page[what]}`, pathname)
    }
    if (page.description.trim() === '' || page.description.length > DESCRIPTION_MAX)
      say(`has a description of ${page.description.length} characters`)
    if (page.canonical.length !== 1 || page.canonical[0] !== address) say(`names ${page.canonical} as its address`)
    if (page.headings !== 1) say(`has ${page.headings} main headings`)
    if (page.data.length === 0) say('has no structured data')
    if (written(page.alternates) !== written(sitemap.get(address))) say('has other translations in the sitemap')
    if (!reached.has(pathname)) say('is an orphan: no page leads to it')
    if (page.alternates.size > 0) checkAlternates(known, address, page, say)
  }
  for (const [path, page] of known)
    for (const link of page.links) {
      const url = new URL(link, origin + path)
      const target = known.get(url.pathname)
      const id = decodeURIComponent(url.hash.slice(1))
      if (url.origin === origin && id !== '' && target && !target.ids.has(id))
        faults.push(`${pair}${path}: ${url.pathname} has no place ${url.hash}`)
    }
}

/** Languages and addresses of an entry of the sitemap. */
function alternatesIn(xml: string): Map<string, string> {
  const found = xml.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)
  return new Map([...found].map(([, language = '', href = '']) => [language, href]))
}

function written(alternates: Map<string, string> = new Map()): string {
  return [...alternates].sort().join(' ')
}

/** Every translation that a page names is there and names it back. */
function checkAlternates(known: Map<string, Seen>, address: string, page: Seen, say: (what: string) => void): void {
  if (page.alternates.get(page.lang) !== address) say(`does not name itself as ${page.lang}`)
  if (!page.alternates.has('x-default')) say('names no x-default')
  for (const [language, href] of page.alternates) {
    const other = known.get(new URL(href).pathname)
    if (!other) say(`names ${href} as ${language}, which is not there`)
    else if (![...other.alternates.values()].includes(address)) say(`${href} does not name it back`)
    else if (language !== 'x-default' && other.lang !== language) say(`${href} is ${other.lang}, not ${language}`)
  }
}

function seen(html: string): Seen {
  const page: Seen = {
    lang: '',
    title: '',
    description: '',
    canonical: [],
    alternates: new Map(),
    links: [],
    ids: new Set(),
    data: [],
    noindex: false,
    headings: 0,
  }
  let reading: 'title' | 'data' | undefined
  let text = ''
  let drawing = 0
  const parser = new Parser({
    onopentag(name, own) {
      if (name === 'svg') drawing += 1
      if (own['id']) page.ids.add(own['id'])
      if (name === 'html') page.lang = own['lang'] ?? ''
      if (name === 'h1') page.headings += 1
      if (name === 'meta' && own['name'] === 'description') page.description = own['content'] ?? ''
      if (name === 'meta' && own['name'] === 'robots' && own['content']?.includes('noindex')) page.noindex = true
      if (name === 'link' && own['rel'] === 'canonical') page.canonical.push(own['href'] ?? '')
      if (name === 'link' && own['rel'] === 'alternate' && own['hreflang'])
        page.alternates.set(own['hreflang'], own['href'] ?? '')
      if (name === 'a' && own['href']) page.links.push(own['href'])
      if (name === 'title' && drawing === 0) reading = 'title'
      if (name === 'script' && own['type'] === 'application/ld+json') reading = 'data'
      text = ''
    },
    ontext(more) {
      if (reading) text += more
    },
    onclosetag(name) {
      if (name === 'svg') drawing -= 1
      if (reading === 'title') page.title = text
      if (reading === 'data') page.data.push(JSON.parse(text))
      reading = undefined
    },
  })
  parser.end(html)
  return page
}
