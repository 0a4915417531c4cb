// Commands in an order that nobody chose; `npm run bench commands` goes on for longer, with other draws.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { randomOf } from '#sandbox/city/random.ts'
import { copyProject } from '../budgets/project-copy.ts'
import { randomCommands } from './random-commands.ts'

const STEPS = 12

test('[CFG-101] [GEN-101] [GEN-104] whatever is built, changed, broken and killed: told or built, the same bytes for the same files, and what is published stays whole', {
  timeout: 300_000,
}, async () => {
  const work = mkdtempSync(join(tmpdir(), 'commands-'))
  try {
    const project = copyProject(join(work, 'project', 'copy'), ['en', 'ar'])
    mkdirSync(join(work, 'sites'))
    const commands = randomCommands(project, join(work, 'sites', 'dist'), randomOf(25))
    for (let step = 0; step < STEPS; step++) await commands.step()
    expect(commands.built()).toBeGreaterThan(2)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
})
