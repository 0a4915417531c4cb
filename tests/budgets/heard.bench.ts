// What is heard by somebody who does not see the portal: every journey in six languages, as text in .cache/heard, to be read as it is
// heard. Counted are controls without a name, acts of which nothing is heard, and announcements that are made twice, in another language,
// or as the second within a second (CST-107). `HEARD=de` listens to one language.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LISTENERS, listen, NOON } from '../e2e/heard-journeys.ts'
import { openPortal } from '../e2e/portal.ts'
import { print } from './figure.ts'

const FOLDER = join(import.meta.dirname, '..', '..', '.cache', 'heard')
const wanted = LISTENERS.filter(({ language }) => language.startsWith(process.env['HEARD'] ?? ''))
const portal = await openPortal({
  pairs: [...new Set(wanted.map(({ pair }) => pair))],
  languages: 'all',
  clock: { now: () => NOON },
})

try {
  mkdirSync(FOLDER, { recursive: true })
  for (const listener of wanted) {
    const { language } = listener
    const { transcript, faults } = await listen(portal, listener)
    writeFileSync(join(FOLDER, `${language}.txt`), transcript)
    for (const line of faults) console.error(`${language}: ${line}`)
    print({ name: `${language}: lines heard`, value: transcript.split('\n').length, unit: '' })
    print({ name: `${language}: faults`, value: faults.length, unit: '', limit: { most: 0 } })
  }
} finally {
  await portal.close()
}
