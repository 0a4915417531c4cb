import { resolve } from 'node:path'
import { Command } from 'commander'
import { namedFile } from '../named-file.ts'
import { keyProof } from '../release/envelope.ts'
import { type Verified, verifyRelease } from '../release/index.ts'
import type { Proof } from '../release/proof.ts'
import { CliError } from './cli-error.ts'
import { releasesIn } from './releases.ts'
import { strong } from './terminal.ts'

type Options = { key?: string; identity?: string; issuer: string; trustedRoot?: string; json?: boolean }

const GITHUB_ACTIONS = 'https://token.actions.githubusercontent.com'

/** `verify`: whether folders are the releases that they claim to be; needs only the folder and whom to trust (GEN-118). */
export const verifyCommand = (): Command =>
  new Command('verify')
    .description('check whether every file is as it was released, and who signed; offline; status 1 when one is not')
    .argument('<folder>', 'a pair that was built with --release, or a folder of such pairs')
    .option('--key <file>', 'public key in PEM form that must have signed')
    .option('--identity <name>', 'who must have signed by Sigstore, such as the address of a workflow; may end with *')
    .option('--issuer <url>', 'with --identity: who vouches for that name', GITHUB_ACTIONS)
    .option('--trusted-root <file>', 'with --identity: the keys of another Sigstore than the public one')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nWithout --key and --identity the files are held against each other alone.')
    .action(async (folder: string, options: Options) => {
      const proofs = await proofsOf(options)
      const results = releasesIn(resolve(folder)).map(({ name, path }) => ({ name, ...verifyRelease(path, proofs) }))
      if (options.json) {
        const releases = results.map(({ name, manifest, signers, faults }) => ({
          name,
          source: manifest?.source,
          signers,
          faults,
        }))
        console.log(JSON.stringify({ version: 1, signed: proofs.length > 0, releases }, null, 2))
      } else for (const result of results) print(result)
      if (results.some(({ faults }) => faults.length > 0)) throw new CliError()
    })

async function proofsOf({ key, identity, issuer, trustedRoot }: Options): Promise<Proof[]> {
  const proofs =
    key === undefined ? [] : [keyProof(namedFile(key, 'Give the public key with --key, such as release.pub.'))]
  if (identity === undefined) {
    if (trustedRoot !== undefined) throw new Error('Say who must have signed: --identity NAME.')
    return proofs
  }
  const { keylessProof } = await import('../release/keyless.ts')
  const root =
    trustedRoot === undefined
      ? {}
      : { trustedRoot: namedFile(trustedRoot, 'Give the keys of a Sigstore with --trusted-root.') }
  return [...proofs, keylessProof({ identity, issuer, ...root })]
}

function print({ name, manifest, signers, faults }: Verified & { name: string }): void {
  for (const { file, what } of faults) console.log(`${name}: ${file}: ${what}`)
  if (faults.length > 0 || !manifest?.source) return
  const { commit, node, version } = manifest.source
  const { brand, country, environmentId } = manifest.settings
  const compress = manifest.compressed ? ' --compress' : ''
  const by = signers.length > 0 ? `signed by ${signers.join(' and ')}` : 'not held against a key'
  console.log(`${strong(name)}: ${Object.keys(manifest.files).length} files as released, ${by}`)
  console.log(`  from commit ${commit}, program ${version}, Node ${node}`)
  console.log('  the same bytes again: npm ci, then')
  console.log(
    `  npm run portal -- build --full --brand ${brand.id} --country ${country.code} --env ${environmentId}${compress} --release`,
  )
}
