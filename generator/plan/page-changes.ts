// What differs for readers of two built pairs, apart from appearance: texts, headers, routes, weights.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { type Change, changedKeys } from '../diff/changes.ts'
import type { PlaceChange } from './model.ts'

type Folder = { dir: string; files: Readonly<Record<string, string>> }

const text = ({ dir }: Folder, file: string): string => {
  const path = join(dir, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** Headers of every pattern, a policy directive by directive. */
export const headerChanges = (old: Folder, next: Folder): PlaceChange[] =>
  changedKeys(headersOf(text(old, '_headers')), headersOf(text(next, '_headers'))).map(of('headers'))

/** Redirects and rewrites, by address. */
export const routeChanges = (old: Folder, next: Folder): PlaceChange[] =>
  changedKeys(routesOf(text(old, '_redirects')), routesOf(text(next, '_redirects'))).map(of('routes'))

/** The text of a page, with its descriptions and labels. Texts in scripts are messages, which are compared separately. */
export function wordChanges(page: string, old: Folder, next: Folder): PlaceChange[] {
  const [before, after] = [textsOf(text(old, page)), textsOf(text(next, page))]
  const gone = without(before, after)
  const here = without(after, before)
  if (gone.length === 0 && here.length === 0) return []
  const [was, is] = [gone.join(' | '), here.join(' | ')]
  if (gone.length === 0) return [{ part: 'words', key: 'text', kind: 'added', after: is, page }]
  if (here.length === 0) return [{ part: 'words', key: 'text', kind: 'removed', before: was, page }]
  return [{ part: 'words', key: 'text', kind: 'changed', before: was, after: is, page }]
}

/** Bytes of a page with the files that it names, uncompressed. */
export function weightChanges(page: string, old: Folder, next: Folder): PlaceChange[] {
  const [before, after] = [weightOf(page, old), weightOf(page, next)]
  if (before === after) return []
  return [{ part: 'weights', key: page, kind: 'changed', before: `${before} bytes`, after: `${after} bytes`, page }]
}

/**
 * The differences in the source of a page, as one text: equal differences of two sites are equal texts. File names are replaced
 * by their contents.
 */
export function differenceOf(page: string, old: Folder, next: Folder): string {
  const parts = (folder: Folder) =>
    text(folder, page)
      .replace(
        /_assets\/[\w./@-]+\.\w+/g,
        name => `${name.replace(/\.[\w-]{8,}(?=\.\w+$)/, '')} ${folder.files[name] ?? ''}`,
      )
      .split(/(?<=>)|(?=<)|(?<=[;,{}])/)
  const [before, after] = [parts(old), parts(next)]
  return JSON.stringify([without(before, after), without(after, before)])
}

const of =
  (part: PlaceChange['part']) =>
  (change: Change): PlaceChange => ({ part, ...change })

/** A header by its name, a policy directive by directive; nothing without a value. */
export function headerDirectives(name: string, value: string | undefined): Record<string, string> {
  if (value === undefined) return {}
  const parts = /policy/i.test(name) ? value.split(/;\s*/).filter(part => part !== '') : [value]
  return Object.fromEntries(parts.map(part => [parts.length > 1 ? `${name} ${part.split(' ')[0]}` : name, part]))
}

function headersOf(rules: string): Record<string, string> {
  const found: Record<string, string> = {}
  let pattern = ''
  for (const line of rules.split('\n').filter(one => one !== '' && !one.startsWith('#'))) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? []
    if (name === undefined || value === undefined) {
      pattern = line.trim()
      continue
    }
    for (const [directive, part] of Object.entries(headerDirectives(name, value))) {
      const key = `${pattern} ${directive}`
      found[key] = key in found ? `${found[key]}, ${part}` : part
    }
  }
  return found
}

function routesOf(rules: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const line of rules.split('\n').filter(one => one !== '' && !one.startsWith('#'))) {
    const [from = '', ...to] = line.trim().split(/\s+/)
    found[from] = from in found ? `${found[from]}, ${to.join(' ')}` : to.join(' ')
  }
  return found
}

const READ_OUT = ['alt', 'title', 'aria-label', 'placeholder']
/** What search engines and shared links show; other values of `meta`, such as a policy, are read by programs. */
const SHOWN_ELSEWHERE = /^(?:description|application-name|(?:og|twitter):(?:title|description|site_name|image:alt))$/

function textsOf(html: string): string[] {
  const found: string[] = []
  let silent = 0
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'script' || name === 'style') silent += 1
      for (const key of READ_OUT) if (attributes[key]) found.push(attributes[key])
      const isShown = SHOWN_ELSEWHERE.test(attributes['name'] ?? attributes['property'] ?? '')
      if (isShown && attributes['content']) found.push(attributes['content'])
    },
    ontext: piece => {
      const said = piece.replace(/\s+/g, ' ').trim()
      if (silent === 0 && said !== '') found.push(said)
    },
    onclosetag: name => {
      if (name === 'script' || name === 'style') silent -= 1
    },
  })
  parser.end(html)
  return found
}

/** Items that occur more often in one list than in the other. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const item of other) left.set(item, (left.get(item) ?? 0) + 1)
  return list.filter(item => {
    const count = left.get(item) ?? 0
    left.set(item, count - 1)
    return count <= 0
  })
}

function weightOf(page: string, folder: Folder): number {
  const html = text(folder, page)
  const named = new Set([...html.matchAll(/_assets\/[\w./@-]+\.\w+/g)].map(([name]) => name))
  return [page, ...named].reduce((sum, file) => {
    const path = join(folder.dir, file)
    return sum + (existsSync(path) ? readFileSync(path).length : 0)
  }, 0)
}
