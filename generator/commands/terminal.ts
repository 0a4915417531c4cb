// Output of commands: the project's folder, checked inputs, colours only on a terminal.

import { styleText } from 'node:util'
import { buildCacheOf, problemsOf } from '../check/result.ts'
import { formatProblems, hasErrors, problemsAsJson } from '../diagnostics.ts'
import type { Inputs } from '../load/inputs.ts'
import type { Problem } from '../model.ts'
import { type Progress, type ProgressKind, progressOf } from '../progress.ts'
import { ROOT } from '../root.ts'
import { CliError } from './cli-error.ts'

/** Whether a stream shows colours and lines that update themselves. */
export const isTerminal = (stream: { isTTY?: boolean }): boolean => stream.isTTY === true && !process.env['NO_COLOR']

/** Progress goes to standard error, so that standard output holds only results; with `--json` it goes to standard output. */
export function openProgress({ json = false }: { json?: boolean }): Progress {
  const stream = json ? process.stdout : process.stderr
  const kind: ProgressKind = json ? 'json' : isTerminal(process.stderr) ? 'terminal' : 'lines'
  return progressOf(
    kind,
    text => void stream.write(text),
    () => performance.now(),
  )
}

/** Whether a build for this environment is published: then every text must be translated (Q114). */
export const isStrict = (environment: string): boolean => environment !== 'san'

/** `cache` is false for `--no-cache`. */
type CheckOptions = { json?: boolean; strict?: boolean; cache?: boolean }

/** Reads and checks all inputs. Prints every problem; throws CliError if one of them is an error. */
export async function checkedInputs(options: CheckOptions = {}): Promise<Inputs> {
  return (await inputsWithWarnings(options)).inputs
}

/** The same, with the warnings that were printed. */
export async function inputsWithWarnings({ json = false, strict = false, cache = true }: CheckOptions) {
  // Commands that only print do not load the code that reads inputs.
  const { load } = await import('../load/index.ts')
  const inputs = await load(ROOT)
  const warnings = await problemsOf(ROOT, { strict, inputs, cache: buildCacheOf(ROOT, cache) })
  report(warnings, inputs, { json })
  return { inputs, warnings }
}

/** Prints problems, if there are any, and throws CliError if one of them is an error. */
export function report(problems: readonly Problem[], inputs: Texts, { json = false }: { json?: boolean }): void {
  if (problems.length > 0) {
    if (json) console.log(JSON.stringify({ event: 'problems', ...problemsAsJson(problems) }))
    else process.stderr.write(formatProblems(problems, { colour: isTerminal(process.stderr), textOf: textIn(inputs) }))
  }
  if (hasErrors(problems)) throw new CliError()
}

/** Files with problems. */
type Texts = Pick<Inputs, 'bytes'>

/** Text of an input file by its path, for the caret lines. */
export function textIn(inputs: Texts): (file: string) => string | undefined {
  return file => {
    const bytes = inputs.bytes.get(file)
    return bytes && new TextDecoder().decode(bytes)
  }
}

/** Bold on a terminal. */
export const strong = (text: string): string => (isTerminal(process.stdout) ? styleText('bold', text) : text)
