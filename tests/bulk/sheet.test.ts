// The rows of the grid under every way to change them (BLK-101, BLK-108).
import { describe, expect, test } from 'vitest'
import { checkRow } from '#features/bulk/check.ts'
import { type BulkColumn, type Cells, cellOf, columnAt } from '#features/bulk/columns.ts'
import { createNormalizer } from '#features/bulk/normalizer.ts'
import { messageLines, messagesOf, newRow, type SheetRow, stateOf } from '#features/bulk/sheet.ts'
import { createSheet } from '#features/bulk/sheet-store.ts'
import { cellsOf, context, words } from './examples.ts'

const sheetOf = (...rows: Cells[]) => pausingSheetOf(async () => {}, ...rows)

/** @param pause what happens while the page is drawn in the middle of something long */
function pausingSheetOf(pause: () => Promise<void>, ...rows: Cells[]) {
  const changes = { count: 0, removed: 0 }
  const sheet = createSheet({
    rules: () => ({
      normalizer: createNormalizer(words, context.phones, context),
      check: cells => checkRow(cells, context),
    }),
    pause,
    changed: () => {
      changes.count += 1
    },
    removed: () => {
      changes.removed += 1
    },
    isPlacing: () => false,
  })
  sheet.fill(rows.map((cells, at) => newRow(at + 2, cells, [])))
  const names = () => sheet.$rows.get().map(({ number, cells }) => `${number} ${cellOf(cells, 'name')}`)
  const states = () => sheet.$rows.get().map(stateOf)
  return { sheet, names, states, changes }
}

test('[BLK-101] characters that cannot be sent are removed from what is typed or pasted, and told if they were seen', async () => {
  const { sheet, changes } = sheetOf(cellsOf({ name: 'Kari' }))
  const cell = () => cellOf(sheet.$rows.get()[0]?.cells ?? [], 'description')
  const at = columnAt.description
  sheet.edit(2, at, 'buns\u200b')
  expect([cell(), changes.removed]).toEqual(['buns', 0])
  sheet.edit(2, at, 'invoice\u202egpj.exe')
  expect([cell(), changes.removed]).toEqual(['invoicegpj.exe', 1])
  await sheet.paste([2], at, [['half \ud83d']], false)
  expect([cell(), changes.removed]).toEqual(['half', 2])
})

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

test('[BLK-108] [BLK-109] a row that is wanted although it equals a recent order is still wanted once it is corrected', async () => {
  const { sheet, states } = sheetOf(cellsOf({ payment: '' }))
  await sheet.mark(() => ({ orderId: 'no1-a', at: 1 }), new AbortController().signal)
  expect(states()).toEqual(['double'])
  sheet.want(2, true)
  sheet.edit(2, columnAt.payment, 'PAID')
  expect(states()).toEqual(['waiting'])
  await sheet.paste([2], columnAt.notes, [['Ring twice']], false)
  expect(states()).toEqual(['waiting'])
  sheet.want(2, false)
  expect(states()).toEqual(['double'])
})

test('[BLK-101] a copy of an empty row is empty, and nothing in it is wrong', () => {
  const { sheet, states } = sheetOf(cellsOf({ name: 'Kari' }))
  sheet.duplicate([sheet.addRow()])
  expect(states()).toEqual(['waiting', 'blank', 'blank'])
})

test('[BLK-101] copies are told by their numbers, and a placed row is copied as one to be placed', () => {
  const { sheet, states } = sheetOf(cellsOf({ name: 'Kari' }), cellsOf({ name: 'Ola' }))
  sheet.update(rows => rows.map(row => ({ ...row, verdict: { state: 'placed' } })))
  expect([sheet.duplicate([3, 2]), states()]).toEqual([
    [4, 5],
    ['placed', 'placed', 'waiting', 'waiting'],
  ])
  expect(sheet.duplicate([9])).toEqual([])
})

test('[BLK-101] what the server has said since stays when a step is taken back, and no row waits for an answer that came', () => {
  const { sheet, states } = sheetOf(cellsOf({ name: 'Kari' }), cellsOf({ name: 'Ola' }))
  const say = (verdict: SheetRow['verdict']) => sheet.update(rows => rows.map(row => ({ ...row, verdict })))
  say({ state: 'asked' })
  sheet.edit(2, 0, 'Nora')
  sheet.update(rows => rows.map(row => (row.number === 3 ? { ...row, verdict: { state: 'ready', jobId: 'j' } } : row)))
  sheet.undo()
  expect(sheet.$rows.get().map(({ verdict }) => verdict)).toEqual([
    { state: 'unasked' },
    { state: 'ready', jobId: 'j' },
  ])
  sheet.redo()
  expect(states()).toEqual(['waiting', 'ready'])
})

