import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Command } from 'commander'
import { didYouMean } from '../nearest.ts'
import { type Preview, startPreview } from '../preview/index.ts'
import { ROOT } from '../root.ts'
import { portOf } from './port.ts'
import { strong } from './terminal.ts'

const FIRST_PORT = 4700

/** `preview`: serves built pairs as a host would, each on its own port (GEN-109). */
export const previewCommand = (): Command =>
  new Command('preview')
    .description('serve built pairs with the headers and rewrites that a host would apply')
    .argument('[pairs...]', 'folders below the output, such as pandago-NO; all of them when none is named')
    .option('--out <folder>', 'where the pairs were built', 'dist')
    .option('--port <number>', 'port of the first one; 0 takes any free ones', portOf, FIRST_PORT)
    .action(async (pairs: string[], options: { out: string; port: number }) => {
      const out = resolve(ROOT, options.out)
      const opened: Preview[] = []
      try {
        for (const [index, pair] of builtPairs(out, pairs).entries()) {
          const port = options.port === 0 ? 0 : options.port + index
          const preview = await startPreview({ folder: join(out, pair), port })
          opened.push(preview)
          console.log(`${strong(pair.padEnd(24))} ${preview.url}`)
        }
      } catch (error) {
        // With one of them open the command would go on, and never end with a status.
        await Promise.all(opened.map(preview => preview.close()))
        throw error
      }
    })

/**
 * The selected pairs: those named, or all in an output folder.
 *
 * @param cureOf a sentence that says what to do about a pair that is not there, or a folder that has none
 * @throws Error with the cure, if one of them is not built
 */
export function builtPairs(out: string, typed: readonly string[] = [], cureOf = buildCure): string[] {
  // A shell completes the name of a folder with a slash; behind a link it would mean what the link leads to.
  const named = typed.map(pair => pair.replace(/\/+$/, ''))
  const isBuilt = (pair: string) => existsSync(join(out, pair, 'manifest.json'))
  const built = existsSync(out) ? readdirSync(out).sort().filter(isBuilt) : []
  const missing = named.find(pair => !isBuilt(pair))
  if (missing !== undefined) {
    const sentences = [`${join(out, missing)} is not a built pair.`, didYouMean(missing, built)]
    throw new Error([...sentences, cureOf(missing)].filter(Boolean).join(' '))
  }
  if (named.length > 0) return named
  if (built.length === 0) throw new Error(`No built pair in ${out}. ${cureOf()}`)
  return built
}

function buildCure(pair?: string): string {
  if (pair === undefined) return 'Build one first: npm run portal -- build --help'
  const [, brand, country] = /^(.+)-([A-Z]{2})$/.exec(pair) ?? []
  const which = country === undefined ? '--help' : `--brand ${brand} --country ${country} --env san`
  return `Build it first: npm run portal -- build ${which}`
}
