// The planted faults that the model is tried with: each fits the code of today, so that what is tried is the fault and not the text.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/root.ts'

const FOLDER = join('tests', 'explore', 'seeded')
const patches = readdirSync(join(ROOT, FOLDER)).filter(name => name.endsWith('.patch'))

test('there are fifty planted faults, seven of which the product has had', () => {
  expect(patches).toHaveLength(50)
  expect(patches.filter(name => name.startsWith('past-'))).toHaveLength(7)
})

test('each planted fault fits the code as it is', () => {
  const unfit = patches.flatMap(name => {
    const { status, stderr } = spawnSync('git', ['apply', '--check', join(FOLDER, name)], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    return status === 0 ? [] : [`${name}: ${stderr}`]
  })
  expect(unfit).toEqual([])
})
