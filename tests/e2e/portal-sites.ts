// The sites that browser tests visit, built for san. Vitest calls this module once before the first file; a bench or a
// script, which has no such moment, builds when it opens the portal.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/steps.ts'
import { copyProject } from '../budgets/project-copy.ts'

export type Pair = `${string}-${string}`

/** Every pair that a browser test visits. */
const VISITED: readonly Pair[] = ['pandago-NO', 'talabat-AE', 'pandasend-SG', 'pandasend-TW', 'glovo-RO']
/** Languages whose words the tests know. */
const READ = ['en', 'ar']
/** The origin that may frame talabat-AE, as a platform's own page would. */
export const EMBEDDER = 'https://orders.example'
/** What some of the pairs choose for themselves. */
const CHOICES: Partial<Record<Pair, object>> = {
  'talabat-AE': { embedding: { allowedOrigins: [EMBEDDER] } },
  'glovo-RO': { map: { provider: 'mapbox', mapboxToken: 'pk.none' } },
}
const COPY = join(ROOT, '.cache', 'e2e', 'project')
/** Set once the sites stand; the files of a run are processes of their own and inherit it. */
const STANDING = 'PORTAL_SITES_STAND'

export default function setUpOnce(): void {
  buildIn(inTwoLanguages(), VISITED)
  process.env[STANDING] = 'true'
}

/** The folder in which the sites stand. Builds them unless a run of tests has done so. Raises when a build fails. */
export function sitesFor(pairs: readonly Pair[], allLanguages: boolean): string {
  if (allLanguages) return buildIn(ROOT, pairs)
  if (process.env[STANDING]) return join(COPY, 'dist')
  return buildIn(inTwoLanguages(), pairs)
}

function buildIn(project: string, pairs: readonly Pair[]): string {
  execFileSync(process.execPath, [join('scripts', 'build-demo.ts'), ...pairs], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return join(project, 'dist')
}

/**
 * The project with English and Arabic alone: what stands at the address of another language is English, as documented
 * for a language without a set (I18-004), so one test reads the same words in every country. Some
 * pairs have choices of their own.
 */
function inTwoLanguages(): string {
  mkdirSync(COPY, { recursive: true })
  // What was compiled and built stays: it is used again when nothing it was made of has changed.
  const kept = new Set(['.generated', 'dist'])
  for (const name of readdirSync(COPY)) if (!kept.has(name)) rmSync(join(COPY, name), { recursive: true, force: true })
  copyProject(COPY, READ)
  for (const [pair, choice] of Object.entries(CHOICES)) {
    const countries = join(COPY, 'brands', pair.slice(0, -3), 'countries')
    mkdirSync(countries, { recursive: true })
    writeFileSync(join(countries, `${pair.slice(-2)}.json`), JSON.stringify(choice))
  }
  return COPY
}
