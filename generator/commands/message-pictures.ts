// `messages pictures`: a picture and a place for every message (I18-103).
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Command } from 'commander'
import { load } from '../load/index.ts'
import { startGroup } from '../process-group.ts'
import { replaceFiles } from '../publish/replace-files.ts'
import { ROOT } from '../root.ts'
import { closeTempDir, openTempDir } from '../temp-dir.ts'
import { cataloguePage } from '../translation/catalogue-page.ts'
import { picturesIn, type Recording } from '../translation/message-pictures.ts'
import { placesOfMessages } from '../translation/notes.ts'
import { PLACE_RECORD, recordedPlaces, recordOf } from '../translation/place-record.ts'
import { standInsFor, walksFor } from '../translation/stand-ins.ts'
import { tableRows } from '../translation/table-rows.ts'
import { strong } from './terminal.ts'

/** Where the pictures are unless another folder is named. */
export const PICTURES = join('.cache', 'message-pictures')
/** Messages that no walk can show, each with the reason. */
export const WITHOUT = join('docs', 'messages-without-picture.tsv')

/** Browser tests that lead through the screens and their states; the others show nothing that these do not. */
const WALKS = [
  'accounts',
  'accounts-kept',
  'alerts',
  'bulk',
  'bulk-grid',
  'bulk-headings',
  'consent',
  'entry',
  'fees',
  'flags',
  'guest',
  'help-centre',
  'history',
  'journeys',
  'journeys-accounts',
  'journeys-embedded',
  'message-states',
  'message-states-public',
  'outlets',
  'payment',
  'public-proofs',
  'public-tracking',
  'request',
  'request-hours',
  'request-order',
  'request-places',
  'request-submission',
  'session',
  'shell',
  'static-pages',
  'tracking',
]

type Options = { into: string; walks?: string[]; anew?: true }
type Messages = Recording['messages']

export const picturesCommand = (): Command =>
  new Command('pictures')
    .description('walk through a marked portal, and photograph every message where it is shown')
    .option('--into <folder>', 'where the pictures and their page go', PICTURES)
    .option('--walks <names...>', 'only these browser tests, such as request; none: write the page anew')
    .option('--anew', 'photograph everything again, not only what has no picture or has changed')
    .action(async ({ into, walks, anew }: Options) => {
      const folder = resolve(ROOT, into)
      const english = Object.entries((await load(ROOT)).messages.get('en')?.value ?? {})
      const messages = english.filter(([key]) => key !== '$schema')
      const strange = walks?.find(name => name !== 'none' && !existsSync(fileOf(name)))
      if (strange !== undefined) throw new Error(`There is no browser test ${strange}; walks are ${WALKS.join(', ')}`)
      const before = (path: string) => readFileSync(join(ROOT, path), 'utf8')
      // Before the walks, which take long.
      const placesBefore = recordedPlaces(before(PLACE_RECORD))
      reasonsIn(before(WITHOUT))
      mkdirSync(folder, { recursive: true })
      for (const [key, { english: photographed, file }] of picturesIn(folder))
        if (anew || JSON.stringify(photographed) !== JSON.stringify(Object.fromEntries(messages)[key]))
          for (const name of [file, `${key}.json`]) rmSync(join(folder, name), { force: true })
      if (walks?.[0] !== 'none') {
        await walk(folder, messages, walks ?? WALKS)
        // What is still missing takes the place of what the same line of code shows, wherever that was seen.
        const standIns = standInsFor(
          messages.map(([key]) => key),
          picturesIn(folder),
          placesOfMessages(ROOT),
        )
        const again = walksFor(standIns, picturesIn(folder))
        if (again.length > 0) await walk(folder, messages, again, standIns)
      }
      const pictures = picturesIn(folder)
      const page = join(folder, 'index.html')
      writeFileSync(page, cataloguePage(messages, pictures))
      const keys = messages.map(([key]) => key)
      const recorded = recordOf(keys, pictures, placesBefore)
      // Pictures of an earlier run may be on another machine.
      const places = recordedPlaces(recorded)
      replaceFiles(
        ROOT,
        new Map([
          [PLACE_RECORD, recorded],
          [WITHOUT, withReasons(keys, places, before(WITHOUT))],
        ]),
      )
      const seen = [...places.values()].filter(({ inPlaceOf }) => inPlaceOf === undefined).length
      const share = (count: number) => `${((100 * count) / keys.length).toFixed(1)} %`
      const parts = `${seen} as a walk shows them, ${places.size - seen} in the place of another`
      console.log(`${strong(share(places.size))} of ${keys.length} messages were photographed (${parts})`)
      console.log(`${pictures.size} pictures are at hand: ${page}`)
      console.log(`${keys.length - places.size} have none; the reasons are in ${WITHOUT}`)
    })

const fileOf = (name: string): string => join(ROOT, 'tests', 'e2e', `${name}.test.ts`)

/** The reason of a message that nobody has looked at; it excuses nothing. */
export const NOT_REACHED = 'No walk has shown it yet'

/** The table of messages without a picture: each keeps its reason, and a new one says that no walk has shown it. */
export function withReasons(keys: readonly string[], pictures: ReadonlyMap<string, unknown>, before: string): string {
  const reasons = reasonsIn(before)
  const rows = keys.flatMap(key => (pictures.has(key) ? [] : [`${key}\t${reasons.get(key) ?? NOT_REACHED}`]))
  return [...before.split('\n').filter(line => line.startsWith('#')), ...rows, ''].join('\n')
}

const reasonsIn = (table: string): Map<string, string> =>
  new Map(
    tableRows(WITHOUT, table, [{ name: 'message' }, { name: 'reason' }]).map(([key = '', reason = '']) => [
      key,
      reason,
    ]),
  )

/** Runs browser tests over marked sites. How they end says nothing here: what they have shown is photographed. */
async function walk(
  folder: string,
  messages: Messages,
  names: readonly string[],
  standIns: Recording['standIns'] = {},
): Promise<void> {
  const recorded = { folder, messages, standIns } satisfies Omit<Recording, 'walk'>
  // An environment holds no megabytes.
  const order = join(folder, 'order')
  writeFileSync(order, JSON.stringify(recorded))
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
  const words = ['run', '--project', 'e2e', '--reporter', 'default', ...names.map(fileOf)]
  const { VITEST: _vitest, ...outside } = process.env
  const temporary = openTempDir(join(tmpdir(), 'rider-portal-pictures'))
  const env = { ...outside, MESSAGE_PICTURES: order, TMPDIR: temporary }
  const child = startGroup(process.execPath, [vitest, ...words], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'ignore'],
  })
  await once(child, 'close')
  closeTempDir(temporary)
}
