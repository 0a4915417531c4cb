import { join } from 'node:path'
import { Command } from 'commander'
import { summary } from '../diagnostics.ts'
import { load } from '../load/index.ts'
import { INPUT_FOLDERS } from '../load/inputs.ts'
import { ROOT } from '../root.ts'
import { plannedPairs } from './planned.ts'
import { portOf } from './port.ts'
import { checkedInputs, isTerminal, strong } from './terminal.ts'

/** An editor writes a file in several steps. */
const SETTLE_MS = 50

/** `dev`: pairs of a brand, each at the root path, updated on every change of a page, style, text or value. */
export const devCommand = (): Command =>
  new Command('dev')
    .description('serve a brand in one country or several, at the root path, and reload on every change')
    .requiredOption('--brand <id>', 'brand')
    .requiredOption('--country <codes...>', 'country; with several, each has a host of its own')
    .option('--env <environment>', 'san, stg or prd', 'san')
    .option('--port <number>', 'port; the next free one when it is taken', portOf, 4321)
    .action(async (options: { brand: string; country: string[]; env: string; port: number }) => {
      const { watchFolders } = await import('../dev/watch-folders.ts')
      // Before the files are read: what is saved while the server starts is seen too.
      let changes = 0
      let onChange = () => {}
      watchFolders(
        INPUT_FOLDERS.map(folder => join(ROOT, folder)),
        () => {
          changes += 1
          onChange()
        },
      )
      const inputs = await checkedInputs()
      for (const country of options.country) plannedPairs(inputs, { ...options, country, full: true })
      const { checkInThread, developmentSites, hostOf, serveWhileEditing } = await import('../dev/index.ts')
      const { textEditor } = await import('../dev/editor.ts')
      const checked = checkInThread({ root: ROOT, colour: isTerminal(process.stderr) })
      // Checks everything once, next to the start of the server, so that after an edit only the edit is checked.
      checked().catch(error => console.error(String(error)))
      const sites = await developmentSites(ROOT, inputs, options)
      const isOne = options.country.length === 1
      const editor = textEditor({
        root: ROOT,
        ...options,
        hosts: isOne ? [] : options.country.map(hostOf),
        check: checked,
      })
      const server = await serveWhileEditing(sites, { root: ROOT, port: options.port, editor })
      for (const country of options.country)
        console.log(
          `${strong(`${options.brand}-${country}`)} http://${isOne ? '127.0.0.1' : hostOf(country)}:${server.port}/`,
        )
      console.log(`${strong('texts')} http://127.0.0.1:${server.port}/_content`)

      let printed = ''
      const reload = async () => {
        const before = changes
        // Prepared while the files are checked in the other thread; one with an error may be more than can be shown.
        const preparing = load(ROOT).then(changed => developmentSites(ROOT, changed, options))
        const [{ text, refused }] = await Promise.all([checked(), preparing.catch(() => {})])
        if (text !== '' || printed !== '') process.stderr.write(text === '' ? `${summary([])}\n` : text)
        printed = text
        // While a file has an error, the last good state is shown; what changed meanwhile was not checked, and another run follows.
        if (!refused && changes === before) server.show(await preparing)
      }
      const changed = oneAtATime(() => reload().catch(error => console.error(String(error))))
      let timer: NodeJS.Timeout | undefined
      onChange = () => {
        clearTimeout(timer)
        timer = setTimeout(changed, SETTLE_MS)
      }
      if (changes > 0) onChange()
    })

/** However many calls arrive during a run, one more run follows. */
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
