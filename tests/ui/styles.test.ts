// The portal's own sheets are on every screen with the screen's sheet: what both name is dressed twice.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const sheets = (pattern: string): string[] => globSync(pattern, { cwd: ROOT })
const portal = [
  ...sheets('islands/shell/{portal,bar,drawer}.css'),
  ...sheets('islands/{outlets,help-centre}/*.css'),
  ...sheets('src/styles/ui/*.css'),
]
const screens: Record<string, string[]> = {
  request: [...sheets('islands/request/request*.css'), 'src/map/map.css'],
  tracking: [...sheets('islands/tracking/tracking*.css'), 'src/map/map.css'],
  history: [...sheets('islands/history/*.css'), 'src/styles/long-table.css'],
  bulk: [...sheets('islands/bulk/*.css'), 'src/styles/long-table.css'],
}

/** Classes that a sheet dresses wherever they are: rules that begin at the margin with that class and nothing else. */
const dressed = (sheet: string): string[] =>
  [...readFileSync(join(ROOT, sheet), 'utf8').matchAll(/^\.([\w-]+)(?: \{|,)$/gm)].map(([, name = '']) => name)

test.each(Object.entries(screens))('no class of the %s screen is one of the portal too', (_, sheets) => {
  const own = new Set(sheets.flatMap(dressed))
  expect(own.size).toBeGreaterThan(5)
  expect(portal.flatMap(dressed).filter(name => own.has(name))).toEqual([])
})
