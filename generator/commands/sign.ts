import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Command } from 'commander'
import { signRelease } from '../release/index.ts'
import { releasesIn } from './releases.ts'
import { strong } from './terminal.ts'

/** `sign`: writes the signature of a key file next to the provenance of each release (GEN-118). */
export const signCommand = (): Command =>
  new Command('sign')
    .description('sign releases with an Ed25519 key; what is not as it was built is refused')
    .argument('<folder>', 'a pair that was built with --release, or a folder of such pairs')
    .requiredOption('--key <file>', 'private key in PEM form (openssl genpkey -algorithm ed25519)')
    .action((folder: string, { key }: { key: string }) => {
      const pem = readFileSync(resolve(key), 'utf8')
      for (const { name, path } of releasesIn(resolve(folder))) {
        signRelease(path, pem)
        console.log(`${strong('signed')} ${name}`)
      }
    })
