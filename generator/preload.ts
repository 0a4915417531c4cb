// Names the modules that a page's scripts import, so that a browser fetches them at once and not one wave after another.

const MODULE = /<script type="module" src="(\/_assets\/[^"]+\.js)">/g
const STATIC_IMPORT = /\b(?:from|import)\s*["'](\.\/[\w.-]+\.js)["']/g

/**
 * @param html one whole page
 * @param files of the site by their paths, without a slash in front
 * @returns the page with a `modulepreload` for each module that its module scripts import statically, directly or not;
 * they stand before the first such script, and so after the import map
 */
export function withPreloads(html: string, files: ReadonlyMap<string, string | Uint8Array>): string {
  const scripts = [...html.matchAll(MODULE)].map(([, address = '']) => address)
  const [first] = scripts
  if (first === undefined) return html
  const reached = new Set(scripts)
  const open = [...scripts]
  for (let address = open.pop(); address !== undefined; address = open.pop())
    for (const next of importsOf(address, files)) {
      if (reached.has(next)) continue
      reached.add(next)
      open.push(next)
    }
  const links = [...reached].filter(address => !scripts.includes(address)).sort()
  const at = html.indexOf(`<script type="module" src="${first}">`)
  return html.slice(0, at) + links.map(href => `<link rel="modulepreload" href="${href}">`).join('') + html.slice(at)
}

function importsOf(address: string, files: ReadonlyMap<string, string | Uint8Array>): string[] {
  const contents = files.get(address.slice(1))
  if (contents === undefined) return []
  const text = typeof contents === 'string' ? contents : Buffer.from(contents).toString('utf8')
  const folder = address.slice(0, address.lastIndexOf('/') + 1)
  return [...text.matchAll(STATIC_IMPORT)].map(([, named = '']) => folder + named.slice(2))
}
