import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Command, Option } from 'commander'
import type { Brand } from '#schema/config.ts'
import { knownChromium } from '../doctor/index.ts'
import { didYouMean } from '../nearest.ts'
import { outFolder } from '../publish/out-folder.ts'
import { ROOT } from '../root.ts'
import { builtPairs } from './preview.ts'
import { openProgress, strong } from './terminal.ts'

const WIDTHS = ['360', '768', '1440']
const STATES_WIDTHS = ['360', '1440']

type Options = {
  out: string
  into: string
  paths: string[]
  widths?: string[]
  states?: boolean
  screens?: string[]
  schemes: ('light' | 'dark')[]
  components: boolean
  json?: boolean
}

/**
 * `gallery`: pictures of chosen screens of every chosen pair, or of the portal's screens in each of their states, and of all
 * components of its brand, on one page (GEN-112).
 */
export const galleryCommand = (): Command =>
  new Command('gallery')
    .description(
      'write one page of pictures: screens of every chosen pair, languages and widths side by side, and the components of its brand',
    )
    .argument(
      '[pairs...]',
      'built pairs, such as pandago-NO; when none is named all of them, with --states every brand in its first country',
    )
    .option('--out <folder>', 'where the pairs were built', 'dist')
    .option('--into <folder>', 'where the page goes', '.cache/gallery')
    .option('--paths <paths...>', 'screens, without language', ['/', '/faq', '/connect', '/maintenance', '/404'])
    .option('--widths <pixels...>', 'widths of the window: 360 768 1440, with --states 360 1440')
    .addOption(
      new Option(
        '--states',
        'in place of --paths every screen of the portal filled, full, empty, loading and failing, in English and Arabic, brand by brand; builds what it needs',
      ).conflicts(['paths', 'out']),
    )
    .option('--screens <names...>', 'with --states these screens alone, such as request history')
    .addOption(
      new Option('--schemes <names...>', 'colour schemes').choices(['light', 'dark']).default(['light', 'dark']),
    )
    .option('--no-components', 'without the components in each of their states, light, dark and from right to left')
    .option('--json', 'print events and the result as one JSON object per line')
    .action(
      async (
        named: string[],
        { out, into, paths, schemes, components, states, screens = [], json, ...options }: Options,
      ) => {
        const widths = options.widths ?? (states ? STATES_WIDTHS : WIDTHS)
        const noWidth = widths.find(width => !/^[1-9]\d{1,3}$/.test(width))
        if (noWidth !== undefined) throw new Error(`--widths takes numbers of pixels from 10 to 9999, not "${noWidth}"`)
        const noPath = paths.find(path => !path.startsWith('/'))
        if (noPath !== undefined) throw new Error(`--paths takes paths of the site, such as /faq, not "${noPath}"`)
        const folderOfPage = outFolder(ROOT, into, '--into, such as .cache/gallery')
        const folder = resolve(ROOT, out)
        const pairs = states ? named.map(knownPair) : builtPairs(folder, named)
        const chromiumPath = knownChromium()
        if (chromiumPath === undefined) throw new Error('No Chromium known yet. `npm test` finds or installs one.')
        const progress = openProgress({ json: json ?? false })
        progress.begin('pictures', pairs.length || brands().length)
        const { makeGallery } = await import('../gallery/index.ts')
        const pictures = await makeGallery({
          out: folder,
          pairs,
          paths,
          widths: widths.map(Number),
          schemes,
          components,
          ...(states && { states: screens }),
          into: folderOfPage,
          chromiumPath,
          onPair: pair => progress.step(pair),
        })
        progress.end()
        const page = join(folderOfPage, 'index.html')
        if (json) console.log(JSON.stringify({ event: 'result', pictures: pictures.length, page }))
        else console.log(`${strong(`${pictures.length} pictures`)}: ${page}`)
      },
    )

const brands = (): string[] => readdirSync(join(ROOT, 'brands')).sort()

/** A pair of the configuration. Throws when there is none of this name. */
function knownPair(name: string): string {
  const pairs = brands().flatMap(brand => {
    const { countries } = JSON.parse(readFileSync(join(ROOT, 'brands', brand, 'brand.json'), 'utf8')) as Brand
    return countries.map(country => `${brand}-${country}`)
  })
  if (pairs.includes(name)) return name
  throw new Error([`${name} is no brand in one of its markets.`, didYouMean(name, pairs)].filter(Boolean).join(' '))
}
