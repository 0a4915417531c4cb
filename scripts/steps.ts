// Runs named steps and prints how each went; stops where one fails.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { ROOT } from './root.ts'

/** Which checks passed, by what they read; see stamps.ts. */
export type Stamps = {
  /** Hash of a check's name, its words and the contents of its files; a folder means every file below it. */
  of: (name: string, words: readonly string[], inputs: readonly string[]) => string
  hasPassed: (stamp: string) => boolean
  passed: (stamp: string) => void
  /** The same of each file that a check looks at by itself, as it is now. */
  ofParts: (name: string, words: readonly string[], parts: readonly Part[]) => PartStamps
  /** Those of the files that did not pass as they are, with the same program and words; all, where none is known. */
  changed: (name: string, stamps: PartStamps) => Part[]
  /** Remembers these as all files of a check that passed. */
  allPassed: (name: string, stamps: PartStamps) => void
  /** Keeps the hashes of the files that were looked at. */
  save: () => void
}

/** A file that a check looks at by itself, and what else decides how that goes: other files. */
export type Part = { file: string; reads?: readonly string[] }

export type PartStamps = ReadonlyMap<Part, string>

export type Inputs = { files: readonly string[]; words?: readonly string[] }

export type Step = {
  name: string
  command: readonly [program: string, ...args: string[]]
  /** What it prints is shown when it passes too: a figure that somebody wants to see. */
  tells?: boolean
  /**
   * Files and folders that decide how it goes, and words that do; with them a step that passed is left out while they stay
   * as they are. A function is asked when the steps before have ended.
   */
  inputs?: Inputs | (() => Inputs)
  /** In place of `inputs`, where each file is looked at by itself: the program is given the names of those that changed. */
  parts?: () => readonly Part[]
  /** What it is given in place of names to look at all files. */
  wholeWords?: readonly string[]
}

/** The last line of tests that could not begin. */
export const NOTHING_TO_TEST = '0 passed, 1 failed'

/** Path of a program that a dependency brings. */
export const bin = (name: string): string => join(ROOT, 'node_modules', '.bin', name)

/**
 * Runs the steps in order, those of a group at the same time. Ends the process with status 1 after printing what the
 * failing steps said.
 *
 * @param stamps by which steps are left out; without them every step runs
 * @param lastLine printed at the end where one failed
 */
export async function runSteps(
  steps: readonly (Step | readonly Step[])[],
  stamps?: Stamps,
  lastLine?: string,
): Promise<void> {
  for (const step of steps) {
    const group = 'name' in step ? [step] : step
    const done = await Promise.all(group.map(one => runUnlessPassed(one, stamps)))
    if (done.every(well => well)) continue
    if (lastLine !== undefined) console.log(lastLine)
    process.exit(1)
  }
}

/** More names than this are no shorter to check than all files, and no command line may be endless. */
const MOST_NAMED = 200

async function runUnlessPassed(step: Step, stamps?: Stamps): Promise<boolean> {
  if (step.parts && stamps) return await runChanged(step, step.parts(), stamps)
  const inputs = typeof step.inputs === 'function' ? step.inputs() : step.inputs
  const stamp = inputs && stamps?.of(step.name, [...step.command, ...(inputs.words ?? [])], inputs.files)
  if (stamp !== undefined && stamps?.hasPassed(stamp)) return sayUnchanged(step)
  const well = await runStep(step)
  if (well && stamp !== undefined) stamps?.passed(stamp)
  return well
}

async function runChanged(step: Step, parts: readonly Part[], stamps: Stamps): Promise<boolean> {
  // Taken before the check reads the files: what is saved while it runs was not looked at.
  const ofParts = stamps.ofParts(step.name, step.command, parts)
  const changed = stamps.changed(step.name, ofParts)
  if (changed.length === 0) return sayUnchanged(step)
  const names = changed.length <= MOST_NAMED ? changed.map(({ file }) => file) : (step.wholeWords ?? [])
  const well = await runStep({ ...step, command: [...step.command, ...names] })
  if (well) stamps.allPassed(step.name, ofParts)
  return well
}

function sayUnchanged({ name }: Step): true {
  console.log(`${styleText('green', '=')} ${name.padEnd(14)} ${styleText('dim', 'unchanged')}`)
  return true
}

function runStep({ name, command, tells = false }: Step): Promise<boolean> {
  const started = performance.now()
  const [program, ...args] = command
  return new Promise(resolve => {
    execFile(
      program,
      args,
      { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
      (error, output, complaints) => {
        const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`.padStart(7)
        const mark = error ? styleText('red', '✗') : styleText('green', '✓')
        const printed = tells && !error ? `  ${output.trim()}` : ''
        console.log(`${mark} ${name.padEnd(14)} ${styleText('dim', seconds)}${printed}`)
        if (error) {
          process.stdout.write(`\n${output}`)
          process.stderr.write(complaints)
          // A program that could not be started has said nothing itself.
          if (output === '' && complaints === '') console.error(error.message)
        }
        resolve(!error)
      },
    )
  })
}
