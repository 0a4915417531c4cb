// All checks of all inputs in one run (CFG-101).
import { checkColours } from '#generator/check/colour'
import { checkDrawings } from '#generator/check/drawings'
import { checkEffective } from '#generator/check/effective'
import { checkIdentity } from '#generator/check/identity'
import { checkMessages } from '#generator/check/messages'
import { checkOverrides } from '#generator/check/overrides'
import { checkPurity } from '#generator/check/purity'
import { checkShape } from '#generator/check/shape'
import { checkTexts } from '#generator/check/texts'
import { sortProblems } from '#generator/diagnostics'
import type { Inputs } from '#generator/inputs'
import type { Problem } from '#generator/model'

const CHECKS = [
  checkIdentity,
  checkShape,
  checkEffective,
  checkOverrides,
  checkDrawings,
  checkColours,
  checkMessages,
  checkPurity,
]

// What the schema says of a text in general, another check says more exactly of the same place.
const GENERAL = new Set(['CFG017'])

/** Every problem of the inputs, those of reading included, sorted by file and position. Raises nothing. */
export function check(inputs: Inputs): Problem[] {
  const found = [...inputs.problems, ...CHECKS.flatMap(one => one(inputs))]
  const all = sortProblems([...found, ...checkTexts(inputs, found)])
  const exact = new Set(all.filter(({ code }) => !GENERAL.has(code)).map(placeOf))
  return all.filter(problem => !GENERAL.has(problem.code) || !exact.has(placeOf(problem)))
}

function placeOf({ file, line, column }: Problem): string {
  return `${file}:${line}:${column}`
}
