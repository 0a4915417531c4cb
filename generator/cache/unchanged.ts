// Whether nothing has changed since a build, by the metadata of inputs, program and output; no file is read.
import { setTimeout } from 'node:timers/promises'
import { INPUT_FOLDERS } from '../load/inputs.ts'
import type { Problem } from '../model.ts'
import type { BuildCache } from './build-cache.ts'
import { CLOCK_STEP_MS, stateOf } from './file-hashes.ts'
import { PROGRAM } from './fingerprint.ts'

/** The result of a successful build: the pairs in its folder, and warnings, which are printed each time. */
export type Outcome = { pairs: string[]; problems: Problem[] }

type Note = Outcome & { before: string; after: string }

/** @param request all options of the build: what to build, for which environment */
export function openUnchanged(
  cache: BuildCache,
  { root, out, request }: { root: string; out: string; request: unknown },
) {
  const name = JSON.stringify([root, out, request])
  const before = () => stateOf(root, [...INPUT_FOLDERS, ...PROGRAM, 'node_modules/.package-lock.json'])
  const after = (pairs: readonly string[]) => stateOf(out, pairs)
  return {
    /** The result of the last build with these options, if nothing that it read or wrote has been touched since. */
    outcome(): Outcome | undefined {
      const note = cache.read<Note>('unchanged', name)
      return note && before() === note.before && after(note.pairs) === note.after ? note : undefined
    },
    /** The state for `keep`, taken before anything is read. */
    before,
    async keep(outcome: Outcome, began: string | undefined): Promise<void> {
      // A file written within the clock's resolution could change again unnoticed.
      await setTimeout(CLOCK_STEP_MS + 1)
      const state = after(outcome.pairs)
      if (began !== undefined && state !== undefined && began === before())
        cache.write('unchanged', name, { ...outcome, before: began, after: state })
    },
  }
}
