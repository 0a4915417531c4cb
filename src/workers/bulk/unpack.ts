// Parts of a packed file, read as a stream: a bomb is noticed after its first megabytes and never held (BLK-105).
import { Unzip, UnzipInflate } from 'fflate'
import type { FileProblem } from '#features/bulk/file-problems.ts'

/** Honest sheets of 5 MB unpack to some 25 to 45 MB. */
export const UNPACKED_MAX_BYTES = 64_000_000
/** A file that unpacks to more than this much shrinks at most so many times: honest sheets five to thirty times. */
const BOMB_BYTES = 8_000_000
const SHRINKS_MAX = 150
const PARTS_MAX = 2000
/** One piece unpacks to at most a thousand times as much, which is all that is held at once. */
const CHUNK_BYTES = 16_384
/** Nothing honest takes so long, in milliseconds. */
const READING_MAX_MS = 20_000
/** The end of a packed file is here, with a remark of at most 65,535 bytes after it. */
const END_BYTES = 65_557

/** Raised to end a reading with what is wrong with the file. */
export class Refusal extends Error {
  readonly problem: FileProblem
  constructor(problem: FileProblem) {
    super(problem.code)
    this.problem = problem
  }
}

/** Raised by a reader that has seen enough of a part. */
export class Enough extends Error {}

/** Receives the text of a part piece by piece. */
export type PartReader = (text: string, last: boolean) => void

export type Packed = {
  /** Reads the parts for which `readerOf` gives a reader, in the order of the file; answers the names of all parts. */
  read(readerOf: (name: string) => PartReader | undefined): string[]
}

/** @param bytes of the whole file. Throws Refusal when it is cut off. */
export function openPacked(bytes: Uint8Array, now: () => number = () => performance.now()): Packed {
  if (!hasEnd(bytes)) throw new Refusal({ code: 'broken' })
  const begun = now()
  // Over all readings of this file: a part that is read twice is paid for twice.
  let unpacked = 0

  return {
    read(readerOf) {
      const names: string[] = []
      let pushed = 0
      let here = 0
      // What a reader throws would be caught by the unpacking itself, and is kept here until that has come back.
      let stopped: unknown
      const unzip = new Unzip(file => {
        const isTwice = names.includes(file.name)
        names.push(file.name)
        if (names.length > PARTS_MAX) stopped ??= new Refusal({ code: 'unpacks_too_large' })
        const reader = readerOf(file.name)
        if (!reader) return
        // Programs differ in which of the two they show.
        if (isTwice) stopped ??= new Refusal({ code: 'broken' })
        const decoder = new TextDecoder()
        file.ondata = (error, part, last) => {
          if (stopped) return
          try {
            if (error) throw new Refusal({ code: 'broken' })
            unpacked += part.length
            here += part.length
            if (unpacked > UNPACKED_MAX_BYTES || here > BOMB_BYTES + SHRINKS_MAX * pushed)
              throw new Refusal({ code: 'unpacks_too_large' })
            reader(decoder.decode(part, { stream: !last }), last)
          } catch (reason) {
            stopped = reason
          }
        }
        file.start()
      })
      unzip.register(UnzipInflate)
      try {
        for (let at = 0; at < bytes.length && !stopped; at += CHUNK_BYTES) {
          pushed = Math.min(at + CHUNK_BYTES, bytes.length)
          unzip.push(bytes.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= bytes.length)
          if (now() - begun > READING_MAX_MS) throw new Refusal({ code: 'too_slow' })
        }
      } catch (reason) {
        stopped ??= reason
      }
      if (stopped instanceof Enough) return names
      if (stopped) throw stopped instanceof Refusal ? stopped : new Refusal({ code: 'broken' })
      return names
    },
  }
}

function hasEnd(bytes: Uint8Array): boolean {
  for (let at = bytes.length - 22; at >= 0 && at >= bytes.length - END_BYTES; at--)
    if (bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 5 && bytes[at + 3] === 6) return true
  return false
}
