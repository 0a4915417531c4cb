import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Command, Option } from 'commander'
import { outFolder } from '../publish/out-folder.ts'
import { ROOT } from '../root.ts'
import { builtPairs } from './preview.ts'
import { openProgress, strong } from './terminal.ts'

type Options = {
  out: string
  into: string
  paths: string[]
  widths: string[]
  schemes: ('light' | 'dark')[]
  components: boolean
  json?: boolean
}

/** `gallery`: pictures of chosen screens of every chosen pair, and of all components of its brand, on one page (GEN-112). */
export const galleryCommand = (): Command =>
  new Command('gallery')
    .description(
      'write one page of pictures: screens of every chosen pair, languages and widths side by side, and the components of its brand',
    )
    .argument('[pairs...]', 'built pairs, such as pandago-NO; all of them when none is named')
    .option('--out <folder>', 'where the pairs were built', 'dist')
    .option('--into <folder>', 'where the page goes', '.cache/gallery')
    .option('--paths <paths...>', 'screens, without language', ['/', '/faq', '/connect', '/maintenance', '/404'])
    .option('--widths <pixels...>', 'widths of the window', ['360', '768', '1440'])
    .addOption(
      new Option('--schemes <names...>', 'colour schemes').choices(['light', 'dark']).default(['light', 'dark']),
    )
    .option('--no-components', 'without the components in each of their states, light, dark and from right to left')
    .option('--json', 'print events and the result as one JSON object per line')
    .action(async (named: string[], { out, into, paths, widths, schemes, components, json }: Options) => {
      const noWidth = widths.find(width => !/^[1-9]\d{1,3}$/.test(width))
      if (noWidth !== undefined) throw new Error(`--widths takes numbers of pixels from 10 to 9999, not "${noWidth}"`)
      const noPath = paths.find(path => !path.startsWith('/'))
      if (noPath !== undefined) throw new Error(`--paths takes paths of the site, such as /faq, not "${noPath}"`)
      const folderOfPage = outFolder(ROOT, into, '--into, such as .cache/gallery')
      const known = join(ROOT, '.cache', 'chromium-path')
      if (!existsSync(known)) throw new Error('No Chromium known yet. `npm test` finds or installs one.')
      const folder = resolve(ROOT, out)
      const pairs = builtPairs(folder, named)
      const progress = openProgress({ json: json ?? false })
      progress.begin('pictures', pairs.length)
      const { makeGallery } = await import('../gallery/index.ts')
      const pictures = await makeGallery({
        out: folder,
        pairs,
        paths,
        widths: widths.map(Number),
        schemes,
        components,
        into: folderOfPage,
        chromiumPath: readFileSync(known, 'utf8'),
        onPair: pair => progress.step(pair),
      })
      progress.end()
      const page = join(folderOfPage, 'index.html')
      if (json) console.log(JSON.stringify({ event: 'result', pictures: pictures.length, page }))
      else console.log(`${strong(`${pictures.length} pictures`)}: ${page}`)
    })
