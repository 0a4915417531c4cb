// Markdown to safe HTML (GEN-114): only listed elements are written, whether or not the text was checked.
import { toHtml } from 'hast-util-to-html'
import { toHast } from 'mdast-util-to-hast'
import { addressOf } from '#contract/routes.ts'
import type { MarkdownNode } from './parse.ts'

/** A page of the site: no second slash and no backslash, with which a browser would leave the site. */
const SITE_ADDRESS = /^\/(?!\/)[a-z0-9/-]*(?:#[a-z][a-z0-9-]*)?$/

/** A mail address or a telephone number and nothing else: no subject or text that would be written for the reader. */
const CONTACT = /^(?:mailto:[A-Za-z0-9._+-]+@[A-Za-z0-9.-]+|tel:\+?[0-9-]+)$/

/** Where a link may lead: a page of the site, a contact, or an https address. Anything else is `refused`. */
export const addressKind = (url: string): 'site' | 'contact' | 'outside' | 'refused' => {
  if (SITE_ADDRESS.test(url)) return 'site'
  if (CONTACT.test(url)) return 'contact'
  return /^https:\/\/[^\s\\@]+$/.test(url) && URL.canParse(url) ? 'outside' : 'refused'
}

const safe = (nodes: readonly MarkdownNode[], prefix: string): MarkdownNode[] =>
  nodes.flatMap((node): MarkdownNode[] => {
    switch (node.type) {
      case 'text':
        return [{ type: 'text', value: node.value }]
      case 'inlineCode':
      case 'code':
        return [{ type: 'text', value: node.value }]
      case 'break':
        return [{ type: 'break' }]
      case 'strong':
      case 'paragraph':
      case 'list':
      case 'listItem':
      case 'emphasis':
        return [{ ...node, children: safe(node.children, prefix) } as MarkdownNode]
      case 'link': {
        const children = safe(node.children, prefix) as typeof node.children
        const kind = addressKind(node.url)
        if (kind === 'refused') return children
        const url = kind === 'site' ? addressOf(prefix, node.url) : node.url
        const data = kind === 'outside' ? { hProperties: { rel: ['noopener'] } } : {}
        return [{ type: 'link', url, data, children }]
      }
      // Their text is kept, their target is not.
      case 'linkReference':
      case 'blockquote':
      case 'heading':
        return [{ type: 'paragraph', children: safe(node.children, prefix) } as MarkdownNode]
      default:
        return []
    }
  })

/** Some blocks as HTML of a closed set of elements. Links inside the site get the prefix of the language. */
export const safeHtml = (blocks: readonly MarkdownNode[], prefix: string): string => {
  const root = { type: 'root', children: safe(blocks, prefix) } as Parameters<typeof toHast>[0]
  return toHtml(toHast(root, { allowDangerousHtml: false }), { allowDangerousHtml: false })
}
