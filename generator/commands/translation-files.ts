// `messages export` and `messages import`: the catalogues as files of translation tools (I18-102).
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Argument, Command, Option } from 'commander'
import { problemsOf } from '../check/result.ts'
import { formatProblems, hasErrors } from '../diagnostics.ts'
import { load } from '../load/index.ts'
import type { Inputs } from '../load/inputs.ts'
import { readText } from '../load/json.ts'
import { locales } from '../load/schemas.ts'
import type { Problem } from '../model.ts'
import { outFolder } from '../publish/out-folder.ts'
import { replaceFiles } from '../publish/replace-files.ts'
import { ROOT } from '../root.ts'
import { csv } from '../translation/csv.ts'
import { type MessagePicture, picturesIn } from '../translation/message-pictures.ts'
import { notesOf, placeNotes, placesOfMessages } from '../translation/notes.ts'
import { PLACE_RECORD, type RecordedPlace, recordedPlaces } from '../translation/place-record.ts'
import { po } from '../translation/po.ts'
import { takeOver } from '../translation/take-over.ts'
import { type Format, type IncomingFile, notOurs, unusable } from '../translation/translation-file.ts'
import { unitsOf } from '../translation/units.ts'
import { xliff } from '../translation/xliff.ts'
import { CliError } from './cli-error.ts'
import { PICTURES } from './message-pictures.ts'
import { isTerminal, strong, textIn } from './terminal.ts'

const FORMATS: readonly Format[] = [xliff, po, csv]

/** Tools add markup and history of their own; anything larger than this is not a set of messages. */
const TRANSLATION_FILE_MAX_BYTES = 8_388_608

export const exportCommand = (): Command =>
  new Command('export')
    .description('write a file for translators per locale: English, translation, and notes for each message')
    .addOption(
      new Option('--format <name>', 'XLIFF 1.2, gettext PO, or CSV for spreadsheets')
        .choices(FORMATS.map(({ name }) => name))
        .makeOptionMandatory(),
    )
    .requiredOption('--out <folder>', 'where the files go, as <locale>.xlf, <locale>.po or <locale>.csv')
    .option('--locale <tags...>', 'only these locales; one without messages begins empty')
    .option('--pictures <folder>', 'pictures of "messages pictures", which are named in the notes', PICTURES)
    .action(async ({ format, out, locale, pictures: from }: ExportOptions) => {
      const folder = outFolder(ROOT, out, '--out, such as translations')
      const inputs = await usableInputs()
      const wanted = [...new Set(locale ?? [...inputs.messages.keys()].filter(tag => tag !== 'en'))]
      const accepted = locales(inputs).filter(tag => tag !== 'en')
      const strange = wanted.find(tag => !accepted.includes(tag))
      if (strange !== undefined)
        throw new Error(`"${strange}" is not a language to translate to; there are ${accepted.join(', ')}`)
      const { extensions, write } = FORMATS.find(({ name }) => name === format) ?? xliff
      const taken = wanted.map(tag => join(folder, `${tag}${extensions[0]}`)).find(path => existsSync(path))
      // A translator may have worked in it.
      if (taken !== undefined)
        throw new Error(`${taken} is there already. Import or remove it first, or name another folder.`)
      const places = placesOfMessages(ROOT)
      const pictures = picturesIn(resolve(ROOT, from))
      const recorded = placesRecorded()
      const made = wanted.map(tag => {
        const units = unitsOf(inputs, tag).map(unit => ({
          ...unit,
          notes: [...notesOf(inputs, tag, unit), ...pictureNotes(unit.key, pictures, recorded, from)],
          places: places.get(unit.key) ?? [],
        }))
        const open = units.filter(({ target, isStale }) => target === undefined || isStale).length
        const path = `${tag}${extensions[0]}`
        return { tag, path, text: write(tag, units), counts: `${units.length} texts, ${open} to translate` }
      })
      replaceFiles(folder, new Map(made.map(({ path, text }) => [path, text])))
      for (const { tag, path, counts } of made) console.log(`${strong(tag)} ${counts}: ${join(folder, path)}`)
    })

const placesRecorded = (): Map<string, RecordedPlace> => recordedPlaces(readFileSync(join(ROOT, PLACE_RECORD), 'utf8'))

type ExportOptions = { format: string; out: string; locale?: string[]; pictures: string }

/** Where a message is, how much room it has, and its picture if it is at hand. */
function pictureNotes(
  key: string,
  pictures: ReadonlyMap<string, MessagePicture>,
  recorded: ReadonlyMap<string, RecordedPlace>,
  folder: string,
): string[] {
  const picture = pictures.get(key)
  const place = picture ?? recorded.get(key)
  return [...(place ? placeNotes(place) : []), ...(picture ? [`Picture: ${join(folder, picture.file)}`] : [])]
}

export const importCommand = (): Command =>
  new Command('import')
    .description(
      'take over translations from files of "messages export"; with a fault in one of them nothing is written',
    )
    .addArgument(new Argument('<files...>', '.xlf, .xliff, .po and .csv files'))
    .option('--unfinished', 'take over changed texts too that are marked as unfinished')
    .action(async (names: string[], { unfinished = false }: { unfinished?: boolean }) => {
      const inputs = await usableInputs()
      const files = names.map(incomingFile)
      const { problems, writes, taken } = takeOver(inputs, files, { unfinished, rooms: placesRecorded() })
      const texts = new Map(files.map(({ file }) => [file.path, file.text]))
      print(problems, path => texts.get(path))
      if (hasErrors(problems)) {
        console.error('Nothing was written.')
        throw new CliError()
      }
      replaceFiles(ROOT, new Map(writes))
      for (const { locale, changed, renewed } of taken)
        console.log(`${strong(locale)} ${changed.length} changed, ${renewed.length} renewed`)
    })

/** The project's inputs. An unreadable message would be lost in the round trip. */
async function usableInputs(): Promise<Inputs> {
  const inputs = await load(ROOT)
  const problems = await problemsOf(ROOT, { inputs })
  const own = problems.filter(({ file, severity }) => file.startsWith('content/messages/') && severity === 'error')
  print(own, textIn(inputs))
  if (own.length > 0) throw new CliError()
  return inputs
}

function print(problems: readonly Problem[], textOf: (file: string) => string | undefined): void {
  if (problems.length === 0) return
  process.stderr.write(formatProblems(problems, { colour: isTerminal(process.stderr), textOf }))
}

function incomingFile(path: string): IncomingFile {
  const format = FORMATS.find(({ extensions }) => extensions.some(extension => path.toLowerCase().endsWith(extension)))
  const empty = { path, text: '' }
  if (!format) {
    const endings = FORMATS.flatMap(({ extensions }) => extensions).join(', ')
    return unusable(empty, 0, notOurs('The name does not end as a file of translations', `It ends with ${endings}.`))
  }
  const facts = statSync(path, { throwIfNoEntry: false })
  if (!facts?.isFile()) return unusable(empty, 0, notOurs('There is no such file', 'Check the path.'))
  if (facts.size > TRANSLATION_FILE_MAX_BYTES) {
    const what = `The file is larger than ${TRANSLATION_FILE_MAX_BYTES} bytes`
    return unusable(empty, 0, notOurs(what, 'Give each language a file of its own, as the export does.'))
  }
  const bytes = readFileSync(path)
  // These files may begin with a byte order mark; the project's own files may not.
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  const { file, problems } = readText(path, hasMark ? bytes.subarray(3) : bytes)
  if (!file) return { file: empty, locale: { tag: '', offset: 0 }, units: [], problems }
  return format.read({ path, text: file.text.replace(/\r\n?/g, '\n') })
}
