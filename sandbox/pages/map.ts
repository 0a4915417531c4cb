// The base map of the sandbox: a style and the tiles of the demo city, in ranges as the map library asks for them.
import { open, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { jsonAnswer } from '#sandbox/http/answers'
import type { App } from '#sandbox/http/app'
import type { Site } from '#sandbox/site'
import type { MapColours, MapScheme } from '#sandbox/world/model'
import { mapStyle } from '#sandbox/world/style'
import type { CountryCode } from '#schema/config'

/** Where tiles are kept between runs; they can be made again. */
const FOLDER = fileURLToPath(new URL('../../.cache/sandbox/tiles/', import.meta.url))

const palettes: Record<MapScheme, MapColours> = {
  light: {
    land: '#f4f2ee',
    built: '#ece8e1',
    road: '#ffffff',
    roadCase: '#d8d3ca',
    water: '#c3dcec',
    park: '#d5e6cd',
    label: '#3d4147',
    labelPark: '#3f6b3a',
    labelWater: '#2f6385',
  },
  dark: {
    land: '#1d2024',
    built: '#24282d',
    road: '#3b4148',
    roadCase: '#15181b',
    water: '#14273a',
    park: '#1f3227',
    label: '#d6dae0',
    labelPark: '#9cc79a',
    labelWater: '#8fbbdd',
  },
}

const drawn = new Map<CountryCode, Promise<string>>()

/** Draws the tiles of a country beside the server's own work: it takes some seconds. */
function tilesOf({ code, seed }: Site): Promise<string> {
  const known = drawn.get(code)
  if (known) return known
  const made = new Promise<string>((resolve, reject) => {
    const worker = new Worker(new URL('./tile-worker.ts', import.meta.url), {
      workerData: { code, seed, folder: FOLDER },
    })
    worker.once('message', (path: string) => resolve(path))
    worker.once('error', reject)
  })
  drawn.set(code, made)
  made.catch(() => drawn.delete(code))
  return made
}

/** Draws the base maps of these countries one after the other, so that nobody waits for them; a failure shows when one is asked for. */
export async function drawAhead(sites: Iterable<Site>): Promise<void> {
  for (const site of sites) await tilesOf(site).catch(() => undefined)
}

export function addMap(app: App): void {
  app.get('/map/style.json', context => {
    const site = context.get('site')
    const scheme: MapScheme = context.req.query('scheme') === 'dark' ? 'dark' : 'light'
    const tilesUrl = new URL('/map/tiles.pmtiles', context.req.url).href
    const language = context.req.query('lang') ?? site.languages[0] ?? 'en'
    return jsonAnswer(JSON.stringify(mapStyle({ tilesUrl, colours: palettes[scheme], language, scheme })))
  })

  app.get('/map/tiles.pmtiles', async context => {
    const path = await tilesOf(context.get('site'))
    const { size } = await stat(path)
    const asked = rangeOf(context.req.header('range'), size)
    if (asked === 'none') return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } })
    const { from, to } = asked ?? { from: 0, to: size - 1 }
    const bytes = await readPart(path, from, to)
    return new Response(bytes, {
      status: asked ? 206 : 200,
      headers: {
        'Content-Type': 'application/vnd.pmtiles',
        'Accept-Ranges': 'bytes',
        'Cache-Control': 'no-cache',
        ...(asked && { 'Content-Range': `bytes ${from}-${to}/${size}` }),
      },
    })
  })
}

type Part = { from: number; to: number }

/** One range of bytes; `none` for one that lies outside, undefined when the whole is asked for. */
function rangeOf(header: string | undefined, size: number): Part | 'none' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last))
  return from <= to && from < size ? { from, to } : 'none'
}

async function readPart(path: string, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
  const file = await open(path)
  try {
    const bytes = new Uint8Array(to - from + 1)
    await file.read(bytes, 0, bytes.length, from)
    return bytes
  } finally {
    await file.close()
  }
}
