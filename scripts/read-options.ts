// The options of a program, or one sentence about the one that it does not know.
import { type ParseArgsConfig, parseArgs } from 'node:util'

/** @param usage printed with that sentence; the process then ends with status 1 */
export function readOptions<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    if (!(error instanceof TypeError) || !('code' in error)) throw error
    // What comes after the first sentence is about words that begin like options.
    console.error(`${error.message.split('. ')[0]}.\n${usage}`)
    process.exit(1)
  }
}
