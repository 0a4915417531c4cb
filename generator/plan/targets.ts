// Where releases can be published besides a folder of this machine (GEN-115): another machine by rsync, object storage, or any
// command. All get the files in the same order: what pages load first, then the pages, and deletions only when they are asked for.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { contentTypeOf } from '../emit/hosting/content-types.ts'
import { headersFor, parseRules } from '../preview/rules.ts'

/** A release of a pair: its folder, and its files below it. */
export type Delivery = { pair: string; release: string; files: readonly string[] }

export type Target = {
  /** Sends what no visitor gets yet. */
  upload(delivery: Delivery): Promise<void>
  /** From here on visitors get this release. */
  publish(delivery: Delivery): Promise<void>
  /** Removes a release that is not published, of its files only those named. */
  remove(delivery: Delivery): Promise<void>
  /** Removes files of the release before from where the present one is; only where all releases share one folder. */
  withdraw?(delivery: Delivery): Promise<void>
  /** Removes what a release that stays has no longer; not where all releases share one folder. */
  shrink?(delivery: Delivery): Promise<void>
}

/**
 * @param text `rsync:<destination>`, `s3://<bucket>/<folder>` or `command:<command of the shell>`
 * @throws Error if it is none of them, or object storage has no credentials
 */
export function targetOf(text: string, env: NodeJS.ProcessEnv = process.env): Target {
  const [, kind, rest = ''] = /^(rsync:|s3:\/\/|command:)(.+)$/s.exec(text) ?? []
  if (kind === 'rsync:') return rsyncTarget(rest.replace(/\/+$/, ''))
  if (kind === 's3://') return s3Target(rest.replace(/\/+$/, ''), env)
  if (kind === 'command:') return commandTarget(rest)
  throw new Error(`"${text}" is not a target: rsync:host:/srv/sites, s3://bucket/folder or command:./publish.sh`)
}

const isAsset = (path: string): boolean => path.startsWith('_assets/')
const isPage = (path: string): boolean => path.endsWith('.html')

