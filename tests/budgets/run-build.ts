// Runs the generator as a release engineer would, as a process of its own, and reads the result event.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

export type BuildRun = {
  written: string[]
  unchanged: string[]
  /** Wall time of the whole process. */
  seconds: number
  peakMemoryBytes: number
}

/**
 * @param root project to build from
 * @param out where the pairs go
 * @param args what to build, such as `['--full']`
 */
export function runBuild(root: string, out: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): BuildRun {
  const started = performance.now()
  const done = spawnSync(
    process.execPath,
    [join(root, 'generator', 'cli.ts'), 'build', '--env', 'prd', '--out', out, '--json', ...args],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      env: { ...process.env, NODE_NO_WARNINGS: '1', ...env },
    },
  )
  const seconds = (performance.now() - started) / 1000
  const result = done.stdout.split('\n').find(line => line.includes('"event":"result"'))
  if (done.status !== 0 || !result)
    throw new Error(`build ${args.join(' ')} failed:\n${done.stdout.slice(-2000)}\n${done.stderr}`)
  return { ...(JSON.parse(result) as BuildRun), seconds }
}
