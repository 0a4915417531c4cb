// The version of the schemas that a file of the configuration is written for (CFG-106).
import type { Configuration, JsonFile } from '../load/inputs.ts'
import { type Finding, problemAt, valueAt } from '../load/locate.ts'
import { schemaVersion } from '../load/schemas.ts'
import type { Problem } from '../model.ts'
import { quoted } from './sentences.ts'

/** The problem of a file without a version, with an older one, or with an unknown one. */
export function checkSchemaVersion(inputs: Configuration, file: JsonFile): Problem[] {
  // Anything but an object has no version, and a problem of its own.
  if (file.tree?.type !== 'object') return []
  const current = schemaVersion(inputs)
  const named = valueAt(file, ['schemaVersion'])
  if (named === current) return []
  return [problemAt(file, ['schemaVersion'], { code: 'CFG048', ...findingOf(named, current) })]
}

function findingOf(named: unknown, current: number): Omit<Finding, 'code'> {
  const migrate = `To name version ${current}, run: npm run portal -- migrate`
  if (named === undefined)
    return {
      what: 'The file names no schema version',
      why: 'Nobody can tell for which keys and shapes it was written',
      hint: migrate,
    }
  if (!Number.isInteger(named) || Number(named) < 1)
    return {
      what: `${quoted(named)} is not a schema version`,
      why: 'Versions are whole numbers from 1 on',
      hint: `Write ${current}.`,
    }
  if (Number(named) < current)
    return {
      what: `The file is written for schema version ${named}; the schemas here are version ${current}`,
      why: 'Keys may have moved since then',
      hint: migrate,
    }
  return {
    what: `The file is written for schema version ${named}; the schemas here are version ${current}`,
    why: 'What a later version means is not known here',
    hint: `Take the program that it was written for; if it is a slip, write ${current}.`,
  }
}
