import { join, resolve } from 'node:path'
import { Command, Option } from 'commander'
import { driftOfHosts } from '../drift/hosts.ts'
import { driftAsText, driftOfFolder, type HostDrift, readManifest, type Target } from '../drift/index.ts'
import { namedFile } from '../named-file.ts'
import { carriedIn } from '../plan/releases.ts'
import { ROOT } from '../root.ts'
import { CliError } from './cli-error.ts'
import { plannedPairs } from './planned.ts'
import { builtPairs } from './preview.ts'
import { checkedInputs, openProgress, strong } from './terminal.ts'

type Options = {
  pair?: string
  list?: string
  all?: boolean
  env?: string
  out: string
  canary?: boolean
  json?: boolean
}

/** `drift`: how hosts or published folders differ from the release; status 1 if one does (GEN-116). */
export const driftCommand = (): Command =>
  new Command('drift')
    .description(
      'print every byte, header, redirect and status in which a host differs from the release; status 1 when one does',
    )
    .argument('[served...]', 'addresses of sites, such as https://no.brand.example, or a published folder')
    .option(
      '--pair <pair>',
      'the pair below the output; without it the one whose origin the address is, or the manifest in the folder',
    )
    .option('--list <file>', 'a host a line, and after a space its pair where the address is not its origin')
    .addOption(new Option('--all', 'the origin of every market in the configuration; needs --env').conflicts('list'))
    .option('--env <environment>', 'with --all: san, stg or prd')
    .option('--out <folder>', 'where the pairs were built', 'dist')
    .option('--canary', 'compare what the hosts serve to the share of visitors that apply --canary named')
    .option('--json', 'print JSON')
    .action(async (served: string[], options: Options) => {
      const [folder, ...others] = served.filter(one => !isAddress(one))
      if (folder !== undefined && (served.length > 1 || options.all || options.list))
        throw new Error(`${[folder, ...others].join(', ')}: one folder at a time, and no hosts with it.`)
      const results = folder === undefined ? await hostsOf(served, options) : [folderOf(folder, options)]
      if (options.json) console.log(JSON.stringify(asJson(results, served.length === 1), null, 2))
      else for (const result of results) print(result)
      const wrong = results.filter(isDifferent)
      if (results.length > 1 && !options.json)
        console.log(
          strong(`${results.length} sites, ${wrong.length === 0 ? 'none differs' : `${wrong.length} differ`}.`),
        )
      if (wrong.length > 0) throw new CliError()
    })

type Result = HostDrift & { pair: string }

export const isAddress = (served: string): boolean => /^https?:\/\//.test(served)
const isDifferent = ({ differences, failure }: HostDrift): boolean => differences.length > 0 || failure !== undefined

function folderOf(served: string, options: Options): Result {
  const folder = resolve(served)
  const release = options.pair === undefined ? folder : pairFolder(options.pair, options)
  return {
    host: served,
    release,
    differences: driftOfFolder(release, folder, carriedIn(folder)),
    pair: readManifest(release).pair,
  }
}

async function hostsOf(served: readonly string[], options: Options): Promise<Result[]> {
  const targets: Target[] = [
    ...served.map(host => ({ host, release: releaseOf(host, options.pair, options) })),
    ...(options.list === undefined ? [] : listed(options.list, options)),
    ...(options.all ? await configured(options) : []),
  ].map(target => ({ ...target, isCanary: options.canary === true }))
  if (targets.length === 0) throw new Error('Say what to compare: addresses, a folder, --list, or --all --env.')
  const progress = openProgress(options.json ? { json: false } : {})
  if (targets.length > 1) progress.begin('hosts', targets.length)
  const found = await driftOfHosts(targets, ({ host }) => {
    if (targets.length > 1) progress.step(host)
  })
  progress.end()
  return found.map(one => ({ ...one, pair: readManifest(one.release).pair }))
}

function listed(file: string, options: Options): Target[] {
  const lines = namedFile(file, 'Give a file with a host a line with --list.')
    .split('\n')
    .map(line => line.replace(/#.*/, '').trim())
  return lines
    .filter(line => line !== '')
    .map(line => {
      const [host = '', pair] = line.split(/\s+/)
      if (!isAddress(host)) throw new Error(`${file}: "${host}" is not an http or https address.`)
      return { host, release: releaseOf(host, pair, options) }
    })
}

/** Every market has its folder; a missing one is refused rather than left out. */
async function configured(options: Options): Promise<Target[]> {
  if (options.env === undefined) throw new Error('--all needs --env: each environment has its own hosts.')
  const inputs = await checkedInputs()
  const pairs = plannedPairs(inputs, { all: true, env: options.env }).map(({ brand, country }) => `${brand}-${country}`)
  return pairs.map(pair => {
    const release = pairFolder(pair, options)
    const { environmentId, origin } = readManifest(release).settings
    if (environmentId !== options.env)
      throw new Error(`${release} was built for ${environmentId}, not for ${options.env}. Build it again.`)
    return { host: origin, release }
  })
}

const pairFolder = (pair: string, { out }: Pick<Options, 'out'>): string => {
  const built = resolve(ROOT, out)
  return join(built, builtPairs(built, [pair])[0] ?? pair)
}

/** The folder of the pair that should be served. */
export function releaseOf(host: string, pair: string | undefined, options: Pick<Options, 'out'>): string {
  if (pair !== undefined) return pairFolder(pair, options)
  const built = resolve(ROOT, options.out)
  const { origin } = new URL(host)
  const found = builtPairs(built).find(name => readManifest(join(built, name)).settings.origin === origin)
  if (found === undefined) throw new Error(`No pair in ${built} has the origin ${origin}. Name it with --pair.`)
  return join(built, found)
}

function asJson(results: readonly Result[], isAlone: boolean): object {
  const sites = results.map(({ pair, host: served, differences, failure }) => {
    return { pair, served, differences, ...(failure !== undefined && { failure }) }
  })
  return isAlone ? { version: 1, ...sites[0] } : { version: 1, sites }
}

function print({ pair, host, differences, failure }: Result): void {
  if (failure !== undefined) {
    console.log(`${host} could not be compared with ${strong(pair)}: ${failure}`)
    return
  }
  const lines = driftAsText(differences)
  for (const line of lines) console.log(line)
  console.log(
    lines.length === 0
      ? `${host} is ${strong(pair)} as it was built.`
      : `${host} differs from ${strong(pair)} in ${lines.length} ${lines.length === 1 ? 'way' : 'ways'}.`,
  )
}
