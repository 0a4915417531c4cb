// What commands print and how they end, each as a process of its own over a copy of the project.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { copyProject } from '../budgets/project-copy.ts'

vi.setConfig({ testTimeout: 120_000 })

let work: string
let project: string
let server: Server
/** What the server has to give: messages by locale, flags by `flags`. */
let offered: Record<string, string> = {}

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'commands-'))
  project = copyProject(join(work, 'project'), ['en', 'ar'])
  server = createServer((request, response) => {
    const text =
      offered[
        /\/(?:(\w+)\.json|ofrep\/v1\/evaluate\/(flags))$/
          .exec(request.url ?? '')
          ?.slice(1)
          .find(Boolean) ?? ''
      ]
    response.writeHead(text === undefined ? 404 : 200).end(text)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
  rmSync(work, { recursive: true, force: true })
})

type Run = { status: number | null; stdout: string; stderr: string }

/** Runs a command without a terminal, as a script would. */
const cli = (...args: string[]): Promise<Run> => cliWith({}, ...args)

const cliWith = (env: NodeJS.ProcessEnv, ...args: string[]): Promise<Run> => run('generator/cli.ts', env, ...args)

async function run(program: string, env: NodeJS.ProcessEnv, ...args: string[]): Promise<Run> {
  const child = spawn(process.execPath, [join(project, program), ...args], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_NO_WARNINGS: '1', ...env },
  })
  const ended: Run = { status: null, stdout: '', stderr: '' }
  child.stdout.on('data', data => {
    ended.stdout += data
  })
  child.stderr.on('data', data => {
    ended.stderr += data
  })
  ended.status = await new Promise(resolve => child.once('close', resolve))
  return ended
}

const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
const messagesOf = (locale: string) => join(project, 'content', 'messages', `${locale}.json`)
const read = (locale: string): Record<string, string> => JSON.parse(readFileSync(messagesOf(locale), 'utf8'))
const written = (messages: object): string => `${JSON.stringify(messages, null, 2)}\n`

test.each([
  [['validate', '--json']],
  [['explain', 'pandago', 'NO', '--json']],
  [['matrix', '--env', 'prd', '--full']],
  [['messages', 'status', '--json']],
  [['doctor', '--json']],
])('[GEN-111] %j prints one JSON document and nothing else, a warning about the inputs or not', async args => {
  const before = readFileSync(messagesOf('ar'), 'utf8')
  // A text as in English is a warning.
  writeFileSync(messagesOf('ar'), written({ ...read('ar'), portal_title_history: read('en').portal_title_history }))
  try {
    const { stdout } = await cli(...args)
    expect(() => JSON.parse(stdout)).not.toThrow()
    expect(stdout).not.toContain('\u001b')
  } finally {
    writeFileSync(messagesOf('ar'), before)
  }
})

