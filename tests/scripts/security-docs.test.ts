// docs/security.md names the test that holds each answer to a threat: the file is there, and has a test.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/root.ts'

const TESTS = join(ROOT, 'tests')
const threats = readFileSync(join(ROOT, 'docs', 'security.md'), 'utf8')
  .split('\n## ')
  .filter(section => section.startsWith('Threats'))
  .flatMap(section => section.split('\n'))
  .filter(line => line.startsWith('| ') && !line.startsWith('| Threat |'))
  .map(line => line.split(' | '))
  .map(([threat = '', , heldBy = '']) => ({ threat: threat.replace('| ', ''), heldBy }))

describe('what docs/security.md names', () => {
  test('is a table of threats', () => expect(threats.length).toBeGreaterThan(15))

  test.each(threats)('$threat', ({ heldBy }) => {
    const named = [...heldBy.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
    expect(named).not.toEqual([])
    for (const path of named) {
      if (path.startsWith('package')) expect(existsSync(join(ROOT, path)), path).toBe(true)
      else expect(testsIn(join(TESTS, path)), path).toBeGreaterThan(0)
    }
  })
})

/** How many tests a file has, or the files of a folder; raises when there is no such file. */
function testsIn(path: string): number {
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .filter(name => name.endsWith('.test.ts'))
        .map(name => join(path, name))
    : [path]
  return files.reduce((sum, file) => sum + (readFileSync(file, 'utf8').match(/\btest(\.each)?[(]/g)?.length ?? 0), 0)
}
