// Runs one of the project's programs after setting the machine up for it:
//   node scripts/run.mjs [--browser] [--quiet] <program.ts> [arguments …]
// Plain JavaScript, so that it works on Node 20 before anything is installed; the program itself runs on the Node of
// node_modules. Quick when there is nothing to do.
import { spawn, spawnSync } from 'node:child_process'
import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { constants as system } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// The shell without windows first: the same engine opens a page in about half the time.
const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** How long an interrupted program may take to end by itself, in milliseconds. */
const LONGEST_END_MS = 700

/** How often a command looks whether another one has installed the dependencies, and for how long at most, in milliseconds. */
const WAIT_MS = 200
const LONGEST_INSTALL_MS = 600_000

const root = fileURLToPath(new URL('..', import.meta.url))
const given = process.argv.slice(2)
const programAt = given.findIndex(word => !word.startsWith('--'))
const flags = new Set(programAt < 0 ? given : given.slice(0, programAt))
const say = flags.has('--quiet') ? () => {} : line => console.log(line)

const major = Number(process.versions.node.split('.')[0])
// The bundler takes what follows one of these for the query or the fragment of an address.
if (/[#?]/.test(root))
  stop(
    `The project is in ${root}. Pages cannot be bundled in a folder with # or ? in its path: rename it, then run this again.`,
  )
if (major < 20) stop(`Node ${process.versions.node} is too old. Install Node 20 or newer, then run this again.`)

installDependencies()
if (flags.has('--browser')) findOrInstallBrowser()
if (programAt >= 0) runProgram(given.slice(programAt))

/** On Node 24 from node_modules where there is one (linux-x64), else on this Node if it can run TypeScript. */
function runProgram(words) {
  const bundled = join(root, 'node_modules', '.bin', 'node')
  const node = existsSync(bundled) ? bundled : process.execPath
  const [here, minor] = process.versions.node.split('.').map(Number)
  if (node === process.execPath && !(here > 22 || (here === 22 && minor >= 18)))
    stop(`Node ${process.versions.node} cannot run TypeScript. Install Node 22.18 or newer, then run this again.`)
  const child = spawn(node, words, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH,
      NODE_NO_WARNINGS: '1',
      // Whom the program tells of its temporary folders (generator/temp-dir.ts).
      RUN_PROCESS: String(process.pid),
      // Programs and packages are read compiled, as long as they say the same, wherever the project's folder is.
      NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
      NODE_COMPILE_CACHE_PORTABLE: '1',
    },
  })
  let tempDirs = []
  child.on('message', told => {
    tempDirs = told?.tempDirs ?? tempDirs
  })
  let interruptedBy
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      interruptedBy = signal
      child.kill(signal)
      // A program that computes handles no signal until it is done.
      setTimeout(() => child.kill('SIGKILL'), LONGEST_END_MS).unref()
    })
  child.on('exit', (code, signal) => {
    sweepLater(tempDirs)
    process.exit(signal ? 128 + (system.signals[interruptedBy ?? signal] ?? 0) : (code ?? 1))
  })
}

/** Deletes folders, and what is above each when it is empty then, in a process that nobody waits for: files can be thousands. */
function sweepLater(folders) {
  const sweep = `const { readdirSync, rmSync, rmdirSync } = require('node:fs')
const { dirname } = require('node:path')
for (const folder of process.argv.slice(1)) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  if (readdirSync(dirname(folder)).length === 0) rmdirSync(dirname(folder))
}`
  if (folders.length > 0)
    spawn(process.execPath, ['-e', sweep, ...folders], { detached: true, stdio: 'ignore' }).unref()
}

function installDependencies() {
  if (isInstalled()) return
  mkdirSync(join(root, '.cache'), { recursive: true })
  const lock = join(root, '.cache', 'installing')
  // Two that install at once remove what the other has brought.
  while (!isWritten(lock)) {
    if (isLeft(lock)) removeLeft(lock)
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS)
  }
  // Another command may have done it meanwhile.
  const done = isInstalled() ? undefined : npmCi()
  rmSync(lock, { force: true })
  if (done === undefined || done.status === 0) return
  if (done.stderr) console.error(String(done.stderr))
  stop('npm ci failed. Its own message stands above; most often the network or the registry is not reachable.')
}

function isInstalled() {
  // npm writes its own list into node_modules at the end of every install: when it is younger than the lockfile, all is there.
  const installed = join(root, 'node_modules', '.package-lock.json')
  const lock = join(root, 'package-lock.json')
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs
}

function npmCi() {
  say('Installing dependencies (npm ci), about a minute …')
  return run('npm', ['ci', '--no-audit', '--no-fund'], flags.has('--quiet') ? 'pipe' : 'inherit')
}

/** Whether this process has the lock now. */
function isWritten(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/** Whether the process that wrote the lock has ended; its number may be that of another one after a while. */
function isLeft(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > LONGEST_INSTALL_MS) return true
    const pid = Number(readFileSync(lock, 'utf8'))
    // The lock is there before the number is in it.
    if (pid > 0) process.kill(pid, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

function removeLeft(lock) {
  const aside = `${lock}.${process.pid}`
  try {
    renameSync(lock, aside)
    // Another command was quicker: the lock is its own by now.
    if (!isLeft(aside)) linkSync(aside, lock)
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  }
  rmSync(aside, { force: true })
}

/** A usable Chromium on PATH, in Playwright's cache, from Playwright's download, or from apt as root. */
function findOrInstallBrowser() {
  if (findBrowser()) return
  say('No Chromium found. Asking Playwright for one …')
  run('npx', ['playwright', 'install', 'chromium'], 'pipe')
  if (findBrowser()) return
  if (process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get')) {
    say('Installing Chromium and fonts with apt-get …')
    run('apt-get', ['update', '-qq'], 'pipe')
    const fonts = ['fonts-noto-core', 'fonts-noto-cjk', 'fonts-noto-ui-core']
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      run('apt-get', ['install', '-y', '-qq', browser, ...fonts], 'pipe')
      if (findBrowser()) return
    }
  }
  stop(
    'The tests need Chromium. Install it (for example: apt-get install chromium) or run: npx playwright install chromium',
  )
}

function findBrowser() {
  const asked = process.env.CHROMIUM_PATH
  const found = (asked && existsSync(asked) && asked) || BROWSERS.map(onPath).find(Boolean) || playwrightBrowser()
  if (!found) return false
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(join(root, '.cache', 'chromium-path'), found)
  // Benches and programs that take pictures start it too.
  process.env.CHROMIUM_PATH = found
  return true
}

function playwrightBrowser() {
  const asked = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      "import { chromium } from 'playwright'; process.stdout.write(chromium.executablePath())",
    ],
    { cwd: root, encoding: 'utf8' },
  )
  return asked.status === 0 && existsSync(asked.stdout) ? asked.stdout : undefined
}

function onPath(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name)
    try {
      accessSync(path, constants.X_OK)
      return path
    } catch {
      // Not in this folder: look in the next one.
    }
  }
}

function run(command, args, stdio) {
  return spawnSync(command, args, { cwd: root, stdio, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
