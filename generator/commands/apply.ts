import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { Command, InvalidArgumentError, Option } from 'commander'
import { programHash } from '../cache/fingerprint.ts'
import { applyCanary, applyPlan, applyPlanTo, readPlan } from '../plan/apply.ts'
import { targetOf } from '../plan/targets.ts'
import { ROOT } from '../root.ts'
import { portOf } from './port.ts'
import { checkedInputs, strong } from './terminal.ts'

type Options = { approve?: string[]; canary?: number; canaryPort: number; to?: string; then?: string }

/** Where the servers of new releases listen on this machine. */
const CANARY_PORT = 18_181

/** What `apply`, `rollback` and `clean` can publish to besides the folder on this machine. */
export const TO_OPTION = [
  '--to <target>',
  'publish there too: rsync:host:/srv/sites, s3://bucket/folder or command:./publish.sh',
] as const
export const THEN_OPTION = ['--then <command>', 'run afterwards, such as "nginx -t && nginx -s reload"'] as const

/** `apply`: publishes what a plan names, exactly that or nothing (GEN-115). */
export const applyCommand = (): Command =>
  new Command('apply')
    .description('publish what a plan names; a stale plan, and one that is not approved in all parts, is refused')
    .argument('<plan>', 'plan.json, as plan wrote it or its page saved it')
    .option('--approve <ids...>', 'changes that are approved besides those in the plan; all approves all')
    .addOption(
      new Option('--canary <share>', 'publish to this share of the visitors, in percent, who keep what they got')
        .argParser(shareOf)
        .conflicts('to'),
    )
    .option('--canary-port <port>', 'where servers of new releases listen on this machine', canaryPortOf, CANARY_PORT)
    .option(...TO_OPTION)
    .option(...THEN_OPTION)
    .action(async (file: string, { approve = [], canary, canaryPort, to, then }: Options) => {
      const plan = readPlan(resolve(file))
      for (const group of plan.groups) if (approve.includes('all') || approve.includes(group.id)) group.approved = true
      const target = to === undefined ? undefined : targetOf(to)
      const project = { inputs: await checkedInputs(), program: programHash(ROOT) }
      if (canary !== undefined) {
        const given = applyCanary(plan, project, { share: canary, port: canaryPort })
        for (const pair of given) console.log(`${strong(`for ${canary}%`)} ${pair}`)
        console.log(`${given.length} for ${canary}% of the visitors: ${plan.from}`)
        if (given.length > 0) runAfterwards(then)
        return
      }
      const published = target ? await applyPlanTo(plan, project, target) : applyPlan(plan, project)
      for (const pair of published) console.log(`${strong('published')} ${pair}`)
      const before = plan.pairs.length - published.length
      console.log(`${published.length} published${before > 0 ? `, ${before} had been before` : ''}: ${to ?? plan.from}`)
      // Also where all of it had been published before: that run may have been killed, or its command may have failed.
      if (plan.pairs.length > 0) runAfterwards(then)
    })

function shareOf(text: string): number {
  const share = Number(text.replace(/%$/, ''))
  if (!Number.isInteger(share) || share < 1 || share > 99) throw new InvalidArgumentError('Give a share from 1 to 99.')
  return share
}

/** Hosts are told the number: any free one is none. */
function canaryPortOf(text: string): number {
  const port = portOf(text)
  if (port === 0) throw new InvalidArgumentError('Give the number of a port from 1 on.')
  return port
}

/** @throws Error if the command fails; what was published stays */
export function runAfterwards(command: string | undefined): void {
  if (command === undefined) return
  const { status, error } = spawnSync('sh', ['-c', command], { stdio: ['ignore', 'inherit', 'inherit'] })
  if (error || status !== 0)
    throw new Error(`Published, but "${command}" ended with ${error?.message ?? `status ${status}`}.`)
}
