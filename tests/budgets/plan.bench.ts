// What a plan of 256 sites takes when few of their pages changed, and whether it names each of a hundred changes of all kinds, and
// nothing else (GEN-115). PLAN_FOLDER=dist takes sites that were built before, from the inputs that are there now.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { load } from '#generator/load/index.ts'
import { planRelease } from '#generator/plan/index.ts'
import type { ChangeGroup, Part, Plan } from '#generator/plan/model.ts'
import { ROOT } from '../../scripts/root.ts'
import { print, rounded } from './figure.ts'
import { runBuild } from './run-build.ts'

const LIMIT_S = 180
const CHANGES = 100
const SHOWN_MAX = 10

type Manifest = {
  files: Record<string, string>
  messages: Record<string, string>
  settings: {
    flags: Record<string, boolean>
    settings: Record<string, unknown>
    country: { code: string }
    brand: { id: string }
  }
}

/** A built site that is changed, with a manifest to match. */
class Site {
  readonly pair: string
  readonly manifest: Manifest
  readonly #folder: string

  constructor(folder: string, pair: string) {
    this.#folder = join(folder, pair)
    this.pair = pair
    this.manifest = JSON.parse(this.read('manifest.json').toString()) as Manifest
  }

  read(file: string): Buffer {
    return readFileSync(join(this.#folder, file))
  }

  /** A file like this one; whoever asks for one knows that there is one. */
  fileLike(pattern: RegExp): string {
    const found = Object.keys(this.manifest.files).find(file => pattern.test(file))
    if (found === undefined) throw new Error(`${this.pair} has no file like ${pattern}`)
    return found
  }

  /** Takes away the name first: files of both folders, and of several sites, are links to one. */
  write(file: string, contents: string | Buffer | undefined): void {
    const path = join(this.#folder, file)
    rmSync(path, { force: true })
    if (contents === undefined) {
      delete this.manifest.files[file]
      return
    }
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, contents)
    this.manifest.files[file] = createHash('sha256').update(contents).digest('hex')
  }

  /** Puts something else where `from` is, which has to be there. */
  edit(file: string, from: string | RegExp, to: string): void {
    const text = this.read(file).toString()
    const changed = text.replace(from, to)
    if (changed === text) throw new Error(`${from} is not in ${file} of ${this.pair}`)
    this.write(file, changed)
  }

  save(): void {
    rmSync(join(this.#folder, 'manifest.json'))
    writeFileSync(join(this.#folder, 'manifest.json'), `${JSON.stringify(this.manifest, null, 1)}\n`)
  }
}

/** What must be named of a change: the part, the key, and a piece of the value before or after, where it has one. */
type Expected = { part: Part; key: string; kind: ChangeGroup['kind']; before?: string; after?: string }
/** `also` are the parts in which the same change is rightly seen too. */
type Kind = { name: string; plant: (site: Site, n: number) => Expected; also?: readonly Part[] }

const FAQ = 'faq/index.html'
const PAGES = ['index.html', FAQ, 'termsandconditions/index.html', 'connect/index.html', 'register/index.html']
const pageOf = (n: number): string => PAGES[n % PAGES.length] ?? FAQ
const theme = (site: Site): string => site.fileLike(/^_assets\/theme\.\w+\.css$/)
const OF_PAGE: readonly Part[] = ['pages', 'weights']

const KINDS: readonly Kind[] = [
  {
    name: 'a setting with another value',
    plant: ({ manifest }, n) => {
      manifest.settings.settings['minimumEtaMinutes'] = 100 + n
      return { part: 'settings', key: 'settings.minimumEtaMinutes', kind: 'changed', after: String(100 + n) }
    },
  },
  {
    name: 'a new setting',
    plant: ({ manifest }, n) => {
      manifest.settings.settings[`planted${n}`] = 'yes'
      return { part: 'settings', key: `settings.planted${n}`, kind: 'added', after: 'yes' }
    },
  },
  {
    name: 'a setting that is gone',
    plant: ({ manifest }) => {
      delete manifest.settings.settings['minimumEtaMinutes']
      return { part: 'settings', key: 'settings.minimumEtaMinutes', kind: 'removed' }
    },
  },
  {
    name: 'a flag the other way',
    plant: ({ manifest: { settings } }) => {
      settings.flags['Voucher'] = !settings.flags['Voucher']
      return { part: 'flags', key: 'flags.Voucher', kind: 'changed', after: String(settings.flags['Voucher']) }
    },
  },
  {
    name: 'a new flag',
    plant: ({ manifest: { settings } }, n) => {
      settings.flags[`Planted${n}`] = true
      return { part: 'flags', key: `flags.Planted${n}`, kind: 'added' }
    },
  },
  {
    name: 'a flag that is gone',
    plant: ({ manifest: { settings } }) => {
      delete settings.flags['PreOrder']
      return { part: 'flags', key: 'flags.PreOrder', kind: 'removed' }
    },
  },
  {
    name: 'a new header',
    also: ['files'],
    plant: (site, n) => {
      site.edit('_headers', /$/, `\n/planted-${n}\n  X-Planted: ${n}\n`)
      return { part: 'headers', key: `/planted-${n} X-Planted`, kind: 'added', after: String(n) }
    },
  },
  {
    name: 'a header with another value',
    also: ['files'],
    plant: (site, n) => {
      site.edit('_headers', 'max-age=31536000, immutable', `max-age=${n}`)
      return { part: 'headers', key: '/_assets/* Cache-Control', kind: 'changed', after: `max-age=${n}` }
    },
  },
  {
    name: 'a header that is gone',
    also: ['files'],
    plant: site => {
      site.edit('_headers', /^ {2}Cross-Origin-Opener-Policy:.*\n/m, '')
      return { part: 'headers', key: '/* Cross-Origin-Opener-Policy', kind: 'removed' }
    },
  },
  {
    name: 'a policy that lets one host more',
    also: ['files'],
    plant: (site, n) => {
      site.edit('_headers', / connect-src /, ` connect-src https://planted-${n}.example `)
      const key = '/* Content-Security-Policy connect-src'
      return { part: 'headers', key, kind: 'changed', after: `planted-${n}.example` }
    },
  },
  {
    name: 'a policy with one rule less',
    also: ['files'],
    plant: site => {
      site.edit('_headers', / object-src 'none';/, '')
      return { part: 'headers', key: '/* Content-Security-Policy object-src', kind: 'removed' }
    },
  },
  {
    name: 'a new redirect',
    also: ['files'],
    plant: (site, n) => {
      site.edit('_redirects', /^/, `/planted-${n} /faq 302\n`)
      return { part: 'routes', key: `/planted-${n}`, kind: 'added', after: '/faq 302' }
    },
  },
  {
    name: 'a redirect to elsewhere',
    also: ['files'],
    plant: (site, n) => {
      site.edit('_redirects', /^\/faq\/ \/faq 308$/m, `/faq/ /planted-${n} 308`)
      return { part: 'routes', key: '/faq/', kind: 'changed', after: `/planted-${n}` }
    },
  },
  {
    name: 'a redirect that is gone',
    also: ['files'],
    plant: site => {
      site.edit('_redirects', /^\/faq\/index\.html .*\n/m, '')
      return { part: 'routes', key: '/faq/index.html', kind: 'removed' }
    },
  },
  {
    name: 'a sentence more',
    also: OF_PAGE,
    plant: (site, n) => {
      site.edit(pageOf(n), '</main>', `<p>Planted ${n}</p></main>`)
      return { part: 'words', key: 'text', kind: 'added', after: `Planted ${n}` }
    },
  },
  {
    name: 'another heading',
    also: OF_PAGE,
    plant: (site, n) => {
      site.edit(FAQ, /(<h1[^>]*>)[^<]+/, `$1Planted ${n}`)
      return { part: 'words', key: 'text', kind: 'changed', after: `Planted ${n}` }
    },
  },
  {
    name: 'a heading that is gone',
    also: OF_PAGE,
    plant: site => {
      const [, heading = ''] = /<h1[^>]*>([^<]+)/.exec(site.read(FAQ).toString()) ?? []
      site.edit(FAQ, /(<h1[^>]*>)[^<]+/, '$1')
      return { part: 'words', key: 'text', kind: 'removed', before: heading.trim() }
    },
  },
  {
    name: 'another title in search results',
    also: OF_PAGE,
    plant: (site, n) => {
      site.edit(FAQ, /(<title>)[^<]+/, `$1Planted ${n}`)
      return { part: 'words', key: 'text', kind: 'changed', after: `Planted ${n}` }
    },
  },
  {
    name: 'another label for screen readers',
    also: OF_PAGE,
    plant: (site, n) => {
      site.edit('index.html', /aria-label="[^"]+"/, `aria-label="Planted ${n}"`)
      return { part: 'words', key: 'text', kind: 'changed', after: `Planted ${n}` }
    },
  },
  {
    name: 'another message of the screens',
    also: ['files'],
    plant: (site, n) => {
      const file = site.fileLike(/^_assets\/messages\.en\.\w+\.js$/)
      const [, name = ''] = /[{,](\w+):\(\)=>"[^"\\]{4,}"/.exec(site.read(file).toString()) ?? []
      const [key] = Object.entries(site.manifest.messages).find(([, short]) => short === name) ?? []
      site.edit(file, new RegExp(`([{,]${name}:\\(\\)=>)"[^"]+"`), `$1"Planted ${n}"`)
      return { part: 'words', key: `en: ${key}`, kind: 'changed', after: `Planted ${n}` }
    },
  },
  {
    name: 'another colour',
    plant: (site, n) => {
      site.edit(theme(site), /--brand: #[\da-f]{6}/, `--brand: #0000${String(n).padStart(2, '0')}`)
      return { part: 'tokens', key: '--brand', kind: 'changed', after: `#0000${String(n).padStart(2, '0')}` }
    },
  },
  {
    name: 'a colour by one step',
    plant: site => {
      const [, last = ''] = /--brand-park: #[\da-f]{5}([\da-f])/.exec(site.read(theme(site)).toString()) ?? []
      site.edit(theme(site), /(--brand-park: #[\da-f]{5})[\da-f]/, `$1${last === '0' ? '1' : '0'}`)
      return { part: 'tokens', key: '--brand-park', kind: 'changed' }
    },
  },
  {
    name: 'a new measure',
    plant: (site, n) => {
      site.edit(theme(site), '--brand:', `--planted-${n}: ${n}px;\n  --brand:`)
      return { part: 'tokens', key: `--planted-${n}`, kind: 'added', after: `${n}px` }
    },
  },
  {
    name: 'a colour that is gone',
    plant: site => {
      site.edit(theme(site), / *--brand-water: [^;]+;\n/, '')
      return { part: 'tokens', key: '--brand-water', kind: 'removed' }
    },
  },
  {
    name: 'a new page',
    plant: (site, n) => {
      site.write(`planted-${n}/index.html`, `<!doctype html><p>${n}</p>`)
      return { part: 'pages', key: `planted-${n}/index.html`, kind: 'added' }
    },
  },
  {
    name: 'a page that is gone',
    plant: site => {
      site.write(FAQ, undefined)
      return { part: 'pages', key: FAQ, kind: 'removed' }
    },
  },
  {
    name: 'a page with other source, which reads the same',
    also: ['weights'],
    plant: (site, n) => {
      site.edit(pageOf(n), '<body', `<body data-planted="${n}"`)
      return { part: 'pages', key: pageOf(n), kind: 'changed' }
    },
  },
  {
    name: 'one byte of a script',
    plant: site => {
      const file = site.fileLike(/^_assets\/(?!messages)[\w-]+\.[\w-]{8,}\.js$/)
      const bytes = Buffer.from(site.read(file))
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
      site.write(file, bytes)
      return { part: 'files', key: file.replace(/\.[\w-]{8,}(?=\.\w+$)/, ''), kind: 'changed' }
    },
  },
  {
    name: 'a style sheet that weighs more',
    also: ['files', 'pages'],
    plant: (site, n) => {
      const [, file = ''] = /href="\/(_assets\/(?!theme)[^"]+\.css)"/.exec(site.read(FAQ).toString()) ?? []
      const renamed = file.replace(/\.[\w-]{8,}(?=\.css$)/, '.planted0')
      site.write(renamed, `${site.read(file)}/* ${'planted '.repeat(n + 1)}*/`)
      site.edit(FAQ, file, renamed)
      return { part: 'weights', key: FAQ, kind: 'changed' }
    },
  },
  {
    name: 'one byte of an icon',
    plant: site => {
      const bytes = Buffer.from(site.read('icon-192.png'))
      bytes[bytes.length - 9] = (bytes[bytes.length - 9] ?? 0) ^ 1
      site.write('icon-192.png', bytes)
      return { part: 'files', key: 'icon-192.png', kind: 'changed' }
    },
  },
  {
    name: 'a new file',
    plant: (site, n) => {
      site.write(`.well-known/planted-${n}.txt`, 'planted')
      return { part: 'files', key: `.well-known/planted-${n}.txt`, kind: 'added' }
    },
  },
  {
    name: 'a file that is gone',
    plant: site => {
      site.write('robots.txt', undefined)
      return { part: 'files', key: 'robots.txt', kind: 'removed' }
    },
  },
  {
    name: 'another rule for own servers',
    plant: (site, n) => {
      site.edit('hosting/nginx.conf', /$/, `# planted ${n}\n`)
      return { part: 'files', key: 'hosting/nginx.conf', kind: 'changed' }
    },
  },
  {
    name: 'one address of the sitemap less',
    plant: site => {
      site.edit('sitemap.xml', /<url>[\s\S]*?<\/url>\s*/, '')
      return { part: 'files', key: 'sitemap.xml', kind: 'changed' }
    },
  },
]

const work = mkdtempSync(join(tmpdir(), 'bench-plan-'))
try {
  const given = process.env['PLAN_FOLDER']
  const published = given === undefined ? join(work, 'published') : resolve(given)
  if (given === undefined) runBuild(ROOT, published, ['--full'])
  const pairs = readdirSync(published).filter(name => existsSync(join(published, name, 'manifest.json')))
  await findChanges(published, pairs)
  measure(published, pairs)
} finally {
  rmSync(work, { recursive: true, force: true })
}

/** A copy of links, to be changed file by file. */
function copyOf(published: string, name: string): string {
  const folder = join(work, name)
  const { status, stderr } = spawnSync('cp', ['-rl', published, folder], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return folder
}

async function findChanges(published: string, pairs: readonly string[]): Promise<void> {
  const built = copyOf(published, 'changed')
  const step = Math.max(1, Math.floor(pairs.length / CHANGES))
  const planted = Array.from({ length: Math.min(CHANGES, pairs.length) }, (_, n) => {
    const kind = KINDS[n % KINDS.length] as Kind
    const site = new Site(built, pairs[n * step] ?? '')
    const expected = kind.plant(site, n)
    site.save()
    return { ...kind, expected, pair: site.pair }
  })
  const { groups, leftAlone, pairs: changed } = await planRelease(published, built, await load(ROOT))
  const placesOf = (pair: string) =>
    groups.filter(({ where }) => where.some(place => place === pair || place.startsWith(`${pair}/`)))
  const missed = planted.filter(({ pair, expected }) => !placesOf(pair).some(group => isOf(group, expected)))
  const known = new Map(planted.map(one => [one.pair, one]))
  const alarms = groups.flatMap(group =>
    group.where
      .filter(place => {
        const one = known.get(place.split('/')[0] ?? '')
        return !one || !(isOf(group, one.expected) || one.also?.includes(group.part))
      })
      .map(place => `${group.part} ${group.kind} ${group.key} in ${place}`),
  )
  for (const { name, pair, expected } of missed.slice(0, SHOWN_MAX))
    console.error(`Not named: ${name} in ${pair}: ${JSON.stringify(expected)} in ${JSON.stringify(placesOf(pair))}`)
  for (const alarm of alarms.slice(0, SHOWN_MAX)) console.error(`Named, and not planted: ${alarm}`)
  print({ name: 'plan: sites compared', value: pairs.length, unit: '', limit: { least: 256 } })
  print({ name: 'plan: kinds of changes', value: KINDS.length, unit: '' })
  const found = planted.length - missed.length
  print({ name: 'plan: planted changes named', value: found, unit: '', limit: { least: CHANGES } })
  const others = alarms.length + leftAlone.length + Math.abs(changed.length - planted.length)
  print({ name: 'plan: things named that were not planted', value: others, unit: '', limit: { most: 0 } })
  rmSync(built, { recursive: true })
}

function isOf(group: ChangeGroup, { part, key, kind, before, after }: Expected): boolean {
  const has = (value: string | undefined, piece: string | undefined) => piece === undefined || value?.includes(piece)
  const isSame = group.part === part && group.key === key && group.kind === kind
  return isSame && has(group.before, before) === true && has(group.after, after) === true
}

/** An answer more in the FAQ of a country, another line on the landing pages of a brand, and one page of one site. */
function measure(published: string, pairs: readonly string[]): void {
  const built = copyOf(published, 'few')
  const [, brand = '', country = ''] = /^(.+)-([A-Z]{2})$/.exec(pairs[0] ?? '') ?? []
  let pages = 0
  for (const pair of pairs) {
    const site = new Site(built, pair)
    const isPage = (file: string) =>
      (pair.endsWith(`-${country}`) && /(?:^|\/)faq\/index\.html$/.test(file)) ||
      (pair.startsWith(`${brand}-`) && file === 'index.html') ||
      (pair === pairs.at(-1) && file === 'register/index.html')
    const files = Object.keys(site.manifest.files).filter(isPage)
    for (const file of files) site.edit(file, '</main>', '<p>Planted</p></main>')
    if (files.length > 0) site.save()
    pages += files.length
  }
  const file = join(work, 'plan.json')
  const command = [
    'plan',
    '--from',
    published,
    '--to',
    built,
    '--out',
    file,
    '--report',
    join(work, 'report'),
    '--json',
  ]
  const started = performance.now()
  const done = spawnSync(process.execPath, [join(ROOT, 'generator', 'cli.ts'), ...command], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const seconds = (performance.now() - started) / 1000
  if (done.status !== 0) throw new Error(`plan failed: ${done.stderr}`)
  const { groups, withoutPicture } = JSON.parse(readFileSync(file, 'utf8')) as Plan
  const pixels = groups.filter(({ part }) => part === 'pixels')
  const seen = new Set(pixels.flatMap(({ where }) => where))
  for (const one of withoutPicture) console.error(`No picture of ${one}`)
  print({ name: 'plan: pages that changed', value: pages, unit: '' })
  print({ name: 'plan: of them seen in pictures', value: seen.size, unit: '', limit: { least: pages } })
  print({ name: 'plan: distinct pictures that differ', value: pixels.length, unit: '' })
  print({ name: 'plan: 256 sites, few pages changed', value: rounded(seconds), unit: 's', limit: { most: LIMIT_S } })
}
