import { expect, test } from 'vitest'
import { beginsAhead } from '#platform/begins-ahead.ts'

test('what a page has begun is that of its first screen; later screens begin by themselves', () => {
  const done: string[] = []
  let count = 0
  const { begin, start } = beginsAhead(() => {
    const mine = ++count
    done.push(`begins ${mine}`)
    return () => void done.push(`ends ${mine}`)
  })
  begin()
  begin()
  const leave = start()
  leave()
  start()()
  expect(done).toEqual(['begins 1', 'ends 1', 'begins 2', 'ends 2'])
})

test('a screen whose page has begun nothing begins by itself', () => {
  let begun = 0
  const { start } = beginsAhead(() => {
    begun += 1
    return () => {
      begun -= 1
    }
  })
  const leave = start()
  expect(begun).toBe(1)
  leave()
  expect(begun).toBe(0)
})
