// Every page of the demo sites is valid HTML, by the checker of the standard itself.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEMO_OUT } from '../../scripts/build-demo.ts'
import { pairs } from './sites.ts'

const java = spawnSync('java', ['-version']).status === 0
const jar: string = createRequire(import.meta.url)('vnu-jar')

// The element that a component framework marks its islands with is its own.
const ACCEPTED = /astro-island|Element “template” not allowed/

test.skipIf(!java).each(pairs)('every page of %s is valid', { timeout: 120_000 }, pair => {
  const checked = spawnSync(
    'java',
    ['-jar', jar, '--format', 'json', '--errors-only', '--skip-non-html', join(DEMO_OUT, pair)],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  const { messages } = JSON.parse(checked.stderr) as { messages: { url: string; message: string; extract?: string }[] }
  const faults = messages
    .filter(({ message, extract }) => !ACCEPTED.test(message + (extract ?? '')))
    .map(({ url, message, extract }) => `${url.slice(url.indexOf(pair))}: ${message} ${extract ?? ''}`)
  expect([...new Set(faults)].slice(0, 20)).toEqual([])
})
