// Verifies a finished pair before it is published: any fault that a visitor would notice fails the build (GEN-105,
// GEN-106). Every finding names its file, and its line if it has one.
import { gzipSync } from 'node:zlib'
import { addressOf, pagesOf, routeList, type SiteOfPages } from '#contract/routes.ts'
import { localesOf, type SiteData } from '#site'
import { type PageLink, position } from '../adapters/html.ts'
import type { Problem } from '../model.ts'
import type { RenderedPage } from '../render/index.ts'

/** The maximum size of a page, gzip-compressed, with its scripts, styles and pictures (LND-102). */
export const PAGE_MAX_BYTES = 60_000
/** The maximum size of script on a page without an island, gzip-compressed (LND-102). */
export const STATIC_PAGE_SCRIPT_MAX_BYTES = 5_000
/** The minimum number of answers in an FAQ. */
export const FAQ_ANSWERS_MIN = 10

/** A pair ready for publishing: every file by its path. */
export type FinishedPair = {
  site: SiteData
  pages: readonly RenderedPage[]
  /** Paths of pages that passed in an earlier run and are unchanged. */
  known: ReadonlySet<string>
  files: ReadonlyMap<string, string | Uint8Array>
}

type Check = (pair: FinishedPair) => Problem[]

/** The paths of a site, without language: one per page shell of the route list, and one per audience (GEN-106). */
export const staticPathsOf = (site: SiteOfPages): string[] => [
  ...new Set(routeList.flatMap(route => pagesOf(route, site))),
]

/** Runs every check over one finished pair. */
export function verify(pair: FinishedPair): Problem[] {
  const checks: Check[] = [missingPages, emptyFaq, missingMessages, deadLinks, inlineStyles, overweight]
  return checks.flatMap(check => check(pair))
}

function missingPages({ site, pages }: FinishedPair): Problem[] {
  const present = new Set(pages.map(page => page.address))
  const paths = [...staticPathsOf(site.deployment), '/404']
  return site.locales.flatMap(locale =>
    paths
      .filter(path => localesOf(site, path).includes(locale))
      .map(path => addressOf(locale.prefix, path))
      .filter(address => !present.has(address))
      .map(address =>
        finding(site, 'OUT001', address, {
          what: `the page ${address} was not rendered`,
          why: 'Every route exists in every language of the site',
          hint: 'Look for a page below src/pages/[pair]/[...locale]/ that is missing or skips this pair.',
        }),
      ),
  )
}

function emptyFaq({ site, known }: FinishedPair): Problem[] {
  return site.locales.flatMap(({ tag, content, prefix }) => {
    if (known.has(`${prefix}/faq/index.html`.slice(1))) return []
    const answers = (site.faq[tag] ?? []).reduce((sum, group) => sum + group.sections.length, 0)
    if (answers >= FAQ_ANSWERS_MIN) return []
    return finding(site, 'OUT002', `${prefix}/faq/index.html`, {
      what: `the FAQ in ${content} has ${answers} answers`,
      why: `A country needs at least ${FAQ_ANSWERS_MIN}`,
      hint: `Add content/faq/<topic>/${content}.md, or loosen a condition there.`,
    })
  })
}

function missingMessages({ site, files }: FinishedPair): Problem[] {
  return [...new Set(site.locales.map(locale => locale.content))]
    .filter(content => {
      const modules = Object.values(site.messages[content] ?? {})
      return modules.length === 0 || modules.some(address => !files.has(address.slice(1)))
    })
    .map(content =>
      finding(site, 'OUT003', `_assets/messages.${content}.js`, {
        what: `the messages in ${content} are not in the folder`,
        why: 'Pages in this language name their file in the import map',
        hint: `Check content/messages/${content}.json.`,
      }),
    )
}

function deadLinks({ site, pages, files }: FinishedPair): Problem[] {
  const byAddress = new Map(pages.map(page => [page.address, page]))
  return pages.flatMap(page =>
    page.facts.links
      .filter(link => !leadsSomewhere(link.target, page, byAddress, files))
      .map(link =>
        inPage(site, 'OUT004', page, link, {
          what: `${link.target} leads nowhere`,
          why: 'A visitor who follows it sees the not-found page',
          hint: 'Correct the address, or build the page it names.',
        }),
      ),
  )
}

