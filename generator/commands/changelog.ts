import { resolve } from 'node:path'
import { Command } from 'commander'
import { changelogOf, type PageWords } from '../diff/changelog.ts'
import type { Change } from '../diff/changes.ts'
import { type Built, diffBuilds, manifestsIn } from '../diff/index.ts'
import { load } from '../load/index.ts'
import { brandIds } from '../load/schemas.ts'
import { didYouMean } from '../nearest.ts'
import { wordChanges } from '../plan/page-changes.ts'
import { ROOT } from '../root.ts'

/** `changelog`: what a brand's owner should know of a release, in words (GEN-102). */
export const changelogCommand = (): Command =>
  new Command('changelog')
    .description("print in words for a brand's owner what changes between two builds, as Markdown")
    .argument('<from>', 'folder of built pairs, or of one pair')
    .argument('<to>', 'folder of built pairs, or of one pair')
    .requiredOption('--brand <id>', 'whose sites')
    .action(async (from: string, to: string, { brand }: { brand: string }) => {
      const inputs = await load(ROOT)
      const known = brandIds(inputs)
      if (!known.includes(brand))
        throw new Error([`"${brand}" is not an accepted brand.`, didYouMean(brand, known)].filter(Boolean).join(' '))
      const { pairs } = await diffBuilds(resolve(from), resolve(to))
      const own = pairs.filter(({ pair }) => pair.slice(0, -3) === brand)
      if (own.length === 0) throw new Error(`Neither folder has a site of ${brand}.`)
      const [before, after] = await Promise.all([from, to].map(folder => manifestsIn(resolve(folder))))
      const words = own.map(({ pair, pages }) => [pair, wordsOf(pages, before?.get(pair), after?.get(pair))] as const)
      for (const line of changelogOf(own, inputs, new Map(words))) console.log(line)
    })

function wordsOf(pages: readonly Change[], old: Built | undefined, fresh: Built | undefined): PageWords[] {
  if (!old || !fresh) return []
  return pages
    .filter(({ kind }) => kind === 'changed')
    .flatMap(({ key }) => wordChanges(key, old, fresh).map(change => ({ ...change, page: key })))
}
