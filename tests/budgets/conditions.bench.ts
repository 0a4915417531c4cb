// Every screen under every condition of real life, as a table: a dot for a cell where all holds, a cross where something does not,
// with the reasons above, and nothing where the condition means nothing to the screen. `SCREEN=history` and `CONDITION=storage` look at those whose names, or families, begin so.

import { openMatrix } from '../conditions/cell.ts'
import type { Condition } from '../conditions/conditions.ts'
import { print } from './figure.ts'

/** Cells that are looked at side by side: a browser waits as much as it works. */
const SIDE_BY_SIDE = 3

const nameOf = (screen: string, { family, name }: Condition) => `${screen} · ${family}: ${name}`
const begins = (text: string, wanted = '') => text.startsWith(wanted)
const markOf = (broken: readonly string[] | undefined) => (broken ? (broken.length === 0 ? '·' : '✗') : ' ')
const matrix = await openMatrix()
try {
  const screens = matrix.screens.filter(name => begins(name, process.env['SCREEN']))
  const wanted = process.env['CONDITION']
  const conditions = matrix.conditions.filter(({ family, name }) => begins(family, wanted) || begins(name, wanted))
  const found = await lookAtAll(screens, conditions)
  const red = [...found.values()].filter(broken => broken.length > 0).length
  console.error(table(screens, conditions, found))
  print({ name: 'cells of conditions and screens', value: found.size, unit: '', limit: { least: 1 } })
  print({ name: 'cells where something does not hold', value: red, unit: '', limit: { most: 0 } })
} finally {
  await matrix.close()
}

async function lookAtAll(screens: readonly string[], conditions: readonly Condition[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  const left = conditions.flatMap(condition =>
    screens.filter(screen => matrix.isCell(screen, condition)).map(screen => ({ screen, condition })),
  )
  const work = async () => {
    for (let cell = left.shift(); cell; cell = left.shift()) {
      const { screen, condition } = cell
      const name = nameOf(screen, condition)
      const broken = await matrix.look(screen, condition)
      found.set(name, broken)
      // At once: whoever ends the bench early keeps what was found.
      for (const line of broken) console.error(`${name}: ${line}`)
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  return found
}

function table(screens: readonly string[], conditions: readonly Condition[], found: Map<string, string[]>): string {
  const width = Math.max(...conditions.map(({ family, name }) => `${family}: ${name}`.length))
  const head = screens.map((name, index) => `${String.fromCodePoint(65 + index)} ${name}`).join(', ')
  const letters = screens.map((_, index) => String.fromCodePoint(65 + index)).join(' ')
  const rows = conditions.map(condition => {
    const marks = screens.map(screen => markOf(found.get(nameOf(screen, condition))))
    return `${`${condition.family}: ${condition.name}`.padEnd(width)}  ${marks.join(' ')}`
  })
  return [head, '', `${' '.repeat(width)}  ${letters}`, ...rows, ''].join('\n')
}
