import { Command } from 'commander'
import { load } from '../load/index.ts'
import { schemaVersion } from '../load/schemas.ts'
import { migrate } from '../migrate/index.ts'
import { replaceFiles } from '../publish/replace-files.ts'
import { ROOT } from '../root.ts'
import { report, strong } from './terminal.ts'

/** `migrate`: updates configuration files to the present schemas, all of them or none (CFG-106). */
export const migrateCommand = (): Command =>
  new Command('migrate')
    .description('lift brand, country and pair files to the schema version of this program; comments and order stay')
    .option('--check', 'write nothing; status 1 when a file is of another version')
    .action(async ({ check = false }: { check?: boolean }) => {
      const inputs = await load(ROOT)
      const { lifted, current, problems } = migrate(inputs)
      report(check ? [...problems, ...lifted.map(({ problem }) => problem)] : problems, inputs, {})
      replaceFiles(ROOT, new Map(lifted.map(({ path, text }) => [path, text])))
      for (const { path, changes } of lifted) console.log(`${strong('lifted')} ${path}: ${changes.join('; ')}`)
      const version = `schema version ${schemaVersion(inputs)}`
      console.log(
        lifted.length === 0
          ? `All ${current} files are of ${version}.`
          : `${lifted.length} ${lifted.length === 1 ? 'file' : 'files'} lifted to ${version}, ${current} had it.`,
      )
    })
