// The only module of the generator that reads inputs from disk.
import type { Dirent } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { assemble } from './assemble.ts'
import { INPUT_FILE_MAX_BYTES, INPUT_FOLDERS, type Inputs, type RawFile } from './inputs.ts'

/**
 * Reads every input below `root` (a project folder, absolute or relative to the working folder); `problems` has the mistakes
 * in the files themselves (CFG-101, CFG-104). A missing folder counts as empty; never throws.
 *
 * @param drafts texts by path, read in place of what the files hold
 */
export async function load(root: string, drafts: Readonly<Record<string, string>> = {}): Promise<Inputs> {
  const found = (await Promise.all(INPUT_FOLDERS.map(folder => filesBelow(root, folder)))).flat()
  const withDrafts = found.map(file =>
    Object.hasOwn(drafts, file.path) ? { path: file.path, bytes: new TextEncoder().encode(drafts[file.path]) } : file,
  )
  return assemble(withDrafts)
}

async function filesBelow(root: string, folder: string): Promise<RawFile[]> {
  let entries: Dirent[]
  try {
    entries = await readdir(join(root, folder), { withFileTypes: true })
  } catch (error) {
    return isMissing(error) ? [] : [{ path: folder, failure: 'unreadable', detail: reason(error) }]
  }
  // Names with a leading dot belong to editors and file managers.
  const visible = entries.filter(entry => !entry.name.startsWith('.'))
  const files = await Promise.all(
    visible.map(entry => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesBelow(root, path) : readOne(root, path)
    }),
  )
  return files.flat()
}

async function readOne(root: string, path: string): Promise<RawFile> {
  try {
    const facts = await stat(join(root, path))
    if (!facts.isFile()) return { path, failure: 'notAFile', detail: '' }
    if (facts.size > INPUT_FILE_MAX_BYTES) return { path, failure: 'tooLarge', detail: `${facts.size} bytes` }
    return { path, bytes: await readFile(join(root, path)) }
  } catch (error) {
    return { path, failure: 'unreadable', detail: reason(error) }
  }
}

function isMissing(error: unknown): boolean {
  return reason(error) === 'ENOENT'
}

// The code, not the message, which contains the absolute path of this machine.
function reason(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
}
