// The commands of a release engineer in an order that nobody chose, while files change, break and are put right: what has to hold
// after each of them.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Manifest } from '#generator/model.ts'
import { fingerprintOf } from '../budgets/fingerprint-of.ts'

/** Something that may never be. */
export class Broken extends Error {
  override name = 'Broken'
}

export type Step = string

type Done = { status: number | null; stdout: string; stderr: string }

const PAIRS = [
  ['pandago', 'NO'],
  ['foody', 'CY'],
] as const
const nameOf = ([brand, country]: (typeof PAIRS)[number]) => `${brand}-${country}`

/** Changes of values that both sites have, and the values that they can have; the last one is refused. */
const VALUES: readonly (readonly [key: string, values: readonly unknown[]])[] = [
  ['minimumEtaMinutes', [15, 16, 20, 0]],
  ['defaultPaymentMethod', ['PAID', 'NONE', 'CARD']],
  ['dateOrder', ['dayFirst', 'monthFirst', 'yearFirst']],
  ['typicalDeliveryMinutes', [25, 30, 40, 'soon']],
  ['testVendorIds', [[], ['demo1000'], ['']]],
]
/** A build is killed within this, in milliseconds. */
const KILLED_MAX_MS = 4000

export type RandomCommands = {
  /** Does one thing, and looks at everything. */
  step(): Promise<Step>
  /** How many sites have been built. */
  built(): number
}

/**
 * @param project a copy of the project, which is changed
 * @param out where sites are published; empty at first
 * @param draw numbers from 0 up to 1
 */