/** The destination has the same folders as this machine: releases, and links to them, which are exchanged in one step. */
function rsyncTarget(destination: string): Target {
  const run = (...args: string[]) => {
    const { status, stderr, error } = spawnSync('rsync', args, { encoding: 'utf8' })
    if (error || status !== 0) throw new Error(`rsync to ${destination} failed: ${error?.message ?? stderr.trim()}`)
  }
  const withFolder = (use: (folder: string) => void) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-rsync-'))
    try {
      use(folder)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  const bring = async ({ pair, release }: Delivery) =>
    run('-a', '--mkpath', '--delete', `${release}/`, `${destination}/.releases/${pair}/${basename(release)}/`)
  return {
    upload: bring,
    shrink: bring,
    async publish({ pair, release }) {
      withFolder(folder => {
        symlinkSync(`.releases/${pair}/${basename(release)}`, join(folder, pair))
        run('-l', join(folder, pair), `${destination}/`)
      })
    },
    async remove({ pair, release }) {
      const name = basename(release)
      withFolder(empty => {
        const only = [`--include=/${name}/`, `--include=/${name}/**`, '--exclude=*']
        run('-r', '--delete', ...only, `${empty}/`, `${destination}/.releases/${pair}/`)
      })
    },
  }
}

/** The command gets the step, the pair, the folder and a list of files, a path a line, as variables. */
function commandTarget(command: string): Target {
  const run = (step: string, { pair, release }: Delivery, files: readonly string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-command-'))
    try {
      const list = join(folder, 'files.txt')
      writeFileSync(list, files.map(path => `${path}\n`).join(''))
      const variables = { PORTAL_STEP: step, PORTAL_PAIR: pair, PORTAL_RELEASE: release, PORTAL_FILES: list }
      const { status, error } = spawnSync('sh', ['-c', command], {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, ...variables },
      })
      if (error || status !== 0)
        throw new Error(
          `The command ended with ${error?.message ?? `status ${status}`} at the step ${step} of ${pair}.`,
        )
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return {
    async upload(delivery) {
      const assets = delivery.files.filter(isAsset)
      // Signatures that come later have none with them.
      if (assets.length > 0) run('upload', delivery, assets)
    },
    async publish(delivery) {
      const others = delivery.files.filter(path => !isAsset(path))
      run('publish', delivery, [...others.filter(path => !isPage(path)), ...others.filter(isPage), 'manifest.json'])
    },
    async withdraw(delivery) {
      run('remove', delivery, delivery.files)
    },
    async remove(delivery) {
      run('remove', delivery, delivery.files)
    },
  }
}

const CONCURRENT_UPLOADS = 8
const ANSWER_MAX_MS = 60_000
/** Storage that is busy (429, 5xx) is asked again, each time later. */
const RETRIES_MAX = 5

/** Objects have no links: files are replaced one by one, in an order in which every page finds what it loads. */
function s3Target(place: string, env: NodeJS.ProcessEnv): Target {
  const [bucket = '', ...folders] = place.split('/')
  const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret, AWS_SESSION_TOKEN: token } = env
  if (!id || !secret) throw new Error('Object storage needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.')
  const region = env['AWS_REGION'] ?? 'us-east-1'
  const endpoint = (env['AWS_ENDPOINT_URL'] ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, '')
  const client = new AwsClient({
    accessKeyId: id,
    secretAccessKey: secret,
    ...(token && { sessionToken: token }),
    service: 's3',
    region,
    retries: RETRIES_MAX,
  })

  async function send(method: 'PUT' | 'DELETE', key: string, headers: Record<string, string>, body: Uint8Array) {
    const path = [bucket, ...folders, ...key.split('/')].map(escapedPart).join('/')
    const url = new URL(`${endpoint}/${path}`)
    // What is stored has to be what was signed.
    const hash = createHash('sha256').update(body).digest('hex')
    const response = await client.fetch(url, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      signal: AbortSignal.timeout(ANSWER_MAX_MS),
      ...(method === 'PUT' && { body: Buffer.from(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${url.href} was answered ${response.status}: ${await response.text()}`)
  }

  async function sendAll({ pair, release }: Delivery, files: readonly string[]): Promise<void> {
    const rules = parseRules({
      redirects: '',
      headers: readFileSync(join(release, '_headers'), 'utf8'),
    })
    await sideBySide(files, async path => {
      const body = readFileSync(join(release, path))
      for (const key of keysOf(path)) {
        const cache = headersFor(rules, `/${key}`).get('cache-control') ?? 'public, max-age=0, must-revalidate'
        await send('PUT', `${pair}/${key}`, { 'cache-control': cache, 'content-type': contentTypeOf(path).type }, body)
      }
    })
  }

  return {
    upload: delivery => sendAll(delivery, delivery.files.filter(isAsset)),
    async publish(delivery) {
      const others = delivery.files.filter(path => !isAsset(path) && isPublic(path))
      await sendAll(
        delivery,
        others.filter(path => !isPage(path)),
      )
      await sendAll(delivery, others.filter(isPage))
    },
    async remove({ pair, files }) {
      const keys = files.filter(isPublic).flatMap(keysOf)
      await sideBySide(keys, key => send('DELETE', `${pair}/${key}`, {}, new Uint8Array()))
    },
  }
}

/** What a host never serves is not put where everybody can read it; storage packs nothing by itself. */
const isPublic = (path: string): boolean =>
  !/^(?:hosting\/|_headers$|_redirects$|manifest\.json$)/.test(path) && !/\.(?:br|gz)$/.test(path)

/** Storage does not rewrite addresses, so a page is there under its address too. */
const keysOf = (path: string): string[] =>
  path.endsWith('/index.html') ? [path, path.slice(0, -'/index.html'.length)] : [path]

const escapedPart = (part: string): string =>
  encodeURIComponent(part).replace(/[!'()*]/g, letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

/** Where one fails the rest is left, and what runs is waited for: whoever is told of it may do something else next. */
async function sideBySide<Item>(items: readonly Item[], each: (item: Item) => Promise<void>): Promise<void> {
  const open = [...items]
  const work = async () => {
    try {
      for (let item = open.shift(); item !== undefined; item = open.shift()) await each(item)
    } catch (error) {
      open.length = 0
      throw error
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: CONCURRENT_UPLOADS }, work))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}