function leadsSomewhere(
  target: string,
  from: RenderedPage,
  pages: ReadonlyMap<string, RenderedPage>,
  files: FinishedPair['files'],
): boolean {
  const [beforeHash = '', hash = ''] = target.split('#')
  const address = beforeHash.split('?')[0] ?? ''
  const page = address === '' ? from : pages.get(address)
  if (page) return hash === '' || hash === 'top' || page.facts.ids.has(decodeURIComponent(hash))
  return files.has(address.slice(1))
}

function inlineStyles({ site, pages, known }: FinishedPair): Problem[] {
  return unknownOf(pages, known).flatMap(page =>
    page.facts.inlineStyles.map(style =>
      inPage(site, 'OUT005', page, style, {
        what: `an inline style on <${style.target}>`,
        why: 'The content policy lets no inline style through',
        hint: 'Move it to a style sheet.',
      }),
    ),
  )
}

function overweight({ site, pages, files, known }: FinishedPair): Problem[] {
  const weigh = (address: string) => {
    const file = files.get(address.slice(1))
    return file === undefined ? 0 : weightOf(file)
  }
  return unknownOf(pages, known)
    .filter(isStatic)
    .flatMap(page => {
      const scripts = page.facts.assets.filter(address => /\.m?js$/.test(address))
      const inline = weightOfScript(page.facts.inlineScript)
      const script = scripts.reduce((sum, address) => sum + weigh(address), inline)
      // Level 1 compresses least: if that fits, so does what a host sends.
      const total = page.facts.assets.reduce(
        (sum, address) => sum + weigh(address),
        gzipSync(page.html, { level: 1 }).byteLength,
      )
      const tooHeavy = (what: string, bytes: number, most: number): Problem =>
        finding(site, 'OUT006', page.path, {
          what: `${what} of ${page.address} weighs ${bytes} bytes compressed`,
          why: `The budget is ${most}`,
          hint: 'See which file grew with `npm run portal -- diff <old> <new>`.',
        })
      return [
        ...(total > PAGE_MAX_BYTES ? [tooHeavy('the whole', total, PAGE_MAX_BYTES)] : []),
        ...(script > STATIC_PAGE_SCRIPT_MAX_BYTES
          ? [tooHeavy('the script', script, STATIC_PAGE_SCRIPT_MAX_BYTES)]
          : []),
      ]
    })
}

const unknownOf = (pages: readonly RenderedPage[], known: ReadonlySet<string>) =>
  pages.filter(page => !known.has(page.path))

// Hundreds of pages contain the same scripts.
const weightsOfScripts = new Map<string, number>()

function weightOfScript(script: string): number {
  const weight = weightsOfScripts.get(script) ?? gzipSync(script).byteLength
  weightsOfScripts.set(script, weight)
  return weight
}

// All pairs load the same files.
const weights = new WeakMap<Uint8Array, number>()

/** Bytes of a file as hosts send it. */
function weightOf(file: string | Uint8Array): number {
  if (typeof file === 'string') return gzipSync(file, { level: 6 }).byteLength
  const weight = weights.get(file) ?? gzipSync(file, { level: 6 }).byteLength
  weights.set(file, weight)
  return weight
}

/** Neither an island nor a script of the portal, which both need the import map of the messages. */
const isStatic = (page: RenderedPage): boolean =>
  !page.html.includes('<astro-island') && !page.html.includes('type="importmap"')

type Words = { what: string; why: string; hint: string }

function inPage(site: SiteData, code: string, page: RenderedPage, { index }: PageLink, words: Words): Problem {
  return { ...finding(site, code, page.path, words), ...placeOf(page.html, index) }
}

function placeOf(text: string, index: number) {
  const { line, column } = position(text, index)
  return { line, column, endLine: line, endColumn: column }
}

function finding(site: SiteData, code: string, path: string, words: Words): Problem {
  const file = `${site.deployment.pair}/${path.replace(/^\//, '')}`
  return { code, severity: 'error', file, line: 1, column: 1, endLine: 1, endColumn: 1, path: '', ...words }
}
