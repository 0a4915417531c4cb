// Parses a rendered page once and keeps what later stages need: its links, anchors and inline scripts.
import { createHash } from 'node:crypto'

/** Something that the page names, and where: an offset into its text. */
export type PageLink = { target: string; index: number }

export type PageFacts = {
  /** Addresses of this site in links, forms, scripts, styles and pictures. */
  links: PageLink[]
  ids: ReadonlySet<string>
  /** `sha256-…` of each inline script that a browser runs, import maps included. */
  scriptHashes: string[]
  /** The text of these scripts, for weighing; import maps are data and left out. */
  inlineScript: string
  /** `sha256-…` of the shape of a screen. */
  styleHashes: string[]
  /** Other style elements, and style attributes, which the policy forbids. */
  inlineStyles: PageLink[]
  /** Log in, register, reset. */
  isEntrance: boolean
  /** Addresses below /_assets/ that the page needs for display. */
  assets: string[]
  /** Those of its module scripts, its islands and their renderers. */
  modules: { scripts: string[]; islands: string[] }
  title: string
  /** What search engines show below the title; '' for none. */
  description: string
  language: string
}

/** The attribute by which an element names another file. */
const LINKING = new Map([
  ['a', 'href'],
  ['link', 'href'],
  ['area', 'href'],
  ['form', 'action'],
  ['script', 'src'],
  ['img', 'src'],
  ['source', 'src'],
  ['use', 'href'],
])

/** Their contents are text up to the end tag. */
const TEXT_ELEMENTS = new Set(['script', 'style', 'textarea', 'title'])

/** By its layout (src/layouts/Entrance.astro). */
const ENTRANCE = /<body class="entrance\b/
export const isEntrance = (html: string): boolean => ENTRANCE.test(html)

/** Of the style element that draws the bar and the ground of a screen (src/components/portal/PortalHead.astro). */
const SHAPE_ID = 'shape'
export const hasShape = (html: string): boolean => html.includes(`<style id="${SHAPE_ID}">`)

/** As src/components/Head.astro writes it. */
const DESCRIPTION = /<meta name="description" content="([^"]*)"/

