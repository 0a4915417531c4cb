// The sites that browser tests visit, built for san. Vitest calls this module once before the first file; a bench or a
// script, which has no such moment, builds when it opens the portal.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Preview, startPreview } from '#generator/preview/index.ts'
import { messageKeys } from '#generator/render/browser-messages.ts'
import { withMarks } from '#generator/translation/marks.ts'
import type { Recording } from '#generator/translation/message-pictures.ts'
import type { Brand, Country } from '#schema/config.ts'
import { DEMO_OUT } from '../../scripts/build-demo.ts'
import { DEMO_PAIRS } from '../../scripts/demo.ts'
import { ROOT } from '../../scripts/root.ts'
import { copyProject } from '../budgets/project-copy.ts'
import { RECORDED } from './browser.ts'

export type Pair = `${string}-${string}`

/** Every pair that a browser test visits. */
const VISITED: readonly Pair[] = ['pandago-NO', 'talabat-AE', 'pandasend-SG', 'pandasend-TW', 'glovo-RO']
/** Languages whose words the tests know. */
const READ = ['en', 'ar']
/** The origin that may frame talabat-AE, as a platform's own page would. */
export const EMBEDDER = 'https://orders.example'
/** What some of the pairs choose for themselves. */
const CHOICES: Partial<Record<Pair, object>> = {
  'talabat-AE': {
    embedding: { acceptTokens: true, allowedOrigins: [EMBEDDER] },
    rules: { bulkFormats: ['xlsx', 'csv'] },
    links: { contact: 'tel:+97145550100' },
  },
  'glovo-RO': { map: { provider: 'mapbox', mapboxToken: 'pk.none' }, analytics: { consent: 'required' } },
}
const COPY = join(ROOT, '.cache', 'e2e', RECORDED ? 'marked' : 'project')
/** Of its own, so that sites which are served meanwhile stay what they are. */
const ARABIC_COPY = join(ROOT, '.cache', 'e2e', 'arabic')
/** Where the sites of a run are served, as JSON; the workers of a run are processes of their own and inherit it. */
const SERVED = 'PORTAL_SITES_SERVED'

/** A served folder of sites: origins by pair. */
type Served = Record<string, string>

/** The same for programs that visit these pairs alone, without the demo sites. */
export async function setUpPairs(pairs: readonly Pair[]): Promise<() => Promise<void>> {
  const portal = await serve(buildIn(inTwoLanguages(), pairs), pairs)
  process.env[SERVED] = JSON.stringify({ portal: originsOf(portal, pairs), demo: {} })
  return () => portal.close()
}

/** Builds the sites and serves them to all workers of the run: what a host compresses is compressed once. */
export default async function setUpOnce(): Promise<() => Promise<void>> {
  const demoPairs = DEMO_PAIRS.map(({ brand, country }) => `${brand}-${country}`)
  const project = inTwoLanguages()
  const portal = await serve(buildIn(project, VISITED), VISITED)
  const demo = await serve(RECORDED ? buildIn(project, demoPairs as Pair[]) : DEMO_OUT, demoPairs)
  process.env[SERVED] = JSON.stringify({ portal: originsOf(portal, VISITED), demo: originsOf(demo, demoPairs) })
  return async () => {
    await portal.close()
    await demo.close()
  }
}

/** Serves a built folder. */
export type Host = (folder: string) => Promise<Preview>
const preview: Host = folder => startPreview({ folder, port: 0 })

/** The two that tests read, where a country has them; every language of the country; or both that tests read in any country. */
export type SiteLanguages = 'read' | 'all' | 'arabic'
export type Sites = { origin: (pair: string) => string; close: () => Promise<void> }

/**
 * The sites that browser tests visit. Outside a run of the tests they are built and served here.
 * @param host what serves them
 */
export async function portalSites(
  pairs: readonly Pair[],
  languages: SiteLanguages = 'read',
  host: Host = preview,
): Promise<Sites> {
  const served = languages !== 'read' || host !== preview ? undefined : servedBy()?.portal
  if (served) return sitesAt(served)
  const project = languages === 'all' ? ROOT : languages === 'arabic' ? inArabic(pairs) : inTwoLanguages()
  return serve(buildIn(project, pairs), pairs, host)
}

