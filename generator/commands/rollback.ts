import { join, resolve } from 'node:path'
import { Command, InvalidArgumentError } from 'commander'
import { cleanReleases, endCanary, hasCanary, keptRelease, rollBack } from '../plan/releases.ts'
import { targetOf } from '../plan/targets.ts'
import { runAfterwards, THEN_OPTION, TO_OPTION } from './apply.ts'
import { builtPairs } from './preview.ts'
import { strong } from './terminal.ts'

/** `rollback`: publishes a kept release again (GEN-115). */
export const rollbackCommand = (): Command =>
  new Command('rollback')
    .description('end a canary, or else publish the release before; with --release another one that is kept')
    .argument('<folder>', 'what apply publishes into: a folder of pairs')
    .argument('<pairs...>', 'which of them')
    .option('--release <hash>', 'the beginning of the name of a release, as in .releases/<pair>/')
    .option(...TO_OPTION)
    .option(...THEN_OPTION)
    .action(async (folder: string, pairs: string[], options: { release?: string; to?: string; then?: string }) => {
      const published = resolve(folder)
      const target = options.to === undefined ? undefined : targetOf(options.to)
      const named = builtPairs(published, pairs)
      // All are looked at before the first is changed: the same command again would take that one back to the release it came from.
      for (const path of named.map(pair => join(published, pair)))
        if (options.release !== undefined || !hasCanary(path)) keptRelease(path, options.release)
      for (const pair of named) {
        const hadCanary = endCanary(join(published, pair))
        if (hadCanary) console.log(`${strong('ended')} the canary of ${pair}`)
        if (hadCanary && options.release === undefined) continue
        const release = await rollBack(join(published, pair), options.release, target)
        console.log(`${strong('published')} ${pair} as in ${release}`)
      }
      runAfterwards(options.then)
    })

/** `clean`: removes releases that no open page needs any more (GEN-115). */
export const cleanCommand = (): Command =>
  new Command('clean')
    .description('remove releases that were replaced some time ago, here and at the target')
    .argument('<folder>', 'what apply publishes into: a folder of pairs')
    .option('--after <hours>', 'how long a release is kept after another took its place', hoursOf, 24)
    .option('--keep <n>', 'how many are kept for a rollback in any case', countOf, 2)
    .option(...TO_OPTION)
    .action(async (folder: string, { after, keep, to }: { after: number; keep: number; to?: string }) => {
      const published = resolve(folder)
      const target = to === undefined ? undefined : targetOf(to)
      const limits = { afterMs: after * 60 * 60 * 1000, keep, now: Date.now() }
      let removed = 0
      for (const pair of builtPairs(published)) {
        const names = await cleanReleases(join(published, pair), limits, target)
        for (const name of names) console.log(`${strong('removed')} ${pair} as in ${name}`)
        removed += names.length
      }
      console.log(`${removed} removed: ${to ?? published}`)
    })

function hoursOf(text: string): number {
  if (!/^\d+(?:\.\d+)?$/.test(text)) throw new InvalidArgumentError('Give a number of hours.')
  return Number(text)
}

function countOf(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Give a whole number.')
  return Number(text)
}
