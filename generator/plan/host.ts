// The plan against what a host serves: its files are read into a folder that is compared like a published one (GEN-115).
// They are read and never run: nothing says that the host has not been changed by somebody.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isFlagFile } from '#validators/strict.js'
import { contentHash } from '../cache/content-hash.ts'
import { type Built, manifestsIn } from '../diff/index.ts'
import { type Answer, comparedHeaders, expectedAnswers, openClient, rulesOf, SAMPLE } from '../drift/host.ts'
import { COMPRESSED_FORM } from '../emit/hosting/content-types.ts'
import type { Inputs } from '../load/inputs.ts'
import { closeTempDir, openTempDir } from '../temp-dir.ts'
import { digestOf, grouped, planRelease } from './index.ts'
import type { PlaceChange, Plan } from './model.ts'
import { headerDirectives } from './page-changes.ts'

/** What nobody can ask a host for. */
const UNSEEN = [
  'settings and brand, apart from the flags in flags.json: manifest.json is not served',
  'texts in scripts one by one: a module of messages that differs is a file that differs',
  'pictures: scripts of a host are not run here',
  'pages and files that neither the sitemap, nor asset-manifest.json, nor the build names, and rules that only the host has',
]

/** More files than any site has. */
const NAMED_FILES_MAX = 5000
const ASKED_AT_ONCE = 16

/**
 * The plan of publishing one built pair, as far as what its host serves can be seen. It cannot be applied.
 *
 * @param host address of the site, such as https://no.brand.example
 * @param to folder of the built pair
 * @param work where the files are kept meanwhile
 * @throws Error if the host does not answer, or answers a file with an error
 */
export async function planFromHost(host: string, to: string, inputs: Inputs, work: string): Promise<Plan> {
  const [built] = (await manifestsIn(to)).values()
  if (!built) throw new Error(`${to} is not a built pair.`)
  const base = host.replace(/\/+$/, '')
  const client = await openClient(base)
  const folder = openTempDir(work)
  try {
    const served = await readHost(path => client.ask(path, 'identity'), built)
    writeFolder(folder, built, served.files, base)
    const { groups, ...plan } = await planRelease(folder, to, inputs)
    const seen = served.changes.map(change => ({
      change,
      where: [change.page ? `${built.pair}/${change.page}` : built.pair],
    }))
    const all = [...groups, ...grouped(seen)]
    const pairs = all.length === 0 ? [] : [{ pair: built.pair, target: '.', after: plan.pairs[0]?.after ?? '' }]
    const whole = { ...plan, from: base, to, pairs, groups: all, unseen: UNSEEN }
    return { ...whole, digest: digestOf(whole) }
  } finally {
    await client.close()
    closeTempDir(folder)
  }
}

type Ask = (path: string) => Promise<Answer>
type Served = { files: Map<string, Uint8Array>; changes: PlaceChange[] }

async function readHost(ask: Ask, built: Built): Promise<Served> {
  const files = new Map<string, Uint8Array>()
  const changes: PlaceChange[] = []
  const expect = expectedAnswers(built.dir, built.files)
  const headers = comparedHeaders(built.dir).filter(name => name !== 'location')
  await atOnce(Object.keys(built.files), async file => {
    if (COMPRESSED_FORM.test(file)) return
    const address = addressOf(file)
    const wanted = await expect(address)
    const contents = readFileSync(join(built.dir, file))
    // Rules of the host, the inventory of scripts: nobody is to see them.
    if (wanted.status !== 200) return void files.set(file, contents)
    const found = await ask(address)
    if (!isThere(found, address)) return
    files.set(file, found.bytes)
    changes.push(...headerChanges(file, headers, found, wanted))
  })
  await atOnce(rulesOf(built.dir), async ({ from, address }) => {
    const [found, wanted] = [await ask(address), await expect(address)]
    const answerText = (status: number, location: string | undefined) =>
      location ? `${status} ${location.replaceAll(SAMPLE, ':id')}` : String(status)
    const before = answerText(found.status, found.headers.get('location'))
    const after = answerText(wanted.status, wanted.headers.get('location'))
    if (before !== after) changes.push({ part: 'routes', key: from, kind: 'changed', before, after })
  })
  await atOnce(namedBy(files, built), async file => {
    const found = await ask(addressOf(file))
    if (isThere(found, addressOf(file))) files.set(file, found.bytes)
  })
  return { files, changes }
}

async function atOnce<T>(list: readonly T[], handle: (one: T) => Promise<void>): Promise<void> {
  const open = [...list]
  const work = async () => {
    for (let one = open.shift(); one !== undefined; one = open.shift()) await handle(one)
  }
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, work))
}

const addressOf = (file: string): string => `/${file === 'index.html' ? '' : file.replace(/\/index\.html$/, '')}`

/** Other answers than "there" and "not there" are no state of a release. */
function isThere({ status }: Answer, address: string): boolean {
  if (status === 200) return true
  if (status === 404 || status === 410 || (status >= 300 && status < 400)) return false
  throw new Error(`The host answered ${address} with ${status}. Plan again when it serves the site.`)
}

function headerChanges(
  page: string,
  names: readonly string[],
  found: Answer,
  wanted: Pick<Answer, 'headers'>,
): PlaceChange[] {
  return names.flatMap(name => {
    const was = headerDirectives(name, found.headers.get(name))
    const is = headerDirectives(name, wanted.headers.get(name))
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].sort().flatMap((key): PlaceChange[] => {
      const [before, after] = [was[key], is[key]]
      if (before === after) return []
      const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
      const values = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
      return [{ part: 'headers', key, kind, ...values, page }]
    })
  })
}

/** Files that the host names itself and the build does not have: pages of its sitemap, and parts of its pages. */
function namedBy(files: ReadonlyMap<string, Uint8Array>, built: Built): string[] {
  const text = (file: string) => new TextDecoder().decode(files.get(file))
  const pages = [...text('sitemap.xml').matchAll(/<loc>https?:\/\/[^/<]+\/?([\w/-]*)<\/loc>/g)].map(([, path = '']) =>
    path === '' ? 'index.html' : `${path.replace(/\/+$/, '')}/index.html`,
  )
  const parts = [...text('asset-manifest.json').matchAll(/"\/(_assets\/[\w./@-]+)"/g)].map(([, path = '']) => path)
  // Names become paths of this machine.
  const isPlain = (file: string) => file.split('/').every(part => part !== '' && part !== '.' && part !== '..')
  return [...new Set([...pages, ...parts])]
    .filter(file => isPlain(file) && built.files[file] === undefined)
    .slice(0, NAMED_FILES_MAX)
}

function writeFolder(folder: string, built: Built, files: ReadonlyMap<string, Uint8Array>, served: string): void {
  for (const [file, bytes] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), bytes)
  }
  const { dir: _, source: __, messages: ___, ...manifest } = built
  const hashes = Object.fromEntries([...files].map(([file, bytes]) => [file, contentHash(bytes)]))
  const settings = { ...built.settings, flags: flagsIn(files.get('flags.json')) ?? built.settings.flags }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, files: hashes, settings, served }))
}

/** undefined for a file that is no flags; that it differs is told. */
function flagsIn(bytes: Uint8Array | undefined): Record<string, boolean> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isFlagFile(value) ? value : undefined
  } catch {
    return undefined
  }
}
