// Pages cached from run to run: if nothing that a page was made from has changed, it is neither rendered nor verified
// again. The pages of a pair are one entry; each has the hash of everything that it was made from.

import { deserialize, serialize } from 'node:v8'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { splitPrefix } from '#contract/routes.ts'
import type { SiteData, SiteLocale } from '#site'
import { type BuildCache, hashOf } from '../cache/build-cache.ts'
import { contentHash } from '../cache/content-hash.ts'
import { placeOf } from '../content/text-path.ts'
import type { SourceTexts } from '../emit/site-data.ts'
import type { KnownPage, PagePlan } from '../render/index.ts'
import type { BrandMarks } from '../verify/brand-marks.ts'
import type { FinishedPair } from '../verify/index.ts'

/** What all pages of a run depend on. */
export type PageMakers = {
  /** Hash of the generator. */
  maker: string
  /** Hash of everything that a page of the bundle is made from, by its source file. */
  pageKeys: Readonly<Record<string, string>>
  /** Hash of the compiled messages of each language. */
  messageHashes: ReadonlyMap<string, string>
}

/** The text of a page is decoded from its bytes: storing both would take twice the space. */
type Entry = { key: string; page: Omit<KnownPage, 'html'> }

export type PageCache = { of: (site: SiteData) => PagesOfPair }

type PagesOfPair = {
  /** The cached page, if everything that it was made from is the same. */
  find: (plan: PagePlan) => KnownPage | undefined
  /** Stores the pages of a pair that passed verification. @param bytes of its files  @param hashes of these */
  keep: (pair: FinishedPair, bytes: ReadonlyMap<string, Uint8Array>, hashes: Readonly<Record<string, string>>) => void
}

type Sources = { shared: { inputs: SourceTexts }; marks: readonly BrandMarks[] }

/** @param sources texts and drawings of the run, and the names that would reveal each brand */
export function openPageCache(makers: PageMakers, { shared, marks }: Sources, cache: BuildCache): PageCache {
  const everywhere = hashOf(
    makers.maker,
    JSON.stringify(marks.map(mark => ({ ...mark, files: mark.files.map(contentHash) }))),
  )
  const textHashes = new Map<string, string>()
  const textsIn = ({ content }: SiteLocale): string => {
    const known = textHashes.get(content)
    if (known !== undefined) return known
    // Those for audiences are on a page each; what all pages show of them is in their links.
    const own = shared.inputs.content.filter(
      ({ path }) => path.endsWith(`/${content}.md`) && placeOf(path)?.kind !== 'audience',
    )
    const hash = hashOf(...own.flatMap(({ path, text }) => [path, text]))
    textHashes.set(content, hash)
    return hash
  }

  return {
    of(site) {
      const { deployment, locales, themeHref, logoSvg, markerSvg, messages, audienceLinks, audiences } = site
      const name = `${deployment.pair} ${deployment.environmentId}`
      const ofSite = hashOf(everywhere, JSON.stringify([deployment, locales, themeHref, logoSvg, markerSvg]))
      const textsFor = ({ locale, address }: PagePlan): string => {
        const page = audiences[splitPrefix(address, [locale.prefix]).path]
        return page ? JSON.stringify([page.tags, page.texts[locale.tag]]) : ''
      }
      const ofLocale = new Map(
        locales.map(locale => {
          const { tag, content } = locale
          const ofMessages = [JSON.stringify(messages[content]), makers.messageHashes.get(content) ?? '']
          return [tag, hashOf(ofSite, tag, textsIn(locale), JSON.stringify(audienceLinks[tag]), ...ofMessages)]
        }),
      )
      const keyOf = (plan: PagePlan): string | undefined => {
        const [ofPage, ofData] = [makers.pageKeys[plan.component], ofLocale.get(plan.locale.tag)]
        return ofPage && ofData && hashOf(ofPage, ofData, plan.path, textsFor(plan))
      }
      const before = new Map(readPages(cache, name).map(one => [one.key, one.page]))
      const keys = new Map<string, string>()
      return {
        find(plan) {
          const key = keyOf(plan)
          if (key === undefined) return undefined
          keys.set(plan.path, key)
          const page = before.get(key)
          return page && withText(page)
        },
        keep({ pages, known }, contents, hashes) {
          if (known.size === pages.length && before.size === pages.length) return
          const now = pages.flatMap(({ address, path, facts }): Entry[] => {
            const [key, bytes, hash] = [keys.get(path), contents.get(path), hashes[path]]
            if (key === undefined || bytes === undefined || hash === undefined) return []
            // Only verification reads the text of scripts, and these pages passed it.
            return [{ key, page: { address, path, bytes, hash, facts: { ...facts, inlineScript: '' } } }]
          })
          const params = { [constants.ZSTD_c_compressionLevel]: 1 }
          cache.write('pages', name, zstdCompressSync(serialize(now), { params }))
        },
      }
    },
  }
}

const withText = (page: Omit<KnownPage, 'html'>): KnownPage => ({
  ...page,
  get html() {
    return Buffer.from(page.bytes).toString('utf8')
  },
})

function readPages(cache: BuildCache, name: string): Entry[] {
  const packed = cache.read<Uint8Array>('pages', name)
  return packed ? (deserialize(zstdDecompressSync(packed)) as Entry[]) : []
}
