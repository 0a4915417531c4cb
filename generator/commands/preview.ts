import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Command } from 'commander'
import { portOf } from '#generator/commands/port'
import { strong } from '#generator/commands/terminal'
import { startPreview } from '#generator/preview'
import { ROOT } from '#generator/root'

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
      for (const [index, pair] of (pairs.length > 0 ? pairs : builtPairs(out)).entries()) {
        if (!existsSync(join(out, pair, 'manifest.json')))
          throw new Error(`${join(out, pair)} is no built pair. Build it first: npm run portal -- build --help`)
        const port = options.port === 0 ? 0 : options.port + index
        const { url } = await startPreview({ folder: join(out, pair), port })
        console.log(`${strong(pair.padEnd(24))} ${url}`)
      }
    })

/** Names of the pairs that stand in an output folder. */
export function builtPairs(out: string): string[] {
  const names = existsSync(out) ? readdirSync(out).sort() : []
  const pairs = names.filter(name => existsSync(join(out, name, 'manifest.json')))
  if (pairs.length === 0) throw new Error(`No built pair in ${out}. Build one first: npm run portal -- build --help`)
  return pairs
}
