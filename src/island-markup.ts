// Makes the markup of islands fit the house: no style element in the page, and nothing that differs between two folders
// in which the same site is built.

const STYLES = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'

/**
 * Takes Astro's style element out of a page (styles/portal.css says the same) and numbers the islands, whose own ids are
 * hashes of a path on the machine that builds.
 */
export function tidyIslands(html: string): string {
  let islands = 0
  return html.replace(STYLES, '').replace(/<astro-island uid="[^"]*"/g, () => `<astro-island uid="i${++islands}"`)
}
