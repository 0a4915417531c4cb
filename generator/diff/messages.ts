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
  const areNamed = old.messages !== undefined && fresh.messages !== undefined
  const [before, after] = await Promise.all([textsOf(old, areNamed), textsOf(fresh, areNamed)])
  const changes = changedKeys(before, after)
  return areNamed ? changes : withoutMoved(changes)
}

/**
 * The changes without texts that are there before and after, under whatever name. Without a list of names it cannot be known
 * which message a short name means: another one may have taken it over.
 */
export function withoutMoved(changes: readonly Change[]): Change[] {
  const localeOf = ({ key }: Change) => key.split(': ')[0]
  const texts = (side: 'before' | 'after') => new Set(changes.map(change => `${localeOf(change)} ${change[side]}`))
  const [old, fresh] = [texts('before'), texts('after')]
  return changes.flatMap((change): Change[] => {
    const isStill = fresh.has(`${localeOf(change)} ${change.before}`)
    const isOld = old.has(`${localeOf(change)} ${change.after}`)
    const before = isStill ? undefined : change.before
    const after = isOld ? undefined : change.after
    if (before === undefined && after === undefined) return []
    const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
    return [{ key: change.key, kind, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }]
  })
}

/** Texts by `locale: key`, or by `locale: name` where the keys are not asked for. */
async function textsOf(
  { dir, files, messages = {} }: Manifest & { dir: string },
  byKey: boolean,
): Promise<Record<string, string>> {
  const keys = new Map(byKey ? Object.entries(messages).map(([key, name]) => [name, key]) : [])
  const texts: Record<string, string> = {}
  for (const path of Object.keys(files)) {
    const locale = /^_assets\/messages(?:-\w+)?\.([\w-]+)\.\w+\.js$/.exec(path)?.[1]
    if (locale === undefined) continue
    const { m } = (await import(pathToFileURL(resolve(dir, path)).href)) as {
      m: Record<string, (inputs: object) => unknown>
    }
    for (const [name, message] of Object.entries(m)) texts[`${locale}: ${keys.get(name) ?? name}`] = shown(message)
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
