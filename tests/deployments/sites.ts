// The demo sites as a build left them in dist/, for the tests of this folder.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PageFacts, readPage } from '#generator/adapters/html.ts'
import type { Manifest } from '#generator/model.ts'
import { DEMO_OUT } from '../../scripts/build-demo.ts'
import { DEMO_PAIRS } from '../../scripts/demo.ts'

export type Page = { pair: string; file: string; html: string; facts: PageFacts }

export const pairs = DEMO_PAIRS.map(({ brand, country }) => `${brand}-${country}`)

/** Every file of a pair, relative, sorted. */
export const filesOf = (pair: string): string[] =>
  readdirSync(join(DEMO_OUT, pair), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(join(DEMO_OUT, pair).length + 1))
    .sort()

export const bytesOf = (pair: string, file: string): Buffer => readFileSync(join(DEMO_OUT, pair, file))
export const textOf = (pair: string, file: string): string => bytesOf(pair, file).toString('utf8')
export const jsonOf = (pair: string, file: string): unknown => JSON.parse(textOf(pair, file))
export const manifestOf = (pair: string): Manifest => jsonOf(pair, 'manifest.json') as Manifest

/** Every page of a pair. */
export const pagesOf = (pair: string): Page[] =>
  filesOf(pair)
    .filter(file => file.endsWith('.html'))
    .map(file => {
      const html = textOf(pair, file)
      return { pair, file, html, facts: readPage(html) }
    })

export const allPages: readonly Page[] = pairs.flatMap(pagesOf)

/** The value of an attribute of the first element that the pattern opens. */
export const attribute = (html: string, element: RegExp, name: string): string | undefined => {
  const tag = element.exec(html)?.[0]
  return tag && new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&')
}

/** The structured data of a page. */
export const structuredData = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(match => {
    const data = JSON.parse(match[1] ?? '') as { '@graph'?: Record<string, unknown>[] } & Record<string, unknown>
    return data['@graph'] ?? [data]
  })

/** The words of a page as a reader sees them, white space folded. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replace(/\s+/g, ' ')
