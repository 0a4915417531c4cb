// Checks what building and testing need on this machine.
import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'

/** The result of one check; `optional` ones are for tests and pictures only. */
export type Finding = { name: string; ok: boolean; optional: boolean; found: string; fix?: string }

type Look = Omit<Finding, 'optional'>

/** Disk space for a full build and its work folder. */
const DISK_MIN_BYTES = 2 * 1024 ** 3
const OPTIONAL = new Set(['chromium', 'fonts'])
/** Where commands write, below the project's folder. */
const WRITTEN = ['.', '.cache', '.generated', 'dist']
/** One language for each script that sites use. */
const SCRIPTS = ['ar', 'bn', 'el', 'en', 'ja', 'km', 'lo', 'my', 'sr', 'th', 'zh-tw']

/** Inspects this machine. */
export function doctor(): Finding[] {
  const looks = [nodeVersion(), dependencies(), timeZones(), languages(), rights(), disk(), chromium(), fonts()]
  return looks.map(look => ({ ...look, optional: OPTIONAL.has(look.name) }))
}

function nodeVersion(): Look {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const ok = major > 22 || (major === 22 && minor >= 18)
  return { name: 'node', ok, found: process.versions.node, fix: 'Install Node 22.18 or newer.' }
}

function dependencies(): Look {
  const installed = join(ROOT, 'node_modules', '.package-lock.json')
  const there = existsSync(installed)
  const ok = there && isYounger(installed, join(ROOT, 'package-lock.json'))
  const found = ok ? 'installed from the lockfile' : there ? 'older than the lockfile' : 'not installed'
  return { name: 'dependencies', ok, found, fix: 'Run npm ci.' }
}

const isYounger = (one: string, other: string): boolean => statSync(one).mtimeMs >= statSync(other).mtimeMs

function timeZones(): Look {
  const count = Intl.supportedValuesOf('timeZone').length
  return {
    name: 'time zones',
    ok: count > 400,
    found: `${count} known`,
    fix: 'This Node was built with little zone data; use another.',
  }
}

function languages(): Look {
  const lacking = ['ar', 'th', 'km', 'my', 'ja', 'el'].filter(
    tag => Intl.NumberFormat.supportedLocalesOf(tag).length === 0,
  )
  const found = lacking.length === 0 ? 'formats of every language known' : `no formats of ${lacking.join(', ')}`
  return {
    name: 'languages',
    ok: lacking.length === 0,
    found,
    fix: 'This Node was built without full ICU data; use another.',
  }
}

function rights(): Look {
  const closed = WRITTEN.filter(name => {
    const folder = join(ROOT, name)
    try {
      if (existsSync(folder)) accessSync(folder, constants.W_OK)
      return false
    } catch {
      return true
    }
  })
  return {
    name: 'rights',
    ok: closed.length === 0,
    found: closed.length === 0 ? 'may write where commands write' : `may not write in ${closed.join(', ')}`,
    fix: 'Give this user the right to write there. Pairs can go elsewhere, with --out.',
  }
}

function disk(): Look {
  const { bavail, bsize } = statfsSync(ROOT)
  const free = bavail * bsize
  const found = `${(free / 1024 ** 3).toFixed(1)} GiB free`
  return {
    name: 'disk',
    ok: free >= DISK_MIN_BYTES,
    found,
    fix: 'A full build needs about 2 GiB beside what it replaces.',
  }
}

function chromium(): Look {
  const fix = 'Only tests and pictures need it. npm test finds or installs one.'
  const path = knownChromium()?.trim()
  if (path === undefined) return { name: 'chromium', ok: false, found: 'not looked for yet', fix }
  try {
    return { name: 'chromium', ok: true, found: versionOf(path) }
  } catch {
    return { name: 'chromium', ok: false, found: `${path} does not start`, fix }
  }
}

/** The path of the browser that takes pictures: the one of CHROMIUM_PATH, else the one that `npm test` has found. */
export function knownChromium(): string | undefined {
  const known = join(ROOT, '.cache', 'chromium-path')
  return process.env['CHROMIUM_PATH'] || (existsSync(known) ? readFileSync(known, 'utf8') : undefined)
}

/** The version that a program prints, without its warnings. */
function versionOf(path: string): string {
  return execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

// A browser shows boxes for letters that no installed font has.
function fonts(): Look {
  const fix = 'Only pictures need them. On Debian: apt-get install fonts-noto-core fonts-noto-cjk fonts-noto-ui-core.'
  try {
    const lacking = SCRIPTS.filter(
      tag => execFileSync('fc-list', [`:lang=${tag}`, 'family'], { encoding: 'utf8' }) === '',
    )
    const ok = lacking.length === 0
    return { name: 'fonts', ok, found: ok ? 'one for every script' : `none for ${lacking.join(', ')}`, fix }
  } catch {
    return { name: 'fonts', ok: true, found: 'not looked for: this machine has no fontconfig' }
  }
}
