import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answer, createNewestAnswer } from '../../src/ui/newest-answer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Answers to a text come after the given time; a time below zero is a failure after as long. Requests cannot be stopped. */
function asking(times: Record<string, number>) {
  const shown: Answer<string>[] = []
  const asked: string[] = []
  const questions = createNewestAnswer<string>({
    load: text => {
      asked.push(text)
      const ms = times[text] ?? 0
      return new Promise((answer, fail) =>
        setTimeout(() => (ms < 0 ? fail(new Error('gone')) : answer([`${text} 1`])), Math.abs(ms)),
      )
    },
    onAnswer: answer => shown.push(answer),
    pauseMs: 200,
  })
  return { questions, shown, asked, last: () => shown.at(-1) }
}

test('a question is sent once the reader pauses', async () => {
  const { questions, asked } = asking({})
  for (const text of ['B', 'By', 'Byg']) {
    questions.ask(text)
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(asked).toEqual(['Byg'])
})

test('an answer that comes after a newer question never replaces the newer answer', async () => {
  const { questions, last, shown } = asking({ slow: 5000, fast: 100 })
  questions.ask('slow')
  await vi.advanceTimersByTimeAsync(300)
  questions.ask('fast')
  await vi.advanceTimersByTimeAsync(300)
  expect(last()).toEqual({ options: ['fast 1'], loading: false, failed: false })
  const count = shown.length
  await vi.advanceTimersByTimeAsync(10_000)
  expect(shown).toHaveLength(count)
})

test('a late failure is not shown either', async () => {
  const { questions, last } = asking({ slow: -5000, fast: 100 })
  questions.ask('slow')
  await vi.advanceTimersByTimeAsync(300)
  questions.ask('fast')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(last()).toEqual({ options: ['fast 1'], loading: false, failed: false })
})

test('the last options stay in sight while the next question is under way; a failure empties them', async () => {
  const { questions, last } = asking({ one: 100, two: -100 })
  questions.ask('one')
  await vi.advanceTimersByTimeAsync(300)
  questions.ask('two')
  expect(last()).toEqual({ options: ['one 1'], loading: true, failed: false })
  await vi.advanceTimersByTimeAsync(300)
  expect(last()).toEqual({ options: [], loading: false, failed: true })
})

test('the request learns that nobody waits for it any more', async () => {
  const signals: AbortSignal[] = []
  const questions = createNewestAnswer<string>({
    load: (_, signal) => {
      signals.push(signal)
      return new Promise(() => {})
    },
    onAnswer: () => {},
    pauseMs: 0,
  })
  questions.ask('a')
  await vi.advanceTimersByTimeAsync(1)
  questions.clear()
  expect(signals.map(signal => signal.aborted)).toEqual([true])
})
