// Shows the progress of a command: a line that updates itself on a terminal, plain lines otherwise, one
// JSON object per line for machines (GEN-111).
import { styleText } from 'node:util'

export type Stage = 'prepare' | 'render' | 'assemble' | 'publish' | 'pictures' | 'hosts'

export type ProgressEvent = {
  event: 'stage' | 'progress' | 'done' | 'note'
  stage?: Stage
  pair?: string
  done?: number
  total?: number
  /** Seconds left at the present speed of the stage. */
  secondsLeft?: number
  text?: string
}

export type Progress = {
  /** Begins a stage of `total` steps. */
  begin: (stage: Stage, total: number) => void
  /** One or more steps of the stage are done. */
  step: (pair: string, steps?: number) => void
  note: (text: string) => void
  end: () => void
}

const NAMES: Record<Stage, string> = {
  prepare: 'Preparing',
  render: 'Rendering',
  assemble: 'Assembling',
  publish: 'Publishing',
  pictures: 'Taking pictures',
  hosts: 'Comparing hosts',
}

export type ProgressKind = 'terminal' | 'lines' | 'json' | 'silent'

const REDRAW_EVERY_MS = 80

/**
 * @param kind how to print it
 * @param write where to, without a line break added
 * @param now milliseconds from any start, never decreasing
 */
export function progressOf(kind: ProgressKind, write: (text: string) => void, now: () => number): Progress {
  let stage: Stage | undefined
  let done = 0
  let total = 0
  let startedAt = 0
  let drawnAt = Number.NEGATIVE_INFINITY

  const say = (event: ProgressEvent) => write(`${JSON.stringify(event)}\n`)
  const secondsLeft = () => (done === 0 ? undefined : Math.ceil(((now() - startedAt) / done) * (total - done) * 0.001))
  const draw = (pair: string) => {
    if (!stage || (now() - drawnAt < REDRAW_EVERY_MS && done < total)) return
    drawnAt = now()
    const left = secondsLeft()
    const rest = left === undefined || done === total ? '' : `, ${left} s left`
    write(
      `\r\x1b[K${styleText('bold', NAMES[stage].padEnd(16))} ${done}/${total} ${styleText('dim', `${pair}${rest}`)}`,
    )
  }
  const finishLine = () => {
    if (kind === 'terminal' && stage) write('\n')
    stage = undefined
  }

  return {
    begin(next, steps) {
      finishLine()
      stage = next
      done = 0
      total = steps
      startedAt = now()
      drawnAt = Number.NEGATIVE_INFINITY
      if (kind === 'json') say({ event: 'stage', stage, total })
      if (kind === 'lines') write(`${NAMES[next]} (${steps})\n`)
      if (kind === 'terminal') draw('')
    },
    step(pair, steps = 1) {
      done += steps
      if (kind === 'json' && stage) say({ event: 'progress', stage, pair, done, total, secondsLeft: secondsLeft() })
      if (kind === 'terminal') draw(pair)
    },
    note(text) {
      if (kind === 'json') say({ event: 'note', text })
      if (kind === 'lines' || kind === 'terminal') {
        finishLine()
        write(`${text}\n`)
      }
    },
    end() {
      finishLine()
      if (kind === 'json') say({ event: 'done' })
    },
  }
}
