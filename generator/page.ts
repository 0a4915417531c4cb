// Reads a rendered page once and tells what the later stages ask: its links, its anchors, its inline scripts.
import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'

/** Something that the page names, and where: an offset into its text. */
export type PageLink = { target: string; index: number }

export type PageFacts = {
  /** Addresses of this site that the page names: links, forms, scripts, styles, pictures. */
  links: PageLink[]
  ids: ReadonlySet<string>
  /** `sha256-…` of each inline script that a browser would run, import maps included. */
  scriptHashes: string[]
  /** The text of these scripts together, to be weighed. */
  inlineScript: string
  /** Inline style elements and style attributes: the policy allows none. */
  inlineStyles: PageLink[]
  /** Addresses below /_assets/ that the page needs to be shown. */
  assets: string[]
  title: string
  language: string
}

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

/** @param html one whole page as Astro wrote it */
export function readPage(html: string): PageFacts {
  const links: PageLink[] = []
  const inlineStyles: PageLink[] = []
  const ids = new Set<string>()
  const scriptHashes: string[] = []
  const assets = new Set<string>()
  let script: string | undefined
  let inlineScript = ''
  let title = ''
  let titled: 'before' | 'in' | 'after' = 'before'
  let language = ''
  const at = (target: string): PageLink => ({ target, index: parser.startIndex })
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (attributes['id']) ids.add(attributes['id'])
        if (attributes['style'] !== undefined || name === 'style') inlineStyles.push(at(name))
        if (name === 'html') language = attributes['lang'] ?? ''
        if (name === 'title' && titled === 'before') titled = 'in'
        if (name === 'script' && attributes['src'] === undefined && runs(attributes['type'])) script = ''
        // Loaded by the island itself.
        for (const url of [attributes['component-url'], attributes['renderer-url']])
          if (name === 'astro-island' && url?.startsWith('/_assets/')) assets.add(url)
        const target = attributes[LINKING.get(name) ?? '']
        if (target === undefined) return
        if (target.startsWith('/_assets/')) assets.add(target)
        if (/^(\/(?!\/)|#)/.test(target)) links.push(at(target))
      },
      ontext(text) {
        if (script !== undefined) script += text
        else if (titled === 'in') title += text
      },
      onclosetag(name) {
        if (name === 'title') titled = 'after'
        if (name !== 'script' || script === undefined) return
        inlineScript += script
        scriptHashes.push(`sha256-${createHash('sha256').update(script).digest('base64')}`)
        script = undefined
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return { links, ids, scriptHashes, inlineScript, inlineStyles, assets: [...assets], title, language }
}

/** Data blocks (JSON, JSON-LD, templates) are never run; modules, classic scripts and import maps are. */
function runs(type: string | undefined): boolean {
  return type === undefined || ['', 'module', 'text/javascript', 'importmap'].includes(type)
}

/** Line and column of an offset, both from 1. */
export function position(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index)
  const lastBreak = before.lastIndexOf('\n')
  return { line: before.split('\n').length, column: index - lastBreak }
}

/** Puts the page's own policy first in its head, before anything that it governs. */
export function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}">`
  const charset = /<meta charset="?utf-8"?\s*\/?>/i.exec(html)
  if (!charset) throw new Error('page without <meta charset="utf-8">')
  const end = charset.index + charset[0].length
  return html.slice(0, end) + meta + html.slice(end)
}
