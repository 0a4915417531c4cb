// The pairs selected by the options of a command, and those that a shard builds (GEN-110, Q02).
import { InvalidArgumentError } from 'commander'
import type { Inputs } from '../load/inputs.ts'
import { type Pair, type PlanRequest, plan, unknown } from '../resolve/plan.ts'
import { report } from './terminal.ts'

/** The selection; `json` is how problems are printed. */
export type PlanOptions = {
  brand?: string
  country?: string
  env: string
  all?: boolean
  full?: boolean
  shard?: Shard
  json?: boolean
}

/** The pairs that the options select. Throws CliError after printing what is wrong with them. */
export function plannedPairs(inputs: Inputs, options: PlanOptions): Pair[] {
  const { pairs, problems } = plan(inputs, requested(options))
  report([...problems, ...unknown(inputs, 'environment', options.env)], inputs, options)
  const { shard } = options
  return shard ? pairsOfShard(pairs, shard) : pairs
}

/** Every n-th pair of the sorted plan, so that each pair is in exactly one shard (GEN-110). */
export function pairsOfShard(pairs: readonly Pair[], { index, of }: Shard): Pair[] {
  return pairs.filter((_, at) => at % of === index - 1)
}

/** Throws if the options select nothing. */
export const checkSelection = (options: PlanOptions): void => void requested(options)

function requested({ brand, country, all, full }: PlanOptions): PlanRequest {
  if (brand !== undefined && country !== undefined) {
    const pairs = [{ brand, country }]
    return full ? { full: true, pairs } : { pairs }
  }
  const only = { ...(brand !== undefined && { brand }), ...(country !== undefined && { country }) }
  if (full) return { full: true, only }
  if (all || brand !== undefined || country !== undefined) return { all: true, only }
  throw new Error('Say which sites: --brand B, --country C, both, --all or --full.')
}

export type Shard = { index: number; of: number }

/** `2/5` is the second of five shards. */
export function shardOf(text: string): Shard {
  const [, index, of] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text)?.map(Number) ?? []
  if (index === undefined || of === undefined || index > of)
    throw new InvalidArgumentError('Give i/n with i from 1 to n, such as 2/5.')
  return { index, of }
}
