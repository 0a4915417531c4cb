import { join } from 'node:path'
import { expect, test } from 'vitest'
import { outFolder } from '#generator/publish/out-folder.ts'
import { ROOT } from '../../scripts/root.ts'

test.each(['src', 'src/pages', './brands/', '.', 'tests/../docs', join(ROOT, 'generator')])(
  '[GEN-104] a build into %s is refused: there are sources',
  given => {
    expect(() => outFolder(ROOT, given)).toThrow(
      'belongs to the sources of this project. Give another folder with --out',
    )
  },
)

test('[GEN-104] a build into a file is refused', () => {
  expect(() => outFolder(ROOT, 'package.json')).toThrow('package.json is a file. Give a folder with --out')
})

test('[GEN-104] other folders are taken, inside the project and outside', () => {
  for (const given of ['dist', '.cache/sites', '../src', 'source'])
    expect(outFolder(ROOT, given)).toBe(join(ROOT, given))
  expect(outFolder(ROOT, '/srv/sites')).toBe('/srv/sites')
})
