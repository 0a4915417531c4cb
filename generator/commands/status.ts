import { join, resolve } from 'node:path'
import { Command } from 'commander'
import { BUILD_CACHE_FOLDER, openBuildCache } from '../cache/build-cache.ts'
import { openFileHashes } from '../cache/file-hashes.ts'
import { inputHashes, programHash, readManifest } from '../cache/fingerprint.ts'
import { driftOfFolder } from '../drift/index.ts'
import { load } from '../load/index.ts'
import type { Inputs } from '../load/inputs.ts'
import { environmentIds } from '../load/schemas.ts'
import { carriedIn } from '../plan/releases.ts'
import { resolve as resolvePair } from '../resolve/index.ts'
import { siteLocales } from '../resolve/locales.ts'
import { type Pair, plan } from '../resolve/plan.ts'
import { translatedLocales } from '../resolve/translated.ts'
import { ROOT } from '../root.ts'
import { strong } from './terminal.ts'

type Status = {
  pair: string
  state: 'not built' | 'up to date' | 'outdated' | 'damaged'
  environment?: string
  commit?: string
  compressed?: boolean
  /** Why it is outdated, or the files that are not as they were built. */
  because: string[]
}

/** `status`: which sites of the markets are built, for which environment, and whether their inputs are still those of the build. */
export const statusCommand = (): Command =>
  new Command('status')
    .description(
      'print which markets are built, for which environment, from which commit, and whether they are up to date',
    )
    .option('--out <folder>', 'where the pairs were built', 'dist')
    .option('--json', 'print JSON')
    .action(async ({ out, json = false }: { out: string; json?: boolean }) => {
      const inputs = await load(ROOT)
      const hashes = openFileHashes(openBuildCache(join(ROOT, BUILD_CACHE_FOLDER)), 'files')
      const program = programHash(ROOT, hashes)
      const built = resolve(ROOT, out)
      const pairs = plan(inputs, { all: true }).pairs.map(pair => statusOf(built, pair, inputs, program))
      hashes.save()
      if (json) {
        console.log(JSON.stringify({ version: 1, out: built, pairs }, null, 2))
        return
      }
      for (const { pair, state, environment = '', commit = '', because } of pairs) {
        const named = because.slice(0, NAMED_AT_MOST).join(', ')
        const more = because.length > NAMED_AT_MOST ? ` and ${because.length - NAMED_AT_MOST} more` : ''
        const cells = [
          pair.padEnd(20),
          state.padEnd(11),
          environment.padEnd(4),
          commit.slice(0, 10).padEnd(11),
          named + more,
        ]
        console.log(cells.join(' ').trimEnd())
      }
      const counts = [...Map.groupBy(pairs, ({ state }) => state)].map(([state, same]) => `${same.length} ${state}`)
      console.log(strong(`${counts.join(', ')}: ${built}`))
    })

const NAMED_AT_MOST = 3

function statusOf(out: string, { brand, country }: Pair, inputs: Inputs, program: string): Status {
  const pair = `${brand}-${country}`
  const folder = join(out, pair)
  const manifest = readManifest(folder)
  if (!manifest) return { pair, state: 'not built', because: [] }
  const environment = manifest.settings.environmentId
  const known = {
    pair,
    environment,
    compressed: manifest.compressed,
    ...(manifest.source && { commit: manifest.source.commit }),
  }
  const damaged = driftOfFolder(folder, folder, carriedIn(folder)).map(({ address }) => address.slice(1))
  if (damaged.length > 0) return { ...known, state: 'damaged', because: damaged }
  const because = changedInputs(manifest.inputs, inputs, { brand, country }, environment, program)
  return { ...known, state: because.length > 0 ? 'outdated' : 'up to date', because }
}

function changedInputs(
  old: Readonly<Record<string, string>>,
  inputs: Inputs,
  pair: Pair,
  environment: string,
  program: string,
): string[] {
  if (!environmentIds(inputs).includes(environment)) return [`environment ${environment}`]
  const { deployment } = resolvePair(inputs, pair.brand, pair.country, environment)
  const next = inputHashes(inputs, pair, siteLocales(deployment, translatedLocales(inputs)), program)
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].filter(path => old[path] !== next[path])
}
