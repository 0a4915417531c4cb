/** The command has printed what is wrong; the process ends with status 1. */
export class CliError extends Error {
  override name = 'CliError'
}