/** The demo sites, as they were built before the tests. */
export async function demoSites(pairs: readonly string[]): Promise<Sites> {
  const served = servedBy()?.demo
  return served ? sitesAt(served) : serve(DEMO_OUT, pairs)
}

const originsOf = (sites: Sites, pairs: readonly string[]): Served =>
  Object.fromEntries(pairs.map(pair => [pair, sites.origin(pair)]))

const servedBy = (): { portal: Served; demo: Served } | undefined => {
  const text = process.env[SERVED]
  return text === undefined ? undefined : JSON.parse(text)
}

/** Sites that others serve, so closing them is nothing. */
const sitesAt = (served: Served): Sites => ({ origin: pair => originIn(served, pair), close: async () => {} })

const originIn = (served: Served, pair: string): string => {
  const origin = served[pair]
  if (origin === undefined) throw new Error(`${pair} is not served: add it to the pairs of tests/e2e/portal-sites.ts`)
  return origin
}

async function serve(out: string, pairs: readonly string[], host: Host = preview): Promise<Sites> {
  const served: Served = {}
  const previews: Preview[] = []
  for (const pair of pairs) {
    const started = await host(join(out, pair))
    previews.push(started)
    served[pair] = started.url
  }
  return {
    origin: pair => originIn(served, pair),
    close: async () => {
      for (const one of previews) await one.close()
    },
  }
}

function buildIn(project: string, pairs: readonly Pair[]): string {
  execFileSync(process.execPath, [join('scripts', 'build-demo.ts'), ...pairs], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return join(project, 'dist')
}

/**
 * The project with English and Arabic alone: what is at the address of another language is English, as documented
 * for a language without a set (I18-004), so one test reads the same words in every country. Some
 * pairs have choices of their own.
 */
function inTwoLanguages(): string {
  copyAnew(COPY)
  const { schemaVersion } = read<Brand>(COPY, 'brands', 'talabat', 'brand.json')
  for (const [pair, choice] of Object.entries(CHOICES)) {
    const countries = join(COPY, 'brands', pair.slice(0, -3), 'countries')
    mkdirSync(countries, { recursive: true })
    writeFileSync(join(countries, `${pair.slice(-2)}.json`), JSON.stringify({ schemaVersion, ...choice }))
  }
  if (RECORDED) {
    const catalogue = join(COPY, 'content', 'messages', 'en.json')
    const text = readFileSync(catalogue, 'utf8')
    // A mark is the index of its message.
    const { messages } = JSON.parse(readFileSync(RECORDED, 'utf8')) as Recording
    if (messageKeys(text).join() !== messages.map(([key]) => key).join())
      throw new Error('The messages have changed since this recording began: begin it again.')
    writeFileSync(catalogue, withMarks(text))
  }
  return COPY
}

const read = <T>(...path: string[]): T => JSON.parse(readFileSync(join(...path), 'utf8'))

/** What a country that has no Arabic gets instead of its languages, to be seen from right to left. */
export const withArabic = (languages: Country['languages']): Country['languages'] =>
  languages.supported.includes('ar') ? languages : { default: 'en', supported: ['en', 'ar'] }

/** The same with Arabic in the country of each of these pairs; its names are Arabic only where they are known. */
function inArabic(pairs: readonly Pair[]): string {
  copyAnew(ARABIC_COPY)
  const known = new Intl.DisplayNames('ar', { type: 'region' })
  for (const pair of pairs) {
    const code = pair.slice(-2)
    const country = read<Country>(ARABIC_COPY, 'countries', `${code}.json`)
    const names = { ar: known.of(code) ?? code, ...country.names }
    const cities = country.cities?.map(city => ({ ...city, name: { ar: city.name.en, ...city.name } }))
    const languages = withArabic(country.languages)
    // There is no Arabic text of it.
    const changed = { ...country, names, cities, languages, accessibilityStatement: undefined }
    writeFileSync(join(ARABIC_COPY, 'countries', `${code}.json`), JSON.stringify(changed))
  }
  return ARABIC_COPY
}

/** The project with the languages that tests read, in a folder where what was compiled and built before stays: it is used again. */
function copyAnew(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const kept = new Set(['.cache', '.generated', 'dist'])
  for (const name of readdirSync(folder))
    if (!kept.has(name)) rmSync(join(folder, name), { recursive: true, force: true })
  copyProject(folder, READ)
}
