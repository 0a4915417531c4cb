// Before a spreadsheet is read: is it a ZIP at all, and does it stay small when it is unpacked (BLK-105)?
import { Unzip, UnzipInflate } from 'fflate'

/** A sheet with some thousand rows unpacks to a few megabytes; a bomb unpacks to gigabytes. */
export const UNPACKED_MAX_BYTES = 60_000_000
const FILES_MAX = 1000
const CHUNK_BYTES = 65_536

/** Elements within each other. */
const DEPTH_MAX = 64
/** An attribute of the styles, such as a format code; spreadsheets take 255 signs. */
const STYLE_MAX_BYTES = 1024

/** `<`, `>`, `/`, `"`, `'`, `!` and `?` */
const [TAG, END, SLASH, QUOTE, APOSTROPHE, MARK, QUESTION] = [0x3c, 0x3e, 0x2f, 0x22, 0x27, 0x21, 0x3f] as const

/** Follows a part that is XML byte by byte; answers whether it is still harmless. */
function shapeOf(longest: number): (part: Uint8Array) => boolean {
  let depth = 0
  let inTag = false
  let quote = 0
  let length = 0
  let before = 0
  return part => {
    for (let at = 0; at < part.length; at++) {
      const byte = part[at] ?? 0
      if (quote !== 0) {
        if (byte === quote) quote = 0
        else if (++length > longest) return false
      } else if (!inTag) inTag = byte === TAG
      else if (byte === QUOTE || byte === APOSTROPHE) {
        quote = byte
        length = 0
      } else if (byte === END) {
        inTag = false
        if (before === SLASH) depth -= 1
      } else if (before === TAG && byte === SLASH) depth -= 1
      else if (before === TAG && byte !== MARK && byte !== QUESTION && ++depth > DEPTH_MAX) return false
      before = byte
    }
    return true
  }
}

/** Whether a file can be read safely: an XLSX by its parts, and not too large when unpacked. Reads it as a stream. */
export function isSafeXlsx(bytes: Uint8Array): boolean {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4
  if (!isZip) return false
  let unpacked = 0
  let files = 0
  let broken = false
  const names = new Set<string>()
  const unzip = new Unzip(file => {
    files += 1
    // Programs differ in which of two parts of the same name they read.
    if (names.has(file.name)) broken = true
    names.add(file.name)
    const isHarmless = /\.(xml|rels)$/i.test(file.name)
      ? shapeOf(file.name === 'xl/styles.xml' ? STYLE_MAX_BYTES : UNPACKED_MAX_BYTES)
      : () => true
    file.ondata = (error, part) => {
      if (error || !isHarmless(part)) broken = true
      else unpacked += part.length
      if (unpacked > UNPACKED_MAX_BYTES) file.terminate()
    }
    if (files <= FILES_MAX) file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      unzip.push(bytes.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= bytes.length)
      if (unpacked > UNPACKED_MAX_BYTES || files > FILES_MAX || broken) return false
    }
  } catch {
    return false
  }
  return names.has('xl/workbook.xml') && !broken
}
