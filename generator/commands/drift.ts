import { join, resolve } from 'node:path'
import { Command } from 'commander'
import { type Difference, driftAsText, driftOfFolder, driftOfHost, readManifest } from '../drift/index.ts'
import { ROOT } from '../root.ts'
import { CliError } from './cli-error.ts'
import { builtPairs } from './preview.ts'
import { strong } from './terminal.ts'

type Options = { pair?: string; out: string; json?: boolean }

/** `drift`: how a host or a published folder differs from the release; status 1 if it does (GEN-116). */
export const driftCommand = (): Command =>
  new Command('drift')
    .description(
      'tell every byte, header, redirect and status in which a host differs from the release; status 1 when one does',
    )
    .argument('<served>', 'address of the site, such as https://no.brand.example, or a published folder')
    .option(
      '--pair <pair>',
      'the pair below the output; without it the one whose origin the address is, or the manifest in the folder',
    )
    .option('--out <folder>', 'where the pairs were built', 'dist')
    .option('--json', 'print JSON')
    .action(async (served: string, options: Options) => {
      const isAddress = /^https?:\/\//.test(served)
      const release = releaseOf(served, isAddress, options)
      const differences = isAddress ? await driftOfHost(release, served) : driftOfFolder(release, resolve(served))
      const { pair } = readManifest(release)
      if (options.json) console.log(JSON.stringify({ version: 1, pair, served, differences }, null, 2))
      else printDifferences(pair, served, differences)
      if (differences.length > 0) throw new CliError()
    })

function printDifferences(pair: string, served: string, differences: readonly Difference[]): void {
  const lines = driftAsText(differences)
  for (const line of lines) console.log(line)
  console.log(
    lines.length === 0
      ? `${served} is ${strong(pair)} as it was built.`
      : `${served} differs from ${strong(pair)} in ${lines.length} ${lines.length === 1 ? 'way' : 'ways'}.`,
  )
}

/** The folder of the pair that should be served. */
function releaseOf(served: string, isAddress: boolean, { pair, out }: Options): string {
  const built = resolve(ROOT, out)
  if (pair !== undefined) return join(built, builtPairs(built, [pair])[0] ?? pair)
  if (!isAddress) return resolve(served)
  const { origin } = new URL(served)
  const found = builtPairs(built).find(name => readManifest(join(built, name)).settings.origin === origin)
  if (found === undefined) throw new Error(`No pair in ${built} has the origin ${origin}. Name it with --pair.`)
  return join(built, found)
}
