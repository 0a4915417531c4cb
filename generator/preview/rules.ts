// Reads `_redirects` and `_headers` of a built folder and applies them like static hosts do.
import { COMPRESSED_FORM } from '../emit/hosting/content-types.ts'
import { CACHE_REVALIDATE, patternRegex } from '../emit/hosting/plan.ts'

type Redirect = { from: RegExp; names: string[]; to: string; status: number; forced: boolean }
type HeaderRule = { pattern: RegExp; headers: [string, string][] }

export type Rules = {
  redirects: Redirect[]
  headers: HeaderRule[]
}

/** The result of the redirects for a path. `to` is a path of the site, with the same percent-encoding. */
export type Verdict = { status: number; to: string }

const linesOf = (text: string): string[] => text.split('\n').filter(line => line.trim() !== '' && !line.startsWith('#'))

const redirectOf = (line: string): Redirect => {
  const [from = '', to = '', code = ''] = line.trim().split(/\s+/)
  const names: string[] = []
  const regex = from.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:(\w+)|\*/g, (_, name?: string) => {
    names.push(name ?? 'splat')
    return name ? '([^/]+)' : '(.*)'
  })
  return { from: new RegExp(`^${regex}$`), names, to, status: Number.parseInt(code, 10), forced: code.endsWith('!') }
}

const headerRulesOf = (text: string): HeaderRule[] => {
  const rules: HeaderRule[] = []
  for (const line of linesOf(text)) {
    const header = /^\s+([^:]+):\s*(.*)$/.exec(line)
    if (header) rules.at(-1)?.headers.push([header[1] ?? '', header[2] ?? ''])
    else rules.push({ pattern: new RegExp(patternRegex(line.trim())), headers: [] })
  }
  return rules
}

/** Parses the two files as `emitHosting` writes them. */
export const parseRules = (files: { redirects: string; headers: string }): Rules => ({
  redirects: linesOf(files.redirects).map(redirectOf),
  headers: headerRulesOf(files.headers),
})

/**
 * The first redirect that applies to a path (still percent-encoded). A 404 applies to a path with a file only if it
 * is forced; every other rule always applies. Undefined means: serve the file, if it exists.
 */
export const verdictFor = (rules: Rules, path: string, hasFile: boolean): Verdict | undefined => {
  for (const { from, names, to, status, forced } of rules.redirects) {
    const found = from.exec(path)
    if (!found || (status === 404 && hasFile && !forced)) continue
    const given = new Map(names.map((name, index) => [name, found[index + 1] ?? '']))
    return { status, to: to.replace(/:(\w+)/g, (_, name: string) => given.get(name) ?? '') }
  }
  return undefined
}

/** All headers for a path; if two rules set the same one, the later rule wins. Names in lower case. */
export const headersFor = (rules: Rules, path: string): Map<string, string> => {
  const headers = new Map<string, string>()
  for (const rule of rules.headers.filter(one => one.pattern.test(path)))
    for (const [name, value] of rule.headers) headers.set(name.toLowerCase(), value)
  return headers
}

/** Finds the file of a percent-encoded path; undefined if there is none. */
type Find<File> = (encodedPath: string) => Promise<File | undefined>

/** How a path is answered: with a redirect, with a file, or, without both, in words alone. */
type Routed<File> = { status: number; location?: string; file?: File }

/** What a host does with a path, still percent-encoded and without its query. */
export const routed = async <File>(rules: Rules, path: string, find: Find<File>): Promise<Routed<File>> => {
  const fileOf = (of: string) => find(of.endsWith('/') ? `${of}index.html` : of)
  const isForm = COMPRESSED_FORM.test(path) && (await find(path.replace(COMPRESSED_FORM, ''))) !== undefined
  const own = await fileOf(path)
  // The compressed form of another file has no address of its own.
  const verdict = verdictFor(rules, path, !isForm && own !== undefined)
  if (verdict && verdict.status !== 200 && verdict.status !== 404)
    return { status: verdict.status, location: verdict.to }
  const file = verdict ? await fileOf(verdict.to) : own
  return file ? { status: verdict?.status === 404 ? 404 : 200, file } : { status: 404 }
}

/** Headers of an answer besides those of its file. Names in lower case. */
export const answerHeaders = (rules: Rules, path: string, status: number): Map<string, string> => {
  const headers = new Map([['cache-control', CACHE_REVALIDATE], ...headersFor(rules, path)])
  // A missing file in the folder of hashed names must not be cached for a year.
  if (status === 404) headers.set('cache-control', CACHE_REVALIDATE)
  return headers
}
