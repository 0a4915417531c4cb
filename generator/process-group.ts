// Programs that end with the one that started them, however that one ends: each leads a group of processes of its own, so that what it
// starts in turn ends too. A terminal's Ctrl+C reaches this process alone, and one second is enough for all of them.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

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

/** Ends a program of `startGroup` with all that is in its group. */
export function endGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) end(-pid)
}

/**
 * Ends everything that this process has started, directly or not, and the groups that these lead: what others start may lead a group
 * of its own. Nothing where the system does not list its processes as files.
 */
export function endDescendants(of: number): void {
  for (const { pid, group } of descendantsOf(of)) end(group === pid ? -pid : pid)
}

type ProcessInfo = { pid: number; parent: number; group: number }

/** Everything that a process has started, directly or not, and that still runs. */
export function descendantsOf(of: number): ProcessInfo[] {
  const processes = listProcesses()
  const found = new Set([of])
  // A parent has no greater number than its child for certain, so the list is gone through until nothing is added.
  for (let before = 0; before !== found.size; ) {
    before = found.size
    for (const { pid, parent } of processes) if (found.has(parent)) found.add(pid)
  }
  found.delete(of)
  return processes.filter(({ pid }) => found.has(pid))
}

function listProcesses(): ProcessInfo[] {
  const numbers = readableOr([], () => readdirSync('/proc').map(Number).filter(Number.isInteger))
  return numbers.flatMap(pid => {
    // The name in brackets may have spaces; the state, the parent and the group follow it.
    const text = readableOr('', () => readFileSync(`/proc/${pid}/stat`, 'utf8'))
    const [, parent, group] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return text === '' ? [] : [{ pid, parent: Number(parent), group: Number(group) }]
  })
}

/** A process may end while it is looked at, and other systems have no such files. */
function readableOr<T>(otherwise: T, read: () => T): T {
  try {
    return read()
  } catch {
    return otherwise
  }
}

function endAll(): void {
  for (const child of running) {
    // A browser leads a group of its own.
    if (child.pid !== undefined) endDescendants(child.pid)
    endGroup(child)
  }
}

/** @param pid a process, or a group as a negative number */
function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // It ended in this moment.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
