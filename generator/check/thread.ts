// The check of all inputs in a thread of its own: it takes seconds, and the dev server must answer meanwhile.
import { parentPort, workerData } from 'node:worker_threads'
import { formatProblems, hasErrors } from '../diagnostics.ts'
import { load } from '../load/index.ts'
import { check } from './index.ts'

/** How to start the thread. */
export type CheckOrder = { root: string; colour: boolean }

/** Its answer to each message: the problems as text, empty if there are none, and whether a build would be refused. */
export type CheckAnswer = { text: string; refused: boolean }

const { root, colour } = workerData as CheckOrder

parentPort?.on('message', async () => {
  const inputs = await load(root)
  const problems = check(inputs)
  const textOf = (file: string) => {
    const bytes = inputs.bytes.get(file)
    return bytes && new TextDecoder().decode(bytes)
  }
  const text = problems.length === 0 ? '' : formatProblems(problems, { colour, textOf })
  parentPort?.postMessage({ text, refused: hasErrors(problems) } satisfies CheckAnswer)
})
