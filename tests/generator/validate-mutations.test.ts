import { expect, test } from 'vitest'
import { check } from '#generator/check/index.ts'
import { formatProblems } from '#generator/diagnostics.ts'
import { type Files, fixture, inputsOf, plant, textOf } from './faults/fixture.ts'
import { HARMLESS, MUTATIONS } from './faults/mutations.ts'

/** The one file that differs, and from which line to which. */
function changeOf(before: Files, after: Files): { files: string[]; first: number; last: number } {
  const files = [...after.keys()].filter(file => before.get(file) !== after.get(file))
  const [old = [], now = []] = [before, after].map(all => String(all.get(files[0] ?? '') ?? '').split('\n'))
  const first = now.findIndex((line, index) => line !== old[index])
  const alike = now.toReversed().findIndex((line, index) => line !== old.at(-1 - index))
  // What is missing is told at what it would be part of.
  const above = now.length < old.length ? 2 : 1
  return { files, first: first + 1 - above, last: Math.max(now.length - alike, first + 1) }
}

test.each(MUTATIONS)('[GEN-117] $code: $name is reported with file, line and cure', ({ code, plant: mutate }) => {
  const files = fixture()
  mutate(files)
  const problems = check(inputsOf(files), { strict: true })
  const printed = formatProblems(problems, { textOf: textOf(files) })
  const changed = changeOf(fixture(), files)
  const told = problems.find(problem => problem.code === code && changed.files.includes(problem.file))
  expect(told, printed).toBeDefined()
  expect(`${told?.what} ${told?.hint ?? ''}`, printed).toMatch(
    /\b(write|add|put|give|name|keep|type|take|repeat|refer|translate|correct|zones of)\b/i,
  )
  if (changed.files.length === 1) {
    expect(told?.line, printed).toBeGreaterThanOrEqual(changed.first)
    expect(told?.line, printed).toBeLessThanOrEqual(changed.last)
  }
  // One cause, one problem or a few: nobody reads a thousand.
  expect(problems.length, printed).toBeLessThanOrEqual(10)
  expect(printed).toMatchSnapshot()
})

test.each(HARMLESS)('[GEN-117] $name passes: $reason', ({ plant: mutate }) => {
  const files = fixture()
  mutate(files)
  expect(formatProblems(check(inputsOf(files), { strict: true }))).toBe('No problems.\n')
})

test('[GEN-117] a name that is a word of every day is one problem, however often the word is there', () => {
  const files = fixture()
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`text_${i}`, `Order ${i} is on its way`]))
  plant(files, 'content/messages/en.json', JSON.stringify(many, null, 2))
  plant(files, 'content/messages/ar.json', '"greeting"', '"greeting"')
  files.delete('content/messages/ar.json')
  plant(files, 'content/messages/same-as-english.json', '{}\n')
  plant(files, 'brands/north/brand.json', '"Order"', '"North Rider"')
  const problems = check(inputsOf(files))
  expect(formatProblems(problems, { textOf: textOf(files) })).toMatchSnapshot()
})
