// Builds the demo pairs for the sandbox into dist/, or the pairs that are named: `node scripts/run.mjs scripts/build-demo.ts talabat-AE`.
import { join } from 'node:path'
import { BUILD_CACHE_FOLDER, openBuildCache } from '#generator/cache/build-cache.ts'
import { openUnchanged } from '#generator/cache/unchanged.ts'
import { CliError } from '#generator/commands/cli-error.ts'
import { DEMO_PAIRS } from './demo.ts'
import { ROOT } from './root.ts'

export const DEMO_OUT = join(ROOT, 'dist')

type Named = { brand: string; country: string }

/**
 * Builds what is not up to date and returns the names of the pairs. Where nothing was touched since the last time nothing is
 * read. Throws when an input or a site has a fault.
 */
export async function buildDemo(wanted: readonly Named[] = DEMO_PAIRS): Promise<string[]> {
  const environment = 'san'
  const cache = openBuildCache(join(ROOT, BUILD_CACHE_FOLDER))
  const notes = openUnchanged(cache, { root: ROOT, out: DEMO_OUT, request: { environment, wanted } })
  const known = notes.outcome()
  if (known) return known.pairs

  const began = notes.before()
  const { inputsWithWarnings, openProgress, report } = await import('#generator/commands/terminal.ts')
  const { plan } = await import('#generator/resolve/plan.ts')
  const { build } = await import('#generator/build/index.ts')
  const { startBundle } = await import('#generator/render/bundle.ts')
  const refusal = new AbortController()
  const refuse = (error: unknown): never => {
    refusal.abort()
    throw error
  }
  const bundle = startBundle(ROOT, refusal.signal)
  const { inputs, warnings } = await inputsWithWarnings({}).catch(refuse)
  const { pairs } = plan(inputs, { pairs: wanted })
  const progress = openProgress({})
  const result = await build({ root: ROOT, inputs, pairs, environment, out: DEMO_OUT, progress, bundle }).catch(refuse)
  progress.end()
  report(result.problems, inputs, {})
  const names = pairs.map(({ brand, country }) => `${brand}-${country}`)
  await notes.keep({ pairs: names, problems: [...warnings, ...result.problems] }, began)
  return names
}

/** Problems of the inputs are printed with their places by then: where the program was tells nobody more. */
export function endAfterProblems(error: unknown): never {
  if (error instanceof CliError) process.exit(1)
  throw error
}

if (import.meta.main) {
  const named = process.argv.slice(2).map(name => ({ brand: name.slice(0, -3), country: name.slice(-2) }))
  await buildDemo(named.length > 0 ? named : DEMO_PAIRS).catch(endAfterProblems)
}
