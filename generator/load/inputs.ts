// The input files of the generator: text, tree and value, so that every later problem can give a position.
import type { Node } from 'jsonc-parser'
import type { Problem } from '../model.ts'

/** The folders of a project that hold inputs. */
export const INPUT_FOLDERS = ['brands', 'content', 'countries', 'schema']

/** Largest input file that is read; a larger one is a mistake. */
export const INPUT_FILE_MAX_BYTES = 1_048_576

/** A file as found on disk. `path` is relative to the root, with forward slashes. */
export type RawFile =
  | { path: string; bytes: Uint8Array }
  | { path: string; failure: 'tooLarge' | 'notAFile' | 'unreadable'; detail: string }

/** A file that is readable as text. */
export type TextFile = { path: string; text: string }

/** A JSON file. `tree` is absent if the text is not usable JSON; `value` has no forbidden key. */
export type JsonFile = TextFile & { tree?: Node; value?: unknown }

/** The files of one brand's folder. */
export type BrandInput = {
  id: string
  /** Absent if brand.json is missing or unreadable as text. */
  file?: JsonFile
  /** File name, such as `logo.svg`, to its text. */
  drawings: ReadonlyMap<string, TextFile>
  /** File name, such as `hero.webp` or that of a typeface, to its bytes. */
  pictures: ReadonlyMap<string, Uint8Array>
  /** Country code, as in the file name, to the override of this pair. */
  pairs: ReadonlyMap<string, JsonFile>
}

/** The settings of sites, without their texts. */
export type Configuration = Pick<Inputs, 'brands' | 'countries' | 'schemas'>

/** Everything that a build is made from; no later stage reads an input from disk. */
export type Inputs = {
  brands: ReadonlyMap<string, BrandInput>
  countries: ReadonlyMap<string, JsonFile>
  /** Locale, as in the file name, to its messages. */
  messages: ReadonlyMap<string, JsonFile>
  /** Locale, as in the file name, to its words for the terms of the glossary. */
  glossary: ReadonlyMap<string, JsonFile>
  /** The list of texts that are intentionally equal to English, if there is one. */
  sameAsEnglish?: JsonFile
  /** The English texts that the translations were made from, if that is recorded. */
  translatedFrom?: JsonFile
  /** Markdown below content/, raw. */
  content: readonly TextFile[]
  /** Name without `.schema.json` to the schema. */
  schemas: ReadonlyMap<string, JsonFile>
  /** Path to the bytes of every readable input file, for the manifest's hashes (GEN-101). */
  bytes: ReadonlyMap<string, Uint8Array>
  /** Mistakes in the files themselves: place, encoding, syntax. */
  problems: readonly Problem[]
}
