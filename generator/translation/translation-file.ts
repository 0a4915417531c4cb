// A file of translations in any format: what is written, and what is read with its position.
import type { TextFile } from '../load/inputs.ts'
import { type Finding, problemAtOffset } from '../load/locate.ts'
import type { Problem } from '../model.ts'
import type { Place } from './notes.ts'
import type { Unit } from './units.ts'

/** A unit with the notes for its translator. */
export type OutgoingUnit = Unit & { notes: readonly string[]; places: readonly Place[] }

/** A unit from a translator. `offset` and `length` are those of the translation in the text of the file. */
export type IncomingUnit = {
  id: string
  source: string
  target: string
  /** Not marked as unfinished. */
  isFinished: boolean
  /** Marked as approved, or not marked as unapproved, depending on the format. */
  isConfirmed: boolean
  offset: number
  length: number
}

/** A file from a translator: its language, and mistakes in the file itself. */
export type IncomingFile = {
  file: TextFile
  /** As the file writes it, with the offset of where it does. */
  locale: { tag: string; offset: number }
  units: readonly IncomingUnit[]
  problems: readonly Problem[]
}

/** A format of translation files. */
export type Format = {
  name: string
  extensions: readonly [string, ...string[]]
  write: (locale: string, units: readonly OutgoingUnit[]) => string
  /** The text has neither byte order mark nor carriage returns. */
  read: (file: TextFile) => IncomingFile
}

/** The result for a file of which nothing can be used. */
export function unusable(file: TextFile, offset: number, finding: Finding): IncomingFile {
  const problems = [problemAtOffset(file, Math.min(offset, file.text.length), 1, [], finding)]
  return { file, locale: { tag: '', offset: 0 }, units: [], problems }
}

/** The offset at which a line, counted from 1, begins. */
export function offsetOfLine(text: string, line: number): number {
  const lines = text.split('\n').slice(0, Math.max(line - 1, 0))
  return lines.reduce((sum, one) => sum + one.length + 1, 0)
}

const NOTHING_USED = 'Nothing of a file that cannot be read whole is taken over'

/** The finding for a file that breaks the rules of its format. */
export const notReadable = (format: string, what: string): Finding => ({
  code: 'TRN001',
  what: `This is not well-formed ${format}: ${what}`,
  why: NOTHING_USED,
  hint: 'Save it again from the translation tool, or export anew.',
})

/** The finding for a file of another kind. */
export const notOurs = (what: string, hint: string): Finding => ({ code: 'TRN002', what, why: NOTHING_USED, hint })

/** The finding for a repeated unit. */
export const twice = (id: string): Finding => ({
  code: 'TRN006',
  what: `The unit "${id}" is here a second time`,
  why: 'Of two translations one would be lost',
  hint: 'Keep one of them.',
})

/** A fault of a translation with an element, whether the file has it as such or as letters. */
export const markupFound = (tag: string): Finding => ({
  code: 'TRN008',
  what: `The translation has the element ${tag}`,
  why: 'Texts of the portal are plain: an element would be lost, or shown as letters',
  hint: 'Remove it. Placeholders are written as in the English text, in braces.',
})
