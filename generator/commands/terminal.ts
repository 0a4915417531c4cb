// How commands speak: the project's folder, checked inputs, colours only where they are seen.

import { styleText } from 'node:util'
import { check } from '#generator/check'
import { formatProblems, hasErrors, problemsAsJson } from '#generator/diagnostics'
import type { Inputs } from '#generator/inputs'
import { load } from '#generator/load'
import type { Problem } from '#generator/model'
import { type Progress, type ProgressKind, progressOf } from '#generator/progress'
import { Refused } from '#generator/refused'
import { ROOT } from '#generator/root'

/** Whether the reader of a stream sees colours and a line that rewrites itself. */
export const isTerminal = (stream: { isTTY?: boolean }): boolean => stream.isTTY === true && !process.env['NO_COLOR']

/** Progress goes to standard error, so that standard output holds results alone; with `--json` it goes to standard output. */
export function openProgress({ json = false }: { json?: boolean }): Progress {
  const stream = json ? process.stdout : process.stderr
  const kind: ProgressKind = json ? 'json' : isTerminal(process.stderr) ? 'terminal' : 'lines'
  return progressOf(
    kind,
    text => void stream.write(text),
    () => performance.now(),
  )
}

/** Reads and checks all inputs. Prints every problem; with an error among them it raises Refused. */
export async function checkedInputs({ json = false }: { json?: boolean } = {}): Promise<Inputs> {
  const inputs = await load(ROOT)
  report(check(inputs), inputs, { json })
  return inputs
}

/** Prints problems, if there are any, and raises Refused when one of them is an error. */
export function report(problems: readonly Problem[], inputs: Inputs, { json = false }: { json?: boolean }): void {
  if (problems.length > 0) {
    if (json) console.log(JSON.stringify({ event: 'problems', ...problemsAsJson(problems) }))
    else process.stderr.write(formatProblems(problems, { colour: isTerminal(process.stderr), textOf: textIn(inputs) }))
  }
  if (hasErrors(problems)) throw new Refused()
}

/** Text of an input file by its path, for the caret lines. */
export function textIn(inputs: Inputs): (file: string) => string | undefined {
  return file => {
    const bytes = inputs.bytes.get(file)
    return bytes && new TextDecoder().decode(bytes)
  }
}

/** Bold where it is seen. */
export const strong = (text: string): string => (isTerminal(process.stdout) ? styleText('bold', text) : text)
