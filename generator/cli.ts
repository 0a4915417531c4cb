// The command line of the generator: `npm run portal -- <command>`. Each command is a file below commands/.
import { readFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { Command, CommanderError } from 'commander'
import { CliError } from './commands/cli-error.ts'
import { ROOT } from './root.ts'

// Parsing the program's own code takes longer than building a pair: Node caches it compiled, by its contents, wherever the
// project's folder is. Threads and processes started from here use the cache too.
const compiled = join(ROOT, '.cache', 'compiled')
enableCompileCache({ directory: compiled, portable: true })
process.env['NODE_COMPILE_CACHE'] = compiled
process.env['NODE_COMPILE_CACHE_PORTABLE'] = '1'

/** A command's module is loaded only for that command: most load more than they print. */
const commands: Record<string, () => Promise<Command>> = {
  validate: async () => (await import('./commands/validate.ts')).validateCommand(),
  build: async () => (await import('./commands/build.ts')).buildCommand(),
  preview: async () => (await import('./commands/preview.ts')).previewCommand(),
  dev: async () => (await import('./commands/dev.ts')).devCommand(),
  explain: async () => (await import('./commands/explain.ts')).explainCommand(),
  status: async () => (await import('./commands/status.ts')).statusCommand(),
  affected: async () => (await import('./commands/affected.ts')).affectedCommand(),
  diff: async () => (await import('./commands/diff.ts')).diffCommand(),
  changelog: async () => (await import('./commands/changelog.ts')).changelogCommand(),
  drift: async () => (await import('./commands/drift.ts')).driftCommand(),
  migrate: async () => (await import('./commands/migrate.ts')).migrateCommand(),
  sign: async () => (await import('./commands/sign.ts')).signCommand(),
  verify: async () => (await import('./commands/verify.ts')).verifyCommand(),
  plan: async () => (await import('./commands/plan.ts')).planCommand(),
  apply: async () => (await import('./commands/apply.ts')).applyCommand(),
  rollback: async () => (await import('./commands/rollback.ts')).rollbackCommand(),
  clean: async () => (await import('./commands/rollback.ts')).cleanCommand(),
  matrix: async () => (await import('./commands/matrix.ts')).matrixCommand(),
  gallery: async () => (await import('./commands/gallery.ts')).galleryCommand(),
  sandbox: async () => (await import('./commands/sandbox.ts')).sandboxCommand(),
  messages: async () => (await import('./commands/messages.ts')).messagesCommand(),
  cms: async () => (await import('./commands/cms.ts')).cmsCommand(),
  flags: async () => (await import('./commands/flags.ts')).flagsCommand(),
  new: async () => (await import('./commands/new.ts')).newCommand(),
  doctor: async () => (await import('./commands/doctor.ts')).doctorCommand(),
}

/** How to fix a disk error, by its code; and for a command that writes where --out says, how else. */
const CURES: Record<string, readonly [cure: string, elsewhere: string]> = {
  ENOSPC: ['The disk is full: free some space', ', or give another folder with --out'],
  EDQUOT: ['Your share of the disk is used up: free some space', ', or give another folder with --out'],
  EACCES: ['This user may not write there: change the rights of the folder', ', or give another one with --out'],
  EROFS: ['The disk can only be read', ': give another folder with --out'],
}
const MKDIR_CURE = ['No folder can be made there', ': give another one with --out'] as const
const PORT_CURE = 'Stop what uses the port, or give another one with --port.'

const program = new Command('portal')
  .description('Builds the portal for every brand and country.')
  .version((JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version)
  .configureHelp({ sortSubcommands: false, showGlobalOptions: true })
  .showSuggestionAfterError()
  .showHelpAfterError('Run with --help for what is possible.')
  .exitOverride()

// Astro takes the working folder for the project's.
process.chdir(ROOT)

for (const command of await usedCommands(process.argv[2])) program.addCommand(strict(command))

/** Help describes every command; the version and a suggestion for a wrong word need no more than their names. */
async function usedCommands(word: string | undefined): Promise<Command[]> {
  const named = commands[word ?? '']
  if (named) return [await named()]
  const isHelp = word === undefined || ['help', '--help', '-h'].includes(word)
  return isHelp
    ? Promise.all(Object.values(commands).map(command => command()))
    : Object.keys(commands).map(name => new Command(name))
}

/** Wrong options of a command end with the same status as wrong options of the program. */
function strict(command: Command): Command {
  for (const below of command.commands) strict(below)
  return command.exitOverride().showHelpAfterError('Run with --help for what is possible.')
}

try {
  await program.parseAsync()
} catch (error) {
  // Help ends with 0; wrong options end with 1, like any refusal or failure.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 1
  else if (error instanceof CliError) process.exitCode = 1
  else {
    console.error(explained(error))
    if (process.env['DEBUG'] && error instanceof Error) console.error(error.stack)
    process.exitCode = 1
  }
}

/** The message of a system error, with how to fix it; any other error keeps its own message. */
function explained(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code = '', syscall } = error as NodeJS.ErrnoException
  if (syscall === 'listen') return `${error.message}\n${PORT_CURE}`
  const hint = CURES[code] ?? (syscall === 'mkdir' ? MKDIR_CURE : undefined)
  if (!hint) return error.message
  const [cure, elsewhere] = hint
  return `${error.message}\n${cure}${takesOut() ? elsewhere : ''}. What was published before is untouched.`
}

function takesOut(): boolean {
  const [command] = program.commands
  const below = command?.commands.find(one => one.name() === process.argv[3]) ?? command
  return below?.options.some(({ long }) => long === '--out') ?? false
}
