// The markup that Astro writes around islands, changed for our pages: no style element in the page, and nothing that differs between
// two folders in which the same site is built. tests/generator/adapters.test.ts names the version of Astro that it was read from.
import { markEnglishMarkup } from './english-texts.ts'

/** The style element that Astro writes before the first island; islands/shell/shape.css has the same rule. */
export const ISLAND_STYLES = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'

/** The markup of a page as visitors get it. @param html as Astro wrote it */
export const finishedMarkup = (html: string): string => markEnglishMarkup(tidyIslands(html))

/** The two scripts that Astro writes before the first island, where they end and begin: as one they are one hash of the policy. */
const ISLAND_SCRIPTS = /(\.load=.{0,100}?\(\);)<\/script><script>(\(\(\)=>\{)/

/** Takes Astro's style element out of a page and numbers the islands, whose own ids are hashes of a path on the machine that builds. */
export function tidyIslands(html: string): string {
  let islands = 0
  return html
    .replace(ISLAND_STYLES, '')
    .replace(ISLAND_SCRIPTS, '$1$2')
    .replace(/<astro-island uid="[^"]*"/g, () => `<astro-island uid="i${++islands}"`)
}
