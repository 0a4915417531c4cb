import { resolve } from 'node:path'
import { Command } from 'commander'
import { namedFile } from '../named-file.ts'
import { keySigning } from '../release/envelope.ts'
import { signRelease } from '../release/index.ts'
import { releasesIn } from './releases.ts'
import { strong } from './terminal.ts'

type Options = { key?: string; keyless?: boolean; fulcio?: string; rekor?: string }

/** `sign`: writes a signature next to the provenance of each release (GEN-118). */
export const signCommand = (): Command =>
  new Command('sign')
    .description('sign releases with an Ed25519 key, or as the job that runs; what is not as it was built is refused')
    .argument('<folder>', 'a pair that was built with --release, or a folder of such pairs')
    .option('--key <file>', 'private key in PEM form (openssl genpkey -algorithm ed25519)')
    .option('--keyless', 'by Sigstore, as whom the job of CI or SIGSTORE_ID_TOKEN names; needs its servers')
    .option('--fulcio <url>', 'with --keyless: the server of certificates, if not the public one')
    .option('--rekor <url>', 'with --keyless: the server of the log, if not the public one')
    .action(async (folder: string, { key, keyless = false, fulcio, rekor }: Options) => {
      if ((key !== undefined) === keyless) throw new Error('Say how to sign: --key FILE or --keyless.')
      const signing =
        key === undefined
          ? (await import('../release/keyless.ts')).keylessSigning({
              ...(fulcio && { fulcio }),
              ...(rekor && { rekor }),
            })
          : keySigning(namedFile(key, 'Give the private key with --key, such as release.pem.'))
      for (const { name, path } of releasesIn(resolve(folder))) {
        await signRelease(path, signing)
        console.log(`${strong('signed')} ${name}`)
      }
    })
