// The rows of the grid under every way to change them (BLK-101, BLK-108).
import { expect, test } from 'vitest'
import { checkRow } from '#features/bulk/check.ts'
import { type Cells, cellOf } from '#features/bulk/columns.ts'
import { createNormalizer } from '#features/bulk/normalizer.ts'
import { newRow, stateOf } from '#features/bulk/sheet.ts'
import { createSheet } from '#features/bulk/sheet-store.ts'
import { cellsOf, context, words } from './examples.ts'

function sheetOf(...rows: Cells[]) {
  const changes = { count: 0 }
  const sheet = createSheet({
    rules: () => ({
      normalizer: createNormalizer(words, context.phones, context),
      check: cells => checkRow(cells, context),
    }),
    pause: async () => {},
    changed: () => {
      changes.count += 1
    },
  })
  sheet.fill(rows.map((cells, at) => newRow(at + 2, cells, [])))
  const names = () => sheet.$rows.get().map(({ number, cells }) => `${number} ${cellOf(cells, 'name')}`)
  const states = () => sheet.$rows.get().map(stateOf)
  return { sheet, names, states, changes }
}

test('[BLK-101] what was taken back can be done again, until something else is done', () => {
  const { sheet, names } = sheetOf(cellsOf({ name: 'Kari' }))
  const steps = () => [sheet.$canUndo.get(), sheet.$canRedo.get()]
  sheet.edit(2, 0, 'Ola')
  sheet.edit(2, 0, 'Nora')
  sheet.undo()
  sheet.undo()
  expect([names(), steps()]).toEqual([['2 Kari'], [false, true]])
  sheet.redo()
  expect([names(), steps()]).toEqual([['2 Ola'], [true, true]])
  sheet.edit(2, 0, 'Ida')
  sheet.redo()
  expect([names(), steps()]).toEqual([['2 Ida'], [true, false]])
})

test('[BLK-101] a row is added empty, holds nothing that is wrong, and is filled by a paste', async () => {
  const { sheet, names, states } = sheetOf(cellsOf({ name: 'Kari' }))
  expect(sheet.addRow()).toBe(3)
  expect(states()).toEqual(['waiting', 'blank'])
  await sheet.paste([3], 0, [['Ola'], ['Nora']], true)
  expect(names()).toEqual(['2 Kari', '3 Ola', '4 Nora'])
  expect(states()).toEqual(['waiting', 'error', 'error'])
})

test('[BLK-108] a double is left out, placed when it is wanted, and free when either row changes', () => {
  const { sheet, states } = sheetOf(cellsOf(), cellsOf())
  expect(states()).toEqual(['waiting', 'double'])
  sheet.want(3, true)
  expect(states()).toEqual(['waiting', 'waiting'])
  sheet.undo()
  expect(states()).toEqual(['waiting', 'double'])
  sheet.edit(2, 0, 'Somebody Else')
  expect(states()).toEqual(['waiting', 'waiting'])
})

test('[BLK-108] a row that is duplicated by hand is meant twice', () => {
  const { sheet, names, states } = sheetOf(cellsOf({ name: 'Kari' }))
  sheet.duplicate([2])
  expect([names(), states()]).toEqual([
    ['2 Kari', '3 Kari'],
    ['waiting', 'waiting'],
  ])
})
