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

const AFTER_SHAPE = [checkEffective, checkOverrides, checkDrawings, checkColours, checkMessages, checkPurity]

// Codes that say less than any other one at the same place.
const GENERAL = new Set(['CFG017', 'CFG024'])

// An unknown key, and what is missing when it is a slip of that.
const SLIPS: Record<string, string> = { CFG010: 'CFG014', MSG002: 'MSG001' }

/** Every problem of the inputs, those of reading included, sorted by file and position. Raises nothing. */
export function check(inputs: Inputs): Problem[] {
  const found = [...inputs.problems, ...checkIdentity(inputs), ...checkShape(inputs)]
  // Without schemas nothing is known of what the files may say.
  if (found.some(({ code }) => code === 'CFG038')) return sortProblems(found)
  found.push(...AFTER_SHAPE.flatMap(one => one(inputs)))
  found.push(...checkTexts(inputs, found))
  return onePerCause(sortProblems(found))
}

// One slip of the hand is one problem, told where it was made.
function onePerCause(problems: Problem[]): Problem[] {
  const exact = new Set(problems.filter(({ code }) => !GENERAL.has(code)).map(placeOf))
  const meant = new Set(problems.flatMap(meantBy))
  return problems.filter(problem => {
    if (GENERAL.has(problem.code) && exact.has(placeOf(problem))) return false
    return !meant.has(`${problem.code} ${problem.file} ${problem.path}`)
  })
}

function meantBy({ code, file, path, hint }: Problem): string[] {
  const missing = SLIPS[code]
  const key = /^Did you mean "(.+)"\?$/.exec(hint ?? '')?.[1]
  if (missing === undefined || key === undefined) return []
  const parent = path.split('.').slice(0, -1)
  return [`${missing} ${file} ${[...parent, key].join('.')}`]
}

function placeOf({ file, line, column }: Problem): string {
  return `${file}:${line}:${column}`
}
