// Every screen under every condition of real life, as a table: a dot for a cell where all holds, a cross where something does not,
// with the reasons above, and nothing where the condition means nothing to the screen; behind each row how long it took.
// `SCREEN=history,request` and `CONDITION=storage` look at those whose names, or families, begin with one of these. `MINUTES=5` begins no
// cell after so long, and `CONTINUE=yes` goes on where the last one ended, with what it found.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../../scripts/root.ts'
import { openMatrix } from '../conditions/cell.ts'
import type { Condition } from '../conditions/conditions.ts'
import { print, rounded } from './figure.ts'

/** Cells that are looked at side by side: a browser waits as much as it works. */
const SIDE_BY_SIDE = 3

const FOUND = join(ROOT, '.cache', 'conditions.json')
const ends = performance.now() + Number(process.env['MINUTES'] ?? Infinity) * 60_000

type Cell = { broken: readonly string[]; ms: number }

const nameOf = (screen: string, { family, name }: Condition) => `${screen} · ${family}: ${name}`
const begins = (text: string, wanted = '') => wanted.split(',').some(one => text.startsWith(one))
const markOf = (cell: Cell | undefined) => (cell ? (cell.broken.length === 0 ? '·' : '✗') : ' ')
const began = performance.now()
const matrix = await openMatrix()
try {
  const screens = matrix.screens.filter(name => begins(name, process.env['SCREEN']))
  const wanted = process.env['CONDITION']
  const conditions = matrix.conditions.filter(({ family, name }) => begins(family, wanted) || begins(name, wanted))
  const found = await lookAtAll(screens, conditions)
  const wholly = conditions.flatMap(condition => screens.filter(screen => matrix.isCell(screen, condition))).length
  const red = [...found.values()].filter(({ broken }) => broken.length > 0).length
  console.error(table(screens, conditions, found))
  print({ name: 'cells of conditions and screens', value: found.size, unit: '', limit: { least: Math.max(1, wholly) } })
  print({ name: 'cells where something does not hold', value: red, unit: '', limit: { most: 0 } })
  print({ name: 'it took, sites built', value: rounded((performance.now() - began) / 60_000), unit: 'min' })
} finally {
  await matrix.close()
}

async function lookAtAll(screens: readonly string[], conditions: readonly Condition[]): Promise<Map<string, Cell>> {
  const isContinued = process.env['CONTINUE'] === 'yes' && existsSync(FOUND)
  const found = new Map<string, Cell>(isContinued ? JSON.parse(readFileSync(FOUND, 'utf8')) : [])
  const left = conditions.flatMap(condition =>
    screens
      .filter(screen => matrix.isCell(screen, condition) && !found.has(nameOf(screen, condition)))
      .map(screen => ({ screen, condition })),
  )
  mkdirSync(dirname(FOUND), { recursive: true })
  const work = async () => {
    for (let cell = left.shift(); cell && performance.now() < ends; cell = left.shift()) {
      const { screen, condition } = cell
      const name = nameOf(screen, condition)
      const from = performance.now()
      const broken = await matrix.look(screen, condition)
      found.set(name, { broken, ms: performance.now() - from })
      // At once: whoever ends the bench early keeps what was found.
      writeFileSync(FOUND, JSON.stringify([...found]))
      for (const line of broken) console.error(`${name}: ${line}`)
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  return found
}

function table(screens: readonly string[], conditions: readonly Condition[], found: Map<string, Cell>): string {
  const width = Math.max(...conditions.map(({ family, name }) => `${family}: ${name}`.length))
  const head = screens.map((name, index) => `${String.fromCodePoint(65 + index)} ${name}`).join(', ')
  const letters = screens.map((_, index) => String.fromCodePoint(65 + index)).join(' ')
  const rows = conditions.map(condition => {
    const cells = screens.map(screen => found.get(nameOf(screen, condition)))
    const seconds = cells.reduce((sum, cell) => sum + (cell?.ms ?? 0), 0) / 1000 / SIDE_BY_SIDE
    const name = `${condition.family}: ${condition.name}`.padEnd(width)
    return `${name}  ${cells.map(markOf).join(' ')}  ${Math.round(seconds)} s`
  })
  return [head, '', `${' '.repeat(width)}  ${letters}`, ...rows, ''].join('\n')
}
