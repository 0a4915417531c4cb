import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Command } from 'commander'
import { knownChromium } from '../doctor/index.ts'
import type { Plan } from '../plan/model.ts'
import { outFolder } from '../publish/out-folder.ts'
import { ROOT } from '../root.ts'
import { isAddress, releaseOf } from './drift.ts'
import { checkedInputs, openProgress, strong } from './terminal.ts'

type Options = {
  from: string
  pair?: string
  to: string
  out: string
  report: string
  pictures: boolean
  json?: boolean
}

/** `plan`: what publishing the built folders would change, equal changes together, as data and as a page (GEN-115). */
export const planCommand = (): Command =>
  new Command('plan')
    .description(
      'print what would change if what was built were published, and write a plan for apply and a page about it',
    )
    .requiredOption(
      '--from <published>',
      'what is published: a folder of pairs, of one pair, or its manifest.json; or the address of a site, as far as it can be seen from outside',
    )
    .option('--pair <pair>', 'with an address: the built pair; without it the one whose origin the address is')
    .option('--to <folder>', 'what was built', 'dist')
    .option('--out <file>', 'where the plan goes', 'plan.json')
    .option('--report <folder>', 'where the page and its pictures go', '.cache/plan')
    .option('--no-pictures', 'compare everything but pixels')
    .option('--json', 'print events and the result as one JSON object per line')
    .action(async ({ from, pair, to, out, report, pictures, json = false }: Options) => {
      const into = outFolder(ROOT, report, '--report, such as .cache/plan')
      if (statSync(out, { throwIfNoEntry: false })?.isDirectory())
        throw new Error(`${resolve(out)} is a folder. Give a file with --out, such as plan.json.`)
      // It would be taken for the name of a folder, and published into.
      if (!isAddress(from) && /^[a-z][a-z\d+.-]*:\/\//i.test(from))
        throw new Error(`"${from}" is neither a folder nor an http or https address. Give one of them with --from.`)
      const inputs = await checkedInputs()
      const folder = resolve(from)
      const progress = openProgress({ json })
      const { planReport } = await import('../plan/report.ts')
      const photograph = pictures && !isAddress(from) ? (await import('../plan/pictures.ts')).photographer : undefined
      const { planRelease } = await import('../plan/index.ts')
      const { planFromHost } = await import('../plan/host.ts')
      const plan = isAddress(from)
        ? await planFromHost(from, releaseOf(from, pair, { out: to }), inputs, join(ROOT, '.cache', 'hosts'))
        : await planRelease(
            folder.endsWith('/manifest.json') ? dirname(folder) : folder,
            resolve(ROOT, to),
            inputs,
            photograph?.({
              chromiumPath: chromiumPath(),
              into: join(into, 'pictures'),
              onBegin: pages => progress.begin('pictures', pages),
              onPage: page => progress.step(page),
            }),
          )
      progress.end()
      for (const folder of [into, dirname(resolve(out))]) mkdirSync(folder, { recursive: true })
      writeFileSync(resolve(out), `${JSON.stringify(plan, null, 1)}\n`)
      writeFileSync(join(into, 'index.html'), planReport(plan, 'pictures'))
      if (json) console.log(JSON.stringify({ event: 'result', plan: resolve(out), groups: plan.groups.length }))
      else print(plan, resolve(out), join(into, 'index.html'))
    })

function chromiumPath(): string {
  const path = knownChromium()
  if (path === undefined)
    throw new Error('No Chromium known yet. `npm test` finds or installs one; --no-pictures needs none.')
  return path
}

/** Longer values are in the plan. */
const VALUE_MAX_LETTERS = 60
/** Texts of a host may hold commands for a terminal. */
const short = (text: string): string => {
  const plain = text.replace(/\p{C}/gu, ' ')
  return plain.length > VALUE_MAX_LETTERS ? `${plain.slice(0, VALUE_MAX_LETTERS)}…` : plain
}

function print({ from, pairs, groups, leftAlone, withoutPicture, unseen }: Plan, out: string, page: string): void {
  for (const { id, part, key, kind, before, after, where, at } of groups) {
    const values = [before, after].flatMap(value => (value === undefined ? [] : short(value))).join(' -> ')
    const places = where.length === 1 ? where[0] : `${where.length} places`
    const line = `${id} ${part} ${kind}: ${key}${values === '' ? '' : `: ${values}`} (${places})`
    console.log(at.length === 0 ? line : `${line}, made by ${at.join(', ')}`)
  }
  // A folder with a slip in its name is as empty as that of a first release.
  if (
    unseen === undefined &&
    leftAlone.length === 0 &&
    pairs.length > 0 &&
    pairs.every(({ before }) => before === undefined)
  )
    console.log(`nothing is published in ${from} so far: every site is new there`)
  for (const pair of leftAlone) console.log(`${pair} is published and was not built: it is left alone`)
  for (const one of withoutPicture) console.log(`no picture of ${one}`)
  for (const one of unseen ?? []) console.log(`not seen from outside: ${one}`)
  const sites = `${pairs.length} ${pairs.length === 1 ? 'site changes' : 'sites change'}`
  console.log(`${strong(`${sites}, ${groups.length} distinct ${groups.length === 1 ? 'change' : 'changes'}`)}: ${page}`)
  if (unseen === undefined)
    console.log(`Approve them there, or with --approve, and publish: npm run portal -- apply ${out}`)
}
