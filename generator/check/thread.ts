// The check of all inputs in a thread of its own: it takes seconds, and the dev server must answer meanwhile.
import { parentPort, workerData } from 'node:worker_threads'
import { formatProblems, hasErrors } from '../diagnostics.ts'
import { load } from '../load/index.ts'
import type { Problem } from '../model.ts'
import { check } from './index.ts'
import { buildCacheOf, restoreParts } from './result.ts'

/** How to start the thread. */
export type CheckOrder = { root: string; colour: boolean }

/** Each message to it: texts by path, to be checked in place of what the files hold. */
export type CheckDrafts = Readonly<Record<string, string>>

/** Its answer: the problems, the same as text, empty if there are none, and whether a build would be refused. */
export type CheckAnswer = { problems: Problem[]; text: string; refused: boolean }

const { root, colour } = workerData as CheckOrder

// What the check before `dev` found: else the first edit would wait for a check of every file.
const restored = restoreParts(buildCacheOf(root))

parentPort?.on('message', async (drafts: CheckDrafts) => {
  await restored
  const inputs = await load(root, drafts)
  const problems = check(inputs)
  const textOf = (file: string) => {
    const bytes = inputs.bytes.get(file)
    return bytes && new TextDecoder().decode(bytes)
  }
  const text = problems.length === 0 ? '' : formatProblems(problems, { colour, textOf })
  parentPort?.postMessage({ problems, text, refused: hasErrors(problems) } satisfies CheckAnswer)
})