test.each([
  [['bild'], /unknown command 'bild'.*Did you mean build\?/s],
  [['build', '--env', 'prd'], /Say which sites: --brand B, --country C, both, --all or --full/],
  [['build', '--env', 'prd', '--brand', 'pandgo'], /"pandgo" is not an accepted brand/],
  [
    ['build', '--env', 'prd', '--affected', 'HEAD', '--all'],
    /'--affected <git ref>' cannot be used with option '--all'/,
  ],
  [['validate', '--format', 'html'], /Allowed choices are text, json, github, sarif, junit/],
  [['build', '--env', 'prd', '--all', '--full'], /'--all' cannot be used with option '--full'/],
  [['build', '--all', '--env', 'prd', '--shard', '3/2'], /Give i\/n with i from 1 to n/],
  [['build', '--all', '--env', 'prd', '--shrad', '1/2'], /unknown option '--shrad'.*Did you mean --shard\?/s],
  [['matrix', '--env', 'prd', '--shards', 'many'], /--shards takes a whole number/],
  [['explain', 'pandago', 'NO', 'settings.lniks'], /Did you mean "settings.links"\?/],
  [
    ['preview', 'pandago-NO', '--out', 'nowhere'],
    /is not a built pair\. Build it first: .* --brand pandago --country NO /,
  ],
  [['apply', 'plan.json', '--canary', '10', '--canary-port', '0'], /Give the number of a port from 1 on/],
  [['diff', 'nowhere', 'nowhere'], /holds no built pair/],
  [['drift', 'nowhere'], /is not a built pair: it has no manifest\.json/],
  [['drift', 'https://no.brand.example', '--out', 'nowhere'], /No built pair in /],
  [['build', '--all', '--env', 'prd', '--out', 'src'], /belongs to the sources.* Give another folder with --out, such/],
  [
    ['build', '--all', '--env', 'prd', '--out', 'LICENSE'],
    /LICENSE is a file\. Give a folder with --out, such as dist/,
  ],
  [['plan', '--from', 'dist', '--report', 'docs'], /belongs to the sources.* Give another folder with --report, such/],
  [['plan', '--from', 'dist', '--out', 'src'], /src is a folder\. Give a file with --out, such as plan\.json/],
  [['gallery', '--into', 'tests'], /belongs to the sources.* Give another folder with --into, such/],
  [
    ['messages', 'export', '--format', 'po', '--out', 'content'],
    /belongs to the sources.* Give another folder with --out, such as translations/,
  ],
  [
    ['cms', '--repository', 'riders/texts', '--out', 'src'],
    /belongs to the sources.* Give another folder with --out, such as cms/,
  ],
  [['plan', '--from', 'ftp://no.brand.example'], /is neither a folder nor an http or https address\. .* with --from/],
  [['apply', 'nowhere.json'], /There is no file .+nowhere\.json\. Give the file that plan wrote, such as plan\.json/],
  [['apply', 'docs'], /docs is a folder\. Give the file that plan wrote/],
  [['sign', 'dist', '--key', 'nowhere.pem'], /There is no file .+nowhere\.pem\. Give the private key with --key/],
  [['verify', 'dist', '--key', 'nowhere.pub'], /There is no file .+nowhere\.pub\. Give the public key with --key/],
  [
    ['verify', 'dist', '--identity', 'riders', '--trusted-root', 'nowhere.json'],
    /There is no file .+nowhere\.json\. Give the keys of a Sigstore with --trusted-root/,
  ],
  [['drift', '--list', 'nowhere.txt'], /There is no file .+nowhere\.txt\. Give a file with a host a line with --list/],
  [
    ['rollback', 'nowhere', 'efood-GR'],
    /is not a built pair\. Give the folder that apply publishes into, and a pair in/,
  ],
  [['clean', 'nowhere'], /No built pair in .+nowhere\. Give the folder that apply publishes into\./],
  [['gallery', '--schemes', 'purple'], /Allowed choices are light, dark/],
  [['gallery', '--widths', 'wide'], /--widths takes numbers of pixels/],
  [['gallery', 'talabat-NO', '--states'], /talabat-NO is no brand in one of its markets\. Did you mean "talabat-JO"\?/],
  [['gallery', '--states', '--paths', '/faq'], /option '--states' cannot be used with option '--paths/],
  [['messages', 'pull', '--from', 'content/messages'], /is not an http or https address/],
  [['new', 'country', '--code', 'IS'], /There is no terminal to ask at\. Give --currency/],
] as const)('%j is a wrong use: status 1, said once, nothing on standard output', async (args, expected) => {
  const { status, stdout, stderr } = await cli(...args)
  expect(stderr).toMatch(expected)
  expect(stderr.match(new RegExp(expected.source, 'gs'))).toHaveLength(1)
  expect(stdout).toBe('')
  expect(status).toBe(1)
})

const NEW_BRAND = [
  ...['new', 'brand', '--id', 'west-wind', '--name', 'West Wind', '--code', 'WEST_WIND', '--primary', '#B00020'],
  ...['--logo', '', '--countries', 'NO', '--domain', 'west-wind.example'],
]
/** Has something happen once the first file of a new brand, or its draft, is written. */
const atFirstFile = (happens: string): string => {
  const script = join(work, 'at-first-file.mjs')
  writeFileSync(
    script,
    `import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const { writeFileSync } = fs
let files = 0
fs.writeFileSync = (path, ...rest) => {
  writeFileSync(path, ...rest)
  if (String(path).includes('west-wind') && ++files === 1) { ${happens} }
}
syncBuiltinESMExports()`,
  )
  return `--import=${pathToFileURL(script).href}`
}

test('a new brand whose second file cannot be written leaves nothing, and says so', async () => {
  const full = "throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })"
  const { status, stdout, stderr } = await cliWith({ NODE_OPTIONS: atFirstFile(full) }, ...NEW_BRAND)
  expect(stderr).toMatch(/^Nothing was written\.\n.*no space left on device/s)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(readdirSync(join(project, 'brands'))).not.toContain('west-wind')
})

test('a signal in the middle of a new brand leaves all of its files, and the cure for what is made from them', async () => {
  const stop = "process.kill(process.pid, 'SIGTERM')"
  const list = join(project, 'schema', 'brand-id.schema.json')
  const before = readFileSync(list)
  const { status, stdout, stderr } = await cliWith({ NODE_OPTIONS: atFirstFile(stop) }, ...NEW_BRAND)
  expect(stderr).toMatch(/Interrupted: all files above are written; .* npm run schema/)
  expect(status).toBe(143)
  const written = [...stdout.matchAll(/wrote (\S+)/g)].map(([, path]) => path)
  expect(written).toEqual([
    ...['brand.json', 'logo.svg', 'marker.svg'].map(name => `brands/west-wind/${name}`),
    'schema/brand-id.schema.json',
  ])
  expect(readdirSync(join(project, 'brands', 'west-wind')).sort()).toEqual(['brand.json', 'logo.svg', 'marker.svg'])
  expect(readFileSync(list, 'utf8')).toContain('"west-wind"')
  // The other tests have the same project.
  rmSync(join(project, 'brands', 'west-wind'), { recursive: true })
  writeFileSync(list, before)
})

test('[GEN-111] preview serves nothing when one of the pairs is not built, and names the one that is near', async () => {
  const out = join(work, 'out')
  mkdirSync(join(out, 'pandago-NO'), { recursive: true })
  writeFileSync(join(out, 'pandago-NO', 'manifest.json'), '{}')
  const { status, stdout, stderr } = await cli('preview', 'pandago-NO', 'pandago-no', '--out', out, '--port', '0')
  expect(stderr).toMatch(/pandago-no is not a built pair\. Did you mean "pandago-NO"\?/)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
})

/** Every call of the program in the documents and workflows: its words and its options. */
function writtenCalls(): { at: string; words: string[]; options: string[] }[] {
  const folders = ['docs', '.github/workflows', '.']
  const files = folders.flatMap(folder =>
    readdirSync(join(project, folder))
      .filter(name => /\.(?:md|yml)$/.test(name))
      .map(name => join(folder, name)),
  )
  return files.flatMap(at => {
    const calls = readFileSync(join(project, at), 'utf8').matchAll(/npm run (?:-s )?portal -- ([a-z][^\n`#>|)]*)/g)
    return [...calls].map(([, call = '']) => {
      const parts = call.trim().split(/\s+/)
      const first = parts.findIndex(part => !/^[a-z]+$/.test(part))
      return {
        at,
        words: first < 0 ? parts : parts.slice(0, first),
        options: parts.filter(part => /^--[a-z]/.test(part)).map(part => part.replace(/[^a-z-].*$/, '')),
      }
    })
  })
}

test('[GEN-111] what documents and workflows call is there, with each of its options', async () => {
  const calls = writtenCalls()
  expect(calls.length).toBeGreaterThan(80)
  const helpOf = new Map<string, string>()
  const withParts = ['messages', 'flags', 'new']
  const named = calls.map(({ words: [word = '', part = ''] }) =>
    withParts.includes(word) ? `${word} ${part}`.trim() : word,
  )
  for (const name of new Set(named)) {
    const { status, stdout } = await cli(...name.split(' '), '--help')
    expect({ name, status }).toEqual({ name, status: 0 })
    helpOf.set(name, stdout)
  }
  const unknown = calls.flatMap(({ at, options }, index) => {
    const help = helpOf.get(named[index] ?? '') ?? ''
    const missing = options.filter(option => option !== '--help' && !help.includes(`${option} `))
    return missing.map(option => `${at}: ${named[index]} ${option}`)
  })
  expect(unknown).toEqual([])
})

test('[GEN-111] the program prints its version', async () => {
  const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  expect(await cli('--version')).toMatchObject({ status: 0, stdout: `${version}\n` })
})

beforeEach(() => {
  offered = {}
})
const from = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/{locale}.json`

test('[GEN-009] messages pull takes over a set that brings a new message, and refuses a faulty file as a whole', async () => {
  const before = { en: readFileSync(messagesOf('en'), 'utf8'), ar: readFileSync(messagesOf('ar'), 'utf8') }
  const english = written({ ...read('en'), brand_new: 'A new text' })
  const arabic = written({ ...read('ar'), brand_new: 'نص جديد' })
  try {
    offered = { en: english, ar: arabic }
    const taken = await cli('messages', 'pull', '--from', from())
    expect(taken).toMatchObject({ status: 0, stdout: 'en taken over\nar taken over\n' })
    expect(readFileSync(messagesOf('ar'), 'utf8')).toBe(arabic)
    const namedTwice = await cli('messages', 'pull', '--from', from(), '--locale', 'ar', 'ar')
    expect(namedTwice).toMatchObject({ status: 0, stdout: 'ar taken over\n' })

    offered = { ar: arabic.replace('نص جديد', 'نص {unknown}') }
    const refused = await cli('messages', 'pull', '--from', from(), '--locale', 'ar')
    expect(refused.status).toBe(1)
    expect(refused.stderr).toMatch(/content\/messages\/ar\.json:\d+:\d+: error MSG003 brand_new/)
    expect(refused.stderr).toContain('ar: refused as a whole. The file in use stays as it is.')
    expect(readFileSync(messagesOf('ar'), 'utf8')).toBe(arabic)

    offered = {}
    const absent = await cli('messages', 'pull', '--from', from(), '--locale', 'ar')
    expect(absent.status).toBe(1)
    expect(absent.stderr).toMatch(/^ar: http\S+\/ar\.json answered 404\. The file in use stays as it is\.$/m)
    const unreachable = await cli('messages', 'pull', '--from', 'http://127.0.0.1:1', '--locale', 'ar')
    expect(unreachable.stderr).toMatch(/^ar: http\S+\/ar\.json could not be read \(bad port\)/)
  } finally {
    writeFileSync(messagesOf('en'), before.en)
    writeFileSync(messagesOf('ar'), before.ar)
  }
})

test('[GEN-009] [GEN-113] messages pull records what follows the English texts that came with it, and what they left behind', async () => {
  const before = [messagesOf('en'), messagesOf('ar')].map(path => [path, readFileSync(path)] as const)
  const outdated = async (): Promise<string[] | undefined> => {
    const { locales } = JSON.parse((await cli('messages', 'status', '--json')).stdout) as {
      locales: { locale: string; stale: string[] }[]
    }
    return locales.find(({ locale }) => locale === 'ar')?.stale
  }
  const pull = async (english: Record<string, string>, arabic: Record<string, string>) => {
    offered = { en: written({ ...read('en'), ...english }), ar: written({ ...read('ar'), ...arabic }) }
    expect(await cli('messages', 'pull', '--from', from())).toMatchObject({ status: 0 })
  }
  try {
    expect(await cli('messages', 'renewed')).toMatchObject({ status: 0 })
    await pull(
      { common_skip: 'Skip to the text', common_log_in: 'Sign in', brand_new: 'A new text' },
      { common_skip: 'تخطَّ إلى النص', brand_new: 'نص جديد' },
    )
    expect(await outdated()).toEqual(['common_log_in'])
    await pull({ brand_new: 'Another text' }, {})
    expect(await outdated()).toEqual(['common_log_in', 'brand_new'])
  } finally {
    for (const [path, bytes] of before) writeFileSync(path, bytes)
    rmSync(messagesOf('translated-from'), { force: true })
  }
})

test.each(['portal', 'company/', '/portal', 'https://git.example/company/portal', 'company /portal'])(
  'cms refuses %j, which names no repository of an owner, and writes nothing',
  async repository => {
    const folder = join(work, 'cms')
    const refused = await cli('cms', '--repository', repository, '--out', folder)
    expect(refused).toMatchObject({ status: 1, stdout: '' })
    expect(refused.stderr).toContain('such as company/portal')
    expect(existsSync(folder)).toBe(false)
  },
)

test('cms takes the repository of a group in a group', async () => {
  const folder = join(work, 'cms')
  expect(await cli('cms', '--repository', 'company/web/portal', '--host', 'gitlab', '--out', folder)).toMatchObject({
    status: 0,
  })
  expect(JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'))).toMatchObject({
    backend: { repo: 'company/web/portal' },
  })
})

test('npm test ends with the line that is counted where the sites cannot be built', async () => {
  const before = readFileSync(messagesOf('ar'), 'utf8')
  writeFileSync(messagesOf('ar'), before.replace(',', ''))
  try {
    const { status, stdout } = await run('scripts/test.ts', {})
    expect([status, stdout.trimEnd().split('\n').at(-1)]).toEqual([1, '0 passed, 1 failed'])
  } finally {
    writeFileSync(messagesOf('ar'), before)
  }
})

test.each(['compile-messages', 'build-demo'])(
  'scripts/%s, with which npm start, test and check begin, says where a catalogue is broken, and nothing of the program',
  async name => {
    const before = readFileSync(messagesOf('ar'), 'utf8')
    writeFileSync(messagesOf('ar'), before.replace(',', ''))
    try {
      const { status, stderr } = await run(`scripts/${name}.ts`, {})
      expect(status).toBe(1)
      expect(stderr).toMatch(/^content\/messages\/ar\.json:\d+:\d+: error CFG001: A comma is missing before this\./)
      expect(stderr).toMatch(/\n1 error in 1 file\.\n$/)
    } finally {
      writeFileSync(messagesOf('ar'), before)
    }
  },
)

test('doctor looks at the browser of CHROMIUM_PATH, which tests and pictures take first', async () => {
  const foundWith = async (env: NodeJS.ProcessEnv) => {
    const { stdout } = await cliWith(env, 'doctor', '--json')
    return (JSON.parse(stdout) as { findings: { name: string }[] }).findings.find(({ name }) => name === 'chromium')
  }
  expect(await foundWith({ CHROMIUM_PATH: undefined })).toMatchObject({ ok: false, found: 'not looked for yet' })
  expect(await foundWith({ CHROMIUM_PATH: process.execPath })).toMatchObject({ ok: true, found: process.version })
  expect(await foundWith({ CHROMIUM_PATH: '/no/browser' })).toMatchObject({
    ok: false,
    found: '/no/browser does not start',
  })
})

test('[FLG-002] flags pull writes what a flag service says into the file of the pair, and a bad answer changes nothing', async () => {
  const country = join(project, 'countries', 'GR.json')
  const pair = join(project, 'brands', 'efood', 'countries', 'GR.json')
  const before = readFileSync(country, 'utf8')
  const environments = { san: { flags: { EU: `http://127.0.0.1:${(server.address() as AddressInfo).port}` } } }
  const flags = (value: object) => ({ flags: JSON.stringify({ flags: [{ key: 'Voucher', ...value }] }) })
  const pull = () => cli('flags', 'pull', '--brand', 'efood', '--country', 'GR', '--env', 'san')
  try {
    writeFileSync(country, written({ ...JSON.parse(before), environments }))
    offered = flags({ value: true })
    const taken = await pull()
    expect(taken).toMatchObject({
      status: 0,
      stdout: 'efood-GR: Voucher on (brands/efood/countries/GR.json)\n1 site asked for, 0 as configured.\n',
    })
    const file = readFileSync(pair, 'utf8')
    expect(JSON.parse(file)).toMatchObject({ flags: { Voucher: true } })

    offered = flags({ value: 'off' })
    const refused = await pull()
    expect(refused).toMatchObject({ status: 1, stdout: '' })
    expect(refused.stderr).toMatch(
      /^efood-GR: http\S+ \(environments\.san\.flags\.EU in countries\/GR\.json:\d+\) says "off" of Voucher/m,
    )
    expect(refused.stderr).toContain('Refused as a whole: nothing was written.')
    expect(readFileSync(pair, 'utf8')).toBe(file)
  } finally {
    writeFileSync(country, before)
    rmSync(pair, { force: true })
  }
})

test.each(['pull', 'renewed'])('messages %s leaves a file whole where the new one has no room', async command => {
  const folder = join(project, 'content', 'messages')
  const contents = () => readdirSync(folder).map(name => [name, hashOf(join(folder, name))])
  const before = contents()
  offered = { ar: written({ ...read('ar'), common_skip: 'تخطَّ' }) }
  const { port } = server.address() as AddressInfo
  const words = command === 'pull' ? ['--from', `http://127.0.0.1:${port}`, '--locale', 'ar'] : []
  // Blocks of 512 bytes: no file becomes longer than 16 KB.
  const limited = ['-c', 'ulimit -f 32; exec "$@"', 'sh', process.execPath, join(project, 'generator', 'cli.ts')]
  const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' }
  const child = spawn('sh', [...limited, 'messages', command, ...words], { cwd: project, stdio: 'ignore', env })
  expect(await new Promise(resolve => child.once('close', resolve))).toBe(1)
  expect(contents()).toEqual(before)
})

test('[I18-102] messages export leaves nothing where a file has no room: a half one may look whole, and stops the next export', async () => {
  const out = join(work, 'little-room')
  const script = join(work, 'half-a-file.mjs')
  writeFileSync(
    script,
    `import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const { writeFileSync } = fs
fs.writeFileSync = (path, contents, ...rest) => {
  if (!String(path).includes('ar.csv')) return writeFileSync(path, contents, ...rest)
  writeFileSync(path, contents.slice(0, contents.length / 2))
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
}
syncBuiltinESMExports()`,
  )
  const words = ['messages', 'export', '--format', 'csv', '--out', out]
  const refused = await cliWith({ NODE_OPTIONS: `--import=${pathToFileURL(script).href}` }, ...words)
  expect(refused).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('The disk is full') })
  expect(existsSync(out)).toBe(false)
  expect(await cli(...words)).toMatchObject({ status: 0 })
})

test('[GEN-115] whoever applies a plan on a full disk is told to free some space, and of no option that apply has not', async () => {
  const script = join(work, 'no-plan.mjs')
  writeFileSync(
    script,
    `import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const { readFileSync } = fs
fs.readFileSync = (path, ...rest) => {
  if (!String(path).endsWith('no-plan.json')) return readFileSync(path, ...rest)
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
}
syncBuiltinESMExports()`,
  )
  const told = await cliWith({ NODE_OPTIONS: `--import=${pathToFileURL(script).href}` }, 'apply', 'no-plan.json')
  expect(told).toMatchObject({ status: 1, stdout: '' })
  expect(told.stderr).toContain('The disk is full: free some space. ')
})

test('messages renewed makes no new record from one that does not parse, in which nothing would be stale, and status counts none', async () => {
  const record = join(project, 'content', 'messages', 'translated-from.json')
  const halfMerged = '<<<<<<< HEAD\n{ "english": {}, "renewed": {} }\n'
  try {
    writeFileSync(record, halfMerged)
    const { status, stderr } = await cli('messages', 'renewed')
    expect({ status, record: readFileSync(record, 'utf8') }).toEqual({ status: 1, record: halfMerged })
    expect(stderr).toContain('content/messages/translated-from.json:1:1: error CFG001')
    for (const how of [[], ['--json'], ['--html', join(work, 'languages.html')]])
      expect(await cli('messages', 'status', ...how)).toEqual({ status: 1, stdout: '', stderr })
    expect(existsSync(join(work, 'languages.html'))).toBe(false)
  } finally {
    rmSync(record)
  }
})

test('[I18-102] messages export writes files for translators, and messages import takes them over whole or not at all', async () => {
  const before = readFileSync(messagesOf('ar'), 'utf8')
  const out = join(work, 'for-translators')
  const file = join(out, 'ar.xlf')
  try {
    const exported = await cli('messages', 'export', '--format', 'xliff', '--out', out)
    expect(exported).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^ar \d+ texts, 0 to translate: .+ar\.xlf\n$/),
    })
    const again = await cli('messages', 'export', '--format', 'xliff', '--out', out)
    expect(again).toMatchObject({ status: 1, stderr: expect.stringContaining('is there already') })

    expect(await cli('messages', 'import', file)).toMatchObject({ status: 0, stdout: 'ar 0 changed, 0 renewed\n' })
    expect(readFileSync(messagesOf('ar'), 'utf8')).toBe(before)

    const [skip = '', heading = ''] = [read('ar').common_skip, read('ar').landing_hero_heading]
    const changed = readFileSync(file, 'utf8').replace(skip, `${skip}!`)
    writeFileSync(file, changed.replace(heading, heading.replace('{time}', '')))
    const refused = await cli('messages', 'import', file)
    expect(refused.status).toBe(1)
    expect(refused.stderr).toMatch(/ar\.xlf:\d+:\d+: error MSG003 landing_hero_heading/)
    expect(refused.stderr).toContain('Nothing was written.')
    expect(readFileSync(messagesOf('ar'), 'utf8')).toBe(before)

    // As a tool on Windows saves it.
    writeFileSync(file, `\uFEFF${changed.replaceAll('\n', '\r\n')}`)
    expect(await cli('messages', 'import', file)).toMatchObject({ status: 0, stdout: 'ar 1 changed, 0 renewed\n' })
    expect(readFileSync(messagesOf('ar'), 'utf8')).toBe(before.replace(`"${skip}"`, `"${skip}!"`))

    const absent = await cli('messages', 'import', join(out, 'th.xlf'), join(out, 'ar.docx'))
    expect(absent.stderr).toMatch(/th\.xlf:1:1: error TRN002: There is no such file[\s\S]*2 errors in 2 files/)
  } finally {
    writeFileSync(messagesOf('ar'), before)
  }
})

test('[CFG-106] migrate --check fails on an old file and leaves it alone; migrate lifts it; then the check passes', async () => {
  const [path, other] = ['NO', 'SE'].map(code => join(project, 'countries', `${code}.json`)) as [string, string]
  const [whole, wholeOther] = [readFileSync(path, 'utf8'), readFileSync(other, 'utf8')]
  try {
    const old = whole.replace('  "schemaVersion": 3,\n', '')
    writeFileSync(path, old)
    const refused = await cli('migrate', '--check')
    expect(refused.status).toBe(1)
    expect(refused.stderr).toContain('countries/NO.json:1:1: error CFG048')
    expect(readFileSync(path, 'utf8')).toBe(old)
    const lifted = await cli('migrate')
    expect(lifted.stderr).toBe('')
    expect(lifted.stdout).toMatch(/^lifted countries\/NO\.json: .*\n1 file lifted to schema version 3, 46 had it\.\n$/)
    expect(readFileSync(path, 'utf8')).toBe(whole)
    expect(await cli('migrate', '--check')).toMatchObject({
      status: 0,
      stdout: 'All 47 files are of schema version 3.\n',
      stderr: '',
    })
    // One file that cannot be lifted keeps all others as they are.
    writeFileSync(path, old)
    writeFileSync(other, '{')
    expect((await cli('migrate')).status).toBe(1)
    expect(readFileSync(path, 'utf8')).toBe(old)
  } finally {
    writeFileSync(path, whole)
    writeFileSync(other, wholeOther)
  }
})
