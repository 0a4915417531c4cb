// Before a spreadsheet is read: is it a ZIP at all, and does it stay small when it is unpacked (BLK-105)?
import { Unzip, UnzipInflate } from 'fflate'

/** A sheet with some thousand rows unpacks to a few megabytes; a bomb unpacks to gigabytes. */
export const UNPACKED_MAX_BYTES = 60_000_000
const FILES_MAX = 1000
const CHUNK_BYTES = 65_536

/** Whether a file can be read safely: an XLSX by its parts, and not too large when unpacked. Reads it as a stream. */
export function isSafeXlsx(bytes: Uint8Array): boolean {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4
  if (!isZip) return false
  let unpacked = 0
  let files = 0
  let hasWorkbook = false
  let broken = false
  const unzip = new Unzip(file => {
    files += 1
    if (file.name === 'xl/workbook.xml') hasWorkbook = true
    file.ondata = (error, part) => {
      if (error) broken = true
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
  return hasWorkbook
}
