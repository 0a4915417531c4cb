// Every page of the demo sites is valid HTML, by the checker of the standard itself.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { DEMO_OUT } from '../../scripts/build-demo.ts'
import { pairs } from './sites.ts'

const java = spawnSync('java', ['-version']).status === 0
const jar: string = createRequire(import.meta.url)('vnu-jar')

// The element that a component framework marks its islands with is its own.
const ACCEPTED = /astro-island|Element “template” not allowed/

type Message = { url: string; message: string; extract?: string }

/** The checker takes longer to start than to read a site: one run reads all of them. */
let messages: readonly Message[] = []
beforeAll(() => {
  if (!java) return
  const folders = pairs.map(pair => join(DEMO_OUT, pair))
  const options = ['-jar', jar, '--format', 'json', '--errors-only', '--skip-non-html']
  const checked = spawnSync('java', [...options, ...folders], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  messages = (JSON.parse(checked.stderr) as { messages: Message[] }).messages
})

test.skipIf(!java).each(pairs)('every page of %s is valid', pair => {
  const faults = messages
    .filter(({ url }) => url.includes(`/${pair}/`))
    .filter(({ message, extract }) => !ACCEPTED.test(message + (extract ?? '')))
    .map(({ url, message, extract }) => `${url.slice(url.indexOf(pair))}: ${message} ${extract ?? ''}`)
  expect([...new Set(faults)].slice(0, 20)).toEqual([])
})
