import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Command } from 'commander'
import { check } from '../check/index.ts'
import { messageStatus } from '../check/messages.ts'
import { buildCacheOf, restoreParts } from '../check/result.ts'
import { recorded, staleKeys, unrecordedKeys, withRecordAfter } from '../check/translated-from.ts'
import { formatProblems, hasErrors } from '../diagnostics.ts'
import { addressOfCatalogue, fetchCatalogue, withCatalogues } from '../load/catalogues.ts'
import { load } from '../load/index.ts'
import type { Inputs } from '../load/inputs.ts'
import { valueAt } from '../load/locate.ts'
import { locales } from '../load/schemas.ts'
import { replaceFiles } from '../publish/replace-files.ts'
import { ROOT } from '../root.ts'
import { CliError } from './cli-error.ts'
import { picturesCommand } from './message-pictures.ts'
import { isTerminal, report, strong } from './terminal.ts'
import { exportCommand, importCommand } from './translation-files.ts'

/** `messages`: fetches catalogues, exports and imports them for translators, and shows how complete they are (GEN-009, GEN-113). */
export const messagesCommand = (): Command =>
  new Command('messages')
    .description('the catalogues of messages: fetch them, give them to translators, or see how complete they are')
    .addCommand(pullCommand())
    .addCommand(statusCommand())
    .addCommand(renewedCommand())
    .addCommand(exportCommand())
    .addCommand(importCommand())
    .addCommand(picturesCommand())

const pullCommand = (): Command =>
  new Command('pull')
    .description('fetch one JSON per locale, and take over each that is without fault')
    .requiredOption('--from <url>', 'where they are: {locale} stands for the locale, else /<locale>.json is added')
    .option('--locale <tags...>', 'only these locales')
    .action(async ({ from, locale }: { from: string; locale?: string[] }) => {
      const inputs = await load(ROOT)
      const accepted = locales(inputs).filter(tag => !tag.includes('_'))
      const wanted = [...new Set(locale ?? accepted.filter(tag => inputs.messages.has(tag)))]
      const strange = wanted.find(tag => !accepted.includes(tag))
      if (strange !== undefined)
        throw new Error(`"${strange}" is not an accepted locale; see schema/locale.schema.json`)
      if (addressOfCatalogue(from, 'en') === undefined) throw new Error(`"${from}" is not an http or https address`)
      // Catalogues are compared with English; a set with new messages is compared with its own English.
      const english = await pull(inputs, from, wanted.filter(isEnglish))
      const others = await pull(
        english.inputs,
        from,
        wanted.filter(tag => !isEnglish(tag)),
      )
      if (english.refused + others.refused > 0) throw new CliError()
    })

const isEnglish = (tag: string): boolean => tag === 'en'

/** Fetches these catalogues and accepts those without mistakes. Returns the inputs with them, and the number of refusals. */
async function pull(
  inputs: Inputs,
  from: string,
  tags: readonly string[],
): Promise<{ inputs: Inputs; refused: number }> {
  const texts = new Map<string, string>()
  for (const tag of tags) {
    const fetched = await fetchCatalogue(from, tag)
    if ('text' in fetched) texts.set(tag, fetched.text)
    else console.error(`${tag}: ${fetched.failure}. The file in use stays as it is.`)
  }
  if (texts.size > 0) await restoreParts(buildCacheOf(ROOT))
  const problems = texts.size === 0 ? [] : check(withCatalogues(inputs, texts), { strict: true })
  let current = inputs
  let taken = 0
  for (const [tag, text] of texts) {
    const path = `content/messages/${tag}.json`
    const own = problems.filter(problem => problem.file === path)
    if (hasErrors(own)) {
      process.stderr.write(formatProblems(own, { colour: isTerminal(process.stderr), textOf: () => text }))
      console.error(`${tag}: refused as a whole. The file in use stays as it is.`)
      continue
    }
    const next = withRecordAfter(current, withCatalogues(current, new Map([[tag, text]])))
    const record = next.translatedFrom
    const isRecordNew = record !== undefined && record.text !== current.translatedFrom?.text
    replaceFiles(ROOT, new Map([[path, text], ...(isRecordNew ? [[record.path, record.text] as const] : [])]))
    current = next
    taken += 1
    console.log(`${strong(tag)} taken over`)
  }
  return { inputs: current, refused: tags.length - taken }
}

/**
 * From a record that does not parse, such as a half-merged one, nothing would be stale, and from such messages none would be missing.
 *
 * @throws CliError after printing what is wrong
 */
function reportUnreadable(inputs: Inputs): void {
  report(
    inputs.problems.filter(({ file }) => file.startsWith('content/messages/')),
    inputs,
    {},
  )
}

const statusCommand = (): Command =>
  new Command('status')
    .description('print how complete each catalogue is')
    .option('--json', 'print JSON with every key')
    .option('--html <file>', 'write a page of all languages instead, with what is stale since which change')
    .action(async ({ json = false, html }: { json?: boolean; html?: string }) => {
      const inputs = await load(ROOT)
      reportUnreadable(inputs)
      if (html !== undefined) {
        const { languageStatus } = await import('../translation/language-status.ts')
        const { statusPage } = await import('../translation/status-page.ts')
        const page = resolve(html)
        mkdirSync(dirname(page), { recursive: true })
        writeFileSync(page, statusPage(languageStatus(ROOT, inputs)))
        console.log(`${strong(`${inputs.messages.size - 1} languages`)}: ${page}`)
        return
      }
      const status = messageStatus(inputs)
      if (json) {
        console.log(JSON.stringify({ version: 1, locales: status }, null, 2))
        return
      }
      const row = (cells: readonly (string | number)[]) =>
        cells.map((cell, index) => (index === 0 ? String(cell).padEnd(10) : String(cell).padStart(12))).join('')
      console.log(strong(row(['locale', 'messages', 'translated', 'missing', 'as English', 'extra', 'stale'])))
      for (const { locale, total, translated, missing, same, extra, stale } of status)
        console.log(row([locale, total, translated, missing.length, same.length, extra.length, stale.length]))
    })

const renewedCommand = (): Command =>
  new Command('renewed')
    .description('record that translations follow the English texts of now; new English texts are always taken in')
    .argument('[locale]', 'whose texts were translated anew')
    .argument('[keys...]', 'which of them; all that English left behind when none is named')
    .action(async (locale: string | undefined, keys: string[]) => {
      const inputs = await load(ROOT)
      reportUnreadable(inputs)
      if (locale !== undefined && (locale === 'en' || !inputs.messages.has(locale)))
        throw new Error(`"${locale}" has no translated messages; there are ${[...inputs.messages.keys()].join(', ')}`)
      const strange = keys.filter(key => valueAt(inputs.messages.get('en'), [key]) === undefined)
      if (strange.length > 0) throw new Error(`English has no message ${strange.join(', ')}`)
      const fresh = unrecordedKeys(inputs).length
      const behind =
        locale === undefined ? [] : staleKeys(inputs, locale).filter(key => keys.length === 0 || keys.includes(key))
      const text = recorded(inputs, locale === undefined ? undefined : { locale, keys })
      replaceFiles(ROOT, new Map([['content/messages/translated-from.json', text]]))
      console.log(`${fresh} new, ${behind.length} renewed`)
    })
