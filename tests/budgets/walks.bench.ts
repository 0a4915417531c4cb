// Random walks through the portal in a real browser (tests/walks): three brands, light and dark, narrow and wide, Arabic.
//   npm run bench walks                  the next walks, for 5 minutes
//   MINUTES=20 npm run bench walks       for longer
//   SEED=12 npm run bench walks          the walk of this seed alone
// A walk has 60 steps. What does not hold is printed with the steps that led there and a picture in .cache/walks.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomOf } from '#sandbox/city/random.ts'
import { ROOT } from '../../scripts/root.ts'
import { openPortal, type Pair } from '../e2e/portal.ts'
import { walk } from '../walks/walk.ts'
import { print } from './figure.ts'

const FOLDER = join(ROOT, '.cache', 'walks')
const NEXT = join(FOLDER, 'next.json')
const STEPS = 60
const SIDE_BY_SIDE = 2
const seed = process.env['SEED']
const ends = performance.now() + Number(process.env['MINUTES'] ?? 5) * 60_000

const PLACES = ['/request-a-rider', '/order-tracking', '/history', '/bulk-order', '/', '/faq', '/connect', '/outlets']
const SITES: readonly (readonly [pair: Pair, prefix: string])[] = [
  ['pandago-NO', ''],
  ['talabat-AE', ''],
  ['talabat-AE', '/en'],
  ['pandasend-SG', ''],
]
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const

mkdirSync(FOLDER, { recursive: true })
let next = seed === undefined ? (existsSync(NEXT) ? Number(readFileSync(NEXT, 'utf8')) : 1) : Number(seed)
const last = seed === undefined ? Infinity : next
const portal = await openPortal({ live: true })
const totals = { steps: 0, findings: new Set<string>() }
try {
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, walkOn))
} finally {
  await portal.close()
}
print({ name: 'steps in a browser', value: totals.steps, unit: '' })
print({ name: 'things that do not hold', value: totals.findings.size, unit: '', limit: { most: 0 } })

async function walkOn(): Promise<void> {
  while (next <= last && performance.now() < ends) {
    const own = next
    next += 1
    if (seed === undefined) writeFileSync(NEXT, `${next}`)
    await walkOf(own)
  }
}

async function walkOf(own: number): Promise<void> {
  const draw = randomOf(own)
  const of = <Item>(items: readonly Item[]): Item => items[Math.floor(draw() * items.length)] as Item
  const [pair, prefix] = of(SITES)
  const viewport = of(WINDOWS)
  const colorScheme = of(['light', 'dark'] as const)
  const at = prefix + of(PLACES)
  const who = of(['parent', 'single'])
  const visit = await portal.loggedIn(pair, { who, viewport, colorScheme })
  await visit.page.goto(portal.origin(pair) + at)
  const { steps } = await walk(visit, {
    steps: STEPS,
    draw,
    found: async (page, { what, screen, deeds }) => {
      const key = `${screen}: ${what}`
      if (totals.findings.has(key)) return
      totals.findings.add(key)
      const picture = join(FOLDER, `seed-${own}-${totals.findings.size}.png`)
      await page.screenshot({ path: picture }).catch(() => {})
      console.error(
        [
          `seed ${own} (${pair}${at}, ${who}, ${viewport.width} px, ${colorScheme}), ${screen}: ${what}`,
          ...deeds.slice(-6).map(deed => `    ${deed}`),
          `    ${picture}`,
        ].join('\n'),
      )
    },
  }).catch(error => {
    console.error(`seed ${own}: the walk itself ended: ${error}`)
    return { steps: 0 }
  })
  totals.steps += steps
  await visit.context.close()
}
