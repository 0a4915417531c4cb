import { expect, test, vi } from 'vitest'
import { lastResults, restoreResults, storedResults } from '#generator/cache/last-result.ts'

test('a result is reused for the same values, and computed again once one of them changes', () => {
  const kept = lastResults<number>()
  const make = vi.fn(() => 1)
  const [file, schema] = [{ text: 'a' }, { text: 'b' }]
  for (let i = 0; i < 3; i += 1) kept('one', [file, schema], make)
  expect(make).toHaveBeenCalledTimes(1)
  kept('one', [{ ...file }, schema], make)
  expect(make).toHaveBeenCalledTimes(2)
  kept('one', [file], make)
  expect(make).toHaveBeenCalledTimes(3)
})

test('each name has a result of its own', () => {
  const kept = lastResults<string>()
  expect(kept('one', ['x'], () => 'first')).toBe('first')
  expect(kept('two', ['x'], () => 'second')).toBe('second')
  expect(kept('one', ['x'], () => 'third')).toBe('first')
})

test('a result of a kind is known to another process, as long as its files are unchanged', async () => {
  const [file, other] = [
    { path: 'a.json', text: '{}' },
    { path: 'a.json', text: '{ }' },
  ]
  lastResults<string>('kind')('one', [file, 'x', undefined], () => 'first')
  const stored = structuredClone(storedResults())
  expect(new Map(stored).get('kind')).toMatchObject([['one', { result: 'first' }]])

  // The same module, as another process has it.
  const again = lastResults<string>('kind')
  restoreResults(stored)
  expect(again('one', [{ ...file, tree: {} }, 'x', undefined], () => 'second')).toBe('first')
  for (const from of [
    [other, 'x', undefined],
    [{ ...file, path: 'b.json' }, 'x', undefined],
    [file, 'y', undefined],
    [file, 'x'],
  ])
    expect(again('one', from, () => 'second')).toBe('second')
  expect(again('two', [file, 'x', undefined], () => 'third')).toBe('third')
})
