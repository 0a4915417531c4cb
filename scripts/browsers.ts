// `npm run browsers`: the journeys in Chromium, in the last Chromium for Windows 7, in Firefox and in WebKit.
//   --install    also installs the browsers by apt-get, as root on Debian; one that this machine then cannot start is skipped and
//                reported, which by hand is a failure. CI does this
//   --pictures   also photographs eight screens in each browser, side by side in .cache/browsers/pictures
// Whatever else is given goes to Vitest, such as `firefox` or `-t login`. What is not on this machine is skipped, with one line
// that says how to get it. Ends with one line `N passed, N failed`, and before it with a line for each driver that died.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { endDescendants, startGroup } from '#generator/process-group.ts'
import { withLimits } from '../tests/browsers/driver-limits.ts'
import { DEATHS, DRIVERS, SKIPPED } from '../tests/browsers/drivers.ts'
import type { Engine } from '../tests/browsers/engine.ts'
import { engines } from '../tests/browsers/engines/all.ts'
import { PICTURES_WANTED, putSideBySide } from '../tests/browsers/pictures.ts'
import { installDrivers, installMissingBrowsers } from './install-browsers.ts'
import { ROOT } from './root.ts'
import { bin, NOTHING_TO_TEST, runSteps } from './steps.ts'
import { failuresOf, readReport, reportOf } from './test-reports.ts'

const PROJECT = 'browsers'
/** Every command of a driver has a limit of its own; this one ends what nobody thought of. */
const TOTAL_MAX_MINUTES = 12

const given = process.argv.slice(2)
const words = given.filter(word => word !== '--install' && word !== '--pictures')
mkdirSync(DRIVERS, { recursive: true })
for (const file of [reportOf(PROJECT), DEATHS]) rmSync(file, { force: true })
installDrivers()
if (given.includes('--install')) installMissingBrowsers()
for (const engine of engines) {
  const missing = engine.missing()
  if (missing) console.log(`${engine.name} is not on this machine and is skipped. To get it: ${missing}`)
}
const skipped = given.includes('--install') ? await notStarting() : []
await runSteps(
  [
    { name: 'messages built', command: [process.execPath, 'scripts/compile-messages.ts'] },
    // The journeys need none of them, but the bundles, which are made here once for them and for the tests that follow.
    { name: 'demo sites', command: [process.execPath, 'scripts/build-demo.ts'] },
  ],
  undefined,
  NOTHING_TO_TEST,
)
const status = await runJourneys()
for (const file of given.includes('--pictures') ? await putSideBySide() : []) console.log(file)
const report = readReport(PROJECT)
const failures = failuresOf({ project: PROJECT, report, status })
const deaths = existsSync(DEATHS) ? readFileSync(DEATHS, 'utf8').trimEnd().split('\n') : []
for (const death of deaths)
  console.log(styleText('yellow', `A driver died, and a new session took its place. ${death}`))
for (const name of failures) console.log(styleText('red', `✗ ${name}`))
console.log(`${report.numPassedTests} passed, ${failures.length} failed`)
process.exit(failures.length > 0 || report.numPassedTests === 0 ? 1 : 0)

/** The status with which Vitest has ended; null when it was ended at the limit: then without a report, which counts as a failure. */
function runJourneys(): Promise<number | null> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(PROJECT)}`]
  const program = startGroup(bin('vitest'), ['run', '--project', PROJECT, ...reporters, ...words], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      [SKIPPED]: skipped.join(','),
      ...(given.includes('--pictures') && { [PICTURES_WANTED]: 'yes' }),
    },
  })
  return new Promise(resolve => {
    const tooLate = setTimeout(() => {
      console.log(styleText('red', `The browsers took more than ${TOTAL_MAX_MINUTES} minutes and were ended.`))
      endDescendants(process.pid)
    }, TOTAL_MAX_MINUTES * 60_000)
    const ended = (code: number | null) => {
      clearTimeout(tooLate)
      resolve(code)
    }
    program.once('error', () => ended(null)).once('close', ended)
  })
}

/** Names of the browsers that are installed and show no page: a machine may lack what they need to run at all. */
async function notStarting(): Promise<string[]> {
  const names: string[] = []
  process.env['CHROMIUM_PATH'] = readFileSync(join(ROOT, '.cache', 'chromium-path'), 'utf8')
  for (const engine of engines) {
    if (engine.missing()) continue
    try {
      await showsPage(engine)
    } catch (error) {
      console.log(styleText('yellow', `${engine.name} does not start on this machine and is skipped: ${String(error)}`))
      names.push(engine.name)
    }
  }
  return names
}

async function showsPage(engine: Engine): Promise<void> {
  const browser = await withLimits(engine).launch('http://127.0.0.1:9')
  try {
    const profile = await browser.newProfile({ width: 800, height: 600 })
    const shown = await (await profile.newWindow()).evaluate('document.readyState.length > 0')
    if (shown !== true) throw new Error(`it answers ${String(shown)}`)
    await profile.close()
  } finally {
    await browser.close()
  }
}
