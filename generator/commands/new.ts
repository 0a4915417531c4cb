import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Command, Option } from 'commander'
import { load } from '../load/index.ts'
import type { Inputs } from '../load/inputs.ts'
import type { Artefact } from '../model.ts'
import { startGroup } from '../process-group.ts'
import { replaceFiles } from '../publish/replace-files.ts'
import { ROOT } from '../root.ts'
import { newBrand, newCountry, type Scaffold } from '../scaffold/index.ts'
import {
  answered,
  BRAND_QUESTIONS,
  countryQuestions,
  type Question,
  terminalAsk,
  unanswered,
} from '../scaffold/questions.ts'
import { CliError } from './cli-error.ts'
import { report, strong } from './terminal.ts'

/** `new`: complete, valid files for a brand or a country, from options or from questions (CFG-105). */
export const newCommand = (): Command => {
  const command = new Command('new').description('make the files of a new brand or country, asking for what is missing')
  command.addCommand(scaffolding('brand', () => BRAND_QUESTIONS, newBrandWithLogo))
  command.addCommand(scaffolding('country', countryQuestions, newCountry))
  return command
}

function scaffolding<A extends Record<string, string>>(
  kind: 'brand' | 'country',
  questionsOf: (inputs: Inputs) => Question<A>[],
  make: (inputs: Inputs, answers: A) => Scaffold,
): Command {
  const command = new Command(kind).description(`make the files of a new ${kind}`)
  command.action(async (given: Partial<A>) => {
    const inputs = await load(ROOT)
    const answers = await complete(questionsOf(inputs), given)
    const { artefacts, problems, proposals = [] } = make(inputs, answers)
    report(problems, inputs, {})
    for (const signal of SIGNALS) process.on(signal, interrupted)
    write(artefacts)
    for (const { key, value, because } of proposals)
      console.log(`${strong('proposed')} look.${key}: ${value} (${because})`)
    for (const script of LISTED_IN) await renew(script)
    for (const signal of SIGNALS) process.off(signal, interrupted)
    console.log(`Next: docs/how-to-add-a-${kind}.md, then npm run portal -- validate`)
  })
  // The questions' texts do not depend on the inputs, only their suggestions do.
  for (const { key, text } of questionsOf(NO_INPUTS)) command.addOption(new Option(`--${dashed(key)} <text>`, text))
  return command
}

const newBrandWithLogo: typeof newBrand = (inputs, answers) =>
  newBrand(inputs, answers, answers.logo === '' ? undefined : readFileSync(answers.logo, 'utf8'))

async function complete<A extends Record<string, string>>(questions: Question<A>[], given: Partial<A>): Promise<A> {
  if (!process.stdin.isTTY) {
    const missing = unanswered(questions, given)
    if (missing.length > 0) {
      console.error(`There is no terminal to ask at. Give ${missing.map(key => `--${dashed(key)}`).join(', ')} too.`)
      throw new CliError()
    }
    return await answered(questions, given, async (_text, suggestion) => suggestion ?? '')
  }
  const { ask, close } = terminalAsk(process.stdin, process.stderr)
  try {
    return await answered(questions, given, ask)
  } finally {
    close()
  }
}

const NO_INPUTS: Inputs = {
  brands: new Map(),
  countries: new Map(),
  messages: new Map(),
  glossary: new Map(),
  content: [],
  schemas: new Map(),
  bytes: new Map(),
  problems: [],
}

const dashed = (key: string): string => key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** The lists of IDs are types as well, and decide which countries' telephone rules a page loads. */
const LISTED_IN = ['generate-schema.ts', 'build-phone-metadata.ts']

async function renew(script: string): Promise<void> {
  const running = startGroup(process.execPath, [join(ROOT, 'scripts', script)], { stdio: ['ignore', 'ignore', 'pipe'] })
  const [printed, [code]] = await Promise.all([running.stderr ? text(running.stderr) : '', once(running, 'close')])
  if (code !== 0)
    throw new Error(`All files above are written, but scripts/${script} could not renew what it writes: ${printed}`)
}

/** All files, or none of them. */
function write(artefacts: readonly Artefact[]): void {
  try {
    replaceFiles(ROOT, new Map(artefacts.map(({ path, contents }) => [path, contents])))
  } catch (error) {
    console.error('Nothing was written.')
    throw error
  }
  for (const { path } of artefacts) console.log(`${strong('wrote')} ${path}`)
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** A signal is handled between two steps, so the files are all there by then. */
function interrupted(signal: NodeJS.Signals): void {
  console.error('Interrupted: all files above are written; what is made from them is not. Run: npm run schema')
  process.exit(128 + constants.signals[signal])
}