export function randomCommands(project: string, out: string, draw: () => number): RandomCommands {
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(draw() * items.length)] as Item
  const files = PAIRS.map(([, country]) => join(project, 'countries', `${country}.json`))
  const first = new Map(files.map(file => [file, readFileSync(file, 'utf8')]))
  /** What came of the same inputs before, by pair. */
  const known = new Map<string, string>()
  let builds = 0
  const earlier = join(dirname(out), `earlier-${basename(out)}`)

  async function run(words: readonly string[], killAfterMs?: number): Promise<Done> {
    const child = spawn(process.execPath, [join(project, 'generator', 'cli.ts'), ...words], {
      cwd: project,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_NO_WARNINGS: '1', FORCE_COLOR: '0' },
    })
    const done: Done = { status: null, stdout: '', stderr: '' }
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].on('data', data => {
        done[stream] += data
      })
    const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs)
    done.status = await new Promise(resolve => child.once('close', resolve))
    clearTimeout(timer)
    return done
  }

  const buildOf = ([brand, country]: (typeof PAIRS)[number]) =>
    ['build', '--env', 'prd', '--out', out, '--brand', brand, '--country', country] as const
  const published = () =>
    existsSync(out) ? readdirSync(out).filter(name => existsSync(join(out, name, 'manifest.json'))) : []
  const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  const sites = () => new Map(published().map(name => [name, fingerprintOf(join(out, name))]))
  const inputs = () =>
    createHash('sha256')
      .update(files.map(file => readFileSync(file, 'utf8')).join('\n'))
      .digest('hex')

  /** Each published site is whole: every file of its manifest as it is there, and no other. */
  function checkWhole(): void {
    for (const name of published()) {
      const { files: listed } = manifestOf(join(out, name))
      const there = readdirSync(join(out, name), { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => join(entry.parentPath, entry.name).slice(join(out, name).length + 1))
        .filter(path => path !== 'manifest.json')
      for (const [path, hash] of Object.entries(listed)) {
        const bytes = existsSync(join(out, name, path)) && readFileSync(join(out, name, path))
        if (!bytes || createHash('sha256').update(bytes).digest('hex') !== hash)
          throw new Broken(`${name}/${path} is not as its manifest says`)
      }
      const others = there.filter(path => !(path in listed) && !path.startsWith('stray'))
      if (others.length > 0) throw new Broken(`${name} has files of no build: ${others}`)
    }
  }

  async function build(pairs: readonly (typeof PAIRS)[number][]): Promise<void> {
    for (const pair of pairs) {
      const before = sites()
      const { status, stdout, stderr } = await run(buildOf(pair))
      const isTold = /\berror\b/.test(stderr)
      if ((status === 0) === isTold) throw new Broken(`told and built, or neither: ${status} ${stdout} ${stderr}`)
      if (status !== 0) {
        if (JSON.stringify([...sites()]) !== JSON.stringify([...before]))
          throw new Broken(`a build that was refused changed what was published: ${stderr}`)
        continue
      }
      const built = sites().get(nameOf(pair)) ?? ''
      const made = `${nameOf(pair)} ${inputs()}`
      if ((known.get(made) ?? built) !== built) throw new Broken(`${nameOf(pair)} differs from the same build before`)
      known.set(made, built)
      builds += 1
      for (const [name, hash] of before)
        if (name !== nameOf(pair) && sites().get(name) !== hash)
          throw new Broken(`${name} was changed by another build`)
    }
  }

  /** Whoever asks is told what is in the output, if that was built from what is there now. */
  async function explain(pair: (typeof PAIRS)[number]): Promise<void> {
    const { status, stdout } = await run(['explain', ...pair, '--env', 'prd', '--json'])
    const built = known.get(`${nameOf(pair)} ${inputs()}`)
    if (status !== 0 || built === undefined || built !== sites().get(nameOf(pair))) return
    const { settings } = manifestOf(join(out, nameOf(pair)))
    for (const { key, value } of JSON.parse(stdout) as { key: string; value: unknown }[]) {
      const there = key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], settings)
      if (JSON.stringify(there) !== JSON.stringify(value))
        throw new Broken(`explain says ${key} = ${JSON.stringify(value)}, the output ${JSON.stringify(there)}`)
    }
  }

  async function diff(): Promise<void> {
    if (published().length === 0) return
    if (existsSync(earlier)) {
      const { status, stdout, stderr } = await run(['diff', earlier, out, '--json'])
      if (status !== 0) throw new Broken(`diff: ${stderr}`)
      for (const { pair, state } of JSON.parse(stdout).pairs as { pair: string; state: string }[]) {
        const [a, b] = [earlier, out].map(folder =>
          existsSync(join(folder, pair)) ? JSON.stringify(withoutInputs(manifestOf(join(folder, pair)))) : undefined,
        )
        const wanted = a === undefined ? 'added' : b === undefined ? 'removed' : a === b ? 'same' : 'changed'
        if (state !== wanted) throw new Broken(`diff says that ${pair} is ${state}, and it is ${wanted}`)
      }
      rmSync(earlier, { recursive: true })
    }
    cpSync(out, earlier, { recursive: true, verbatimSymlinks: true })
  }

  const deeds: readonly (readonly [weight: number, name: string, act: () => Promise<unknown> | unknown])[] = [
    [4, 'build one site', () => build([one(PAIRS)])],
    [1, 'build both sites', () => build(PAIRS)],
    [2, 'kill a build', killBuild],
    [4, 'change a value', () => change(one(files), -1)],
    [1, 'write a value that is refused', () => change(one(files), 0)],
    [1, 'cut a file', () => cut(one(files))],
    [2, 'put the files right', putRight],
    [2, 'explain', () => explain(one(PAIRS))],
    [2, 'diff', diff],
    [1, 'validate', validate],
    [1, 'put a stray file into the output', putStray],
    [1, 'ask for the state', () => run(['status', '--out', out])],
  ]

  async function killBuild(): Promise<void> {
    await run(buildOf(one(PAIRS)), draw() * KILLED_MAX_MS)
  }
  function change(file: string, upTo: number): void {
    const [key, values] = one(VALUES)
    const value = upTo === 0 ? values.at(-1) : one(values.slice(0, -1))
    try {
      const whole = JSON.parse(readFileSync(file, 'utf8'))
      writeFileSync(file, `${JSON.stringify({ ...whole, [key]: value }, null, 2)}\n`)
    } catch {
      // It was cut, and stays so.
    }
  }
  function cut(file: string): void {
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.slice(0, Math.floor(draw() * text.length)))
  }
  function putRight(): void {
    for (const [file, text] of first) writeFileSync(file, text)
  }
  function putStray(): void {
    const name = one(published().length > 0 ? published() : [''])
    if (name === '') return
    writeFileSync(join(out, name, 'stray.txt'), 'x')
  }
  /** What validate lets pass can be built. */
  async function validate(): Promise<void> {
    const { status, stderr, stdout } = await run(['validate', '--strict'])
    const isTold = /\berror\b/.test(stdout + stderr)
    if ((status === 0) === isTold) throw new Broken(`validate: ${status} ${stdout} ${stderr}`)
    if (status !== 0) return
    const [pair] = [one(PAIRS)]
    await build([pair])
    if (known.get(`${nameOf(pair)} ${inputs()}`) === undefined) throw new Broken('validate lets pass what is not built')
  }

  let steps = 0
  /** The sites are built first, so that there is something to lose. */
  function nextDeed(): (typeof deeds)[number] {
    steps += 1
    let left = draw() * deeds.reduce((sum, [weight]) => sum + weight, 0)
    const drawn = deeds.find(([weight]) => {
      left -= weight
      return left < 0
    })
    return (steps === 1 ? deeds.find(([, name]) => name === 'build both sites') : drawn) as (typeof deeds)[number]
  }

  return {
    built: () => builds,
    async step() {
      const [, name, act] = nextDeed()
      const before = outsideOf(project, out)
      const own =
        name.startsWith('change') || name.startsWith('write') || name.startsWith('cut') || name.startsWith('put the')
      await act()
      const after = outsideOf(project, out)
      const written = [...new Set([...before.keys(), ...after.keys()])].filter(
        path => before.get(path) !== after.get(path),
      )
      if (!own && written.length > 0) throw new Broken(`${name} wrote outside of the output: ${written}`)
      checkWhole()
      return name
    },
  }
}

/** Inputs may differ where nothing that is published does. */
const withoutInputs = ({ files, settings }: Manifest) => ({ files, settings })

/** What no command writes: each file in the project that is not kept for the next build, and what lies next to it and to the output. */
function outsideOf(project: string, out: string): Map<string, string> {
  const found = new Map<string, string>()
  const kept = ['node_modules', '.cache', '.generated', '.git', '.astro'].map(name => join(project, name))
  const skipped = new Set([...kept, out])
  const walk = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (skipped.has(path)) continue
      if (entry.isDirectory()) walk(path)
      else if (entry.isFile()) found.set(path, createHash('sha256').update(readFileSync(path)).digest('hex'))
    }
  }
  walk(project)
  for (const folder of [dirname(project), dirname(out)])
    for (const name of readdirSync(folder))
      if (join(folder, name) !== out && !name.startsWith('earlier-')) found.set(join(folder, name), '')
  return found
}
