// `npm run bench [name…]`: measures what docs/performance.md promises and compares it with its limits. Each file of
// tests/budgets/ is one program that prints a JSON line per figure; options go to the programs. `npm run bench mutation [folder…]`
// takes an hour, so it runs only when it is named.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { styleText } from 'node:util'
import type { Figure } from '../tests/budgets/figure.ts'
import { ROOT } from './root.ts'

const HOUR_LONG = 'mutation'
const given = process.argv.slice(2)
const firstOption = given.findIndex(word => word.startsWith('--'))
const words = firstOption < 0 ? given : given.slice(0, firstOption)
const options = firstOption < 0 ? [] : given.slice(firstOption)
const [first, ...others] = words
const isHourLong = first === HOUR_LONG
const wanted = isHourLong ? [first] : words
const folder = join(ROOT, 'tests', 'budgets')
const programs = readdirSync(folder)
  .filter(name => name.endsWith('.bench.ts'))
  .filter(name => (wanted.length === 0 ? !name.startsWith(HOUR_LONG) : wanted.some(word => name.startsWith(word))))
  .sort()

if (programs.length === 0) {
  const known = readdirSync(folder).flatMap(name => /^(.+)\.bench\.ts$/.exec(name)?.[1] ?? [])
  console.error(`No bench begins with ${wanted.join(' or ')}: there are ${known.sort().join(', ')}.`)
  process.exit(1)
}
let failed = 0
for (const program of programs) {
  console.log(styleText('bold', `\n${program.replace('.bench.ts', '')}`))
  const done = spawnSync(process.execPath, [join(folder, program), ...(isHourLong ? others : []), ...options], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  })
  const figures = done.stdout.split('\n').filter(text => text.startsWith('{'))
  for (const line of figures) failed += show(JSON.parse(line) as Figure)
  // Such as one that was asked for a screen which there is not.
  const wrong = done.status !== 0 ? `ended with status ${done.status}` : figures.length === 0 && 'measured nothing'
  if (wrong) {
    console.error(styleText('red', `${program} ${wrong}`))
    failed += 1
  }
}
console.log(failed === 0 ? '\nEvery figure keeps its limit.' : `\n${failed} beyond their limit or not measured.`)
process.exit(failed === 0 ? 0 : 1)

function show({ name, value, unit, limit }: Figure): number {
  const kept =
    limit === undefined || ('most' in limit && value <= limit.most) || ('least' in limit && value >= limit.least)
  const bound = limit === undefined ? '' : 'most' in limit ? `at most ${limit.most}` : `at least ${limit.least}`
  const mark = limit === undefined ? ' ' : kept ? styleText('green', '✓') : styleText('red', '✗')
  console.log(`${mark} ${name.padEnd(64)} ${String(value).padStart(10)} ${unit.padEnd(6)} ${styleText('dim', bound)}`)
  return kept ? 0 : 1
}
