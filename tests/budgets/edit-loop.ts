// The dev server as an editor of texts uses it: how long until the first page, and until an edit is on it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const ASK_EVERY_MS = 20
const GIVE_UP_AFTER_S = 120

/** Seconds of each: `first` from the start of the command. */
export type EditTimes = { first: number; faq: number; message: number }

/** @param project a copy of the project; its texts are changed and put back */
export async function editTimes(project: string): Promise<EditTimes> {
  const began = performance.now()
  const command = [join(project, 'generator', 'cli.ts'), 'dev', '--brand', 'talabat', '--country', 'AE', '--port', '0']
  const server = spawn(process.execPath, command, { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    let printed = ''
    let origin: string | undefined
    // A warning may come before the address.
    while (!origin) {
      const [part] = (await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])) as [Buffer | number]
      if (typeof part !== 'object') throw new Error(`dev ended with ${part} and printed ${printed}`)
      printed += String(part)
      origin = /http:\/\/\S+\//.exec(printed)?.[0]
    }
    const page = async () => (await fetch(new URL('/en/faq', origin), { headers: { accept: 'text/html' } })).text()
    const until = async (text: string) => {
      const from = performance.now()
      while (!(await page()).includes(text)) {
        if (performance.now() - from > GIVE_UP_AFTER_S * 1000) throw new Error(`"${text}" did not come`)
        await setTimeout(ASK_EVERY_MS)
      }
      return (performance.now() - from) / 1000
    }
    await until('</html>')
    const first = (performance.now() - began) / 1000
    const edit = async (file: string, from: string, to: string) => {
      const path = join(project, file)
      const before = readFileSync(path, 'utf8')
      writeFileSync(path, before.replace(from, to))
      const seconds = await until(to)
      writeFileSync(path, before)
      await until(from)
      return seconds
    }
    const faq = await edit('content/faq/payment/en.md', 'You choose how', 'You alone choose how')
    const { faq_more_title: title = '' } = JSON.parse(
      readFileSync(join(project, 'content/messages/en.json'), 'utf8'),
    ) as Record<string, string>
    return { first, faq, message: await edit('content/messages/en.json', title, `${title} Really`) }
  } finally {
    server.kill()
    await once(server, 'exit')
  }
}
