// `npm run browsers`: the journeys in Chromium, in the last Chromium for Windows 7, in Firefox and in WebKit.
//   --install    also installs the browsers by apt-get, as root on Debian; CI does
//   --pictures   also photographs six screens in each browser, side by side in .cache/browsers/pictures
// Whatever else is given goes to Vitest, such as `firefox` or `-t login`. What is not on this machine is skipped, with one line
// that says how to get it. Ends with one line `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { areDriversInstalled, DRIVERS, PACKAGES, programOnPath } from '../tests/browsers/drivers.ts'
import { engines } from '../tests/browsers/engines/all.ts'
import { PICTURES_WANTED, putSideBySide } from '../tests/browsers/pictures.ts'
import { bin, ROOT, runSteps } from './steps.ts'
import { failedIn, readReport, reportOf } from './test-reports.ts'

const PROJECT = 'browsers'
const DEBIAN_PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

const given = process.argv.slice(2)
const words = given.filter(word => word !== '--install' && word !== '--pictures')
if (!areDriversInstalled()) installDrivers()
if (given.includes('--install') && engines.some(engine => engine.missing())) installBrowsers()
for (const engine of engines) {
  const missing = engine.missing()
  if (missing) console.log(`${engine.name} is not on this machine and is skipped. To get it: ${missing}`)
}
await runSteps([{ name: 'messages built', command: [process.execPath, 'scripts/compile-messages.ts'] }])
rmSync(reportOf(PROJECT), { force: true })
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(PROJECT)}`]
spawnSync(bin('vitest'), ['run', '--project', PROJECT, ...reporters, ...words], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, ...(given.includes('--pictures') && { [PICTURES_WANTED]: 'yes' }) },
})
for (const file of given.includes('--pictures') ? await putSideBySide() : []) console.log(file)
const report = readReport(PROJECT)
const failures = failedIn(report)
for (const name of failures) console.log(styleText('red', `✗ ${name}`))
console.log(`${report.numPassedTests} passed, ${failures.length} failed`)
process.exit(failures.length > 0 || report.numPassedTests === 0 ? 1 : 0)

/** Into a folder of their own, so that nobody waits for them in `npm ci`. */
function installDrivers(): void {
  console.log('Fetching what drives the browsers, about a minute …')
  mkdirSync(DRIVERS, { recursive: true })
  writeFileSync(join(DRIVERS, 'package.json'), JSON.stringify({ private: true, dependencies: PACKAGES }))
  // Playwright and Puppeteer would fetch browsers of their own.
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', PUPPETEER_SKIP_DOWNLOAD: '1' }
  spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: DRIVERS, stdio: 'inherit', env })
}

/** What cannot be installed is skipped later, with what is missing. */
function installBrowsers(): void {
  if (process.getuid?.() !== 0 || !programOnPath('apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...DEBIAN_PACKAGES],
  ])
    spawnSync('apt-get', args, { stdio: 'inherit', env })
}