/** @param html one complete page as Astro wrote it */
export function readPage(html: string): PageFacts {
  const links: PageLink[] = []
  const inlineStyles: PageLink[] = []
  const ids = new Set<string>()
  const scriptHashes: string[] = []
  const styleHashes: string[] = []
  const assets = new Set<string>()
  const modules: PageFacts['modules'] = { scripts: [], islands: [] }
  let inlineScript = ''
  let title: string | undefined
  let language = ''
  for (const { name, index, attributes, text } of openTags(html)) {
    const { id, style, target } = attributes
    if (id) ids.add(id)
    const isShape = name === 'style' && id === SHAPE_ID
    if (isShape) styleHashes.push(hashOf(text))
    if (style !== undefined || (name === 'style' && !isShape)) inlineStyles.push({ target: name, index })
    if (name === 'html') language = attributes.lang ?? ''
    // A drawing further down may have a title, too.
    if (name === 'title') title ??= decoded(text)
    if (name === 'script' && target === undefined && runs(attributes.type)) {
      if (!DECLARATIONS.includes(attributes.type ?? '')) inlineScript += text
      scriptHashes.push(hashOf(text))
    }
    // Loaded by the island itself.
    for (const url of attributes.urls ?? []) if (url.startsWith('/_assets/')) assets.add(url)
    modules.islands.push(...(attributes.urls ?? []))
    if (target === undefined) continue
    if (name === 'script' && attributes.type === 'module') modules.scripts.push(target)
    if (target.startsWith('/_assets/')) assets.add(target)
    if (/^(\/(?!\/)|#)/.test(target)) links.push({ target, index })
  }
  const description = decoded(DESCRIPTION.exec(html)?.[1] ?? '')
  const text = { inlineScript, title: title ?? '', description, language, isEntrance: isEntrance(html) }
  return { links, ids, scriptHashes, styleHashes, inlineStyles, assets: [...assets], modules, ...text }
}

/** The requested attributes; `urls` are the modules of an island. */
type Attributes = { id?: string; style?: string; lang?: string; type?: string; target?: string; urls?: string[] }
type OpenTag = { name: string; index: number; attributes: Attributes; text: string }

const TAG_NAME = /[a-zA-Z][^\s/>]*/y
const ATTRIBUTE = /([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g
/** Most elements have none of these. */
const ASKED_FOR = /\s(?:id|style)\b/i

/**
 * The opening tags of a page in order, with the contents of those that hold text. A general HTML parser takes several times as
 * long, and these pages close every element.
 */
function* openTags(html: string): Generator<OpenTag> {
  for (let index = html.indexOf('<'); index !== -1; index = html.indexOf('<', index + 1)) {
    if (html.startsWith('<!--', index)) {
      index = Math.max(html.indexOf('-->', index + 4), index)
      continue
    }
    TAG_NAME.lastIndex = index + 1
    const [written] = TAG_NAME.exec(html) ?? []
    if (written === undefined) continue
    const name = written.toLowerCase()
    const [start, end] = [index + 1 + written.length, endOfTag(html, index)]
    const close = TEXT_ELEMENTS.has(name) ? html.indexOf(`</${written}`, end) : -1
    const linking = LINKING.get(name)
    const own = html.slice(start, end)
    if (linking !== undefined || ALWAYS_READ.has(name) || ASKED_FOR.test(own))
      yield {
        name,
        index,
        attributes: attributesIn(own, name, linking),
        text: html.slice(end + 1, Math.max(close, end + 1)),
      }
    index = Math.max(close, end)
  }
}

const ALWAYS_READ = new Set(['astro-island', 'html', 'script', 'style', 'title'])
const [DOUBLE_QUOTE, SINGLE_QUOTE, TAG_END] = [34, 39, 62]

/** The index of the `>` of a tag; values may contain one as well. */
function endOfTag(html: string, from: number): number {
  for (let at = from; at < html.length; at++) {
    const code = html.charCodeAt(at)
    if (code === TAG_END) return at
    if (code === DOUBLE_QUOTE) at = html.indexOf('"', at + 1)
    if (code === SINGLE_QUOTE) at = html.indexOf("'", at + 1)
    if (at === -1) break
  }
  return html.length
}

function attributesIn(text: string, name: string, linking: string | undefined): Attributes {
  const attributes: Attributes = {}
  for (const [, key = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? bare ?? ''
    if (key === 'id' || key === 'style' || key === 'lang' || key === 'type') attributes[key] = decoded(value)
    if (key === linking) attributes.target = decoded(value)
    if (name === 'astro-island' && (key === 'component-url' || key === 'renderer-url'))
      attributes.urls = [...(attributes.urls ?? []), decoded(value)]
  }
  return attributes
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** Decodes the text of a page: the entities that its writers use, and numbers. */
function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole
    return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16))
  })
}

const hashes = new Map<string, string>()

/** Pages share a few scripts and styles: each is hashed once. */
function hashOf(text: string): string {
  const known = hashes.get(text)
  if (known !== undefined) return known
  const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`
  hashes.set(text, hash)
  return hash
}

/** `sha256-…` of each inline script of a page that a browser runs, in its final form. */
export const scriptHashesOf = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]* src=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => runs(/ type="([^"]*)"/.exec(attributes)?.[1]))
    .map(([, , script = '']) => hashOf(script))

/** Script elements without code that a policy has to allow all the same. */
const DECLARATIONS = ['importmap', 'speculationrules']

/** Data blocks (JSON, JSON-LD, templates) never run; modules, classic scripts and what a policy counts among them do. */
function runs(type: string | undefined): boolean {
  return type === undefined || ['', 'module', 'text/javascript', ...DECLARATIONS].includes(type)
}

/** Line and column of an offset, both from 1. */
export function position(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index)
  const lastBreak = before.lastIndexOf('\n')
  return { line: before.split('\n').length, column: index - lastBreak }
}

/** Puts the page's policy first in its head, before anything that it governs. */
export function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}">`
  const charset = /<meta charset="?utf-8"?\s*\/?>/i.exec(html)
  if (!charset) throw new Error('page without <meta charset="utf-8">')
  const end = charset.index + charset[0].length
  return html.slice(0, end) + meta + html.slice(end)
}
