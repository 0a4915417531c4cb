import { expect, test } from 'vitest'
import { type ProgressKind, progressOf } from '#generator/progress.ts'

function run(kind: ProgressKind): string {
  let text = ''
  let time = 0
  const progress = progressOf(
    kind,
    more => {
      text += more
    },
    () => time,
  )
  progress.begin('render', 4)
  for (const pair of ['a-NO', 'a-SE']) {
    time += 1000
    progress.step(pair)
  }
  progress.note('something to know')
  progress.end()
  return text
}

test('[GEN-111] a terminal sees pair, stage, count and time left on one line', () => {
  const text = run('terminal')
  expect(text).toContain('Rendering')
  expect(text).toContain('2/4')
  expect(text).toContain('a-SE, 2 s left')
  expect(text.split('\n').filter(line => line.includes('Rendering'))).toHaveLength(1)
})

test('[GEN-111] without a terminal there are plain lines and no control characters', () => {
  expect(run('lines')).toBe('Rendering (4)\nsomething to know\n')
})

test('[GEN-111] machines get one event per line', () => {
  const events = run('json')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(events).toEqual([
    { event: 'stage', stage: 'render', total: 4 },
    { event: 'progress', stage: 'render', pair: 'a-NO', done: 1, total: 4, secondsLeft: 3 },
    { event: 'progress', stage: 'render', pair: 'a-SE', done: 2, total: 4, secondsLeft: 2 },
    { event: 'note', text: 'something to know' },
    { event: 'done' },
  ])
})
