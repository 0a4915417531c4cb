import { expect, test } from 'vitest'
import { createMachine } from '#features/machine/store.ts'

type Event = { type: 'added'; amount: number } | { type: 'cleared' }
type Command = { do: 'print'; sum: number } | { do: 'clear' }

const counter = () => {
  const done: string[] = []
  const machine = createMachine<number, Event, Command>({
    initial: 0,
    step: (sum, event) =>
      event.type === 'cleared'
        ? [0, []]
        : [
            sum + event.amount,
            [{ do: 'print', sum: sum + event.amount }, ...(sum > 5 ? [{ do: 'clear' } as const] : [])],
          ],
    perform: {
      print({ sum }) {
        if (sum === 3) machine.dispatch({ type: 'added', amount: 1 })
        done.push(`print ${sum}`)
      },
      clear: () => machine.dispatch({ type: 'cleared' }),
    },
    stepped: (sum, before) => done.push(`${before} -> ${sum}`),
    performed: sum => done.push(`done ${sum}`),
  })
  return { machine, done }
}

test('an event that a command sends is looked at after everything that the step before wants done', () => {
  const { machine, done } = counter()
  machine.dispatch({ type: 'added', amount: 3 })
  expect(done).toEqual(['0 -> 3', 'print 3', 'done 3', '3 -> 4', 'print 4', 'done 4'])
})

test('each command is carried out by the function of its name, in the order of the step', () => {
  const { machine, done } = counter()
  machine.reset(6)
  machine.dispatch({ type: 'added', amount: 1 })
  expect(done).toEqual(['6 -> 7', 'print 7', 'done 7', '7 -> 0', 'done 0'])
  expect(machine.$state.get()).toBe(0)
})

test('after a command that raised, the next event is looked at all the same', () => {
  const machine = createMachine<string[], { type: 'failed' | 'said' }, { do: 'fail' }>({
    initial: [],
    step: (seen, { type }) => [[...seen, type], type === 'failed' ? [{ do: 'fail' }] : []],
    perform: {
      fail() {
        throw new Error('no')
      },
    },
  })
  expect(() => machine.dispatch({ type: 'failed' })).toThrow('no')
  machine.dispatch({ type: 'said' })
  expect(machine.$state.get()).toEqual(['failed', 'said'])
})
