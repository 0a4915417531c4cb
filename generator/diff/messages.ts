// The texts of a built pair, read from the modules that its pages load: what readers see, not how it was compiled.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from '../model.ts'
import { type Change, changedKeys } from './changes.ts'

// Counts that together cover every plural category of every language.
const COUNTS = [0, 1, 2, 3, 6, 11, 20, 100, 1_000_000, 1.5]

/** The messages in which two built pairs differ, as `locale: key` with both texts. */
export async function differingMessages(
  old: Manifest & { dir: string },
  fresh: Manifest & { dir: string },
): Promise<Change[]> {
  const [before, after] = await Promise.all([textsOf(old), textsOf(fresh)])
  return changedKeys(before, after)
}

async function textsOf({ dir, files }: Manifest & { dir: string }): Promise<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const path of Object.keys(files)) {
    const locale = /^_assets\/messages\.([\w-]+)\.\w+\.js$/.exec(path)?.[1]
    if (locale === undefined) continue
    const { m } = (await import(pathToFileURL(resolve(dir, path)).href)) as {
      m: Record<string, (inputs: object) => unknown>
    }
    for (const [key, message] of Object.entries(m)) texts[`${locale}: ${key}`] = shown(message)
  }
  return texts
}

// Every placeholder is printed as its name; if that gives no text, counts choose the variants.
function shown(message: (inputs: object) => unknown): string {
  const named = new Proxy({}, { get: (_, name) => `{${String(name)}}` })
  const variants = COUNTS.map(count => new Proxy({}, { get: () => count })).map(inputs => String(message(inputs)))
  // A message without variants is the same for all counts, apart from the number.
  const forms = new Set(variants.map((text, i) => text.replaceAll(String(COUNTS[i]), '#')))
  return forms.size === 1 ? JSON.stringify(String(message(named))) : JSON.stringify([...forms].join(' | '))
}
