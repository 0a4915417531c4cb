import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Command } from 'commander'
import { programHash } from '../cache/fingerprint.ts'
import { applyPlan } from '../plan/apply.ts'
import type { Plan } from '../plan/model.ts'
import { ROOT } from '../root.ts'
import { checkedInputs, strong } from './terminal.ts'

/** `apply`: publishes what a plan names, exactly that or nothing (GEN-115). */
export const applyCommand = (): Command =>
  new Command('apply')
    .description('publish what a plan names; a stale plan, and one that is not approved in all parts, is refused')
    .argument('<plan>', 'plan.json, as plan wrote it or its page saved it')
    .option('--approve <ids...>', 'changes that are approved besides those in the plan; all approves all')
    .action(async (file: string, { approve = [] }: { approve?: string[] }) => {
      const plan = JSON.parse(readFileSync(resolve(file), 'utf8')) as Plan
      if (plan.version !== 1 || !Array.isArray(plan.groups)) throw new Error(`${file} is no plan of this program.`)
      for (const group of plan.groups) if (approve.includes('all') || approve.includes(group.id)) group.approved = true
      const inputs = await checkedInputs()
      const published = applyPlan(plan, { inputs, program: programHash(ROOT) })
      for (const pair of published) console.log(`${strong('published')} ${pair}`)
      const before = plan.pairs.length - published.length
      console.log(`${published.length} published${before > 0 ? `, ${before} had been before` : ''}: ${plan.from}`)
    })
