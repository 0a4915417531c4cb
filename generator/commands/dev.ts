import { watch } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { plannedPairs } from '#generator/commands/planned'
import { portOf } from '#generator/commands/port'
import { checkedInputs, isTerminal, strong } from '#generator/commands/terminal'
import { summary } from '#generator/diagnostics'
import { INPUT_FOLDERS, load } from '#generator/load'
import { ROOT } from '#generator/root'

const SETTLE_MS = 150

/** `dev`: one pair at the root path, shown anew on every change of a page, style, text or value. */
export const devCommand = (): Command =>
  new Command('dev')
    .description('serve one pair at the root path and reload on every change')
    .requiredOption('--brand <id>', 'brand')
    .requiredOption('--country <code>', 'country')
    .option('--env <environment>', 'san, stg or prd', 'san')
    .option('--port <number>', 'port; the next free one when it is taken', portOf, 4321)
    .action(async (options: { brand: string; country: string; env: string; port: number }) => {
      const inputs = await checkedInputs()
      plannedPairs(inputs, { ...options, full: true })
      const { checkBeside, developmentSite, serveWhileEditing } = await import('#generator/dev')
      const server = await serveWhileEditing(await developmentSite(ROOT, inputs, options), ROOT, options.port)
      console.log(`${strong(`${options.brand}-${options.country}`)} http://127.0.0.1:${server.port}/`)

      const checked = checkBeside({ root: ROOT, colour: isTerminal(process.stderr) })
      let told = ''
      const reload = async () => {
        const { text, refused } = await checked()
        if (text !== '' || told !== '') process.stderr.write(text === '' ? `${summary([])}\n` : text)
        told = text
        // With an error in a file the last good state stays on the screen.
        if (!refused) server.show(await developmentSite(ROOT, await load(ROOT), options))
      }
      const changed = oneAtATime(() => reload().catch(error => console.error(String(error))))
      let timer: NodeJS.Timeout | undefined
      for (const folder of INPUT_FOLDERS)
        watch(join(ROOT, folder), { recursive: true }, () => {
          clearTimeout(timer)
          timer = setTimeout(changed, SETTLE_MS)
        })
    })

/** Calls that come while the work is under way are one more turn after it, however many they were. */
function oneAtATime(work: () => Promise<void>): () => void {
  let running = false
  let again = false
  const run = async () => {
    again = true
    if (running) return
    running = true
    while (again) {
      again = false
      await work()
    }
    running = false
  }
  return () => void run()
}
