import { expect, test } from 'vitest'
import { check } from '#generator/check/index.ts'
import { CODES, formatProblems, hasErrors, problemsAsJson } from '#generator/diagnostics.ts'
import { FAULTS } from './faults/cases.ts'
import { fixture, inputsOf, textOf } from './faults/fixture.ts'
import { MUTATIONS } from './faults/mutations.ts'

// Reading from disk, the command line and the finished sites find these; their own tests plant them.
const ELSEWHERE = ['CFG007', 'CFG008', 'CFG039', 'CFG040', 'CFG043']

test('the project without a fault has no problem', () => {
  expect(formatProblems(check(inputsOf(fixture())))).toBe('No problems.\n')
})

test.each(FAULTS)('[CFG-101] $code: $name', ({ code, plant }) => {
  const files = fixture()
  plant(files)
  const problems = check(inputsOf(files))
  expect(problems.map(problem => problem.code)).toContain(code)
  expect(problems.filter(({ hint }) => hint === undefined)).toEqual([])
  expect(formatProblems(problems, { textOf: textOf(files) })).toMatchSnapshot()
})

test('[CFG-101] every code has a seeded fault', () => {
  const seeded = new Set([...[...FAULTS, ...MUTATIONS].map(fault => fault.code), ...ELSEWHERE])
  const missing = Object.keys(CODES).filter(code => !seeded.has(code) && !/^(OUT|TRN)/.test(code))
  expect(missing).toEqual([])
  expect(FAULTS.length).toBeGreaterThanOrEqual(60)
})

test('[CFG-101] many faults in many files are reported in one run, sorted by file and place', () => {
  const files = fixture()
  const planted = new Set<string>()
  // One fault a file, so that none hides another.
  for (const fault of FAULTS.filter(one => !['CFG001', 'CFG002', 'CFG004', 'CFG038', 'MSG010'].includes(one.code))) {
    const before = new Map(files)
    try {
      fault.plant(files)
      planted.add(fault.code)
    } catch {
      for (const [path, contents] of before) files.set(path, contents)
    }
  }
  const problems = check(inputsOf(files))
  expect(planted.size).toBeGreaterThan(30)
  expect(new Set(problems.map(problem => problem.file)).size).toBeGreaterThan(6)
  expect(hasErrors(problems)).toBe(true)
  expect(formatProblems(problems, { textOf: textOf(files) })).toMatchSnapshot()
})

test('[CFG-104] no prototype is touched by a forbidden key', () => {
  const files = fixture()
  for (const fault of FAULTS.filter(one => one.code === 'CFG006')) fault.plant(files)
  check(inputsOf(files))
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted')
})

test('[CFG-101] the JSON form has a version and start and end positions', () => {
  const files = fixture()
  FAULTS.find(fault => fault.name === 'a currency with two letters exchanged')?.plant(files)
  expect(problemsAsJson(check(inputsOf(files)))).toMatchInlineSnapshot(`
    {
      "problems": [
        {
          "code": "CFG012",
          "end": {
            "column": 20,
            "line": 26,
          },
          "file": "countries/NO.json",
          "hint": "Did you mean "NOK"?",
          "path": "currency",
          "severity": "error",
          "start": {
            "column": 15,
            "line": 26,
          },
          "what": ""NKO" is not an ISO 4217 code.",
          "why": "Prices are printed with it.",
        },
      ],
      "version": 1,
    }
  `)
})
