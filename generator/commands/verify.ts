import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Command } from 'commander'
import type { Manifest } from '../model.ts'
import { type Fault, verifyRelease } from '../release/index.ts'
import { CliError } from './cli-error.ts'
import { releasesIn } from './releases.ts'
import { strong } from './terminal.ts'

type Options = { key?: string; json?: boolean }

/** `verify`: whether folders are the releases that they claim to be; needs only the folder and the key (GEN-118). */
export const verifyCommand = (): Command =>
  new Command('verify')
    .description('tell whether every file is as it was released, and by whose key; status 1 when one is not')
    .argument('<folder>', 'a pair that was built with --release, or a folder of such pairs')
    .option('--key <file>', 'public key in PEM form; without it the files are held against each other alone')
    .option('--json', 'print JSON')
    .action((folder: string, { key, json = false }: Options) => {
      const pem = key === undefined ? undefined : readFileSync(resolve(key), 'utf8')
      const results = releasesIn(resolve(folder)).map(({ name, path }) => ({ name, ...verifyRelease(path, pem) }))
      if (json) {
        const releases = results.map(({ name, manifest, faults }) => ({ name, source: manifest?.source, faults }))
        console.log(JSON.stringify({ version: 1, signed: pem !== undefined, releases }, null, 2))
      } else for (const { name, manifest, faults } of results) print(name, manifest, faults, pem !== undefined)
      if (results.some(({ faults }) => faults.length > 0)) throw new CliError()
    })

function print(name: string, manifest: Manifest | undefined, faults: readonly Fault[], isSigned: boolean): void {
  for (const { file, what } of faults) console.log(`${name}: ${file}: ${what}`)
  if (faults.length > 0 || !manifest?.source) return
  const { commit, node, version } = manifest.source
  const { brand, country, environmentId } = manifest.settings
  const compress = manifest.compressed ? ' --compress' : ''
  const by = isSigned ? 'signed by this key' : 'not held against a key'
  console.log(`${strong(name)}: ${Object.keys(manifest.files).length} files as released, ${by}`)
  console.log(`  from commit ${commit}, program ${version}, Node ${node}`)
  console.log('  the same bytes again: npm ci, then')
  console.log(
    `  npm run portal -- build --full --brand ${brand.id} --country ${country.code} --env ${environmentId}${compress} --release`,
  )
}
