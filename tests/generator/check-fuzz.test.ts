// Whatever is in the files, reading and checking them ends with problems, never with an exception.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { check } from '#generator/check/index.ts'
import { formatProblems } from '#generator/diagnostics.ts'
import { fixture, inputsOf, textOf } from './faults/fixture.ts'

const paths = [...fixture().keys()].filter(path => !path.startsWith('schema/'))

/** Every path to a value inside a JSON value. */
function spots(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, part]) => spots(part, [...path, key]))]
}

function replaced(value: unknown, path: string[], fresh: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return fresh
  if (Array.isArray(value)) return value.map((part, i) => (String(i) === key ? replaced(part, rest, fresh) : part))
  return { ...(value as object), [key]: replaced((value as Record<string, unknown>)[key], rest, fresh) }
}

test('[CFG-101] any value in any place of any file gives problems, not a crash', () => {
  const json = paths.filter(path => path.endsWith('.json'))
  fc.assert(
    fc.property(fc.constantFrom(...json), fc.nat(), fc.jsonValue(), (path, spot, fresh) => {
      const files = fixture()
      const value = JSON.parse(String(files.get(path)))
      const places = spots(value)
      files.set(path, JSON.stringify(replaced(value, places[spot % places.length] ?? [], fresh)))
      expect(typeof formatProblems(check(inputsOf(files)), { textOf: textOf(files) })).toBe('string')
    }),
    {
      numRuns: 250,
      // Found at random.
      examples: [['brands/north/brand.json', 1_625_216_291, { toString: '' }]],
    },
  )
})

test('[CFG-101] any bytes in any file give problems, not a crash', () => {
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.nat(), fc.uint8Array({ maxLength: 12 }), (path, at, bytes) => {
      const files = fixture()
      const before = new TextEncoder().encode(String(files.get(path)))
      const start = at % before.length
      files.set(
        path,
        Uint8Array.from([...before.subarray(0, start), ...bytes, ...before.subarray(start + bytes.length)]),
      )
      expect(typeof formatProblems(check(inputsOf(files)), { textOf: textOf(files) })).toBe('string')
    }),
    { numRuns: 250 },
  )
})

test('any file may be missing', () => {
  for (const path of fixture().keys()) {
    const files = fixture()
    files.delete(path)
    expect(Array.isArray(check(inputsOf(files)))).toBe(true)
  }
})
