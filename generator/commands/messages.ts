import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { check } from '#generator/check'
import { messageStatus } from '#generator/check/messages'
import { recorded, staleKeys, unrecordedKeys } from '#generator/check/translated-from'
import { isTerminal, strong } from '#generator/commands/terminal'
import { formatProblems, hasErrors } from '#generator/diagnostics'
import { load } from '#generator/load'
import { valueAt } from '#generator/locate'
import { fetchCatalogue, withCatalogue } from '#generator/pull'
import { Refused } from '#generator/refused'
import { ROOT } from '#generator/root'
import { locales } from '#generator/schemas'

/** `messages`: refresh the catalogues, and see how complete they are (GEN-009, GEN-113). */
export const messagesCommand = (): Command =>
  new Command('messages')
    .description('the catalogues of messages: fetch them, or see how complete they are')
    .addCommand(pullCommand())
    .addCommand(statusCommand())
    .addCommand(renewedCommand())

const pullCommand = (): Command =>
  new Command('pull')
    .description('fetch one JSON per locale, and take over each that is without fault')
    .requiredOption('--from <url>', 'where they are: {locale} stands for the locale, else /<locale>.json is added')
    .option('--locale <tags...>', 'only these locales')
    .action(async ({ from, locale }: { from: string; locale?: string[] }) => {
      const inputs = await load(ROOT)
      const accepted = locales(inputs).filter(tag => !tag.includes('_'))
      const wanted = locale ?? accepted.filter(tag => inputs.messages.has(tag))
      let refused = 0
      for (const tag of wanted) {
        if (!accepted.includes(tag))
          throw new Error(`"${tag}" is not an accepted locale; see schema/locale.schema.json`)
        const fetched = await fetchCatalogue(from, tag)
        if ('failure' in fetched) {
          refused += 1
          console.error(`${tag}: ${fetched.failure}. The file in use stays as it is.`)
          continue
        }
        const path = `content/messages/${tag}.json`
        const problems = check(withCatalogue(inputs, tag, fetched.text)).filter(problem => problem.file === path)
        if (hasErrors(problems)) {
          refused += 1
          const textOf = (file: string) => (file === path ? fetched.text : undefined)
          process.stderr.write(formatProblems(problems, { colour: isTerminal(process.stderr), textOf }))
          console.error(`${tag}: refused as a whole. The file in use stays as it is.`)
          continue
        }
        writeFileSync(join(ROOT, path), fetched.text)
        console.log(`${strong(tag)} taken over`)
      }
      if (refused > 0) throw new Refused()
    })

const statusCommand = (): Command =>
  new Command('status')
    .description('print how complete each catalogue is')
    .option('--json', 'print JSON with every key')
    .action(async ({ json = false }: { json?: boolean }) => {
      const status = messageStatus(await load(ROOT))
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
      if (locale !== undefined && (locale === 'en' || !inputs.messages.has(locale)))
        throw new Error(`"${locale}" has no translated messages; there are ${[...inputs.messages.keys()].join(', ')}`)
      const strange = keys.filter(key => valueAt(inputs.messages.get('en'), [key]) === undefined)
      if (strange.length > 0) throw new Error(`English has no message ${strange.join(', ')}`)
      const fresh = unrecordedKeys(inputs).length
      const behind =
        locale === undefined ? [] : staleKeys(inputs, locale).filter(key => keys.length === 0 || keys.includes(key))
      const text = recorded(inputs, locale === undefined ? undefined : { locale, keys })
      writeFileSync(join(ROOT, 'content', 'messages', 'translated-from.json'), text)
      console.log(`${fresh} new, ${behind.length} renewed`)
    })
