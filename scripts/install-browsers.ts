// Gets the browsers of other makers, and what drives them.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { areDriversInstalled, DRIVERS, PACKAGES } from '../tests/browsers/drivers.ts'
import { engines } from '../tests/browsers/engines/all.ts'
import { canInstall, installPackages, runQuietly } from './debian-packages.ts'
import { ROOT } from './root.ts'

const DEBIAN_PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/** Into a folder of their own, so that nobody waits for them in `npm ci`. */
export function installDrivers(): void {
  if (areDriversInstalled()) return
  console.log('Fetching what drives the browsers, about a minute …')
  mkdirSync(DRIVERS, { recursive: true })
  writeFileSync(join(DRIVERS, 'package.json'), JSON.stringify({ private: true, dependencies: PACKAGES }))
  // Playwright and Puppeteer would fetch browsers of their own.
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', PUPPETEER_SKIP_DOWNLOAD: '1' }
  // What npm is told for this project does not hold in a folder of its own.
  copyFileSync(join(ROOT, '.npmrc'), join(DRIVERS, '.npmrc'))
  runQuietly('npm', ['install', '--no-audit', '--no-fund'], { cwd: DRIVERS, env })
}

/** What cannot be installed is skipped later, with what is missing. */
export function installMissingBrowsers(): void {
  if (engines.some(engine => engine.missing()) && canInstall()) installPackages(DEBIAN_PACKAGES)
}
