// The portal's own sheets are on every screen beside the screen's sheet: what both name is dressed twice.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const STYLES = join(import.meta.dirname, '../../src/styles')
const portal = [
  'portal.css',
  'bar.css',
  'drawer.css',
  'outlets.css',
  'help.css',
  ...globSync('ui/*.css', { cwd: STYLES }),
]
const screens: Record<string, string[]> = {
  request: [...globSync('request*.css', { cwd: STYLES }), '../map/map.css'],
  tracking: [...globSync('tracking*.css', { cwd: STYLES }), '../map/map.css'],
  history: [...globSync('history*.css', { cwd: STYLES }), 'long-table.css'],
  bulk: [...globSync('bulk*.css', { cwd: STYLES }), 'long-table.css'],
}

/** Classes that a sheet dresses wherever they stand: rules that begin at the margin with that class and nothing else. */
const dressed = (sheet: string): string[] =>
  [...readFileSync(join(STYLES, sheet), 'utf8').matchAll(/^\.([\w-]+)(?: \{|,)$/gm)].map(([, name = '']) => name)

test.each(Object.entries(screens))('no class of the %s screen is one of the portal too', (_, sheets) => {
  const own = new Set(sheets.flatMap(dressed))
  expect(own.size).toBeGreaterThan(5)
  expect(portal.flatMap(dressed).filter(name => own.has(name))).toEqual([])
})
