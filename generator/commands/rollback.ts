import { basename, join, resolve } from 'node:path'
import { Command, InvalidArgumentError } from 'commander'
import {
  bringBack,
  cleanReleases,
  endCanary,
  hasCanary,
  holdPublished,
  keptRelease,
  publishAgain,
} from '../plan/releases.ts'
import { targetOf } from '../plan/targets.ts'
import { runAfterwards, THEN_OPTION, TO_OPTION } from './apply.ts'
import { CliError } from './cli-error.ts'
import { builtPairs } from './preview.ts'
import { strong } from './terminal.ts'

/** What a build would leave is not what is published. */
const publishedCure = (pair?: string): string =>
  `Give the folder that apply publishes into${pair === undefined ? '' : ', and a pair in it'}.`

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
      const names = builtPairs(published, pairs, publishedCure)
      let failure: string | undefined
      const letGo = holdPublished(join(published, names[0] ?? ''))
      try {
        const named = names.map(pair => {
          const path = join(published, pair)
          const endsCanary = options.release === undefined && hasCanary(path)
          return { pair, path, release: endsCanary ? undefined : keptRelease(path, options.release) }
        })
        // All are looked at and sent before the first is changed: the same command again would take that one back to the release it came from.
        for (const { path, release } of named) if (release !== undefined) await bringBack(path, release, target)
        for (const [index, { pair, path, release }] of named.entries()) {
          try {
            if (release !== undefined) await publishAgain(path, release, target)
          } catch (error) {
            if (index === 0) throw error
            failure = halfDone(error, named.slice(index))
            console.error(failure)
            break
          }
          if (endCanary(path)) console.log(`${strong('ended')} the canary of ${pair}`)
          if (release !== undefined) console.log(`${strong('published')} ${pair} as in ${basename(release)}`)
        }
      } finally {
        letGo()
      }
      // Also after half of it: hosts still have the rules of the canaries that have ended.
      runAfterwards(options.then)
      if (failure !== undefined) throw new CliError()
    })

function halfDone(error: unknown, left: readonly { pair: string }[]): string {
  const names = left.map(({ pair }) => pair).join(' ')
  return `${error instanceof Error ? error.message : error}\nNot rolled back: ${names}. Name these alone next time: those before them would go back to the release that they came from.`
}

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
      const built = builtPairs(published, [], publishedCure)
      const letGo = holdPublished(join(published, built[0] ?? ''))
      try {
        for (const pair of built) {
          const names = await cleanReleases(join(published, pair), limits, target)
          for (const name of names) console.log(`${strong('removed')} ${pair} as in ${name}`)
          removed += names.length
        }
      } finally {
        letGo()
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
