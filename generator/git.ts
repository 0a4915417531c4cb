// What Git knows of the project's folder.
import { spawnSync } from 'node:child_process'

const ANSWER_MAX_BYTES = 512 * 1024 * 1024

/** What a command of Git prints. @throws Error with its own words if it fails */
export const git = (root: string, ...args: string[]): string => gitBytes(root, '', ...args).toString()

/** @param input its standard input */
export function gitBytes(root: string, input: string, ...args: string[]): Buffer {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, input, maxBuffer: ANSWER_MAX_BYTES })
  if (error || status !== 0) throw new Error((error?.message ?? stderr.toString()).trim())
  return stdout
}
