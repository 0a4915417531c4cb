// Packs vector tiles into one PMTiles (version 3) file that a map reads by ranges.
import { gzipSync } from 'node:zlib'
import { zxyToTileId } from 'pmtiles'

export type Tile = { z: number; x: number; y: number; bytes: Uint8Array }
export type ArchiveInfo = {
  minZoom: number
  maxZoom: number
  /** West, south, east, north, degrees. */
  bounds: [number, number, number, number]
  centre: { longitude: number; latitude: number; zoom: number }
  metadata: Record<string, unknown>
}
type Entry = { id: number; offset: number; length: number; run: number }

const HEADER_BYTES = 127
/** The header and the root directory must come with the first read of a client. */
const ROOT_MAX_BYTES = 16_384 - HEADER_BYTES
const LEAF_ENTRIES = 2048
const GZIP = 2
const MVT = 1

const pushVarint = (out: number[], value: number) => {
  let left = value
  while (left >= 128) {
    out.push((left % 128) + 128)
    left = Math.floor(left / 128)
  }
  out.push(left)
}

const directory = (entries: readonly Entry[]): Buffer => {
  const out: number[] = []
  pushVarint(out, entries.length)
  entries.forEach((entry, i) => {
    pushVarint(out, entry.id - (entries[i - 1]?.id ?? 0))
  })
  for (const entry of entries) pushVarint(out, entry.run)
  for (const entry of entries) pushVarint(out, entry.length)
  entries.forEach((entry, i) => {
    const before = entries[i - 1]
    pushVarint(out, before && entry.offset === before.offset + before.length ? 0 : entry.offset + 1)
  })
  return gzipSync(Uint8Array.from(out), { level: 9 })
}

/** Equal tiles are stored once; neighbours that are equal share an entry. */
const layTiles = (tiles: readonly Tile[]): { entries: Entry[]; data: Buffer[]; contents: number } => {
  const sorted = tiles
    .map(tile => ({ id: zxyToTileId(tile.z, tile.x, tile.y), bytes: tile.bytes }))
    .sort((a, b) => a.id - b.id)
  const known = new Map<string, { offset: number; length: number }>()
  const entries: Entry[] = []
  const data: Buffer[] = []
  let end = 0
  for (const { id, bytes } of sorted) {
    const key = Buffer.from(bytes).toString('latin1')
    let place = known.get(key)
    if (!place) {
      const packed = gzipSync(bytes, { level: 6 })
      place = { offset: end, length: packed.length }
      known.set(key, place)
      data.push(packed)
      end += packed.length
    }
    const last = entries.at(-1)
    if (last && last.offset === place.offset && last.id + last.run === id) last.run += 1
    else entries.push({ id, ...place, run: 1 })
  }
  return { entries, data, contents: known.size }
}

const directories = (entries: readonly Entry[]): { root: Buffer; leaves: Buffer[] } => {
  const whole = directory(entries)
  if (whole.length <= ROOT_MAX_BYTES) return { root: whole, leaves: [] }
  const leaves: Buffer[] = []
  const pointers: Entry[] = []
  let offset = 0
  for (let i = 0; i < entries.length; i += LEAF_ENTRIES) {
    const leaf = directory(entries.slice(i, i + LEAF_ENTRIES))
    pointers.push({ id: (entries[i] as Entry).id, offset, length: leaf.length, run: 0 })
    leaves.push(leaf)
    offset += leaf.length
  }
  return { root: directory(pointers), leaves }
}

/** The bytes of a PMTiles file; the same tiles give the same bytes. */
export const packTiles = (tiles: readonly Tile[], info: ArchiveInfo): Buffer => {
  const { entries, data, contents } = layTiles(tiles)
  const { root, leaves } = directories(entries)
  const metadata = gzipSync(JSON.stringify(info.metadata), { level: 9 })
  const sum = (buffers: readonly Buffer[]) => buffers.reduce((total, buffer) => total + buffer.length, 0)
  const sizes = [root.length, metadata.length, sum(leaves), sum(data)]
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles', 0, 'latin1')
  header.writeUInt8(3, 7)
  let offset = HEADER_BYTES
  sizes.forEach((size, i) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + i * 16)
    header.writeBigUInt64LE(BigInt(size), 16 + i * 16)
    offset += size
  })
  const counts = [tiles.length, entries.length, contents]
  counts.forEach((count, i) => {
    header.writeBigUInt64LE(BigInt(count), 72 + i * 8)
  })
  const flags = [1, GZIP, GZIP, MVT, info.minZoom, info.maxZoom]
  flags.forEach((flag, i) => {
    header.writeUInt8(flag, 96 + i)
  })
  info.bounds.forEach((degrees, i) => {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + i * 4)
  })
  header.writeUInt8(info.centre.zoom, 118)
  header.writeInt32LE(Math.round(info.centre.longitude * 1e7), 119)
  header.writeInt32LE(Math.round(info.centre.latitude * 1e7), 123)
  return Buffer.concat([header, root, metadata, ...leaves, ...data])
}
