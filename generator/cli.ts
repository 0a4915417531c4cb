// The command line of the generator: `npm run portal -- <command>`. Each command is a file below commands/.
import { Command, CommanderError } from 'commander'
import { buildCommand } from '#generator/commands/build'
import { devCommand } from '#generator/commands/dev'
import { diffCommand } from '#generator/commands/diff'
import { doctorCommand } from '#generator/commands/doctor'
import { explainCommand } from '#generator/commands/explain'
import { galleryCommand } from '#generator/commands/gallery'
import { matrixCommand } from '#generator/commands/matrix'
import { messagesCommand } from '#generator/commands/messages'
import { newCommand } from '#generator/commands/new'
import { previewCommand } from '#generator/commands/preview'
import { Refused } from '#generator/commands/terminal'
import { validateCommand } from '#generator/commands/validate'

const program = new Command('portal')
  .description('Builds the portal for every brand and country.')
  .configureHelp({ sortSubcommands: false, showGlobalOptions: true })
  .showSuggestionAfterError()
  .showHelpAfterError('Run with --help for what is possible.')
  .exitOverride()

for (const command of [
  validateCommand,
  buildCommand,
  previewCommand,
  devCommand,
  explainCommand,
  diffCommand,
  matrixCommand,
  galleryCommand,
  messagesCommand,
  newCommand,
  doctorCommand,
])
  program.addCommand(command().exitOverride().showHelpAfterError('Run with --help for what is possible.'))

try {
  await program.parseAsync()
} catch (error) {
  // Help and version end well; a wrong use ends with 2, whatever was refused or failed with 1.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else if (error instanceof Refused) process.exitCode = 1
  else {
    console.error(error instanceof Error ? error.message : error)
    if (process.env['DEBUG'] && error instanceof Error) console.error(error.stack)
    process.exitCode = 1
  }
}
