import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Command, Option } from 'commander'
import { load } from '../load/index.ts'
import type { Inputs } from '../load/inputs.ts'
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
    for (const { path, contents } of artefacts) {
      mkdirSync(dirname(join(ROOT, path)), { recursive: true })
      writeFileSync(join(ROOT, path), contents)
      console.log(`${strong('wrote')} ${path}`)
    }
    for (const { key, value, because } of proposals)
      console.log(`${strong('proposed')} look.${key}: ${value} (${because})`)
    for (const script of LISTED_IN) renew(script)
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

function renew(script: string): void {
  const done = spawnSync(process.execPath, [join(ROOT, 'scripts', script)], { encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`scripts/${script} could not renew what it writes: ${done.stderr}`)
}
