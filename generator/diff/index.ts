// The differences between two builds, pair by pair: pages, tokens, messages and settings (GEN-102).
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestIn } from '../drift/index.ts'
import { COMPRESSED_FORM } from '../emit/hosting/content-types.ts'
import type { Manifest } from '../model.ts'
import { type Change, changedKeys } from './changes.ts'
import { differingMessages } from './messages.ts'
import { tokensOf } from './tokens.ts'

/** The changes of one pair; every list is sorted, and empty without changes. */
export type PairDiff = {
  pair: string
  /** `added` and `removed` pairs have no lists. */
  state: 'added' | 'removed' | 'changed' | 'same'
  pages: Change[]
  tokens: Change[]
  /** Keys as `locale: key`. */
  messages: Change[]
  /** Dotted keys of the resolved deployment. */
  settings: Change[]
  /** Every other file of the site. */
  files: Change[]
  /** Inputs with other contents than before. */
  inputs: string[]
}

/** The object that `diff --json` prints. */
export type BuildDiff = { version: 1; pairs: PairDiff[] }

/**
 * Compares two builds by their manifests; each is a folder of built pairs, or the folder of one pair, whatever its name. Throws
 * an Error if a folder does not exist or has no pair, or if a manifest is invalid.
 */
export async function diffBuilds(oldDir: string, newDir: string): Promise<BuildDiff> {
  const [before, after] = await Promise.all([manifestsIn(oldDir), manifestsIn(newDir)])
  const names = [...new Set([...before.keys(), ...after.keys()])].sort()
  const pairs: PairDiff[] = []
  for (const pair of names) {
    const [old, fresh] = [before.get(pair), after.get(pair)]
    if (old && fresh) pairs.push(await diffPair(pair, old, fresh))
    else pairs.push({ pair, state: old ? 'removed' : 'added', ...NOTHING })
  }
  return { version: 1, pairs }
}

/** The diff as lines for a person: only pairs that differ, then a summary line. */
export function diffAsText({ pairs }: BuildDiff): string[] {
  const lines = pairs.filter(({ state }) => state !== 'same').flatMap(pairAsText)
  const count = (state: PairDiff['state']) => pairs.filter(pair => pair.state === state).length
  const counts = (['changed', 'added', 'removed', 'same'] as const).map(state => `${count(state)} ${state}`)
  return [...lines, `${pairs.length} ${pairs.length === 1 ? 'pair' : 'pairs'}: ${counts.join(', ')}.`]
}

const NOTHING = { pages: [], tokens: [], messages: [], settings: [], files: [], inputs: [] }

export type Built = Manifest & {
  dir: string
  /** The host that the files were read from; code of such files is never run. */
  served?: string
}

async function diffPair(pair: string, old: Built, fresh: Built): Promise<PairDiff> {
  const files = changedKeys(withoutHashes(old.files), withoutHashes(fresh.files))
  const inputs = changedKeys(old.inputs, fresh.inputs).map(({ key }) => key)
  const settings = changedKeys(flat(old.settings), flat(fresh.settings))
  if (files.length === 0 && settings.length === 0) return { pair, state: 'same', ...NOTHING, inputs }
  const isPage = ({ key }: Change) => key.endsWith('.html')
  const isSheet = ({ key }: Change) => /^_assets\/theme\./.test(key)
  // To read the texts of a module of messages, it is run.
  const isMessages = ({ key }: Change) => old.served === undefined && /^_assets\/messages(?:-\w+)?\./.test(key)
  return {
    pair,
    state: 'changed',
    pages: files.filter(isPage).map(bare),
    tokens: files.some(isSheet) ? changedKeys(await tokensOf(old), await tokensOf(fresh)) : [],
    messages: files.some(isMessages) ? await differingMessages(old, fresh) : [],
    settings,
    files: files.filter(file => !isPage(file) && !isSheet(file) && !isMessages(file)).map(bare),
    inputs,
  }
}

/** The built pairs of a folder by name: itself, or those in it. Throws an Error if there are none. */
export async function manifestsIn(dir: string): Promise<Map<string, Built>> {
  const manifests = await manifestsIfAny(dir)
  if (manifests.size === 0)
    throw new Error(`${dir} holds no built pair: neither it nor a folder in it has a manifest.json`)
  return manifests
}

/** As `manifestsIn`, of a folder that may be empty, or not there yet. */
export async function manifestsIfAny(dir: string): Promise<Map<string, Built>> {
  const alone = await builtIn(dir)
  // The folder of a release may have any name.
  if (alone) return new Map([[alone.pair, alone]])
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => [])
  const found = await Promise.all(
    entries
      // A published pair may be a link to its release.
      .filter(entry => (entry.isDirectory() || entry.isSymbolicLink()) && !entry.name.startsWith('.'))
      .map(async ({ name }) => {
        const built = await builtIn(join(dir, name))
        return built ? [[name, built] as const] : []
      }),
  )
  return new Map(found.flat())
}

async function builtIn(dir: string): Promise<Built | undefined> {
  const path = join(dir, 'manifest.json')
  const text = await readFile(path, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : { dir, ...manifestIn(text, path) }
}

// A file with a new hash in its name is the old file with other contents; its compressed forms change with it.
function withoutHashes(files: Record<string, string>): Record<string, string> {
  const isForm = (path: string) => COMPRESSED_FORM.test(path) && path.replace(COMPRESSED_FORM, '') in files
  const published = Object.entries(files).filter(([path]) => !isForm(path))
  return Object.fromEntries(published.map(([path, hash]) => [path.replace(/\.[\w-]{8,}(?=\.\w+$)/, ''), hash]))
}

function flat(value: unknown, key = ''): Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { [key]: JSON.stringify(value) }
  const parts = Object.entries(value).map(([name, part]) => flat(part, key === '' ? name : `${key}.${name}`))
  return Object.assign({}, ...parts)
}

// Hashes mean nothing to a reader.
function bare({ key, kind }: Change): Change {
  return { key, kind }
}

function pairAsText(diff: PairDiff): string[] {
  if (diff.state !== 'changed') return [`${diff.pair}: ${diff.state}`]
  const parts = ['settings', 'tokens', 'messages', 'pages', 'files'] as const
  return [
    `${diff.pair}:`,
    ...parts.filter(part => diff[part].length > 0).flatMap(part => [`  ${part}`, ...diff[part].map(changeAsText)]),
    ...(diff.inputs.length > 0 ? [`  from ${diff.inputs.join(', ')}`] : []),
  ]
}

function changeAsText({ key, kind, before, after }: Change): string {
  if (before !== undefined && after !== undefined) return `    ~ ${key}: ${before} -> ${after}`
  const value = before ?? after
  return `    ${{ added: '+', removed: '-', changed: '~' }[kind]} ${key}${value === undefined ? '' : `: ${value}`}`
}
