// The commands of a release engineer in an order that nobody chose (tests/deployments/random-commands.ts), over a copy of the project.
//   npm run bench commands                for 5 minutes, from seed 1
//   MINUTES=20 SEED=40 npm run bench commands
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomOf } from '#sandbox/city/random.ts'
import { randomCommands } from '../deployments/random-commands.ts'
import { print } from './figure.ts'
import { copyProject } from './project-copy.ts'

/** Steps of one seed. */
const STEPS = 25
const first = Number(process.env['SEED'] ?? 1)
const ends = performance.now() + Number(process.env['MINUTES'] ?? 5) * 60_000
const work = mkdtempSync(join(tmpdir(), 'commands-'))
let steps = 0
let broken = 0
try {
  for (let seed = first; performance.now() < ends; seed++) {
    const folder = join(work, `${seed}`)
    const project = copyProject(join(folder, 'project', 'copy'), ['en', 'ar'])
    mkdirSync(join(folder, 'sites'))
    const commands = randomCommands(project, join(folder, 'sites', 'dist'), randomOf(seed))
    const done: string[] = []
    try {
      while (done.length < STEPS && performance.now() < ends) done.push(await commands.step())
    } catch (error) {
      broken += 1
      console.error(`seed ${seed}, after ${done.join(', ')}: ${error instanceof Error ? error.message : error}`)
    }
    steps += done.length
    rmSync(folder, { recursive: true, force: true })
  }
} finally {
  rmSync(work, { recursive: true, force: true })
}
print({ name: 'commands in an order at random', value: steps, unit: '' })
print({ name: 'properties that did not hold', value: broken, unit: '', limit: { most: 0 } })
