// The tokens of a built pair, read from its token sheet.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '../model.ts'

/** Custom property to value, of every token sheet of a built pair in `dir`. */
export async function tokensOf({ dir, files }: Manifest & { dir: string }): Promise<Record<string, string>> {
  const sheets = Object.keys(files).filter(path => /^_assets\/theme\.[^/]*css$/.test(path))
  const texts = await Promise.all(sheets.map(path => readFile(join(dir, path), 'utf8')))
  return Object.fromEntries(
    [...texts.join('\n').matchAll(/(--[\w-]+)\s*:\s*([^;}]+)/g)].map(([, name, value]) => [
      name ?? '',
      value?.trim() ?? '',
    ]),
  )
}
