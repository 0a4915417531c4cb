// Builds the demo pairs for the sandbox into dist/, or the pairs that are named: `node scripts/build-demo.ts talabat-AE`.
import { join } from 'node:path'
import { buildPairs } from '#generator/build'
import { checkedInputs, openProgress, report } from '#generator/commands/terminal'
import { plan } from '#generator/plan'
import { DEMO_PAIRS } from './demo.ts'
import { ROOT } from './steps.ts'

export const DEMO_OUT = join(ROOT, 'dist')

type Named = { brand: string; country: string }

/** Builds what is not up to date and returns the names of the pairs. Raises when an input or a site has a fault. */
export async function buildDemo(wanted: readonly Named[] = DEMO_PAIRS): Promise<string[]> {
  const inputs = await checkedInputs()
  const { pairs } = plan(inputs, { pairs: wanted })
  const progress = openProgress({})
  const result = await buildPairs({ root: ROOT, inputs, pairs, environment: 'san', out: DEMO_OUT, progress })
  progress.end()
  report(result.problems, inputs, {})
  return pairs.map(({ brand, country }) => `${brand}-${country}`)
}

if (import.meta.main) {
  const named = process.argv.slice(2).map(name => ({ brand: name.slice(0, -3), country: name.slice(-2) }))
  await buildDemo(named.length > 0 ? named : DEMO_PAIRS)
}