describe('[BLK-101] where messages about a row begin', () => {
  const rowWith = (columns: readonly BulkColumn[], more: Partial<SheetRow> = {}): SheetRow => ({
    ...newRow(
      2,
      cellsOf(),
      columns.map(column => ({ column, code: 'became_date' })),
    ),
    ...more,
  })
  const places = (row: SheetRow) =>
    messagesOf(row).map(({ column, columns, double, faults }) => [column, columns, double, faults.length])
  test.each<[string, SheetRow, unknown]>([
    ['none', rowWith([]), []],
    ['one takes the rest of the row', rowWith(['phone']), [[1, 12, false, 1]]],
    ['the last column has the fee beside it', rowWith(['scheduled']), [[10, 3, false, 1]]],
    [
      'two with room between them',
      rowWith(['phone', 'address']),
      [
        [1, 3, false, 1],
        [4, 9, false, 1],
      ],
    ],
    ['neighbours share a place', rowWith(['unit', 'building', 'address']), [[2, 11, false, 3]]],
    ['a double that is left out need not be right', rowWith(['phone'], { double: 2 }), [[0, 13, true, 0]]],
    [
      'a double that is wanted',
      rowWith(['phone', 'amount'], { double: 2, wanted: true }),
      [
        [0, 7, true, 1],
        [7, 6, false, 1],
      ],
    ],
    ['like an order', rowWith([], { recent: { orderId: 'o', at: 1 } }), [[0, 13, true, 0]]],
    ['placed', rowWith(['phone'], { double: 2, verdict: { state: 'placed' } }), []],
  ])('%s', (_, row, expected) => {
    expect(places(row)).toEqual(expected)
    const lines = messagesOf(row).map(({ double, faults }) => faults.length + Number(double))
    expect(messageLines(row)).toBe(Math.max(0, ...lines))
  })
})

describe('[BLK-101] while a large block is being pasted', () => {
  const during = (act: (sheet: ReturnType<typeof sheetOf>['sheet']) => void) => {
    let isDone = false
    const made = pausingSheetOf(
      async () => {
        if (!isDone) act(made.sheet)
        isDone = true
      },
      ...Array.from({ length: 300 }, (_, at) => cellsOf({ name: 'Kari', description: `Parcel ${at}` })),
    )
    const numbers = made.sheet.$rows.get().map(({ number }) => number)
    const notes = (count: number) => Array.from({ length: count }, () => ['Ring twice'])
    const rowOf = (number: number) => made.sheet.$rows.get().find(row => row.number === number)
    const textOf = (number: number, column: BulkColumn) => cellOf(rowOf(number)?.cells ?? [], column)
    const paste = (count: number, grows = false) => made.sheet.paste(numbers, columnAt.notes, notes(count), grows)
    return { ...made, paste, rowOf, textOf }
  }

  test('another cell of its rows is typed, and both stay', async () => {
    const { paste, textOf } = during(sheet => sheet.edit(2, columnAt.name, 'Ola'))
    await paste(300)
    expect([textOf(2, 'name'), textOf(2, 'notes')]).toEqual(['Ola', 'Ring twice'])
  })

  test('a row that is removed stays removed', async () => {
    const { sheet, paste } = during(sheet => sheet.remove(2))
    await paste(300)
    expect(sheet.$rows.get()).toHaveLength(299)
    expect(sheet.$rows.get()[0]?.number).toBe(3)
  })

  test('a row that is added is not written over by those that the block adds', async () => {
    const { sheet, paste, textOf } = during(sheet => sheet.edit(sheet.addRow(), columnAt.name, 'Ola'))
    await paste(301, true)
    expect(sheet.$rows.get().map(({ number }) => number)).toEqual(Array.from({ length: 302 }, (_, at) => at + 2))
    expect([textOf(302, 'name'), textOf(302, 'notes')]).toEqual(['Ola', ''])
    expect(textOf(303, 'notes')).toBe('Ring twice')
  })

  test('a row that the server places is not changed, and one that it answers keeps the answer', async () => {
    const { sheet, paste, rowOf, textOf } = during(sheet =>
      sheet.update(rows =>
        rows.map(row => ({ ...row, verdict: row.number === 2 ? { state: 'placed' } : { state: 'ready', jobId: 'j' } })),
      ),
    )
    sheet.edit(3, columnAt.notes, 'Ring twice')
    sheet.update(rows => rows.map(row => ({ ...row, verdict: { state: 'asked' } })))
    await paste(300)
    expect([rowOf(2)?.verdict.state, textOf(2, 'notes')]).toEqual(['placed', ''])
    expect([rowOf(3)?.verdict.state, rowOf(4)?.verdict.state]).toEqual(['ready', 'unasked'])
  })

  test('another file replaces the rows, and nothing is pasted into that', async () => {
    const { sheet, paste, textOf } = during(one => one.fill([newRow(2, cellsOf({ name: 'Nora' }), [])]))
    await paste(300, true)
    expect([sheet.$rows.get().length, textOf(2, 'notes')]).toEqual([1, ''])
  })
})
