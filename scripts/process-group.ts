// Programs that end with the one that started them, however that one ends: each leads a group of processes of its own, so that what it
// starts in turn ends too. A terminal's Ctrl+C reaches this process alone, and one second is enough for all of them.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'

const running = new Set<ChildProcess>()

/** Starts a program as the head of a group. */
export function startGroup(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true })
  if (running.size === 0) process.on('exit', endAll)
  running.add(child)
  child.once('close', () => {
    running.delete(child)
    if (running.size === 0) process.off('exit', endAll)
  })
  return child
}

function endAll(): void {
  for (const { pid } of running) if (pid !== undefined) end(pid)
}

function end(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    // It ended in this moment.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
