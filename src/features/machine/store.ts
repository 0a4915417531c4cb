// Runs flows: each event is a step, and each command of the step is carried out by the function of its name.
import { atom, type ReadableAtom } from 'nanostores'

/** The functions that carry out commands, by name. Written as a method, so that TypeScript compares its argument both ways. */
export type Performers<Command extends { do: string }> = {
  readonly [Do in Command['do']]: { perform(command: Extract<Command, { do: Do }>): void }['perform']
}

type Settings<State, Event, Command extends { do: string }> = {
  initial: State
  step(state: State, event: Event): readonly [State, readonly Command[]]
  perform: Performers<Command>
  /** Called for every step before its commands are carried out. */
  stepped?(state: State, before: State, event: Event): void
  /** Called for every step after its commands. */
  performed?(state: State, before: State): void
}

export type Machine<State, Event> = {
  $state: ReadableAtom<State>
  dispatch(event: Event): void
  /** Replaces the state without a step. */
  reset(state: State): void
}

/** One event after the other: all commands of an event run before the next event. */
export function createMachine<State, Event, Command extends { do: string }>(
  settings: Settings<State, Event, Command>,
): Machine<State, Event> {
  const $state = atom<State>(settings.initial)
  const waiting: Event[] = []
  let isStepping = false

  function handle(event: Event): void {
    const before = $state.get()
    const [state, commands] = settings.step(before, event)
    $state.set(state)
    settings.stepped?.(state, before, event)
    for (const command of commands) carryOut(command)
    settings.performed?.(state, before)
  }

  function carryOut(command: Command): void {
    const name: Command['do'] = command.do
    const perform: { perform(command: Command): void }['perform'] = settings.perform[name]
    perform(command)
  }

  return {
    $state,
    dispatch(event) {
      waiting.push(event)
      if (isStepping) return
      isStepping = true
      try {
        for (let next = waiting.shift(); next; next = waiting.shift()) handle(next)
      } finally {
        isStepping = false
      }
    },
    reset: state => $state.set(state),
  }
}
