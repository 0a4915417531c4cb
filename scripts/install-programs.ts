// What the tests need besides the packages of the project: browsers, what drives them, and what the emitted rules and `apply` are
// tried with: nginx, Caddy, rsync and Swift's object storage; and what reads the text of a PDF. CI does this while the sources are checked. Always ends well; tests do
// without what cannot be installed.
import { existsSync } from 'node:fs'
import { styleText } from 'node:util'
import { programOnPath } from '../tests/browsers/drivers.ts'
import { canInstall, installPackages } from './debian-packages.ts'
import { installDrivers, installMissingBrowsers } from './install-browsers.ts'

const PACKAGES = ['nginx', 'caddy', 'rsync', 'python3-swift', 'poppler-utils']
/** A library of Debian's Python, which may not be the first on the path. */
const SWIFT = '/usr/lib/python3/dist-packages/swift'
/** Where Debian puts servers; not every user's path has it. */
process.env['PATH'] = `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin`

/** What a package is there for, where that has another name. */
const PROGRAMS: Readonly<Record<string, string>> = { 'poppler-utils': 'pdftotext' }

const isHere = (name: string) =>
  name === 'python3-swift' ? existsSync(SWIFT) : programOnPath(PROGRAMS[name] ?? name) !== undefined
const missing = () => PACKAGES.filter(name => !isHere(name))
installDrivers()
installMissingBrowsers()
const started = performance.now()
const wanted = missing()
if (wanted.length > 0 && canInstall()) installPackages(wanted)
const left = missing()
const seconds = ((performance.now() - started) / 1000).toFixed(1)
if (left.length === 0) {
  const how = wanted.length === 0 ? 'were here' : `${wanted.join(', ')} installed in ${seconds} s`
  console.log(`Hosts for the tests: ${PACKAGES.join(', ')}; ${how}.`)
} else
  console.log(
    styleText(
      'yellow',
      `Not on this machine, so the tests do not try them: ${left.join(', ')}. To get them: apt-get install ${left.join(' ')}`,
    ),
  )
